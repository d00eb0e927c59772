#include "cribbage/game/record_crib.h"

#include <algorithm>

#include "cribbage/game/record_hands.h"
#include "cribbage/game/record_words.h"

namespace cribbage {

namespace {

using record_words::refused;

std::vector<SeenCard> thrownBy(const DealtCards& cards) {
  std::vector<SeenCard> seen;
  for (const MaybeSeen& card : cards.thrown)
    if (card) seen.push_back(*card);
  return seen;
}

std::vector<SeenCard> thrownIn(const PerPlayer<DealtCards>& cards) {
  std::vector<SeenCard> seen = thrownBy(cards[PlayerId::a]);
  for (const SeenCard& card : thrownBy(cards[PlayerId::b])) seen.push_back(card);
  return seen;
}

// Returns whether two entries have the same rank and at least one lacks a suit, so that they may be the same
// card.
bool mayBeOne(const SeenCard& a, const SeenCard& b) {
  return a.rank == b.rank && (!a.suit || !b.suit);
}

template <class Fits>
bool take(std::vector<SeenCard>& from, Fits fits) {
  const auto found = std::find_if(from.begin(), from.end(), fits);
  if (found == from.end()) return false;
  from.erase(found);
  return true;
}

// Matches the cards of the crib with the known discards, identical cards first. Returns the cards that match
// none. Adds to `named` the cards of the crib whose suit is missing in the discard that they match.
std::vector<SeenCard> othersIn(const RecordedDeal& deal, std::vector<SeenCard>& named) {
  std::vector<SeenCard> left = thrownIn(deal.cards), unlike, others;
  for (const SeenCard& card : deal.crib)
    if (!take(left, [&](const SeenCard& one) { return one == card; })) unlike.push_back(card);
  for (const SeenCard& card : unlike) {
    if (!take(left, [&](const SeenCard& one) { return mayBeOne(one, card); }))
      others.push_back(card);
    else if (card.suit)
      named.push_back(card);
  }
  return others;
}

// Finds the discard that was recorded without the suit of this card of the crib, and gives it that suit.
std::optional<Error> nameThrown(RecordedDeal& deal, const SeenCard& card) {
  const auto isIt = [&](const MaybeSeen& one) { return one && one->rank == card.rank && !one->suit; };
  const auto find = [&](PlayerId who) {
    std::vector<MaybeSeen>& thrown = deal.cards[who].thrown;
    const auto found = std::find_if(thrown.begin(), thrown.end(), isIt);
    return found == thrown.end() ? nullptr : &*found;
  };
  MaybeSeen *const a = find(PlayerId::a), *const b = find(PlayerId::b);
  if (a && b)
    return refused(reason::cribSuitUnclear, print(card),
                   {{"rank", std::string(1, print(card.rank))}, {"card", print(card)}});
  (a ? *a : *b)->suit = card.suit;
  return std::nullopt;
}

// If both discards of one player and all four cards of the crib are known, the other two cards are the
// opponent's discards. If so, adds them to the opponent's cards and returns true.
bool giveRest(RecordedDeal& deal, const std::vector<SeenCard>& others) {
  for (const PlayerId who : {PlayerId::a, PlayerId::b}) {
    DealtCards& rest = deal.cards[other(who)];
    if (thrownBy(deal.cards[who]).size() != mostThrown || rest.kept.size() > mostKept) continue;
    const std::vector<SeenCard> known = thrownBy(rest);
    if (known.size() + others.size() != mostThrown) continue;
    rest.thrown.assign(known.begin(), known.end());
    rest.thrown.insert(rest.thrown.end(), others.begin(), others.end());
    return true;
  }
  return false;
}

}  // namespace

std::size_t thrownSeen(const PerPlayer<DealtCards>& cards) {
  return thrownIn(cards).size();
}

std::optional<Error> settleCrib(RecordedDeal& deal) {
  std::vector<SeenCard> named;
  std::vector<SeenCard> others = othersIn(deal, named);
  const std::size_t thrown = thrownSeen(deal.cards);
  if (!others.empty() && thrown + others.size() > 2 * mostThrown)
    return refused(reason::cribNotFour, print(others.back()));
  for (const SeenCard& card : named)
    if (auto error = nameThrown(deal, card)) return error;
  if (giveRest(deal, others)) others.clear();
  deal.crib = thrownIn(deal.cards);
  deal.crib.insert(deal.crib.end(), others.begin(), others.end());
  return std::nullopt;
}

}  // namespace cribbage
