#pragma once
// The grid of Cribbage Squares: sixteen cells, each empty or with a card, and ten lines of four cells.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "cribbage/cards/card.h"
#include "cribbage/cards/card_set.h"

namespace cribbage {

inline constexpr std::size_t cellCount = 16;
inline constexpr std::size_t lineCount = 10;

/// The cells of a grid, row by row:
///
///      0  1  2  3
///      4  5  6  7
///      8  9 10 11
///     12 13 14 15
using CardGrid = std::array<std::optional<Card>, cellCount>;

/// The cells of each line: four rows from the top, four columns from the left, the diagonal that falls to the
/// right, and the one that rises.
inline constexpr std::array<std::array<std::uint8_t, 4>, lineCount> gridLines{{{0, 1, 2, 3},
                                                                               {4, 5, 6, 7},
                                                                               {8, 9, 10, 11},
                                                                               {12, 13, 14, 15},
                                                                               {0, 4, 8, 12},
                                                                               {1, 5, 9, 13},
                                                                               {2, 6, 10, 14},
                                                                               {3, 7, 11, 15},
                                                                               {0, 5, 10, 15},
                                                                               {12, 9, 6, 3}}};

/// Return the two or three lines through a cell: its row, its column, and a diagonal if it is on one.
namespace grid_parts {
struct Crossing {
  std::array<std::uint8_t, 3> lines{};
  std::uint8_t count = 0;
};
inline constexpr auto crossings = [] {
  std::array<Crossing, cellCount> all{};
  for (std::size_t line = 0; line < lineCount; ++line)
    for (const std::uint8_t cell : gridLines[line]) {
      Crossing& crossing = all[cell];
      crossing.lines[crossing.count++] = static_cast<std::uint8_t>(line);
    }
  return all;
}();
}  // namespace grid_parts
inline std::span<const std::uint8_t> linesThrough(std::size_t cell) {
  const auto& crossing = grid_parts::crossings[cell];
  return {crossing.lines.data(), crossing.count};
}

/// The points of each line, in the order of `gridLines`.
using LinePoints = std::array<int, lineCount>;

/// Returns the points of the cards that lie in each line, without a starter. Four cards of one suit are a
/// flush; fewer cards are none.
LinePoints scoreLines(const CardGrid& grid);

int totalOf(const LinePoints& points);

/// Returns the cards in the grid.
CardSet cardsIn(const CardGrid& grid);

}  // namespace cribbage
