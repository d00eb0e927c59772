#pragma once
// The distributions of the pegs of every kept hand in the solved play, exactly, and in as few numbers as will
// do.

#include <array>
#include <vector>

#include "cribbage/deal/peg_spread_table.h"
#include "cribbage/solver/play_solver.h"
#include "native/sampled_deals.h"

namespace cribbage {

/// For each hand of one role: its plays over all that the opponent may hold, and the weight of the hand.
struct HandPlays {
  std::vector<PeggedSpread> spreads;  ///< by `RankSets` number; none where the hand is never kept
  std::vector<PegTraits> traits;
  std::vector<double> weights;
};

/// The plays of pone and dealer when both play the average of a solved play. Spreads are exact. Who is first
/// is counted over so many plays of each hand, drawn by seed. Half a minute.
std::array<HandPlays, 2> handPlays(PlaySolver& solver, const DealSampler& sampler, int plays,
                                   std::uint64_t seed, int threads);

/// The shapes of those: what they have in common, and of the directions in which they differ those that
/// matter most (principal components of the traits, hands weighted by how likely they are). `kindOf` has the
/// kind of each hand.
PegShapes shapesOf(const HandPlays& hands, const std::vector<std::uint8_t>& kindOf);

/// The errors of chances by the shapes, over hands by how likely they are, for up to eight pegs: roots of
/// mean squares, of pegging at least so many and of being first.
struct ShapesError {
  double tails = 0, races = 0;
  double most = 0;  ///< of either, for hands kept at least once in ten thousand deals
};
ShapesError errorOf(const PegShapes& shapes, const HandPlays& hands);

}  // namespace cribbage
