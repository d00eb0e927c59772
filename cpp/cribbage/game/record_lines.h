#pragma once
// The lines of one deal of a record, read but not yet judged.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cribbage/base/error.h"
#include "cribbage/cards/card_set.h"
#include "cribbage/game/record.h"
#include "cribbage/game/record_words.h"
#include "cribbage/show/score.h"

namespace cribbage {

/// Whether a line says something of a deal by its first word, as `play` does, so that nobody is named so.
bool isLineOfDeal(std::string_view word);

/// What happened, on which line, and what the players said that it made.
struct RecordStep {
  int line = 0;
  DealEvent event;
  record_words::Said said;
};

class DealLines {
 public:
  /// `line` is that of the deal's head. `names` must outlive this.
  DealLines(const PerPlayer<std::string>& names, int line) : names_(names), head_(line) {}

  /// Takes a line behind the head. Players, lines and cards stand in any order.
  std::optional<Error> read(std::string_view text, int line);
  std::optional<Error> readStarter(std::string_view text);

  /// Everything is read: the crib is settled, and the steps stand in the deal as events. Cards of the play
  /// are not in it yet.
  std::optional<Error> close();

  int head() const { return head_; }
  int finalLine() const { return finalLine_; }
  const std::vector<RecordStep>& steps() const { return steps_; }

  RecordedDeal deal;

 private:
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

  const PerPlayer<std::string>& names_;
  int head_ = 0, line_ = 0, cribLine_ = 0, finalLine_ = 0;
  CardSet named_;
  RankCounts met_{};
  std::vector<RecordStep> steps_;
};

}  // namespace cribbage
