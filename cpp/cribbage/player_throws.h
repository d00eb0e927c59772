#pragma once
// Ways to throw.

#include "crib_model.h"
#include "play_table.h"
#include "player.h"

namespace cribbage {

/// Throws what is worth most points, as `valueDiscards` says against an opponent: hand, crib and play. A
/// third of a millisecond.
class PointsThrower final : public Thrower {
 public:
  /// Both must outlive this.
  PointsThrower(const CribModel& opponent, const PlayTable& plays) : opponent_(opponent), plays_(plays) {}
  std::array<Card, 2> choose(const ThrowSight& sight, Random& random) const override;

 private:
  const CribModel& opponent_;
  const PlayTable& plays_;
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
