#include "cli/objectives.h"
#include "cli/verb.h"
#include "cribbage/cribbage.h"
#include "cribbage/questions/discard_questions.h"

namespace cribbage {

void addDiscard(const Program& program) {
  using Question = DiscardsQuestion;
  Verb<Question> discard(program, "discard",
                         "Rank the fifteen discards: cribbage discard 5D JH 6S 4H 5S 2C --mine");
  discard.words(&Question::dealt, "dealt", "Six cards").required();
  discard.whoDeals("Whose crib is it?", "The crib is mine: I deal", "The crib is theirs: they deal");
  discard.scores("--score", "Our score and theirs, 0 to 120 each; 0 0 unless told");
  discard.text(&Question::order, "--order", "Best first by winChance (unless told) or by points");
  discard.text(&Question::opponent, "--opponent",
               "Who throws the other two: expert (unless told), handOnly or random");
  discard.text(&Question::objective, "--objective", aboutObjective);
  discard.answers(
      [](const Question& question) -> Result<std::array<Discard, 15>> {
        if (const auto refused = refuseObjective(question.objective, question.order)) return *refused;
        if (question.order.text == "points" && question.ours.kind != Given::Kind::absent)
          return makeError(ErrorCode::badQuestion, question.order.text,
                           "Points do not depend on the score: leave out --score, or --order points.");
        return valueDiscards(question, shippedTables());
      },
      writeDiscards);
}

}  // namespace cribbage
