#pragma once
// The exact distributions of the pegs of every kept hand under the solved strategy, and their compression to
// a few numbers each.

#include <array>
#include <vector>

#include "cribbage/deal/peg_spread_table.h"
#include "cribbage/solver/play_solver.h"
#include "native/sampled_deals.h"

namespace cribbage {

/// For each hand of one role, how its pegs are distributed over all hands of the opponent, and how often it
/// is kept.
struct HandPlays {
  std::vector<PeggedSpread> spreads;  ///< by `RankSets` number; empty if the hand is never kept
  std::vector<PegTraits> traits;
  std::vector<double> weights;
};

/// Returns the `HandPlays` of pone [0] and dealer [1] if both follow the average strategy of `solver`.
/// Spreads are exact. The chances of reaching a number of pegs first are counted over `plays` random plays of
/// each hand. Takes half a minute.
std::array<HandPlays, 2> handPlays(PlaySolver& solver, const DealSampler& sampler, int plays,
                                   std::uint64_t seed, int threads);

/// Compresses the traits of all hands to their mean and a few directions in which they differ most. These are
/// principal components, with hands weighted by how often they are kept. `kindOf` has the kind of each hand.
PegShapes shapesOf(const HandPlays& hands, const std::vector<std::uint8_t>& kindOf);

/// The errors of the compressed chances, for up to eight pegs. They are root mean squares over hands,
/// weighted by how often each is kept. `tails` is for the chances of pegging at least some number, `races`
/// for those of reaching a number before the opponent.
struct ShapesError {
  double tails = 0, races = 0;
  double most = 0;  ///< the largest error, over hands kept at least once in ten thousand deals
};
ShapesError errorOf(const PegShapes& shapes, const HandPlays& hands);

}  // namespace cribbage
