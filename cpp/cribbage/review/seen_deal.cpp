#include "cribbage/review/seen_deal.h"

#include "cribbage/base/sort_few.h"

namespace cribbage {

namespace {

std::optional<Card> cardOf(const MaybeSeen& seen) {
  return seen && seen->suit ? std::optional(Card{seen->rank, *seen->suit}) : std::nullopt;
}

// Returns all cards of a list, lowest first, if there are exactly `count` and all are known.
template <std::size_t count>
std::optional<std::array<Card, count>> allOf(const std::vector<MaybeSeen>& list) {
  std::array<Card, count> cards{};
  if (list.size() != count) return std::nullopt;
  for (std::size_t at = 0; at < count; ++at) {
    const auto card = cardOf(list[at]);
    if (!card) return std::nullopt;
    cards[at] = *card;
  }
  sortFew(cards);
  return cards;
}

RecordedSix seenOf(const DealtCards& cards) {
  RecordedSix seen{allOf<6>(cards.kept), allOf<4>(cards.kept), allOf<2>(cards.thrown)};
  if (!seen.kept || !seen.thrown) return seen;
  std::vector<MaybeSeen> six = cards.kept;
  six.insert(six.end(), cards.thrown.begin(), cards.thrown.end());
  seen.six = allOf<6>(six);
  return seen;
}

}  // namespace

SeenDeal::SeenDeal(const ReadGame& game, const ScoredDeal& deal)
    : dealer(deal.dealer),
      before{game.record.target - deal.before[deal.dealer],
             game.record.target - deal.before[other(deal.dealer)]},
      starter(deal.starter ? cardOf(*deal.starter) : std::nullopt),
      heels(deal.heels) {
  for (const Seat seat : bothSeats) cards[seat] = seenOf(deal.cards[playerAt(seat)]);
}

}  // namespace cribbage
