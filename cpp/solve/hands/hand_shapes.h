#pragma once
// Compresses the win chances of kept hands at the solved scores to a few numbers each, for `StakesTable`.

#include "cribbage/board/board_table.h"
#include "cribbage/deal/stakes_table.h"
#include "solve/hands/hand_values.h"

namespace cribbage {

/// The compressed hands, and the grid of scores at which they are known. The grid combines every number of
/// holes that is solved for the dealer with every number that is solved for the pone. The numbers of each
/// side also include `beyond`. If a side needs that many holes or more, the win chance of a hand follows from
/// its pegs alone. A score of the grid that was not solved takes the values of the nearest solved one, scaled
/// down if the game is less open.
struct HandShapes {
  ScoreGrid grid;
  PerSeat<StakesTable::Hands> hands;
};
HandShapes handShapesOf(const SolvedHands& solved, const BoardTable& board, std::size_t directions,
                        int beyond);

/// The difference between a hand's win chance and the chance predicted by its pegs: `without` the table, and
/// `with` the table's correction. Both are root mean squares over hands, weighted by how often each is kept.
struct HandErrors {
  double without = 0, with = 0;
};
HandErrors handErrorsOf(const StakesTable& table, Seat seat, StakesTable::Pegs beyond, ToGo toGo,
                        const HandValues& values);

}  // namespace cribbage
