#include "cli/verb.h"
#include "cribbage/questions/show_questions.h"

namespace cribbage {

void addRanks(const Program& program) {
  Verb<RanksQuestion> ranks(program, "ranks", "Count ranks without suits: cribbage ranks A2233444");
  ranks.words(&RanksQuestion::ranks, "ranks", "One to 24 ranks").required();
  ranks.flag(&RanksQuestion::spoken, "--long", "Name every combination by itself", Given::ofText("long"));
  ranks.answers([](const RanksQuestion& question) { return scoreRanks(question); });
}

}  // namespace cribbage
