#include "cli/verb.h"
#include "cribbage/questions/show_questions.h"

namespace cribbage {

void addDeal(const Program& program) {
  using Question = DealQuestion;
  Verb<Question> dealing(program, "deal", "Shuffle, deal two hands of six and cut the starter");
  dealing.question().seed = Given::ofNumber(freshSeed(), "");
  dealing.number(&Question::seed, "--seed", "The same number gives the same deal everywhere");
  dealing.answers(static_cast<Result<DealAnswer> (*)(const Question&)>(deal));
}

}  // namespace cribbage
