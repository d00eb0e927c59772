#include "cribbage/squares/grid.h"

#include <numeric>

#include "cribbage/show/score.h"

namespace cribbage {

LinePoints scoreLines(const CardGrid& grid) {
  LinePoints points{};
  for (std::size_t line = 0; line < lineCount; ++line) {
    Hand hand{};
    std::size_t size = 0;
    for (const std::uint8_t cell : gridLines[line])
      if (grid[cell]) hand[size++] = *grid[cell];
    const std::span<const Card> cards(hand.data(), size);
    points[line] =
        size == hand.size() ? score(hand, false) : static_cast<int>(scoreRankCounts(countRanks(cards)));
  }
  return points;
}

int totalOf(const LinePoints& points) {
  return std::accumulate(points.begin(), points.end(), 0);
}

CardSet cardsIn(const CardGrid& grid) {
  CardSet cards;
  for (const std::optional<Card>& cell : grid)
    if (cell) cards.add(*cell);
  return cards;
}

}  // namespace cribbage
