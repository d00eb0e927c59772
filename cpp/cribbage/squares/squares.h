#pragma once
// Cribbage Squares for one player: sixteen cards come one by one, and each is placed on a grid for good. The
// ten lines are counted as hands without a starter.

#include <array>
#include <cstdint>
#include <vector>

#include "cribbage/squares/grid.h"

namespace cribbage {

/// The sixteen cards in the order in which they come.
using SquaresDraw = std::array<Card, cellCount>;

/// An empty cell, and what it is worth to place the card there.
struct CellValue {
  std::uint8_t cell = 0;
  int points = 0;          ///< the points that its lines gain at once
  std::int64_t sum = 0;    ///< the final totals, added over all cases
  std::int64_t count = 0;  ///< the number of cases, the same for every cell
  double value() const { return static_cast<double>(sum) / static_cast<double>(count); }
};

/// Returns the empty cells for `card`, best first; equals in the order of cells. The value of a cell is the
/// expected final total after the card is placed there.
///
/// While at most `exactCells` cells are empty, the value is exact: it is an average over every order of the
/// cards that may still come, and each of these cards is placed in the best cell. Before that it is an
/// average over some hundred random orders of the rest, the same for each cell, in which the quick rule of
/// `LineValues` places the rest.
///
/// The card must not be in the grid, and one cell at least must be empty. Takes at most some 10 ms.
std::vector<CellValue> valueCells(const CardGrid& grid, Card card);
inline constexpr int exactCells = 3;

/// Returns the grid of a player who places each card where `valueCells` says, knowing nothing of later cards.
CardGrid playSensibly(const SquaresDraw& draw);

/// Returns the best grid of sixteen cards that a search finds, which knows all cards from the start. The
/// search swaps two cards again and again. It is not proven that there is no better grid.
CardGrid findBestGrid(const SquaresDraw& draw);

}  // namespace cribbage
