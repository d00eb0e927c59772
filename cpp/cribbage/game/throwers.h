#pragma once
// Ways to throw.

#include "cribbage/board/win_tables.h"
#include "cribbage/discard/opponent.h"
#include "cribbage/game/player.h"
#include "cribbage/play/hand_pegs_table.h"

namespace cribbage {

/// Throws what is worth most points, as `valueDiscards` says against an opponent: hand, crib and play. A
/// third of a millisecond.
class PointsThrower final : public Thrower {
 public:
  /// Both must outlive this.
  PointsThrower(const CribModel& opponent, const HandPegsTable& plays) : opponent_(opponent), plays_(plays) {}
  std::array<Card, 2> choose(const DiscardInformation& information, Random& random) const override;

 private:
  const CribModel& opponent_;
  const HandPegsTable& plays_;
};

/// Throws what the advice ranks first for what the game is played for (`rankedByWorth`). Some milliseconds.
class WinThrower final : public Thrower {
 public:
  /// What the tables point to must outlive this.
  explicit WinThrower(const WinTables& tables) : tables_(tables) {}
  std::array<Card, 2> choose(const DiscardInformation& information, Random& random) const override;

 private:
  WinTables tables_;
};

/// Keeps the four that count most on average, whatever the crib; of equal ones throws the lowest cards.
class HandOnlyThrower final : public Thrower {
 public:
  std::array<Card, 2> choose(const DiscardInformation& information, Random& random) const override;
};

/// Keeps what counts most on average with Schell's average of the crib, added or taken away; of equal ones
/// throws the lowest cards.
class SchellThrower final : public Thrower {
 public:
  std::array<Card, 2> choose(const DiscardInformation& information, Random& random) const override;
};

/// Throws any two.
class RandomThrower final : public Thrower {
 public:
  std::array<Card, 2> choose(const DiscardInformation& information, Random& random) const override;
};

}  // namespace cribbage
