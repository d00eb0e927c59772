#include "cribbage/record/crib.h"

#include <algorithm>

#include "cribbage/record/hands.h"
#include "cribbage/record/words.h"

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
  std::vector<SeenCard> seen;
  for (const DealtCards& each : cards)
    for (const SeenCard& card : thrownBy(each)) seen.push_back(card);
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
  MaybeSeen* it = nullptr;
  for (DealtCards& each : deal.cards) {
    const auto found = std::find_if(each.thrown.begin(), each.thrown.end(), isIt);
    if (found == each.thrown.end()) continue;
    if (it)
      return refused(reason::cribSuitUnclear, print(card),
                     {{"rank", std::string(1, print(card.rank))}, {"card", print(card)}});
    it = &*found;
  }
  (*it)->suit = card.suit;
  return std::nullopt;
}

// If the four cards of the crib and the discards of all players but one are known, the other cards are this
// player's discards. If so, adds them to the player's cards and returns true.
bool giveRest(RecordedDeal& deal, const Seating& seating, const std::vector<SeenCard>& others) {
  if (seating.count() * seating.thrown() < cribSize) return false;
  const auto isComplete = [&](PlayerId who) { return thrownBy(deal.cards[who]).size() == seating.thrown(); };
  for (const PlayerId who : seating.players()) {
    DealtCards& rest = deal.cards[who];
    const std::vector<SeenCard> known = thrownBy(rest);
    const bool isOnly = std::all_of(seating.players().begin(), seating.players().end(),
                                    [&](PlayerId each) { return each == who || isComplete(each); });
    if (!isOnly || rest.kept.size() > mostKept || known.size() + others.size() != seating.thrown()) continue;
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

std::optional<Error> settleCrib(RecordedDeal& deal, const Seating& seating) {
  std::vector<SeenCard> named;
  std::vector<SeenCard> others = othersIn(deal, named);
  const std::size_t thrown = thrownSeen(deal.cards);
  if (!others.empty() && thrown + others.size() > cribSize)
    return refused(reason::cribNotFour, print(others.back()));
  for (const SeenCard& card : named)
    if (auto error = nameThrown(deal, card)) return error;
  if (giveRest(deal, seating, others)) others.clear();
  deal.crib = thrownIn(deal.cards);
  deal.crib.insert(deal.crib.end(), others.begin(), others.end());
  return std::nullopt;
}

}  // namespace cribbage
