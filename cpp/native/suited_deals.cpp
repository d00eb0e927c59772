#include "native/suited_deals.h"

#include <algorithm>
#include <bit>
#include <functional>

#include "cribbage/show/starters.h"

namespace cribbage {

namespace {

// Returns every way to give suits to the cards of a class. Which suit is which does not matter, so the four
// suits of a way are sorted. The list is sorted too, so that equal ways are adjacent.
std::vector<RanksBySuit> suitings(const DealtRanks& dealt) {
  std::vector<RanksBySuit> found;
  RanksBySuit suits{};
  const std::function<void(std::size_t)> add = [&](std::size_t at) {
    if (at == dealt.rankCount) {
      auto sorted = suits;
      std::sort(sorted.begin(), sorted.end(), std::greater<>());
      found.push_back(sorted);
      return;
    }
    const std::size_t rank = dealt.ranks[at];
    for (unsigned some = 0; some < 16; ++some) {
      if (std::popcount(some) != dealt.counts[rank]) continue;
      for (std::size_t suit = 0; suit < suitCount; ++suit)
        suits[suit] = static_cast<std::uint16_t>((suits[suit] & ~(1u << rank)) | (some >> suit & 1) << rank);
      add(at + 1);
    }
    for (auto& ranks : suits) ranks = static_cast<std::uint16_t>(ranks & ~(1u << rank));
  };
  add(0);
  std::sort(found.begin(), found.end());
  return found;
}

// For each of the fifteen throws, returns the points of the kept hand, summed over the 46 starters.
std::array<std::int16_t, 15> handSums(const Dealt& cards) {
  const CardSet starters = CardSet::deck().without(CardSet({cards.begin(), cards.end()}));
  std::array<std::int16_t, 15> sums{};
  std::size_t number = 0;
  for (std::size_t i = 0; i < 6; ++i)
    for (std::size_t j = i + 1; j < 6; ++j) {
      Hand kept{};
      std::copy_if(cards.begin(), cards.end(), kept.begin(),
                   [&](Card card) { return card != cards[i] && card != cards[j]; });
      const PointsByStarter points = scoreStarters(kept, false);
      int sum = 0;
      for (const Card starter : starters) sum += points[starter.id];
      sums[number++] = static_cast<std::int16_t>(sum);
    }
  return sums;
}

Dealt dealtOf(const SixCards& six) {
  Dealt dealt{};
  for (std::size_t i = 0; i < dealt.size(); ++i)
    dealt[i] = Card{static_cast<Rank>(six.rank[i]), static_cast<Suit>(six.suit[i])};
  return dealt;
}

}  // namespace

std::vector<SuitedDeal> suitedDealsOf(const DealtRanks& dealt) {
  std::vector<SuitedDeal> deals;
  const auto every = suitings(dealt);
  for (auto next = every.begin(); next != every.end();) {
    SuitedDeal deal;
    deal.suits = *next;
    for (; next != every.end() && *next == deal.suits; ++next) ++deal.ways;
    deal.hands = handSums(dealtOf(cardsOf(deal.suits)));
    deals.push_back(deal);
  }
  return deals;
}

SixCards cardsOf(const RanksBySuit& suits) {
  SixCards six;
  std::size_t next = 0;
  for (std::uint8_t rank = 0; rank < rankCount; ++rank)
    for (std::uint8_t suit = 0; suit < suitCount; ++suit)
      if (holdsRank(suits[suit], rank)) {
        six.rank[next] = rank;
        six.suit[next++] = suit;
      }
  return six;
}

std::size_t placeOf(const DealtRanks& dealt, std::uint8_t first, std::uint8_t second) {
  std::size_t place = 0;
  while (dealt.pairs[place].first != first || dealt.pairs[place].second != second) ++place;
  return place;
}

}  // namespace cribbage
