#pragma once
// Compresses the win chances of leads and replies at the solved scores to a few numbers each, for
// `StakesTable`.

#include <map>
#include <utility>

#include "cribbage/board/win_tables.h"
#include "cribbage/deal/stakes_table.h"
#include "cribbage/discard/hand_prior.h"
#include "solve/openings/solved_openings.h"

namespace cribbage {

/// How often pone and dealer keep each hand at a score if both play to win, and how often each rank is led.
struct OpeningWeights {
  HandPrior::Weights pones{}, dealers{};
  ByRank leads{};
};
using WeightsByScore = std::map<std::pair<int, int>, OpeningWeights>;

/// Returns the weights at each solved score. The hands kept are those of the table of stakes in `tables`.
WeightsByScore weightsOf(const SolvedOpenings& openings, const WinTables& tables);

/// How precise the table is, for leads and for replies. The table stores `directions` patterns of win chances
/// over all scores. For each card it stores a whole number of each pattern. `step` is the length of a pattern
/// at first. A number moves away from 0 only if each step reduces the square error, weighted by the
/// probability of the card, by twice `price`.
struct OpeningShapes {
  struct Kind {
    std::size_t directions;
    double step;
  };
  Kind leads{8, 0.05}, replies{8, 0.08};
  double price = 1.9e-7;
};

/// Makes the data of leads and replies from the solved win chances. For a score of the grid that was not
/// solved, they say that all cards win equally often.
StakesTable::Roles rolesOf(const ScoreGrid& grid, const SolvedOpenings& openings, const OpeningTable& points,
                           const WeightsByScore& weights, const OpeningShapes& shapes);

/// How much win chance a player loses on average at one score by not always playing the best card. `byTable`
/// is for a player who chooses by the table, `byPoints` for one who plays for points. Each hand is weighted
/// by how often it is kept, and for replies also by how often each rank is led.
struct OpeningLosses {
  double byTable = 0, byPoints = 0;
};
OpeningLosses lossesOf(bool replies, const StakesTable& stakes, ToGo toGo, const OpeningNets& wins,
                       const OpeningTable& points, const OpeningWeights& weights);

}  // namespace cribbage
