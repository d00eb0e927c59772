#pragma once
// The exact distributions of the pegs of every kept hand in the solved play, and their compression to few
// numbers.

#include <array>
#include <vector>

#include "cribbage/deal/peg_spread_table.h"
#include "cribbage/solver/play_solver.h"
#include "native/sampled_deals.h"

namespace cribbage {

/// For each hand of one role: its plays against all hands of the opponent, and the weight of the hand.
struct HandPlays {
  std::vector<PeggedSpread> spreads;  ///< by `RankSets` number; empty if the hand is never kept
  std::vector<PegTraits> traits;
  std::vector<double> weights;
};

/// The plays of pone and dealer when both play the average strategy. Spreads are exact. The race to be first
/// is counted over `plays` plays of each hand, drawn by seed. Half a minute.
std::array<HandPlays, 2> handPlays(PlaySolver& solver, const DealSampler& sampler, int plays,
                                   std::uint64_t seed, int threads);

/// The shapes of those: their mean, and the directions in which they differ most (principal components of the
/// traits, hands weighted by probability). `kindOf` has the kind of each hand.
PegShapes shapesOf(const HandPlays& hands, const std::vector<std::uint8_t>& kindOf);

/// The errors of chances by the shapes, for up to eight pegs: root mean squares over hands weighted by
/// probability, for pegging at least so many and for being first.
struct ShapesError {
  double tails = 0, races = 0;
  double most = 0;  ///< of either kind, over hands kept at least once in ten thousand deals
};
ShapesError errorOf(const PegShapes& shapes, const HandPlays& hands);

}  // namespace cribbage
