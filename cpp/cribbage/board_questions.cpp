#include "board_questions.h"

namespace cribbage {

Result<Outlook> winChance(const ChanceQuestion& question, const Tables& tables) {
  for (const auto& [given, name] : {std::pair{&question.ours, "ours"}, std::pair{&question.theirs, "theirs"}})
    if (given->kind == Given::Kind::absent) return missing(name, "a score from 0 to 120");
  const auto ours = scoreOf(question.ours);
  if (!ours) return ours.error();
  const auto theirs = scoreOf(question.theirs);
  if (!theirs) return theirs.error();
  if (question.weDeal.kind == Given::Kind::absent) return missing("weDeal", "true when we deal");
  const auto weDeal = truthOf(question.weDeal, "weDeal", false);
  if (!weDeal) return weDeal.error();
  const auto board = tables.board();
  if (!board) return board.error();
  return (*board)->ours(*ours, *theirs, *weDeal);
}

}  // namespace cribbage
