#pragma once
// The questions about Cribbage Squares.

#include <cstdint>
#include <optional>
#include <vector>

#include "cribbage/questions/given.h"
#include "cribbage/squares/squares.h"

namespace cribbage {

struct SquaresQuestion {
  Given grid, card;
  template <class See>
  static void fields(See&& see) {
    see("grid", &SquaresQuestion::grid);
    see("card", &SquaresQuestion::card);
  }
};

struct SquaresCell {
  int cell = 0;  ///< 0 to 15, row by row
  int points = 0;
  double value = 0;
  template <class See>
  static void fields(See&& see) {
    see("cell", &SquaresCell::cell);
    see("points", &SquaresCell::points);
    see("value", &SquaresCell::value);
  }
};

struct SquaresAnswer {
  int total = 0;
  std::vector<int> lines;  ///< the points of each line, in the order of `gridLines`
  std::vector<SquaresCell> cells;
  bool exact = false;
  template <class See>
  static void fields(See&& see) {
    see("total", &SquaresAnswer::total);
    see("lines", &SquaresAnswer::lines);
    see("cells", &SquaresAnswer::cells);
    see("exact", &SquaresAnswer::exact);
  }
};

/// Counts the ten lines of a `grid`, and values each empty cell for the `card` that is to be placed. The grid
/// is given as sixteen words, row by row, with `?` for an empty cell. Without a card, no cell is valued.
Result<SquaresAnswer> valueSquares(const SquaresQuestion& question);
Result<SquaresAnswer> valueSquares(const CardGrid& grid, std::optional<Card> card);

struct ReviewSquaresQuestion {
  Given grid, drawn;
  template <class See>
  static void fields(See&& see) {
    see("grid", &ReviewSquaresQuestion::grid);
    see("drawn", &ReviewSquaresQuestion::drawn);
  }
};

struct SquaresPlacing {
  Card card;
  int cell = 0;
  int best = 0;     ///< the cell that was worth most
  double lost = 0;  ///< the value of the best cell less that of the chosen one
  template <class See>
  static void fields(See&& see) {
    see("card", &SquaresPlacing::card);
    see("cell", &SquaresPlacing::cell);
    see("best", &SquaresPlacing::best);
    see("lost", &SquaresPlacing::lost);
  }
};

struct SquaresGrid {
  int total = 0;
  std::vector<Card> grid;
  template <class See>
  static void fields(See&& see) {
    see("total", &SquaresGrid::total);
    see("grid", &SquaresGrid::grid);
  }
};

struct ReviewSquaresAnswer {
  int total = 0;
  std::vector<SquaresPlacing> placed;  ///< in the order of the draw
  SquaresGrid sensible;
  SquaresGrid best;
  template <class See>
  static void fields(See&& see) {
    see("total", &ReviewSquaresAnswer::total);
    see("placed", &ReviewSquaresAnswer::placed);
    see("sensible", &ReviewSquaresAnswer::sensible);
    see("best", &ReviewSquaresAnswer::best);
  }
};

/// Says what each placing of a full `grid` cost, what a sensible player makes of the same cards, and the best
/// grid that a search finds. `drawn` has the cards in the order in which they came.
Result<ReviewSquaresAnswer> reviewSquares(const ReviewSquaresQuestion& question);
Result<ReviewSquaresAnswer> reviewSquares(const CardGrid& grid, const SquaresDraw& drawn);

}  // namespace cribbage
