#pragma once
// The win probabilities of leads and replies at the solved scores, in as few numbers as will do.

#include <map>
#include <string>
#include <utility>

#include "cribbage/deal/stakes_table.h"
#include "cribbage/discard/hand_prior.h"
#include "solve/play_opening.h"

namespace cribbage {

/// By the holes that dealer and pone need: chances of winning, less a half.
using SolvedOpenings = std::map<std::pair<int, int>, OpeningNets>;

/// Adds a score to a file of them; reads what there is, and of a score the last.
void append(const std::string& file, int dealer, int pone, const OpeningNets& nets);
SolvedOpenings readOpenings(const std::string& file);

/// The weights of kept hands, and of leads.
struct OpeningWeights {
  HandPrior::Weights pones, dealers;
  ByRank leads{};
};
OpeningWeights weightsOf(const ThrowsTable& crib, const OpeningTable& opening);

/// The count of numbers by which a card is written, and their step: of chances, over all scores. Leads are
/// few and take little room.
struct OpeningShapes {
  struct Kind {
    std::size_t directions;
    double step;
  };
  Kind leads{8, 0.05}, replies{6, 0.14};
};

/// The table of that: at the scores of the grid that were not solved all cards win alike.
StakesTable stakesOf(const ScoreGrid& grid, const SolvedOpenings& openings, const OpeningTable& points,
                     const OpeningWeights& weights, const OpeningShapes& shapes);

/// The losses at a score, over hands as they are kept and led to: of a player who plays by the table, and of
/// one who plays for points.
struct OpeningLosses {
  double byTable = 0, byPoints = 0;
};
OpeningLosses lossesOf(bool replies, const StakesTable& stakes, ToGo toGo, const OpeningNets& wins,
                       const OpeningTable& points, const OpeningWeights& weights);

}  // namespace cribbage
