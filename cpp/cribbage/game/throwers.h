#pragma once
// Ways to throw.

#include "cribbage/discard/opponent.h"
#include "cribbage/game/player.h"
#include "cribbage/play/hand_pegs_table.h"
#include "cribbage/winning/board_table.h"
#include "cribbage/winning/peg_spread_table.h"

namespace cribbage {

/// Throws what is worth most points, as `valueDiscards` says against an opponent: hand, crib and play. A
/// third of a millisecond.
class PointsThrower final : public Thrower {
 public:
  /// Both must outlive this.
  PointsThrower(const CribModel& opponent, const HandPegsTable& plays) : opponent_(opponent), plays_(plays) {}
  std::array<Card, 2> choose(const ThrowSight& sight, Random& random) const override;

 private:
  const CribModel& opponent_;
  const HandPegsTable& plays_;
};

/// Throws to win from the score, by the win probabilities of `valueChances` against an opponent. It chooses
/// among the throws worth at most four points less than the best, or among all fifteen when a side needs 30
/// holes or less. Some five milliseconds.
class WinThrower final : public Thrower {
 public:
  /// All must outlive this.
  template <class Opponent>
  WinThrower(const Opponent& opponent, const HandPegsTable& plays, const PegSpreadTable& pegging,
             const BoardTable& board)
      : cribs_(opponent), shows_(opponent), plays_(plays), pegging_(pegging), board_(board) {}
  std::array<Card, 2> choose(const ThrowSight& sight, Random& random) const override;

 private:
  const CribModel& cribs_;
  const ShowModel& shows_;
  const HandPegsTable& plays_;
  const PegSpreadTable& pegging_;
  const BoardTable& board_;
};

/// Keeps the four that count most on average, whatever the crib; of equal ones throws the lowest cards.
class HandOnlyThrower final : public Thrower {
 public:
  std::array<Card, 2> choose(const ThrowSight& sight, Random& random) const override;
};

/// Keeps what counts most on average with Schell's average of the crib, added or taken away; of equal ones
/// throws the lowest cards.
class SchellThrower final : public Thrower {
 public:
  std::array<Card, 2> choose(const ThrowSight& sight, Random& random) const override;
};

/// Throws any two.
class RandomThrower final : public Thrower {
 public:
  std::array<Card, 2> choose(const ThrowSight& sight, Random& random) const override;
};

}  // namespace cribbage
