#include "cli/verb.h"
#include "cribbage/questions/show_questions.h"

namespace cribbage {

void addShows(const Program& program) {
  Verb<ShowsQuestion> shows(program, "shows",
                            "The points of many hands: cribbage shows '5H 5D 5S JC 5C' '4S 5H 5D 6C 5S'");
  shows.texts(&ShowsQuestion::hands, "hands", "Four cards and their starter, in one word for each hand")
      .required();
  shows.flag(&ShowsQuestion::crib, "-c,--crib", "Count them as cribs");
  shows.answers([](const ShowsQuestion& question) { return scoreShows(question); });
}

}  // namespace cribbage
