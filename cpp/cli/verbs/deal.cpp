#include "cli/verb.h"
#include "cribbage/questions/show_questions.h"

namespace cribbage {

void addDeal(const Program& program) {
  using Question = DealQuestion;
  Verb<Question> dealing(program, "deal", "Shuffle, deal the hands and cut the starter");
  dealing.question().seed = Given::ofNumber(freshSeed(), "");
  dealing.number(&Question::seed, "--seed", "The same number gives the same deal everywhere");
  dealing.number(&Question::players, "--players", "2, 3 or 4 players; 2 by default");
  dealing.answers([](const Question& question) { return deal(question); });
}

}  // namespace cribbage
