#pragma once
// The expert, a model of the opponent. Experts discard by the table or, near the last hole, for the objective
// at the current score.

#include <memory>
#include <mutex>
#include <vector>

#include "cribbage/board/win_tables.h"
#include "cribbage/cards/card_set.h"
#include "cribbage/discard/opponent.h"
#include "cribbage/play/holes.h"

namespace cribbage {

/// Caches the answers of `Expert`, because a discard and all cards played after it need the same answer.
/// Keeps the last `most` answers, which take half a megabyte. Several threads may use it at once.
class ShowCache {
 public:
  static constexpr std::size_t most = 2;

  /// The key: everything that an answer depends on. Far from the last hole it does not depend on score and
  /// objective, so they keep their defaults.
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

/// An opponent who discards like `WinningOpponent` if a side needs few holes, and otherwise like
/// `PolicyOpponent`. An answer takes four milliseconds from `WinningOpponent`, and one from `PolicyOpponent`.
/// A cached answer takes some hundredths of a millisecond.
class Expert final : public ShowModel {
 public:
  /// `score` is that of both sides when the cards were discarded, 0 to 120. The tables in `tables` must
  /// outlive this.
  Expert(const WinTables& tables, Score score) : tables_(tables), score_(score) {}

  OpponentShows showsGiven(CardSet dealt, bool weDeal) const override;

  /// Whether a side is near enough to the last hole for `WinningOpponent`.
  bool near() const;

 private:
  OpponentShows work(CardSet dealt, bool weDeal) const;

  WinTables tables_;
  Score score_;
};

}  // namespace cribbage
