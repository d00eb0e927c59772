#include "discard_questions.h"

#include <algorithm>

namespace cribbage {

namespace {

Result<std::array<Discard, 15>> valueAgainst(const Given& opponent, const Dealt& dealt, bool weDeal,
                                             const Tables& tables) {
  const auto is = [&](const char* name) {
    return opponent.kind == Given::Kind::text && opponent.text == name;
  };
  const bool handOnly = is("handOnly");
  if (opponent.kind != Given::Kind::absent && !is("expert") && !handOnly && !is("random"))
    return wrongKind("opponent", opponent, "“expert”, “handOnly” or “random”");
  const auto plays = tables.play();
  if (!plays) return plays.error();
  if (is("random")) return valueDiscards(dealt, weDeal, RandomOpponent{}, **plays);
  const auto table = tables.crib();
  if (!table) return table.error();
  const CribTable& crib = **table;
  const PolicyOpponent policy = handOnly ? PolicyOpponent(crib.handOnly, crib.handOnly)
                                         : PolicyOpponent(crib.expertDealer, crib.expertPone);
  return valueDiscards(dealt, weDeal, policy, **plays);
}

}  // namespace

Result<std::array<Discard, 15>> valueDiscards(const DiscardsQuestion& question, const Tables& tables) {
  const auto cards = cardsOf(question.dealt, "dealt");
  if (!cards) return cards.error();
  if (question.weDeal.kind == Given::Kind::absent) return missing("weDeal", "true when the crib is ours");
  const auto weDeal = truthOf(question.weDeal, "weDeal", false);
  if (!weDeal) return weDeal.error();
  for (const Given* score : {&question.ours, &question.theirs})
    if (const auto hole = scoreOf(*score); !hole) return hole.error();
  const Given& order = question.order;
  if (order.kind != Given::Kind::absent && (order.kind != Given::Kind::text || order.text != "points"))
    return wrongKind("order", order, "“points”");

  Dealt dealt;
  if (cards->size() != dealt.size()) return wrongCount(*cards, "Six cards are dealt");
  std::copy(cards->begin(), cards->end(), dealt.begin());
  return valueAgainst(question.opponent, dealt, *weDeal, tables);
}

}  // namespace cribbage
