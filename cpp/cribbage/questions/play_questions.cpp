#include "cribbage/questions/play_questions.h"

#include <algorithm>

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
