#pragma once
// The win probabilities of leads and replies at the solved scores, compressed to few numbers.

#include <map>
#include <string>
#include <utility>

#include "cribbage/deal/stakes_table.h"
#include "cribbage/discard/hand_prior.h"
#include "solve/play_opening.h"

namespace cribbage {

/// Win chances less a half, by the holes that the dealer and the pone need.
using SolvedOpenings = std::map<std::pair<int, int>, OpeningNets>;

/// `append` adds a score to a file of openings. `readOpenings` takes the last record of each score.
void append(const std::string& file, int dealer, int pone, const OpeningNets& nets);
SolvedOpenings readOpenings(const std::string& file);

/// The weights of kept hands, and of leads.
struct OpeningWeights {
  HandPrior::Weights pones, dealers;
  ByRank leads{};
};
OpeningWeights weightsOf(const ThrowsTable& crib, const OpeningTable& opening);

/// The number of coefficients per card, and their quantization step in win chance, over all scores. Leads are
/// few, so their higher precision takes little room.
struct OpeningShapes {
  struct Kind {
    std::size_t directions;
    double step;
  };
  Kind leads{8, 0.05}, replies{6, 0.14};
};

/// Makes the table. At a score of the grid that was not solved, all cards win equally often.
StakesTable stakesOf(const ScoreGrid& grid, const SolvedOpenings& openings, const OpeningTable& points,
                     const OpeningWeights& weights, const OpeningShapes& shapes);

/// The mean loss of win chance at a score for a player who plays by the table, and for one who plays for
/// points. Hands are weighted by how often they are kept and led to.
struct OpeningLosses {
  double byTable = 0, byPoints = 0;
};
OpeningLosses lossesOf(bool replies, const StakesTable& stakes, ToGo toGo, const OpeningNets& wins,
                       const OpeningTable& points, const OpeningWeights& weights);

}  // namespace cribbage
