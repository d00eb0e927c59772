#include "cribbage/questions/squares_questions.h"

#include <algorithm>

namespace cribbage {

namespace {

// Reads sixteen words: cards, and `?` for an empty cell.
Result<CardGrid> gridOf(const Given& given) {
  const auto text = textOf(given, "grid", reason::gridMissing, reason::notAGrid);
  if (!text) return text.error();
  if (text->size() > longestText) return makeError(reason::cardsTooLong, *text);
  CardGrid grid;
  std::size_t cells = 0;
  const auto add = [&](std::optional<Card> card) {
    if (cells < cellCount) grid[cells] = card;
    ++cells;
  };
  std::string_view rest = *text;
  for (std::string_view word = takeWord(rest); !word.empty(); word = takeWord(rest)) {
    if (word == "?") {
      add(std::nullopt);
      continue;
    }
    const auto cards = parseCards(word);
    if (!cards) return cards.error();
    for (const Card card : *cards) add(card);
  }
  if (cells != cellCount) return makeError(reason::gridNotSixteen, *text, {{"count", cells}});
  return grid;
}

std::optional<Error> refuseRepeated(const CardGrid& grid, CardSet& known) {
  for (const std::optional<Card>& card : grid)
    if (card)
      if (const auto error = refuseTwice(std::span(&*card, 1), known)) return error;
  return std::nullopt;
}

SquaresGrid shown(const CardGrid& grid) {
  SquaresGrid answer{totalOf(scoreLines(grid)), {}};
  for (const std::optional<Card>& card : grid)
    if (card) answer.grid.push_back(*card);
  return answer;
}

}  // namespace

Result<SquaresAnswer> valueSquares(const SquaresQuestion& question) {
  const auto grid = gridOf(question.grid);
  if (!grid) return grid.error();
  if (question.card.kind == Given::Kind::absent) return valueSquares(*grid, std::nullopt);
  const auto card = cardsOf(question.card, "card");
  if (!card) return card.error();
  if (card->size() != 1) return wrongCount(reason::cardsNotSoMany, *card, {{"wanted", 1}});
  return valueSquares(*grid, card->front());
}

Result<SquaresAnswer> valueSquares(const CardGrid& grid, std::optional<Card> card) {
  CardSet known;
  if (const auto error = refuseRepeated(grid, known)) return *error;
  const LinePoints points = scoreLines(grid);
  const int left = static_cast<int>(cellCount) - known.size();
  SquaresAnswer answer{totalOf(points), {points.begin(), points.end()}, {}, left <= exactCells};
  if (!card) return answer;
  if (left == 0) return makeError(reason::gridFull, print(*card), {cardPart(*card)});
  if (const auto error = refuseTwice(std::span(&*card, 1), known)) return *error;
  for (const CellValue& cell : valueCells(grid, *card))
    answer.cells.push_back({cell.cell, cell.points, cell.value()});
  return answer;
}

Result<ReviewSquaresAnswer> reviewSquares(const ReviewSquaresQuestion& question) {
  const auto grid = gridOf(question.grid);
  if (!grid) return grid.error();
  const auto cards = cardsOf(question.drawn, "drawn");
  if (!cards) return cards.error();
  SquaresDraw drawn{};
  if (cards->size() != drawn.size())
    return wrongCount(reason::cardsNotSoMany, *cards, {{"wanted", drawn.size()}});
  std::copy(cards->begin(), cards->end(), drawn.begin());
  return reviewSquares(*grid, drawn);
}

Result<ReviewSquaresAnswer> reviewSquares(const CardGrid& grid, const SquaresDraw& drawn) {
  CardSet placed, known;
  if (const auto error = refuseRepeated(grid, placed)) return *error;
  if (const auto error = refuseTwice(drawn, known)) return *error;
  for (const Card card : drawn)
    if (!placed.has(card)) return makeError(reason::notPlaced, print(card), {cardPart(card)});

  ReviewSquaresAnswer answer{
      totalOf(scoreLines(grid)), {}, shown(playSensibly(drawn)), shown(findBestGrid(drawn))};
  CardGrid before;
  for (const Card card : drawn) {
    const auto cells = valueCells(before, card);
    const auto cell = static_cast<std::size_t>(std::find(grid.begin(), grid.end(), card) - grid.begin());
    const auto chosen =
        std::find_if(cells.begin(), cells.end(), [&](const CellValue& each) { return each.cell == cell; });
    const CellValue& best = chosen->sum == cells.front().sum ? *chosen : cells.front();
    answer.placed.push_back({card, static_cast<int>(cell), best.cell, best.value() - chosen->value()});
    before[cell] = card;
  }
  return answer;
}

}  // namespace cribbage
