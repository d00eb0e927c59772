#pragma once
// What kept hands win at the solved scores, in as few numbers as will do.

#include "cribbage/board/board_table.h"
#include "cribbage/deal/stakes_table.h"
#include "solve/hands/hand_values.h"

namespace cribbage {

/// The grid of the solved scores, each number of holes with each, and one beyond them where hands win what
/// their pegs say. A score of the grid that was not solved is like the nearest one that was, by as much less
/// as less is open.
struct HandShapes {
  ScoreGrid grid;
  PerSeat<StakesTable::Hands> hands;
};
HandShapes handShapesOf(const SolvedHands& solved, const BoardTable& board, std::size_t directions,
                        int beyond);

/// The root of the mean square, over hands as they are kept, of what the solved values have beyond pegs; and
/// of what the table leaves of it.
struct HandErrors {
  double without = 0, with = 0;
};
HandErrors handErrorsOf(const StakesTable& table, Seat seat, StakesTable::Pegs beyond, ToGo toGo,
                        const HandValues& values);

}  // namespace cribbage
