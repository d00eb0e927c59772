#include "cribbage/squares/squares.h"

#include <algorithm>
#include <map>

#include "cases.h"
#include "catch.h"
#include "written.h"

using namespace cribbage;

namespace {

SquaresDraw drawOf(std::uint64_t seed) {
  Random random(seed);
  const Deck deck = shuffled(random);
  SquaresDraw draw;
  std::copy_n(deck.cards().begin(), draw.size(), draw.begin());
  return draw;
}

// A grid with the first cards of a draw in the cells from the first one, and `empty` cells left at its end.
CardGrid gridWith(const SquaresDraw& draw, std::size_t empty) {
  CardGrid grid;
  for (std::size_t cell = 0; cell + empty < cellCount; ++cell) grid[cell] = draw[cell];
  return grid;
}

int total(const CardGrid& grid) {
  return totalOf(scoreLines(grid));
}

// Returns the mean final total if the rest is placed best, counted grid by grid.
double plainMean(const CardGrid& grid, const std::vector<Card>& unseen) {
  const auto isEmpty = [](const std::optional<Card>& cell) { return !cell; };
  if (std::none_of(grid.begin(), grid.end(), isEmpty)) return total(grid);
  double sum = 0;
  for (const Card card : unseen) {
    double most = -1;
    std::vector<Card> left;
    for (const Card other : unseen)
      if (other != card) left.push_back(other);
    for (std::size_t cell = 0; cell < cellCount; ++cell) {
      if (grid[cell]) continue;
      CardGrid next = grid;
      next[cell] = card;
      most = std::max(most, plainMean(next, left));
    }
    sum += most;
  }
  return sum / static_cast<double>(unseen.size());
}

std::string text(const CardGrid& grid) {
  std::string words;
  for (const auto& cell : grid) words += (words.empty() ? "" : " ") + (cell ? print(*cell) : "?");
  return words;
}

}  // namespace

TEST_CASE("the ten lines of a grid count as scoreShow counts four cards without a starter") {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const SquaresDraw draw = drawOf(seed);
    const LinePoints points = scoreLines(gridWith(draw, 0));
    for (std::size_t line = 0; line < lineCount; ++line) {
      std::vector<Card> four;
      for (const std::uint8_t cell : gridLines[line]) four.push_back(draw[cell]);
      CAPTURE(seed, line);
      CHECK(points[line] == ask("scoreShow", {{"hand", print(four)}})["ok"]["points"]);
    }
  }
}

TEST_CASE("every cell is in a row and a column, and half of the cells are on a diagonal") {
  std::map<std::size_t, int> sizes;
  for (std::size_t cell = 0; cell < cellCount; ++cell) ++sizes[linesThrough(cell).size()];
  CHECK(sizes == std::map<std::size_t, int>{{2, 8}, {3, 8}});
}

TEST_CASE("the values of a nearly full grid are those of plain counting") {
  for (const std::size_t empty : {1u, 2u, 3u}) {
    const SquaresDraw draw = drawOf(50 + empty);
    const CardGrid grid = gridWith(draw, empty);
    const Card card = draw[cellCount - empty];
    CardSet unseen = CardSet::deck().without(cardsIn(grid));
    unseen.remove(card);
    const auto cells = valueCells(grid, card);
    REQUIRE(cells.size() == empty);
    for (const CellValue& each : cells) {
      CardGrid next = grid;
      next[each.cell] = card;
      CAPTURE(empty, each.cell);
      CHECK(each.value() == Approx(plainMean(next, unseen.cards())));
      CHECK(each.points == total(next) - total(grid));
    }
    CHECK(std::is_sorted(cells.begin(), cells.end(),
                         [](const CellValue& a, const CellValue& b) { return a.value() > b.value(); }));
  }
}

TEST_CASE("an estimate with four empty cells is near what plain counting gives") {
  const SquaresDraw draw = drawOf(9);
  const CardGrid grid = gridWith(draw, 4);
  const Card card = draw[12];
  for (const CellValue& each : valueCells(grid, card)) {
    CardGrid next = grid;
    next[each.cell] = card;
    double sum = 0, count = 0;
    CardSet unseen = CardSet::deck().without(cardsIn(next));
    for (const Card coming : unseen) {
      const auto after = valueCells(next, coming);
      sum += after.front().value();
      ++count;
    }
    CAPTURE(each.cell);
    // The quick rule places the rest, so that the estimate may fall short by more than it may exceed.
    CHECK(each.value() < sum / count + 0.7);
    CHECK(each.value() > sum / count - 2);
  }
}

