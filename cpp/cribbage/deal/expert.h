#pragma once
// The expert as an opponent: discards by the table or, near the last hole, by the objective at the score.

#include <memory>
#include <mutex>
#include <vector>

#include "cribbage/board/win_tables.h"
#include "cribbage/cards/card_set.h"
#include "cribbage/discard/opponent.h"

namespace cribbage {

/// Caches the shows of experts, because a discard and all plays after it need the same shows. Keeps the last
/// `most`, half a megabyte. Several threads may use it at once.
class ShowCache {
 public:
  static constexpr std::size_t most = 2;

  /// The key: everything that an answer depends on. Far from the last hole, score and objective are left at
  /// their defaults.
  struct Asked {
    CardSet held;
    bool weDeal = false;
    Score score{-1, -1};
    Objective objective = Objective::win;
    bool stakes = false;

    friend bool operator==(const Asked&, const Asked&) = default;
  };
  using Shows = std::shared_ptr<const OpponentShows>;

  Shows find(const Asked& asked);  ///< null if it is not cached
  void keep(const Asked& asked, const Shows& shows);

 private:
  std::mutex mutex_;
  std::vector<std::pair<Asked, Shows>> known_;  // the newest last
};

/// Answers as `WinningOpponent` in four milliseconds if a side needs few holes, else as `PolicyOpponent` in
/// one. A cached answer takes some hundredths of a millisecond.
class Expert final : public ShowModel {
 public:
  /// `score` is that of both sides when the cards were discarded, 0 to 120. The tables in `tables` must
  /// outlive this.
  Expert(const WinTables& tables, Score score) : tables_(tables), score_(score) {}

  OpponentShows showsGiven(CardSet dealt, bool weDeal) const override;

 private:
  bool near() const;
  OpponentShows work(CardSet dealt, bool weDeal) const;

  WinTables tables_;
  Score score_;
};

}  // namespace cribbage
