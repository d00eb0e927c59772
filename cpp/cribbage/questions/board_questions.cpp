#include "cribbage/questions/board_questions.h"

#include <cmath>

namespace cribbage {

namespace {

Result<bool> weDealOf(const Given& given) {
  if (given.kind == Given::Kind::absent) return missing("weDeal", "true when we deal");
  return truthOf(given, "weDeal", false);
}

Result<int> stepOf(const Given& given) {
  if (given.kind == Given::Kind::absent) return 1;
  if (given.kind == Given::Kind::number && given.number >= 1 && given.number < lastHole &&
      given.number == std::floor(given.number))
    return static_cast<int>(given.number);
  return wrongKind("step", given, "a whole number from 1 to 120");
}

// A score, read.
struct Position {
  int ours = 0, theirs = 0;
  bool weDeal = false;
};

Result<Position> read(const ChanceQuestion& question) {
  for (const auto& [given, name] : {std::pair{&question.ours, "ours"}, std::pair{&question.theirs, "theirs"}})
    if (given->kind == Given::Kind::absent) return missing(name, "a score from 0 to 120");
  const auto ours = scoreOf(question.ours);
  if (!ours) return ours.error();
  const auto theirs = scoreOf(question.theirs);
  if (!theirs) return theirs.error();
  const auto weDeal = weDealOf(question.weDeal);
  if (!weDeal) return weDeal.error();
  return Position{*ours, *theirs, *weDeal};
}

// Every so many holes of each score, read.
struct Grid {
  int step = 1;
  bool weDeal = false;
};

Result<Grid> read(const ChancesQuestion& question) {
  const auto weDeal = weDealOf(question.weDeal);
  if (!weDeal) return weDeal.error();
  const auto step = stepOf(question.step);
  if (!step) return step.error();
  return Grid{*step, *weDeal};
}

template <class Question>
TableNames boardFor(const Question& question) {
  return read(question) ? TableNames{"board"} : TableNames{};
}

}  // namespace

Result<Outlook> winChance(const ChanceQuestion& question, const Tables& tables) {
  const auto at = read(question);
  if (!at) return at.error();
  const auto board = tables.board();
  if (!board) return board.error();
  return (*board)->ours(at->ours, at->theirs, at->weDeal);
}

Result<ChancesAnswer> winChances(const ChancesQuestion& question, const Tables& tables) {
  const auto grid = read(question);
  if (!grid) return grid.error();
  const auto board = tables.board();
  if (!board) return board.error();

  const auto chance = [&](int ours, int theirs) { return (*board)->ours(ours, theirs, grid->weDeal).chance; };
  ChancesAnswer answer{grid->step, {}, {}};
  for (int ours = 0; ours < lastHole; ours += grid->step) {
    std::vector<double>& row = answer.rows.emplace_back();
    for (int theirs = 0; theirs < lastHole; theirs += grid->step) row.push_back(chance(ours, theirs));
  }
  for (int theirs = 0; theirs < lastHole; ++theirs) {
    int ours = 0;
    while (ours < lastHole && chance(ours, theirs) < 0.5) ++ours;
    answer.even.push_back(ours);
  }
  return answer;
}

TableNames needs(const ChanceQuestion& question) {
  return boardFor(question);
}

TableNames needs(const ChancesQuestion& question) {
  return boardFor(question);
}

}  // namespace cribbage