TEST_CASE("a sensible player and the best grid found are the same at every call, and ordered") {
  int sensible = 0, best = 0;
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    const SquaresDraw draw = drawOf(seed);
    const CardGrid one = playSensibly(draw), two = findBestGrid(draw);
    CHECK(one == playSensibly(draw));
    CHECK(two == findBestGrid(draw));
    for (const CardGrid& grid : {one, two}) CHECK(cardsIn(grid) == CardSet({draw.begin(), draw.end()}));
    CHECK(total(one) <= total(two));
    CHECK(total(gridWith(draw, 0)) < total(two));
    sensible += total(one);
    best += total(two);
  }
  CHECK(sensible == 158);  // the same on every platform
  CHECK(best == 223);
}

TEST_CASE("no swap of two cards improves the best grid found") {
  CardGrid best = findBestGrid(drawOf(11));
  const int most = total(best);
  for (std::size_t one = 0; one < cellCount; ++one)
    for (std::size_t two = 0; two < one; ++two) {
      std::swap(best[one], best[two]);
      CHECK(total(best) <= most);
      std::swap(best[one], best[two]);
    }
}

TEST_CASE("a review adds what each placing cost, and nothing for those of a sensible player") {
  const SquaresDraw draw = drawOf(3);
  const auto drawn = written(draw);
  const json sensible = ask("reviewSquares", {{"grid", text(playSensibly(draw))}, {"drawn", drawn}})["ok"];
  CHECK(sensible["total"] == sensible["sensible"]["total"]);
  for (const json& placed : sensible["placed"]) {
    CHECK(placed["lost"] == 0);
    CHECK(placed["best"] == placed["cell"]);
  }
  const json other = ask("reviewSquares", {{"grid", text(gridWith(draw, 0))}, {"drawn", drawn}})["ok"];
  REQUIRE(other["placed"].size() == cellCount);
  for (std::size_t turn = 0; turn < cellCount; ++turn) {
    const json& placed = other["placed"][turn];
    const json valued = ask("valueSquares", {{"grid", text(gridWith(draw, cellCount - turn))},
                                             {"card", print(draw[turn])}})["ok"];
    CHECK(placed["cell"] == turn);
    double own = 0;
    for (const json& cell : valued["cells"])
      if (cell["cell"] == turn) own = cell["value"];
    CHECK(placed["lost"] == valued["cells"][0]["value"].get<double>() - own);
  }
}

TEST_CASE("bad grids are refused with a reason") {
  const std::string full = "AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AH 2H 3H", empty = "? ? ? ? ? ? ? ? ";
  const auto reasonOf = [](const char* name, const json& question) {
    return ask(name, question)["error"]["reason"].get<std::string>();
  };
  CHECK(reasonOf("valueSquares", {}) == "gridMissing");
  CHECK(reasonOf("valueSquares", {{"grid", 16}}) == "notAGrid");
  CHECK(reasonOf("valueSquares", {{"grid", "AS ? ?"}}) == "gridNotSixteen");
  CHECK(reasonOf("valueSquares", {{"grid", full + " ?"}}) == "gridNotSixteen");
  CHECK(reasonOf("valueSquares", {{"grid", empty + "AS ? ? ? ? ? ? ??"}}) == "notACard");
  CHECK(reasonOf("valueSquares", {{"grid", empty + "AS ? ? ? ? ? ? AS"}}) == "cardTwice");
  CHECK(reasonOf("valueSquares", {{"grid", empty + "AS ? ? ? ? ? ? ?"}, {"card", "AS"}}) == "cardTwice");
  CHECK(reasonOf("valueSquares", {{"grid", empty + empty}, {"card", "AS 2S"}}) == "cardsNotSoMany");
  CHECK(reasonOf("valueSquares", {{"grid", full}, {"card", "KH"}}) == "gridFull");
  CHECK(reasonOf("reviewSquares", {{"grid", full}}) == "cardsMissing");
  CHECK(reasonOf("reviewSquares", {{"grid", full}, {"drawn", "AS"}}) == "cardsNotSoMany");
  CHECK(reasonOf("reviewSquares", {{"grid", empty + empty}, {"drawn", full}}) == "notPlaced");
  CHECK(reasonOf("reviewSquares", {{"grid", full}, {"drawn", "KH " + full.substr(3)}}) == "notPlaced");
}

TEST_CASE("a list of words and one text are the same grid") {
  json list = json::array();
  for (int cell = 0; cell < 16; ++cell) list.push_back(cell == 5 ? "five of hearts" : "?");
  const json both = ask("valueSquares", {{"grid", list}, {"card", "TC"}});
  CHECK(both == ask("valueSquares", {{"grid", "? ? ? ? ? 5H ? ? ? ? ? ? ? ? ? ?"}, {"card", "TC"}}));
  CHECK(both["ok"]["cells"].size() == 15);
  CHECK(both["ok"]["exact"] == false);
}
