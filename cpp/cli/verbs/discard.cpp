#include <variant>

#include "cli/levels.h"
#include "cli/objectives.h"
#include "cli/verb.h"
#include "cribbage/cribbage.h"
#include "cribbage/questions/discard_questions.h"

namespace cribbage {

namespace {

Error onlyForTwo(const char* option) {
  return makeError(reason::onlyForTwo, option, {{"field", option}});
}

Result<DiscardsAnswer> value(const DiscardsQuestion& question) {
  if (isAboutSingles(question)) {
    if (question.ours.kind != Given::Kind::absent) return onlyForTwo("--score");
    return valueDiscards(question, {});
  }
  if (const auto refused = refuseObjective(question.objective, question.order)) return *refused;
  if (question.order.text == "points" && question.ours.kind != Given::Kind::absent)
    return makeError(reason::scoreOfPoints, question.order.text);
  return valueDiscards(question, shippedTables(needs(question)));
}

// Prints the discard that a computer player of the level in `chosen` makes. The fields that `question` and
// `chosen` share are copied to `chosen`.
ExitCode choose(const DiscardsQuestion& question, ChooseDiscardQuestion chosen, bool json) {
  if (isAboutSingles(question)) return refuse(onlyForTwo("--level"), json);
  for (const Given* given : {&question.order, &question.opponent})
    if (given->kind != Given::Kind::absent) return refuse(decidedByLevel(given->text), json);
  chosen.dealt = question.dealt;
  chosen.weDeal = question.weDeal;
  chosen.ours = question.ours;
  chosen.theirs = question.theirs;
  chosen.objective = question.objective;
  return finish(chooseDiscard(chosen, shippedTables(needs(chosen))), json,
                [](const ChosenDiscard& answer) { write(std::cout, answer); });
}

}  // namespace

void addDiscard(const Program& program) {
  using Question = DiscardsQuestion;
  Verb<Question> discard(program, "discard",
                         "Rank the fifteen discards: cribbage discard 5D JH 6S 4H 5S 2C --mine");
  discard.words(&Question::dealt, "dealt", "Six cards, or five for three or four players").required();
  discard.whoDeals("Whose crib is it?", "The crib is mine: I deal", "The crib is theirs: they deal");
  discard.number(&Question::players, "--players", "2, 3 or 4 players; 2 by default. Four play in partners");
  discard.scores("--score", "Our score and theirs, 0 to 120 each; 0 0 by default");
  discard.text(&Question::order, "--order", "Best first by winChance (by default) or by points");
  discard.text(&Question::opponent, "--opponent",
               "How the opponent throws: " + listedByDefault(opponentNames));
  discard.text(&Question::objective, "--objective", aboutObjective);
  const auto chosen = std::make_shared<ChooseDiscardQuestion>();
  discard.options().word("--level", aboutLevel,
                         [chosen](const std::string& word) { chosen->level = Given::ofText(word); });
  discard.options().word("--seed", aboutSeed,
                         [chosen](const std::string& word) { chosen->seed = numberOf(word); });
  discard.runs([chosen](const Question& question, bool json) {
    if (chosen->level.kind != Given::Kind::absent) return choose(question, *chosen, json);
    if (chosen->seed.kind != Given::Kind::absent) return refuse(noLevel(), json);
    return finish(value(question), json, [&](const DiscardsAnswer& answer) {
      std::visit([&](const auto& discards) { writeDiscards(std::cout, discards, question); }, answer);
    });
  });
}

}  // namespace cribbage
