#pragma once
// The win chances of kept hands at the solved scores, compressed to few numbers.

#include "cribbage/board/board_table.h"
#include "cribbage/deal/stakes_table.h"
#include "solve/hands/hand_values.h"

namespace cribbage {

/// The compressed hands, and the grid of their scores. The grid has every solved number of holes with every
/// other, and the number `beyond`, from which on pegs alone give the win chance of a hand. An unsolved score
/// of the grid takes the values of the nearest solved one, scaled down if the game is less open.
struct HandShapes {
  ScoreGrid grid;
  PerSeat<StakesTable::Hands> hands;
};
HandShapes handShapesOf(const SolvedHands& solved, const BoardTable& board, std::size_t directions,
                        int beyond);

/// Root mean squares over hands, weighted by how often they are kept. `without` is for the part of the solved
/// values beyond pegs, `with` for what the table misses of this part.
struct HandErrors {
  double without = 0, with = 0;
};
HandErrors handErrorsOf(const StakesTable& table, Seat seat, StakesTable::Pegs beyond, ToGo toGo,
                        const HandValues& values);

}  // namespace cribbage
