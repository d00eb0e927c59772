#include "cribbage/questions/board_questions.h"

#include "cribbage/board/board_table.h"

namespace cribbage {

namespace {

Result<bool> weDealOf(const Given& given) {
  if (given.kind == Given::Kind::absent) return missing(reason::dealerMissing, "weDeal");
  return truthOf(given, "weDeal", false);
}

Result<int> stepOf(const Given& given) {
  if (given.kind == Given::Kind::absent) return 1;
  const auto step = wholeOf(given, "step", 1, lastHole - 1);
  if (!step) return step.error();
  return static_cast<int>(*step);
}

// A parsed question about one score.
struct AskedScore {
  Score score;
  bool weDeal = false;
  Objective objective{};
};

Result<AskedScore> read(const ChanceQuestion& question) {
  for (const auto& [given, name] : {std::pair{&question.ours, "ours"}, std::pair{&question.theirs, "theirs"}})
    if (given->kind == Given::Kind::absent) return missing(reason::scoreMissing, name);
  const auto score = scoresOf(question.ours, question.theirs);
  if (!score) return score.error();
  const auto weDeal = weDealOf(question.weDeal);
  if (!weDeal) return weDeal.error();
  const auto objective = objectiveOf(question.objective);
  if (!objective) return objective.error();
  return AskedScore{*score, *weDeal, *objective};
}

// A parsed question about all scores that are multiples of `step`.
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

}  // namespace

Result<ChanceAnswer> winChance(const ChanceQuestion& question, const Tables& tables) {
  const auto at = read(question);
  if (!at) return at.error();
  return winChance(at->score, at->weDeal, tables, at->objective);
}

Result<ChanceAnswer> winChance(Score score, bool weDeal, const Tables& tables, Objective objective) {
  if (const auto error = refuse(score)) return *error;
  const auto board = tables.board(objective);
  if (!board) return board.error();
  const WinOdds odds = (*board)->ours(score.ours, score.theirs, weDeal);
  return ChanceAnswer{odds, utilityOf(objective, odds)};
}

Result<ChancesAnswer> winChances(const ChancesQuestion& question, const Tables& tables) {
  const auto grid = read(question);
  if (!grid) return grid.error();
  return winChances(grid->weDeal, tables, grid->step);
}

Result<ChancesAnswer> winChances(bool weDeal, const Tables& tables, int step) {
  if (const auto asked = stepOf(Given::ofNumber(step, std::to_string(step))); !asked) return asked.error();
  const auto board = tables.board();
  if (!board) return board.error();

  const auto chance = [&](int ours, int theirs) { return (*board)->ours(ours, theirs, weDeal).chance; };
  ChancesAnswer answer{step, {}, {}};
  for (int ours = 0; ours < lastHole; ours += step) {
    std::vector<double>& row = answer.rows.emplace_back();
    for (int theirs = 0; theirs < lastHole; theirs += step) row.push_back(chance(ours, theirs));
  }
  for (int theirs = 0; theirs < lastHole; ++theirs) {
    int ours = 0;
    while (ours < lastHole && chance(ours, theirs) < 0.5) ++ours;
    answer.even.push_back(ours);
  }
  return answer;
}

TableNames needs(const ChanceQuestion& question) {
  const auto at = read(question);
  return at ? TableNames{Tables::boardFor(at->objective)} : TableNames{};
}

TableNames needs(const ChancesQuestion& question) {
  return read(question) ? TableNames{Tables::boardFor(Objective::win)} : TableNames{};
}

}  // namespace cribbage
