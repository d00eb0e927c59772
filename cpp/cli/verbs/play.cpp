// The verb `play` prints the points pegged so far in a play, or with `--kept` the value of each card that we
// may play.

#include <regex>

#include "cli/levels.h"
#include "cli/objectives.h"
#include "cli/verb.h"
#include "cribbage/cribbage.h"
#include "cribbage/questions/play_questions.h"

namespace cribbage {

namespace {

constexpr int mostWords = 52;

// If a history of the play follows the cards, moves it to `played`. The history begins at the first `us` or
// `them`.
void takeHistory(Given& cards, Given& played) {
  static const std::regex somebody("\\b(us|them)\\b", std::regex::icase);
  std::smatch at;
  if (!played.text.empty() || !std::regex_search(cards.text, at, somebody)) return;
  const auto begins = static_cast<std::size_t>(at.position());
  played = Given::ofText(cards.text.substr(begins));
  cards = Given::ofText(cards.text.substr(0, begins));
}

PlaysQuestion historyFirst(PlaysQuestion question) {
  takeHistory(question.kept, question.played);
  takeHistory(question.thrown, question.played);
  return question;
}

Error notForPlayers(const char* option, std::size_t players) {
  return makeError(reason::notForPlayers, option, {{"field", option}, {"players", players}});
}

// Refuses the options of three or four players, if cards are to be valued.
std::optional<Error> refuseSeated(const PlayQuestion& asked) {
  const auto players = playersOf(asked.players);
  if (!players) return players.error();
  if (*players > fewestPlayers) return notForPlayers("--kept", *players);
  for (const auto& [given, option] :
       {std::pair(&asked.dealer, "--dealer"), {&asked.a, "--a"}, {&asked.b, "--b"}, {&asked.c, "--c"}})
    if (given->kind != Given::Kind::absent) return notForPlayers(option, *players);
  return std::nullopt;
}

// Prints the points of a play. The fields that `question` and `asked` share are copied to `asked`.
ExitCode score(const PlaysQuestion& question, PlayQuestion asked, bool json) {
  asked.played = question.played;
  asked.weDeal = question.weDeal;
  asked.ours = question.ours;
  asked.theirs = question.theirs;
  if (const auto players = playersOf(asked.players); players && *players > fewestPlayers) {
    if (asked.weDeal.kind != Given::Kind::absent)
      return refuse(notForPlayers(asked.weDeal.truth ? "--mine" : "--theirs", *players), json);
    if (asked.ours.kind != Given::Kind::absent) return refuse(notForPlayers("--score", *players), json);
  }
  return finish(scorePlay(asked), json, [](const auto& answer) { write(std::cout, answer); });
}

// Prints the card that a computer player of the level in `chosen` plays. The fields that `question` and
// `chosen` share are copied to `chosen`.
ExitCode choose(const PlaysQuestion& question, ChoosePlayQuestion chosen, bool json) {
  if (question.order.kind != Given::Kind::absent) return refuse(decidedByLevel(question.order.text), json);
  if (question.quick.kind != Given::Kind::absent) return refuse(decidedByLevel("--quick"), json);
  chosen.kept = question.kept;
  chosen.thrown = question.thrown;
  chosen.starter = question.starter;
  chosen.weDeal = question.weDeal;
  chosen.played = question.played;
  chosen.ours = question.ours;
  chosen.theirs = question.theirs;
  chosen.objective = question.objective;
  return finish(choosePlay(chosen, shippedTables(needs(chosen))), json,
                [](const ChosenPlay& answer) { write(std::cout, answer); });
}

}  // namespace

void addPlay(const Program& program) {
  using Question = PlaysQuestion;
  Verb<Question> play(
      program, "play",
      "Score the play, or with --kept value each card: cribbage play 'them 5H, us TD' --mine");
  play.question().played = Given::ofText("");
  play.words(&Question::played, "played", "Who played what, in order: us or them, then the card or go");
  const auto pegged = std::make_shared<PlayQuestion>();
  play.whoDeals("Whose crib is it?", "The crib is mine: they lead", "The crib is theirs: I lead",
                Options::Word{"--dealer", "Of three or four players: who deals, a, b, c or d",
                              [pegged](const std::string& word) { pegged->dealer = Given::ofText(word); }});
  const Option players = play.options().word(
      "--players", "2, 3 or 4 players; 2 by default. Three or four are named a, b, c and d",
      [pegged](const std::string& word) { pegged->players = numberOf(word); });
  constexpr const char* aboutSide = "The score of this side before the play, 0 to 120; 0 by default";
  play.options()
      .word("--a", aboutSide, [pegged](const std::string& word) { pegged->a = numberOf(word); })
      .needs(players);
  play.options()
      .word("--b", aboutSide, [pegged](const std::string& word) { pegged->b = numberOf(word); })
      .needs(players);
  play.options()
      .word("--c", aboutSide, [pegged](const std::string& word) { pegged->c = numberOf(word); })
      .needs(players);
  play.scores("--score", "Our score and theirs before the play, 0 to 120 each; 0 0 by default");
  const Option kept =
      play.words(&Question::kept, "--kept", "The four cards we kept; shows what each is worth now")
          .takes(1, mostWords);
  play.words(&Question::thrown, "--thrown", "The two cards we threw").takes(1, mostWords).needs(kept);
  play.text(&Question::starter, "--starter", "The card that was cut").needs(kept);
  play.text(&Question::order, "--order", "Best first by winChance (by default) or by points").needs(kept);
  play.text(&Question::objective, "--objective", aboutObjective).needs(kept);
  play.flag(&Question::quick, "--quick", "A first answer, in a sixth to a third of the time").needs(kept);
  const auto chosen = std::make_shared<ChoosePlayQuestion>();
  play.options()
      .word("--level", aboutLevel, [chosen](const std::string& word) { chosen->level = Given::ofText(word); })
      .needs(kept);
  play.options()
      .word("--seed", aboutSeed, [chosen](const std::string& word) { chosen->seed = numberOf(word); })
      .needs(kept);
  play.runs([chosen, pegged](const Question& question, bool json) {
    if (question.kept.kind == Given::Kind::absent) return score(question, *pegged, json);
    if (const auto refused = refuseSeated(*pegged)) return refuse(*refused, json);
    if (const auto refused = refuseObjective(question.objective, question.order))
      return refuse(*refused, json);
    const Question asked = historyFirst(question);
    if (chosen->level.kind != Given::Kind::absent) return choose(asked, *chosen, json);
    if (chosen->seed.kind != Given::Kind::absent) return refuse(noLevel(), json);
    return finish(valuePlays(asked, shippedTables(needs(asked))), json,
                  [&](const auto& answer) { writePlays(std::cout, answer, asked); });
  });
}

}  // namespace cribbage
