#include "cribbage/questions/play_questions.h"

#include <algorithm>

#include "cribbage/advice/advisor.h"
#include "cribbage/cards/card_set.h"
#include "cribbage/discard/throws_table.h"

namespace cribbage {

namespace {

Result<Score> scoreBefore(const Given& ours, const Given& theirs) {
  const auto ourScore = scoreOf(ours);
  if (!ourScore) return ourScore.error();
  const auto theirScore = scoreOf(theirs);
  if (!theirScore) return theirScore.error();
  return Score{*ourScore, *theirScore};
}

// A question about a play that has been read.
struct AskedPlay {
  std::vector<Turn> played;
  bool weDeal = false;
  Score score;
};

Result<AskedPlay> readPlay(const Given& played, const Given& weDeal, const Given& ours, const Given& theirs) {
  const auto text = textOf(played, "played", "who played what, like us 5H, them TD");
  if (!text) return text.error();
  auto turns = parsePlayed(*text);
  if (!turns) return turns.error();
  if (weDeal.kind == Given::Kind::absent) return missing("weDeal", "true when they lead");
  const auto dealt = truthOf(weDeal, "weDeal", false);
  if (!dealt) return dealt.error();
  const auto score = scoreBefore(ours, theirs);
  if (!score) return score.error();
  return AskedPlay{std::move(*turns), *dealt, *score};
}

// How a refused card is told to us.
BySeat<PlayerWords> wordsFor(bool weDeal) {
  const PlayerWords us{"We", "we lead", "we deal", "our"}, them{"They", "they lead", "they deal", "their"};
  return {weDeal ? std::array{them, us} : std::array{us, them}};
}

Result<Play> playOf(std::span<const Turn> played, bool weDeal, Score score) {
  if (const auto error = refuse(score)) return *error;
  Play play(
      BySeat<int>{weDeal ? std::array{score.theirs, score.ours} : std::array{score.ours, score.theirs}});
  for (const Turn& turn : played) {
    const Seat by = seatOf(turn.by, weDeal);
    const auto refused = turn.card ? play.lay(by, *turn.card) : play.go(by);
    if (refused) return inWords(*refused, wordsFor(weDeal));
  }
  return play;
}

std::optional<Side> toPlayOf(const Play& play, bool weDeal) {
  return play.toPlay() ? std::optional(sideOf(*play.toPlay(), weDeal)) : std::nullopt;
}

Result<OwnCards> ownCardsOf(const PlaysQuestion& question) {
  const auto kept = cardsOf(question.kept, "kept");
  if (!kept) return kept.error();
  const auto thrown = cardsIfAny(question.thrown, "thrown");
  if (!thrown) return thrown.error();
  const auto starter = cardsIfAny(question.starter, "starter");
  if (!starter) return starter.error();
  OwnCards own;
  if (kept->size() != own.kept.size()) return wrongCount(*kept, "Four cards are kept");
  if (!thrown->empty() && thrown->size() != 2) return wrongCount(*thrown, "Two cards are thrown");
  if (starter->size() > 1) return wrongCount(*starter, "The starter is one card");
  std::copy(kept->begin(), kept->end(), own.kept.begin());
  if (!thrown->empty()) own.thrown = {(*thrown)[0], (*thrown)[1]};
  if (!starter->empty()) own.starter = starter->front();
  return own;
}

Error cannotBe(Card card, std::string message) {
  return makeError(ErrorCode::illegalPlay, print(card), std::move(message));
}

// What of ours is left after a play, or what is wrong with it for a player who holds these cards.
Result<CardSet> leftAfter(const Play& play, const OwnCards& own, Seat us) {
  CardSet kept;
  if (const auto error = refuseTwice(own.kept, kept)) return *error;
  CardSet known = kept;
  if (own.thrown)
    if (const auto error = refuseTwice(*own.thrown, known)) return *error;
  if (own.starter)
    if (const auto error = refuseTwice({&*own.starter, 1}, known)) return *error;
  CardSet left = kept;
  for (const Laid& laid : play.laid()) {
    if (laid.by == us && !kept.has(laid.card))
      return cannotBe(laid.card, "The " + name(laid.card) + " is not one of the four we kept.");
    if (laid.by != us && known.has(laid.card)) return twice(laid.card);
    if (laid.by == us) left.remove(laid.card);
  }
  for (const Card card : left)
    if (!play.mayHold(us, card))
      return cannotBe(card, "We would have had to lay the " + name(card) + " when we went.");
  return left;
}

// A question what to lay that has been read.
struct Asked : AskedPlay {
  OwnCards own;
  Order order{};
  bool quick = false;
  Objective objective{};
};

Result<Asked> read(const PlaysQuestion& question) {
  const auto own = ownCardsOf(question);
  if (!own) return own.error();
  auto play = readPlay(question.played, question.weDeal, question.ours, question.theirs);
  if (!play) return play.error();
  const auto quick = truthOf(question.quick, "quick", false);
  if (!quick) return quick.error();
  const auto order = orderOf(question.order);
  if (!order) return order.error();
  const auto objective = objectiveOf(question.objective);
  if (!objective) return objective.error();
  return Asked{std::move(*play), *own, *order, *quick, *objective};
}

// Where a play has come to.
struct Position {
  Play play;
  CardSet legal;  // none where it is not our turn
  ToGo toGo;      // after what was pegged in this play
};

Result<Position> positionOf(const Asked& asked) {
  auto play = playOf(asked.played, asked.weDeal, asked.score);
  if (!play) return play.error();
  const Seat seat = seatOf(Side::us, asked.weDeal);
  const auto left = leftAfter(*play, asked.own, seat);
  if (!left) return left.error();
  const int us = lastHole - asked.score.ours - play->pegged(seat);
  const int them = lastHole - asked.score.theirs - play->pegged(other(seat));
  const CardSet legal = play->toPlay() == seat ? play->legal(*left) : CardSet{};
  return Position{std::move(*play), legal, asked.weDeal ? ToGo{us, them} : ToGo{them, us}};
}

bool theyHoldCards(const Asked& asked, const Position& at) {
  return at.play.cardsHeld(seatOf(Side::them, asked.weDeal)) > 0;
}

// Whether there is a card to value, or a hidden one to guess.
bool asksAdvisor(const Asked& asked, const Position& at) {
  return !at.play.over() && (!at.legal.empty() || theyHoldCards(asked, at));
}

// Whether leads and replies are told apart by what they win, which only a table of its own knows.
bool needsStakes(const Asked& asked, const Position& at) {
  return asked.order == Order::winChance && at.play.laid().size() < 2 && StakesTable::mayKnow(at.toGo);
}

PlaySight sightOf(const Asked& asked) {
  PlaySight sight;
  const OwnCards& own = asked.own;
  for (std::size_t at = 0; at < own.kept.size(); ++at) sight.kept[at] = own.kept[at].rank();
  if (own.thrown) sight.thrown = {(*own.thrown)[0].rank(), (*own.thrown)[1].rank()};
  if (own.starter) sight.starter = own.starter->rank();
  sight.us = seatOf(Side::us, asked.weDeal);
  for (const Turn& turn : asked.played)
    sight.played.push_back(
        {seatOf(turn.by, asked.weDeal), turn.card ? std::optional(turn.card->rank()) : std::nullopt});
  return sight;
}

// The holes that were needed before the cut: the score before the play has the two of heels.
ToGo thrownAt(const Asked& asked) {
  const auto& [ours, theirs] = asked.score;
  ToGo toGo =
      asked.weDeal ? ToGo{lastHole - ours, lastHole - theirs} : ToGo{lastHole - theirs, lastHole - ours};
  const bool heels = asked.own.starter && asked.own.starter->rank() == Rank::jack;
  if (heels) toGo.dealer = std::min(toGo.dealer + 2, lastHole);
  return toGo;
}

// What the rest of the play is for.
Result<PlayStakes> stakesOf(const Asked& asked, const Position& at, const Tables& tables) {
  const auto plays = tables.play();
  if (!plays) return plays.error();
  const auto pegging = tables.pegging();
  if (!pegging) return pegging.error();
  const auto board = tables.board(asked.objective);
  if (!board) return board.error();
  const OwnShow own{asked.own.kept, asked.own.thrown, asked.weDeal};
  WinTables from{&**tables.crib(), *plays, *pegging, *board, nullptr, asked.objective, tables.known()};
  if (needsStakes(asked, at)) {
    const auto stakes = tables.stakes();
    if (!stakes) return stakes.error();
    from.stakes = *stakes;
  }
  CardSet laid;
  for (const Turn& turn : asked.played)
    if (turn.by == Side::them && turn.card) laid.add(*turn.card);
  return PlayStakes(own, asked.own.starter, at.toGo, thrownAt(asked), laid, from);
}

// By what is played for, or by net with the cards first that end the game.
Result<std::vector<PlayChoice>> choicesOf(const Advisor& advisor, const Asked& asked, const Position& at,
                                          const Tables& tables) {
  if (asked.order == Order::winChance) {
    const auto stakes = stakesOf(asked, at, tables);
    if (!stakes) return stakes.error();
    return advisor.values(*stakes);
  }
  std::vector<PlayChoice> choices = advisor.values();
  std::stable_partition(choices.begin(), choices.end(), [&](const PlayChoice& choice) {
    return choice.points >= (asked.weDeal ? at.toGo.dealer : at.toGo.pone);
  });
  return choices;
}

// Rounds of a first answer.
constexpr int firstRounds = 4;

Result<PlaysAnswer> value(const Asked& asked, const Tables& tables) {
  const auto at = positionOf(asked);
  if (!at) return at.error();
  PlaysAnswer answer{at->play.count(), toPlayOf(at->play, asked.weDeal), {}, false, true, {}};
  answer.mustGo = answer.toPlay == Side::us && at->legal.empty();
  if (!asksAdvisor(asked, *at)) return answer;
  const auto knowledge = tables.knowledge();
  if (!knowledge) return knowledge.error();
  auto advisor = Advisor::make(sightOf(asked), **knowledge);
  if (!advisor) return makeError(ErrorCode::illegalPlay, "", "That play cannot have been.");
  if (asked.quick)
    advisor->run(firstRounds);
  else
    advisor->settle();
  answer.settled = advisor->settled();
  if (theyHoldCards(asked, *at)) answer.theyHold = advisor->belief().holding();
  if (at->legal.empty()) return answer;
  const auto choices = choicesOf(*advisor, asked, *at, tables);
  if (!choices) return choices.error();
  for (const PlayChoice& choice : *choices)
    for (const Card card : at->legal)
      if (card.rank() == choice.rank)
        answer.legal.push_back({card, choice.points, choice.net, choice.winChance, choice.worth});
  return answer;
}

}  // namespace

Result<PlayAnswer> scorePlay(const PlayQuestion& question) {
  const auto asked = readPlay(question.played, question.weDeal, question.ours, question.theirs);
  if (!asked) return asked.error();
  return scorePlay(asked->played, asked->weDeal, asked->score);
}

Result<PlayAnswer> scorePlay(std::span<const Turn> played, bool weDeal, Score score) {
  const auto play = playOf(played, weDeal, score);
  if (!play) return play.error();
  const Seat us = seatOf(Side::us, weDeal);
  PlayAnswer answer{
      {}, {play->pegged(us), play->pegged(other(us))}, play->count(), toPlayOf(*play, weDeal), play->over()};
  for (const Laid& laid : play->laid())
    answer.plays.push_back({sideOf(laid.by, weDeal), laid.card, laid.count, laid.points, laid.reasons});
  return answer;
}

Result<PlaysAnswer> valuePlays(const PlaysQuestion& question, const Tables& tables) {
  const auto asked = read(question);
  if (!asked) return asked.error();
  return value(*asked, tables);
}

Result<PlaysAnswer> valuePlays(const OwnCards& own, std::span<const Turn> played, bool weDeal, Score score,
                               const Tables& tables, Order order, bool quick, Objective objective) {
  return value(Asked{{{played.begin(), played.end()}, weDeal, score}, own, order, quick, objective}, tables);
}

TableNames needs(const PlaysQuestion& question) {
  const auto asked = read(question);
  if (!asked) return {};
  const auto at = positionOf(*asked);
  if (!at || !asksAdvisor(*asked, *at)) return {};
  TableNames names{"crib", "opening"};
  if (!at->legal.empty() && asked->order == Order::winChance)
    names.insert(names.end(), {"play", "pegging", Tables::boardFor(asked->objective)});
  if (!at->legal.empty() && needsStakes(*asked, *at)) names.push_back("stakes");
  return names;
}

}  // namespace cribbage
