#include "cribbage/questions/play_questions.h"

#include "cribbage/advice/advisor.h"
#include "cribbage/discard/throws_table.h"
#include "cribbage/questions/asked_plays.h"

namespace cribbage {

namespace {

bool theyHoldCards(const AskedPlays& asked, const Position& at) {
  return at.play.cardsHeld(seatOf(Side::them, asked.weDeal)) > 0;
}

// Returns whether the advisor is needed: to value our cards, or to infer the opponent's.
bool asksAdvisor(const AskedPlays& asked, const Position& at) {
  return !at.play.over() && (!at.legal.empty() || theyHoldCards(asked, at));
}

// Returns whether the answer needs the stakes table, which has the win chances of hands, leads and replies
// near the last hole. Hands matter if the discards were made near the last hole, where players discard to
// win. Leads and replies matter until the reply is played.
bool needsStakes(const AskedPlays& asked, const Position& at) {
  return asked.order == Order::winChance && (StakesTable::mayKnow(thrownAt(asked)) ||
                                             (at.play.played().size() < 2 && StakesTable::mayKnow(at.toGo)));
}

// Returns whether both sides discard and play to win, because the last hole is near.
bool bothToWin(const AskedPlays& asked) {
  return asked.order == Order::winChance && ScoreContext::matter(thrownAt(asked));
}

// Returns whether win chances are needed: for our cards, or for the opponent's strategy.
bool asksToWin(const AskedPlays& asked, const Position& at) {
  return asked.order == Order::winChance && (!at.legal.empty() || bothToWin(asked));
}

WinUtility winUtilityOf(const AskedPlays& asked, const Position& at, const WinTables& tables) {
  const OwnShow own{asked.own.kept, asked.own.thrown, asked.weDeal};
  CardSet played;
  for (const Turn& turn : asked.played)
    if (turn.by == Side::them && turn.card) played.add(*turn.card);
  return WinUtility(own, asked.own.starter, at.toGo, thrownAt(asked), played, tables);
}

// Returns the choices ordered by the objective, or by net points. Cards that end the game come first. Ties
// are ordered by frequency.
std::vector<PlayChoice> choicesOf(const Advisor& advisor, const AskedPlays& asked, const Position& at,
                                  const WinTables& tables) {
  if (asked.order == Order::winChance) return advisor.values(winUtilityOf(asked, at, tables));
  return advisor.values(asked.weDeal ? at.toGo.dealer : at.toGo.pone);
}

Result<PlaysAnswer> value(const AskedPlays& asked, const Tables& tables) {
  const auto at = positionOf(asked);
  if (!at) return at.error();
  PlaysAnswer answer{at->play.count(), toPlayOf(at->play, asked.weDeal), {}, false, true, {}};
  answer.mustGo = answer.toPlay == Side::us && at->legal.empty();
  if (!asksAdvisor(asked, *at)) return answer;
  const auto knowledge = tables.knowledge();
  if (!knowledge) return knowledge.error();
  WinTables from;
  if (asksToWin(asked, *at)) {
    const auto found = tables.toWin(asked.objective, needsStakes(asked, *at));
    if (!found) return found.error();
    from = *found;
  }
  const PlayInformation information = informationOf(asked);
  std::optional<ScoreContext> both;
  if (bothToWin(asked)) both.emplace(thrownAt(asked), atLead(asked), information.starter, from);
  auto advisor = Advisor::make(information, **knowledge, both);
  if (!advisor) return makeError(reason::impossiblePlay, "");
  if (asked.quick)
    advisor->run(Advisor::firstRounds);
  else
    advisor->settle();
  answer.settled = advisor->settled();
  if (theyHoldCards(asked, *at)) answer.theyHold = advisor->belief().holding();
  if (at->legal.empty()) return answer;
  for (const PlayChoice& choice : choicesOf(*advisor, asked, *at, from))
    for (const Card card : at->legal)
      if (card.rank() == choice.rank)
        answer.legal.push_back(
            {card, choice.points, choice.net, choice.winChance, choice.worth, choice.frequency});
  return answer;
}

// The parsed question of three or four players.
struct AskedSeated {
  std::vector<PlayerTurn> played;
  PlayerId dealer{};
  PerPlayer<int> scores;
};

Result<AskedSeated> readSeated(const PlayQuestion& question, std::size_t players) {
  const auto text = turnsOf(question.played, "played", "a 5H, b TD");
  if (!text) return text.error();
  auto turns = parsePlayed(*text, static_cast<int>(players));
  if (!turns) return turns.error();
  if (const auto error = refuseGiven(question.weDeal, "weDeal", players)) return *error;
  if (const auto error = refuseGiven(question.ours, "ours", players)) return *error;
  if (const auto error = refuseGiven(question.theirs, "theirs", players)) return *error;
  if (players == 4)
    if (const auto error = refuseGiven(question.c, "c", players)) return *error;
  const Names names = Names(playerNames).first(players);
  const auto dealer = namedIn<PlayerId>(names, question.dealer.text);
  if (!dealer) return notAChoice("dealer", question.dealer, names);
  AskedSeated asked{std::move(*turns), *dealer, {}};
  for (const auto& [given, side] :
       {std::pair(&question.a, PlayerId::a), {&question.b, PlayerId::b}, {&question.c, PlayerId::c}}) {
    const auto score = scoreOf(*given);
    if (!score) return score.error();
    asked.scores[side] = *score;
  }
  return asked;
}

PerSeatOfFour<PlayerWords> wordsFor(const Seating& seating, PlayerId dealer) {
  PerSeatOfFour<PlayerWords> words;
  for (const PlayerId who : seating.players()) {
    const std::string name(print(who));
    words[seating.seatOf(who, dealer)] = {name, "player " + name};
  }
  return words;
}

}  // namespace

Result<std::variant<PlayAnswer, SeatedPlayAnswer>> scorePlay(const PlayQuestion& question) {
  using Answer = std::variant<PlayAnswer, SeatedPlayAnswer>;
  const auto players = playersOf(question.players);
  if (!players) return players.error();
  if (*players > fewestPlayers) {
    const auto asked = readSeated(question, *players);
    if (!asked) return asked.error();
    const auto answer = scorePlay(asked->played, static_cast<int>(*players), asked->dealer, asked->scores);
    if (!answer) return answer.error();
    return Answer(*answer);
  }
  for (const auto& [given, field] :
       {std::pair(&question.dealer, "dealer"), {&question.a, "a"}, {&question.b, "b"}, {&question.c, "c"}})
    if (const auto error = refuseGiven(*given, field, *players)) return *error;
  const auto asked = readPlay(question.played, question.weDeal, question.ours, question.theirs);
  if (!asked) return asked.error();
  const auto answer = scorePlay(asked->played, asked->weDeal, asked->score);
  if (!answer) return answer.error();
  return Answer(*answer);
}

Result<SeatedPlayAnswer> scorePlay(std::span<const PlayerTurn> played, int players, PlayerId dealer,
                                   const PerPlayer<int>& scores) {
  if (const auto error = refusePlayers(players)) return *error;
  const Seating seating(static_cast<std::size_t>(players));
  for (const PlayerId side : seating.sides())
    if (!isHole(scores[side])) return noHole(std::to_string(scores[side]));
  PerSeatOfFour<int> before;
  for (const PlayerId who : seating.players())
    before[seating.seatOf(who, dealer)] = scores[seating.sideOf(who)];
  Play play(seating.count(), before);
  for (const PlayerTurn& turn : played) {
    const Seat by = seating.seatOf(turn.by, dealer);
    const auto refused = turn.card ? play.play(by, *turn.card) : play.go(by);
    if (refused) return inWords(*refused, wordsFor(seating, dealer));
  }
  SeatedPlayAnswer answer;
  PerPlayer<int> totals;
  for (const PlayerId who : seating.players()) {
    const Seat seat = seating.seatOf(who, dealer);
    totals[seating.sideOf(who)] += play.pegged(seat);
    if (play.mustGo(seat)) answer.mustGo.push_back(who);
  }
  answer.totals = holesOf(totals, seating);
  answer.count = play.count();
  if (play.toPlay()) answer.toPlay = seating.playerAt(*play.toPlay(), dealer);
  answer.over = play.over();
  for (const CardPlay& each : play.played())
    answer.plays.push_back(
        {seating.playerAt(each.by, dealer), each.card, each.count, each.points, each.reasons});
  return answer;
}

Result<PlayAnswer> scorePlay(std::span<const Turn> played, bool weDeal, Score score) {
  const auto play = playOf(played, weDeal, score);
  if (!play) return play.error();
  const Seat us = seatOf(Side::us, weDeal);
  PlayAnswer answer{
      {}, {play->pegged(us), play->pegged(other(us))}, play->count(), toPlayOf(*play, weDeal), play->over()};
  for (const CardPlay& each : play->played())
    answer.plays.push_back({sideOf(each.by, weDeal), each.card, each.count, each.points, each.reasons});
  return answer;
}

Result<PlaysAnswer> valuePlays(const PlaysQuestion& question, const Tables& tables) {
  const auto asked = readPlays(question);
  if (!asked) return asked.error();
  return value(*asked, tables);
}

Result<PlaysAnswer> valuePlays(const OwnCards& own, std::span<const Turn> played, bool weDeal, Score score,
                               const Tables& tables, Order order, bool quick, Objective objective) {
  return value(AskedPlays{{{played.begin(), played.end()}, weDeal, score}, own, order, quick, objective},
               tables);
}

TableNames needs(const PlaysQuestion& question) {
  const auto asked = readPlays(question);
  if (!asked) return {};
  const auto at = positionOf(*asked);
  if (!at || !asksAdvisor(*asked, *at)) return {};
  TableNames names{"crib", "opening"};
  if (!asksToWin(*asked, *at)) return names;
  names.insert(names.end(), {"play", "pegging", Tables::boardFor(asked->objective)});
  if (needsStakes(*asked, *at)) names.push_back("stakes");
  return names;
}

}  // namespace cribbage
