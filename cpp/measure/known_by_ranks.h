#pragma once
// Strategies of the solver and models of the core, one as the other.

#include "cribbage/discard/throws_table.h"
#include "native/crib_game.h"

namespace cribbage {

/// The shares of a policy; hands are left at 0.
Strategy strategyOf(const ThrowPolicy& policy);

/// An opponent known by the shares of a strategy, which are not rounded to parts: the weights are those of
/// `ThrowPolicy::weightsGiven`. The strategy must outlive this.
class KnownByRanks final : public CribModel {
 public:
  explicit KnownByRanks(const Strategy& strategy) : strategy_(strategy) {}
  ThrowWeights throwsGiven(CardSet dealt, bool weDeal) const override;

 private:
  static constexpr double scale = ThrowPolicy::whole << 5;  // that of a policy's weights
  const Strategy& strategy_;
};

}  // namespace cribbage
