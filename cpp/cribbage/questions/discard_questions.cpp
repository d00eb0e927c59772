#include "cribbage/questions/discard_questions.h"

#include <algorithm>

#include "cribbage/winning/winning_opponent.h"

namespace cribbage {

namespace {

// The discards with their chances, most points first.
Result<std::array<Discard, 15>> valueAgainst(const Given& opponent, const Dealt& dealt, bool weDeal,
                                             Standing standing, const Tables& tables) {
  const auto is = [&](const char* name) {
    return opponent.kind == Given::Kind::text && opponent.text == name;
  };
  const bool handOnly = is("handOnly");
  if (opponent.kind != Given::Kind::absent && !is("expert") && !handOnly && !is("random"))
    return wrongKind("opponent", opponent, "“expert”, “handOnly” or “random”");
  const auto plays = tables.play();
  if (!plays) return plays.error();
  const auto pegging = tables.pegging();
  if (!pegging) return pegging.error();
  const auto board = tables.board();
  if (!board) return board.error();
  standing.pegging = *pegging;
  standing.board = *board;
  const auto against = [&](const auto& model) {
    std::array<Discard, 15> choices = valueDiscards(dealt, weDeal, model, **plays);
    valueChances(choices, weDeal, model, standing);
    return choices;
  };
  if (is("random")) return against(RandomOpponent{});
  const auto table = tables.crib();
  if (!table) return table.error();
  const CribTable& crib = **table;
  if (handOnly) return against(PolicyOpponent(crib.handOnly, crib.handOnly));
  const PolicyOpponent expert(crib.expertDealer, crib.expertPone);
  if (lastHole - std::max(standing.ours, standing.theirs) > WinningOpponent::nearest) return against(expert);
  const WinningOpponent winning(crib, **plays, **pegging, **board, standing.ours, standing.theirs);
  std::array<Discard, 15> choices = valueDiscards(dealt, weDeal, expert, **plays);
  valueChances(choices, weDeal, winning, standing);
  return choices;
}

}  // namespace

Result<std::array<Discard, 15>> valueDiscards(const DiscardsQuestion& question, const Tables& tables) {
  const auto cards = cardsOf(question.dealt, "dealt");
  if (!cards) return cards.error();
  if (question.weDeal.kind == Given::Kind::absent) return missing("weDeal", "true when the crib is ours");
  const auto weDeal = truthOf(question.weDeal, "weDeal", false);
  if (!weDeal) return weDeal.error();
  const auto ours = scoreOf(question.ours);
  if (!ours) return ours.error();
  const auto theirs = scoreOf(question.theirs);
  if (!theirs) return theirs.error();
  const auto byChance = isByChance(question.order);
  if (!byChance) return byChance.error();

  Dealt dealt;
  if (cards->size() != dealt.size()) return wrongCount(*cards, "Six cards are dealt");
  std::copy(cards->begin(), cards->end(), dealt.begin());
  auto choices = valueAgainst(question.opponent, dealt, *weDeal, {*ours, *theirs, nullptr, nullptr}, tables);
  if (choices && *byChance) sortByChance(*choices);
  return choices;
}

}  // namespace cribbage
