#pragma once
// The expert as an opponent at a score: throws by the table, and near the last hole for what the game is for.

#include <memory>
#include <mutex>
#include <vector>

#include "cribbage/board/win_tables.h"
#include "cribbage/cards/card_set.h"
#include "cribbage/discard/opponent.h"

namespace cribbage {

/// The shows of experts, cached for the next question of the same deal: a discard, and all plays after it,
/// ask for the same. It keeps the last `most`, half a megabyte. It may be used by several threads at once.
class ShowCache {
 public:
  static constexpr std::size_t most = 2;

  /// All that an answer depends on. Far from the last hole that is neither score nor objective.
  struct Asked {
    CardSet held;
    bool weDeal = false;
    Score score{-1, -1};
    Objective objective = Objective::win;
    bool stakes = false;

    friend bool operator==(const Asked&, const Asked&) = default;
  };
  using Shows = std::shared_ptr<const OpponentShows>;

  Shows find(const Asked& asked);  ///< nothing where it is not known
  void keep(const Asked& asked, const Shows& shows);

 private:
  std::mutex mutex_;
  std::vector<std::pair<Asked, Shows>> known_;  // the newest last
};

/// `WinningOpponent` where a side needs few holes, and `PolicyOpponent` of the table elsewhere. Four
/// milliseconds or one, and some hundredths of one for what is known.
class Expert final : public ShowModel {
 public:
  /// Our score and theirs when cards were thrown, 0 to 120. What the tables point to must outlive this.
  Expert(const WinTables& tables, Score score) : tables_(tables), score_(score) {}

  OpponentShows showsGiven(CardSet dealt, bool weDeal) const override;

 private:
  bool near() const;
  OpponentShows work(CardSet dealt, bool weDeal) const;

  WinTables tables_;
  Score score_;
};

}  // namespace cribbage
