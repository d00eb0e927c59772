#include <ostream>

#include "cli/figures.h"
#include "cli/print/answers.h"

namespace cribbage {

namespace {

std::string placeOf(int cell) {
  return "row " + std::to_string(cell / 4 + 1) + ", column " + std::to_string(cell % 4 + 1);
}

void writeGrid(std::ostream& out, const char* title, const SquaresGrid& grid) {
  out << title << " " << grid.total << "\n";
  for (std::size_t cell = 0; cell < grid.grid.size(); ++cell)
    out << (cell % 4 == 0 ? "  " : " ") << print(grid.grid[cell]) << (cell % 4 == 3 ? "\n" : "");
}

}  // namespace

void write(std::ostream& out, const SquaresAnswer& answer) {
  out << answer.total << "\n";
  constexpr std::array<const char*, 3> kinds{"rows", "columns", "diagonals"};
  for (std::size_t line = 0; line < answer.lines.size(); ++line)
    out << (line % 4 == 0 ? std::string(line == 0 ? "  " : "\n  ") + kinds[line / 4] : "") << " "
        << answer.lines[line];
  out << "\n";
  for (const SquaresCell& cell : answer.cells)
    out << "  " << placeOf(cell.cell) << "  " << right(fixed(cell.value), 6) << "  "
        << right('+' + std::to_string(cell.points), 4) << "\n";
  if (!answer.cells.empty() && !answer.exact) out << "The totals to expect are estimates.\n";
}

void write(std::ostream& out, const ReviewSquaresAnswer& answer) {
  out << answer.total << "\n";
  for (const SquaresPlacing& placed : answer.placed) {
    out << "  " << print(placed.card) << "  " << placeOf(placed.cell);
    if (placed.lost > 0) out << "  lost " << fixed(placed.lost) << ": better " << placeOf(placed.best);
    out << "\n";
  }
  writeGrid(out, "a sensible player", answer.sensible);
  writeGrid(out, "the best found", answer.best);
}

}  // namespace cribbage
