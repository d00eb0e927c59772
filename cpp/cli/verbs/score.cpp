#include "cli/verb.h"
#include "cribbage/questions/show_questions.h"

namespace cribbage {

void addScore(const Program& program) {
  using Question = ShowQuestion;
  Verb<Question> score(program, "score", "Count a hand: cribbage score 5H 5D 5S JC --starter 5C");
  score.words(&Question::hand, "hand", "A hand: one to four cards with a starter, any number without")
      .required();
  score.text(&Question::starter, "-s,--starter", "The card that was cut");
  score.flag(&Question::crib, "-c,--crib", "Count it as the crib");
  score.flag(&Question::spoken, "--long", "Name every combination by itself", Given::ofText("long"));
  score.answers([](const ShowQuestion& question) { return scoreShow(question); }, writeShow);
}

}  // namespace cribbage
