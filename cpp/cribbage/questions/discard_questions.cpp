#include "cribbage/questions/discard_questions.h"

#include <algorithm>

#include "cribbage/deal/discard_chances.h"
#include "cribbage/deal/ranked_discards.h"
#include "cribbage/discard/throws_table.h"
#include "cribbage/play/seat.h"

namespace cribbage {

namespace {

using Discards = std::array<Discard, 15>;
using SingleDiscards = std::array<SingleDiscard, 5>;

// Returns the error for the first field that means nothing with three or four players.
std::optional<Error> refuseFields(const DiscardsQuestion& question) {
  const auto refused = [](Field field) { return makeError(reason::onlyForTwo, field, {{"field", field}}); };
  if (question.ours.kind != Given::Kind::absent) return refused("ours");
  if (question.theirs.kind != Given::Kind::absent) return refused("theirs");
  if (question.opponent.kind != Given::Kind::absent) return refused("opponent");
  if (question.objective.kind != Given::Kind::absent) return refused("objective");
  if (question.order.kind == Given::Kind::absent) return std::nullopt;
  const auto order = orderOf(question.order);
  if (!order) return order.error();
  if (*order != Order::points) return refused("order");
  return std::nullopt;
}

// Reads whose crib it is.
Result<bool> readCrib(const DiscardsQuestion& question) {
  if (question.weDeal.kind == Given::Kind::absent) return missing(reason::cribMissing, "weDeal");
  return truthOf(question.weDeal, "weDeal", false);
}

Result<SingleDiscards> valueSingles(const DiscardsQuestion& question) {
  const auto players = playersOf(question.players);
  if (!players) return players.error();
  const auto cards = cardsOf(question.dealt, "dealt");
  if (!cards) return cards.error();
  const auto weDeal = readCrib(question);
  if (!weDeal) return weDeal.error();
  if (const auto error = refuseFields(question)) return *error;
  DealtFive dealt{};
  if (cards->size() != dealt.size()) return wrongCount(reason::dealtNotFive, *cards);
  std::copy(cards->begin(), cards->end(), dealt.begin());
  return valueDiscards(dealt, static_cast<int>(*players), *weDeal);
}

// Returns whether the answer needs the stakes table: the win chances of hands near the last hole, where both
// sides discard and play to win.
bool needsStakes(const AskedDiscards& asked) {
  return asked.order == Order::winChance && asked.opponent == OpponentKind::expert &&
         StakesTable::mayKnow({lastHole - asked.score.ours, lastHole - asked.score.theirs});
}

// Returns the context for win chances against an opponent other than the expert. Such an opponent discards in
// the same way at every score.
Result<DiscardContext> contextOf(const AskedDiscards& asked, const Tables& tables) {
  const auto pegging = tables.pegging();
  if (!pegging) return pegging.error();
  const auto board = tables.board(asked.objective);
  if (!board) return board.error();
  return DiscardContext{asked.score.ours, asked.score.theirs, *pegging, *board, asked.objective};
}

template <class Model>
Result<Discards> valueAgainst(const Model& opponent, const AskedDiscards& asked, const Tables& tables) {
  const HandPegsTable& plays = **tables.play();
  Discards choices = valueDiscards(asked.dealt, asked.weDeal, opponent, plays);
  if (asked.order == Order::points) {
    markTies(choices);
    return choices;
  }
  const auto context = contextOf(asked, tables);
  if (!context) return context.error();
  valueChances(choices, asked.weDeal, opponent, *context);
  rankByWorth(choices, asked.score, asked.objective);
  return choices;
}

Result<Discards> valueAgainstExpert(const AskedDiscards& asked, const Tables& tables) {
  const ThrowsTable& crib = **tables.crib();
  if (asked.order == Order::points)
    return valueAgainst(PolicyOpponent(crib.expertDealer, crib.expertPone), asked, tables);
  const auto win = tables.toWin(asked.objective, needsStakes(asked));
  if (!win) return win.error();
  return rankedByWorth(asked.dealt, asked.weDeal, asked.score, *win);
}

}  // namespace

Result<AskedDiscards> readDiscards(const DiscardsQuestion& question) {
  const auto cards = cardsOf(question.dealt, "dealt");
  if (!cards) return cards.error();
  const auto weDeal = readCrib(question);
  if (!weDeal) return weDeal.error();
  const auto score = scoresOf(question.ours, question.theirs);
  if (!score) return score.error();
  const auto order = orderOf(question.order);
  if (!order) return order.error();
  const auto objective = objectiveOf(question.objective);
  if (!objective) return objective.error();
  AskedDiscards asked{{}, *weDeal, *score, *order, {}, *objective};
  if (cards->size() != asked.dealt.size()) return wrongCount(reason::dealtNotSix, *cards);
  std::copy(cards->begin(), cards->end(), asked.dealt.begin());
  const auto opponent = firstUnless<OpponentKind>(question.opponent, "opponent", opponentNames);
  if (!opponent) return opponent.error();
  asked.opponent = *opponent;
  return asked;
}

bool isAboutSingles(const DiscardsQuestion& question) {
  const auto players = playersOf(question.players);
  return !players || *players > fewestPlayers;
}

Result<DiscardsAnswer> valueDiscards(const DiscardsQuestion& question, const Tables& tables) {
  if (isAboutSingles(question)) {
    const auto singles = valueSingles(question);
    if (!singles) return singles.error();
    return DiscardsAnswer(*singles);
  }
  const auto asked = readDiscards(question);
  if (!asked) return asked.error();
  const auto discards = valueDiscards(asked->dealt, asked->weDeal, asked->score, tables, asked->order,
                                      asked->opponent, asked->objective);
  if (!discards) return discards.error();
  return DiscardsAnswer(*discards);
}

Result<SingleDiscards> valueDiscards(const DealtFive& dealt, int players, bool weDeal) {
  CardSet known;
  if (const auto error = refuseTwice(dealt, known)) return *error;
  if (const auto error = refusePlayers(players)) return *error;
  return valueSingleDiscards(dealt, {players, weDeal});
}

Result<Discards> valueDiscards(const Dealt& dealt, bool weDeal, Score score, const Tables& tables,
                               Order order, OpponentKind opponent, Objective objective) {
  const AskedDiscards asked{dealt, weDeal, score, order, opponent, objective};
  CardSet known;
  if (const auto error = refuseTwice(dealt, known)) return *error;
  if (const auto error = refuse(score)) return *error;
  if (const auto plays = tables.play(); !plays) return plays.error();
  if (opponent == OpponentKind::random) return valueAgainst(RandomOpponent{}, asked, tables);
  const auto crib = tables.crib();
  if (!crib) return crib.error();
  if (opponent == OpponentKind::expert) return valueAgainstExpert(asked, tables);
  const auto& handOnly = (*crib)->handOnly;
  return valueAgainst(PolicyOpponent(handOnly, handOnly), asked, tables);
}

TableNames needs(const DiscardsQuestion& question) {
  if (isAboutSingles(question)) return {};
  const auto asked = readDiscards(question);
  if (!asked) return {};
  TableNames names{"play"};
  if (asked->opponent != OpponentKind::random) names.push_back("crib");
  if (asked->order == Order::winChance)
    names.insert(names.end(), {"pegging", Tables::boardFor(asked->objective)});
  if (needsStakes(*asked)) names.push_back("stakes");
  return names;
}

}  // namespace cribbage
