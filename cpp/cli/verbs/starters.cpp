#include "cli/verb.h"
#include "cribbage/questions/show_questions.h"

namespace cribbage {

void addStarters(const Program& program) {
  using Question = StartersQuestion;
  Verb<Question> starters(program, "starters",
                          "What each starter makes of four cards: cribbage starters 4S 5H 5D 6C");
  starters.words(&Question::hand, "hand", "Four cards").required();
  starters.words(&Question::seen, "--seen", "Cards that cannot be the starter").takes(1, 52);
  starters.flag(&Question::crib, "-c,--crib", "Count them as the crib");
  starters.answers([](const StartersQuestion& question) { return valueStarters(question); });
}

}  // namespace cribbage
