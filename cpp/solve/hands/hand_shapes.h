#pragma once
// The win chances of kept hands at the solved scores, compressed to few numbers.

#include "cribbage/board/board_table.h"
#include "cribbage/deal/stakes_table.h"
#include "solve/hands/hand_values.h"

namespace cribbage {

/// The grid of the solved scores, every number of holes with every other, and one number beyond them at which
/// the pegs alone give the win chance of a hand. A score of the grid that was not solved takes the values of
/// the nearest solved one, scaled down if less is open.
struct HandShapes {
  ScoreGrid grid;
  PerSeat<StakesTable::Hands> hands;
};
HandShapes handShapesOf(const SolvedHands& solved, const BoardTable& board, std::size_t directions,
                        int beyond);

/// Root mean squares over hands as they are kept: of the part of the solved values beyond pegs, and of the
/// part of it that the table misses.
struct HandErrors {
  double without = 0, with = 0;
};
HandErrors handErrorsOf(const StakesTable& table, Seat seat, StakesTable::Pegs beyond, ToGo toGo,
                        const HandValues& values);

}  // namespace cribbage
