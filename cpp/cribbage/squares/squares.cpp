#include "cribbage/squares/squares.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "cribbage/base/random.h"
#include "cribbage/base/sort_few.h"
#include "cribbage/cards/deck.h"
#include "cribbage/squares/line_values.h"

namespace cribbage {

namespace {

// A grid as the quick rule sees it: its lines, and a bit for each empty cell.
struct Board {
  std::array<Line, lineCount> lines{};
  std::uint32_t empty = (1u << cellCount) - 1;

  explicit Board(const CardGrid& grid) {
    for (std::size_t cell = 0; cell < cellCount; ++cell)
      if (grid[cell]) place(*grid[cell], cell);
  }

  int cellsLeft() const { return std::popcount(empty); }

  void place(Card card, std::size_t cell) {
    for (const std::uint8_t line : linesThrough(cell)) lines[line] = lines[line].with(card);
    empty &= ~(1u << cell);
  }
};

// Calls `see(cell)` for each empty cell, lowest first.
template <class See>
void eachEmpty(std::uint32_t empty, See see) {
  for (; empty != 0; empty &= empty - 1) see(static_cast<std::size_t>(std::countr_zero(empty)));
}

// Returns how much the lines of a cell gain by a card, in the unit of `LineValues`. In a full line that is
// the gain in points.
int gainOf(const Board& board, Card card, std::size_t cell, const LineValues& values) {
  int gain = 0;
  for (const std::uint8_t line : linesThrough(cell))
    gain += values.of(board.lines[line].with(card)) - values.of(board.lines[line]);
  return gain;
}

int totalOf(const Board& board, const LineValues& values) {
  int total = 0;
  for (const Line& line : board.lines) total += values.points(line);
  return total;
}

// Places the cards in turn by the quick rule, and returns the total of the full grid.
int playQuickly(Board board, std::span<const Card> cards, const LineValues& values) {
  for (const Card card : cards) {
    std::size_t best = 0;
    int most = -1'000'000;
    eachEmpty(board.empty, [&](std::size_t cell) {
      const int gain = gainOf(board, card, cell, values);
      if (gain > most) {
        most = gain;
        best = cell;
      }
    });
    board.place(card, best);
  }
  return totalOf(board, values);
}

// Returns the sum of the final totals over every order of the cards that may still come, if each is placed
// best.
std::int64_t sumOfBest(const Board& board, CardSet unseen, const LineValues& values) {
  if (board.empty == 0) return totalOf(board, values);
  std::int64_t sum = 0;
  for (const Card card : unseen) {
    std::int64_t most = 0;
    CardSet left = unseen;
    left.remove(card);
    eachEmpty(board.empty, [&](std::size_t cell) {
      Board next = board;
      next.place(card, cell);
      most = std::max(most, sumOfBest(next, left, values));
    });
    sum += most;
  }
  return sum;
}

// The number of random orders for a choice of so many cells. An order takes a time of some cells³.
int ordersFor(int cells) {
  return std::clamp(300'000 / (cells * cells * cells), 64, 1000);
}

}  // namespace

std::vector<CellValue> valueCells(const CardGrid& grid, Card card) {
  const LineValues& values = lineValues();
  const Board board(grid);
  const int before = cribbage::totalOf(scoreLines(grid));
  assert(board.empty != 0 && !cardsIn(grid).has(card));

  CardSet unseen = CardSet::deck().without(cardsIn(grid));
  unseen.remove(card);
  std::vector<CellValue> cells;
  std::vector<Board> after;
  eachEmpty(board.empty, [&](std::size_t cell) {
    CardGrid placed = grid;
    placed[cell] = card;
    const int points = cribbage::totalOf(scoreLines(placed)) - before;
    cells.push_back({static_cast<std::uint8_t>(cell), points, 0, 0});
    after.push_back(board);
    after.back().place(card, cell);
  });

  const auto more = cells.size() - 1;
  if (board.cellsLeft() <= exactCells) {
    std::int64_t orders = 1;
    for (std::size_t drawn = 0; drawn < more; ++drawn)
      orders *= unseen.size() - static_cast<std::int64_t>(drawn);
    for (std::size_t at = 0; at < cells.size(); ++at) {
      cells[at].sum = sumOfBest(after[at], unseen, values);
      cells[at].count = orders;
    }
  } else {
    std::vector<Card> deck = unseen.cards();
    Random random(static_cast<std::uint64_t>(board.cellsLeft()));
    const int orders = ordersFor(board.cellsLeft());
    for (int order = 0; order < orders; ++order) {
      drawFirst(more, deck, random);
      const std::span<const Card> coming(deck.data(), more);
      for (std::size_t at = 0; at < cells.size(); ++at) {
        cells[at].sum += playQuickly(after[at], coming, values);
        ++cells[at].count;
      }
    }
  }
  sortFew(cells, [](const CellValue& a, const CellValue& b) { return a.sum > b.sum; });
  return cells;
}

CardGrid playSensibly(const SquaresDraw& draw) {
  CardGrid grid;
  for (const Card card : draw) grid[valueCells(grid, card).front().cell] = card;
  return grid;
}

}  // namespace cribbage
