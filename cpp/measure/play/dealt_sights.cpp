#include "measure/play/dealt_sights.h"

#include <span>

namespace cribbage {

DealtSights::DealtSights(const ThrowsTable& crib)
    : policies_{crib.expertPone.classes(), crib.expertDealer.classes()} {
  for (std::size_t at = 0; at < dealtRanksCount; ++at) classes_[everyDealtRanks()[at].counts] = at;
}

PlaySight DealtSights::sightOf(const Dealt& dealt, Rank starter, Seat us, Random& random) const {
  PlaySight sight;
  RankCounts counts = countRanks(std::span<const Card>(dealt));
  const std::size_t at = classes_.at(counts);
  const DealtRanks& six = everyDealtRanks()[at];
  int part = static_cast<int>(random.below(ThrowPolicy::whole));
  std::size_t place = 0;
  while ((part -= policies_[us][at][place]) >= 0) ++place;
  const RankPair pair = six.pairs[place];
  --counts[pair.first];
  --counts[pair.second];
  std::size_t next = 0;
  for (std::size_t rank = 0; rank < rankCount; ++rank)
    for (int more = counts[rank]; more > 0; --more) sight.kept[next++] = static_cast<Rank>(rank);
  sight.thrown = {static_cast<Rank>(pair.first), static_cast<Rank>(pair.second)};
  sight.starter = starter;
  sight.us = us;
  return sight;
}

Sights DealtSights::deal(Random& random) const {
  Deck deck;
  deck.shuffle(random);
  const auto deal = deck.deal();
  const Rank starter = deck.cut(random).rank();
  Sights sights;
  sights[Seat::pone] = sightOf(deal.pone, starter, Seat::pone, random);
  sights[Seat::dealer] = sightOf(deal.dealer, starter, Seat::dealer, random);
  return sights;
}

}  // namespace cribbage
