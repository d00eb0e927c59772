#include "cli/verb.h"
#include "cribbage/cribbage.h"
#include "cribbage/questions/board_questions.h"

namespace cribbage {

void addChances(const Program& program) {
  using Question = ChancesQuestion;
  Verb<Question> chances(program, "chances",
                         "The chance of winning from every score: cribbage chances --mine");
  chances.question().step = numberOf("10");
  chances.whoDeals("Whose deal is it?", "The next deal is mine", "The next deal is theirs");
  chances.number(&Question::step, "--step",
                 "Only scores that are multiples of this, 1 to 120; 10 by default");
  chances.answers(
      [](const Question& question) { return winChances(question, shippedTables(needs(question))); },
      writeChances);
}

}  // namespace cribbage
