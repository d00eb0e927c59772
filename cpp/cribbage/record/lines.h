#pragma once
// Reads the lines of one deal of a recorded game. `DealReferee` checks the events later.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cribbage/base/error.h"
#include "cribbage/cards/card_set.h"
#include "cribbage/record/record.h"
#include "cribbage/record/words.h"
#include "cribbage/show/score.h"

namespace cribbage {

/// Returns whether a word, such as `play`, begins a line of a deal. Players cannot have these names.
bool isLineOfDeal(std::string_view word);

/// An event, the number of its line, and the points that the record claims for it.
struct RecordStep {
  int line = 0;
  DealEvent event;
  record_words::Said said;
};

class DealLines {
 public:
  /// `line` is the number of the line that begins the deal. `record` must outlive this.
  DealLines(const Record& record, int line) : record_(record), head_(line) {}

  /// Reads one of the lines after the first line of the deal. The lines may come in any order, and so may the
  /// cards of a hand.
  std::optional<Error> read(std::string_view text, int line);
  std::optional<Error> readStarter(std::string_view text);

  /// Ends the deal: reconciles its crib with the discards, and adds the events of its lines to `deal`.
  /// Afterwards `deal.cards` still lacks the cards that only the play shows.
  std::optional<Error> close();

  int head() const { return head_; }
  int finalLine() const { return finalLine_; }
  const std::vector<RecordStep>& steps() const { return steps_; }

  RecordedDeal deal;

 private:
  const std::string& nameOf(PlayerId who) const { return record_.names[who]; }
  PlayerId pone() const { return record_.seating.left(deal.dealer); }
  std::optional<PlayerId> whoIs(std::string_view word) const;
  std::optional<PlayerId> takePlayer(std::string_view& text) const;
  std::optional<Error> meet(const MaybeSeen& card);
  std::optional<Error> meetAll();
  std::optional<Error> readCards(PlayerId who, std::string_view text);
  std::optional<Error> readCrib(std::string_view text);
  std::optional<Error> readPlay(std::string_view text);
  std::optional<Error> readPegs(std::string_view text);
  std::optional<Error> readShow(std::string_view text);
  std::optional<Error> readFinal(std::string_view text);
  void happened(const DealEvent& event) { steps_.push_back({line_, event, {}}); }

  const Record& record_;
  int head_ = 0, line_ = 0, cribLine_ = 0, finalLine_ = 0;
  CardSet named_;
  RankCounts met_{};
  std::vector<RecordStep> steps_;
};

}  // namespace cribbage
