#include "cribbage/questions/play_questions.h"

#include <algorithm>

#include "cribbage/advice/advisor.h"
#include "cribbage/cards/card_set.h"
#include "cribbage/discard/throws_table.h"

namespace cribbage {

namespace {

struct History {
  std::vector<Turn> turns;
  Play play{false};
};

Result<History> historyOf(const Given& played, const Given& weDeal, const Given& ours, const Given& theirs) {
  const auto text = textOf(played, "played", "who played what, like us 5H, them TD");
  if (!text) return text.error();
  auto turns = parsePlayed(*text);
  if (!turns) return turns.error();
  if (weDeal.kind == Given::Kind::absent) return missing("weDeal", "true when they lead");
  const auto dealt = truthOf(weDeal, "weDeal", false);
  if (!dealt) return dealt.error();
  const auto ourScore = scoreOf(ours);
  if (!ourScore) return ourScore.error();
  const auto theirScore = scoreOf(theirs);
  if (!theirScore) return theirScore.error();
  auto play = playThrough(*turns, Play(*dealt, *ourScore, *theirScore));
  if (!play) return play.error();
  return History{std::move(*turns), std::move(*play)};
}

// The cards that we alone know, none of them twice.
struct OwnCards {
  std::vector<Card> kept, thrown, starter;
};

Result<OwnCards> ownCardsOf(const PlaysQuestion& question) {
  OwnCards own;
  const auto read = [&](const Given& given, Field field, std::vector<Card>& into) -> std::optional<Error> {
    auto cards = field == std::string_view("kept") ? cardsOf(given, field) : cardsIfAny(given, field);
    if (!cards) return cards.error();
    into = std::move(*cards);
    return std::nullopt;
  };
  if (const auto error = read(question.kept, "kept", own.kept)) return *error;
  if (const auto error = read(question.thrown, "thrown", own.thrown)) return *error;
  if (const auto error = read(question.starter, "starter", own.starter)) return *error;
  if (own.kept.size() != 4) return wrongCount(own.kept, "Four cards are kept");
  if (!own.thrown.empty() && own.thrown.size() != 2) return wrongCount(own.thrown, "Two cards are thrown");
  if (own.starter.size() > 1) return wrongCount(own.starter, "The starter is one card");
  CardSet seen;
  for (const auto* cards : {&own.kept, &own.thrown, &own.starter})
    for (const Card card : *cards) {
      if (seen.has(card)) return twice(card);
      seen.add(card);
    }
  return own;
}

Error cannotBe(Card card, std::string message) {
  return makeError(ErrorCode::illegalPlay, print(card), std::move(message));
}

// What is wrong with a history for a player who holds these cards, if anything is.
std::optional<Error> refuse(const Play& play, const OwnCards& own, CardSet& left) {
  const CardSet kept(own.kept);
  CardSet elsewhere = kept;
  for (const auto* cards : {&own.thrown, &own.starter})
    for (const Card card : *cards) elsewhere.add(card);
  left = kept;
  for (const LaidCard& laid : play.laid()) {
    if (laid.by == Side::us && !kept.has(laid.card))
      return cannotBe(laid.card, "The " + name(laid.card) + " is not one of the four we kept.");
    if (laid.by == Side::them && elsewhere.has(laid.card)) return twice(laid.card);
    if (laid.by == Side::us) left = left.without(CardSet(std::vector<Card>{laid.card}));
  }
  for (const Card card : left)
    if (!play.mayHold(Side::us, card))
      return cannotBe(card, "We would have had to lay the " + name(card) + " when we went.");
  return std::nullopt;
}

// A question what to lay that has been read.
struct Asked {
  OwnCards own;
  History history;
  bool weDeal = false, quick = false, byChance = true;
  CardSet legal;  // none where it is not our turn
  ToGo toGo;      // after what was pegged in this play
};

Result<Asked> read(const PlaysQuestion& question) {
  Asked asked;
  auto own = ownCardsOf(question);
  if (!own) return own.error();
  asked.own = std::move(*own);
  auto history = historyOf(question.played, question.weDeal, question.ours, question.theirs);
  if (!history) return history.error();
  asked.history = std::move(*history);
  const auto quick = truthOf(question.quick, "quick", false);
  if (!quick) return quick.error();
  const auto byChance = isByChance(question.order);
  if (!byChance) return byChance.error();
  const Play& play = asked.history.play;
  CardSet left;
  if (const auto error = refuse(play, asked.own, left)) return *error;
  asked.weDeal = question.weDeal.truth;
  asked.quick = *quick;
  asked.byChance = *byChance;
  if (play.toPlay() == Side::us) asked.legal = play.legal(left);
  const int us = lastHole - *scoreOf(question.ours) - play.pegged(Side::us);
  const int them = lastHole - *scoreOf(question.theirs) - play.pegged(Side::them);
  asked.toGo = asked.weDeal ? ToGo{us, them} : ToGo{them, us};
  return asked;
}

// Whether leads and replies are told apart by what they win, which only a table of its own knows.
bool needsStakes(const Asked& asked) {
  return asked.byChance && asked.history.play.laid().size() < 2 && OpeningStakes::mayKnow(asked.toGo);
}

PlaySight sightOf(const Asked& asked) {
  PlaySight sight;
  const OwnCards& own = asked.own;
  for (std::size_t at = 0; at < own.kept.size(); ++at) sight.kept[at] = own.kept[at].rank();
  if (!own.thrown.empty()) sight.thrown = {own.thrown[0].rank(), own.thrown[1].rank()};
  if (!own.starter.empty()) sight.starter = own.starter[0].rank();
  sight.weDeal = asked.weDeal;
  for (const Turn& turn : asked.history.turns)
    sight.played.push_back(
        {turn.by == Side::us, turn.card ? std::optional(turn.card->rank()) : std::nullopt});
  return sight;
}

// What the rest of the play is for.
Result<PlayStakes> stakesOf(const Asked& asked, const ShowModel& opponent, const Tables& tables) {
  const auto plays = tables.play();
  if (!plays) return plays.error();
  const auto pegging = tables.pegging();
  if (!pegging) return pegging.error();
  const auto board = tables.board();
  if (!board) return board.error();
  OwnShow own{{}, std::nullopt, asked.weDeal};
  std::copy(asked.own.kept.begin(), asked.own.kept.end(), own.kept.begin());
  if (!asked.own.thrown.empty()) own.thrown = {asked.own.thrown[0], asked.own.thrown[1]};
  const auto starter = asked.own.starter.empty() ? std::nullopt : std::optional<Card>(asked.own.starter[0]);
  StakesTables from{&opponent, *plays, *pegging, *board};
  if (needsStakes(asked)) {
    const auto stakes = tables.stakes();
    if (!stakes) return stakes.error();
    from.openings = *stakes;
  }
  return PlayStakes(own, starter, asked.toGo, from);
}

// By the chance of winning, or by net with the cards first that end the game.
Result<std::vector<PlayChoice>> choicesOf(const Advisor& advisor, const Asked& asked, const Tables& tables) {
  if (asked.byChance) {
    const CribTable& crib = **tables.crib();
    const PolicyOpponent opponent(crib.expertDealer, crib.expertPone);
    const auto stakes = stakesOf(asked, opponent, tables);
    if (!stakes) return stakes.error();
    return advisor.values(*stakes);
  }
  std::vector<PlayChoice> choices = advisor.values();
  std::stable_partition(choices.begin(), choices.end(), [&](const PlayChoice& choice) {
    return choice.points >= (asked.weDeal ? asked.toGo.dealer : asked.toGo.pone);
  });
  return choices;
}

// Rounds of a first answer; a settled one takes as many again and again.
constexpr int firstRounds = 4;

}  // namespace

Result<PlayAnswer> scorePlay(const PlayQuestion& question) {
  const auto history = historyOf(question.played, question.weDeal, question.ours, question.theirs);
  if (!history) return history.error();
  const Play& play = history->play;
  return PlayAnswer{play.laid(),
                    {play.pegged(Side::us), play.pegged(Side::them)},
                    play.count(),
                    play.toPlay(),
                    play.over()};
}

Result<PlaysAnswer> valuePlays(const PlaysQuestion& question, const Tables& tables) {
  const auto asked = read(question);
  if (!asked) return asked.error();
  const Play& play = asked->history.play;
  PlaysAnswer answer{play.count(), play.toPlay(), {}, false, true};
  if (play.toPlay() != Side::us) return answer;
  answer.mustGo = asked->legal.empty();
  if (answer.mustGo) return answer;

  const auto knowledge = tables.knowledge();
  if (!knowledge) return knowledge.error();
  auto advisor = Advisor::make(sightOf(*asked), **knowledge);
  if (!advisor) return makeError(ErrorCode::illegalPlay, "", "That play cannot have been.");
  do advisor->run(firstRounds);
  while (!asked->quick && !advisor->settled());
  answer.settled = advisor->settled();
  const auto choices = choicesOf(*advisor, *asked, tables);
  if (!choices) return choices.error();
  for (const PlayChoice& choice : *choices)
    for (const Card card : asked->legal)
      if (card.rank() == choice.rank)
        answer.legal.push_back({card, choice.points, choice.net, choice.winChance});
  return answer;
}

TableNames needs(const PlaysQuestion& question) {
  const auto asked = read(question);
  if (!asked || asked->legal.empty()) return {};
  TableNames names{"crib", "opening"};
  if (asked->byChance) names.insert(names.end(), {"play", "pegging", "board"});
  if (needsStakes(*asked)) names.push_back("stakes");
  return names;
}

}  // namespace cribbage
