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

}  // namespace

Result<Outlook> winChance(const ChanceQuestion& question, const Tables& tables) {
  for (const auto& [given, name] : {std::pair{&question.ours, "ours"}, std::pair{&question.theirs, "theirs"}})
    if (given->kind == Given::Kind::absent) return missing(name, "a score from 0 to 120");
  const auto ours = scoreOf(question.ours);
  if (!ours) return ours.error();
  const auto theirs = scoreOf(question.theirs);
  if (!theirs) return theirs.error();
  const auto weDeal = weDealOf(question.weDeal);
  if (!weDeal) return weDeal.error();
  const auto board = tables.board();
  if (!board) return board.error();
  return (*board)->ours(*ours, *theirs, *weDeal);
}

Result<ChancesAnswer> winChances(const ChancesQuestion& question, const Tables& tables) {
  const auto weDeal = weDealOf(question.weDeal);
  if (!weDeal) return weDeal.error();
  const auto step = stepOf(question.step);
  if (!step) return step.error();
  const auto board = tables.board();
  if (!board) return board.error();

  const auto chance = [&](int ours, int theirs) { return (*board)->ours(ours, theirs, *weDeal).chance; };
  ChancesAnswer answer{*step, {}, {}};
  for (int ours = 0; ours < lastHole; ours += *step) {
    std::vector<double>& row = answer.rows.emplace_back();
    for (int theirs = 0; theirs < lastHole; theirs += *step) row.push_back(chance(ours, theirs));
  }
  for (int theirs = 0; theirs < lastHole; ++theirs) {
    int ours = 0;
    while (ours < lastHole && chance(ours, theirs) < 0.5) ++ours;
    answer.even.push_back(ours);
  }
  return answer;
}

}  // namespace cribbage
