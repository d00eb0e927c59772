#include "cli/objectives.h"
#include "cli/verb.h"
#include "cribbage/cribbage.h"
#include "cribbage/questions/board_questions.h"

namespace cribbage {

void addWin(const Program& program) {
  using Question = ChanceQuestion;
  Verb<Question> win(program, "win", "The chance of winning from a score: cribbage win 90 75 --mine");
  // Not `theirs`: CLI11 from 2.4 refuses the option of that name beside it.
  win.number(&Question::ours, "our-score", "Our score, 0 to 120").required();
  win.number(&Question::theirs, "their-score", "Their score, 0 to 120").required();
  win.whoDeals("Whose deal is it?", "The next deal is mine", "The next deal is theirs");
  win.text(&Question::objective, "--objective", aboutObjective);
  win.answers([](const Question& question) { return winChance(question, shippedTables(needs(question))); },
              writeChance);
}

}  // namespace cribbage
