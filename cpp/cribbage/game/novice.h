#pragma once
// The two ways of somebody who plays their first games: mostly as a beginner, sometimes without looking.

#include <cstdint>

#include "cribbage/game/peggers.h"
#include "cribbage/game/throwers.h"

namespace cribbage {

/// Of a hundred choices, a novice makes this many without looking. The others are those of the beginner.
inline constexpr std::uint32_t noviceSlips = 45;

/// Discards as `HandOnlyThrower`, but with a slip draws among the throws that keep a hand of nearly the most
/// points before the cut: at most `mostLost` fewer.
class NoviceThrower final : public Thrower {
 public:
  static constexpr int mostLost = 4;

  std::array<Card, 2> choose(const DiscardInformation& information, Random& random) const override;

 private:
  HandOnlyThrower careful_;
};

/// Plays as `GreedyPegger`, but with a slip a random card that fits.
class NovicePegger final : public Pegger {
 public:
  Rank choose(const TurnInformation& turn, Random& random) const override;

 private:
  GreedyPegger careful_;
  RandomPegger hasty_;
};

}  // namespace cribbage
