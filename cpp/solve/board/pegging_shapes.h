#pragma once
// The exact distributions of the pegs of every kept hand in the solved play, and their compression to few
// numbers.

#include <array>
#include <vector>

#include "cribbage/deal/peg_spread_table.h"
#include "cribbage/solver/play_solver.h"
#include "native/sampled_deals.h"

namespace cribbage {

/// The plays of each hand of one role against all hands of the opponent, and the weights of the hands.
struct HandPlays {
  std::vector<PeggedSpread> spreads;  ///< by `RankSets` number; empty if the hand is never kept
  std::vector<PegTraits> traits;
  std::vector<double> weights;
};

/// Returns the plays of pone and dealer if both play the average strategy. Spreads are exact. Who pegs a
/// number first is counted over `plays` random plays of each hand. Takes half a minute.
std::array<HandPlays, 2> handPlays(PlaySolver& solver, const DealSampler& sampler, int plays,
                                   std::uint64_t seed, int threads);

/// Compresses plays to their mean and the directions in which they differ most (principal components of the
/// traits, hands weighted by probability). `kindOf` has the kind of each hand.
PegShapes shapesOf(const HandPlays& hands, const std::vector<std::uint8_t>& kindOf);

/// The errors of the compressed chances, for up to eight pegs: root mean squares over hands weighted by
/// probability. `tails` is for pegging at least a number, `races` for pegging it first.
struct ShapesError {
  double tails = 0, races = 0;
  double most = 0;  ///< the largest error, over hands kept at least once in ten thousand deals
};
ShapesError errorOf(const PegShapes& shapes, const HandPlays& hands);

}  // namespace cribbage
