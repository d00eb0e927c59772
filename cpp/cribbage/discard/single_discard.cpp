#include "cribbage/discard/single_discard.h"

#include <algorithm>
#include <cmath>

#include "cribbage/base/sort_few.h"

namespace cribbage {

namespace {

constexpr double billion = 1e9;

// Calls `see(a, b, c)` for every three ranks, lowest first.
template <class See>
void eachTriple(const See& see) {
  for (int a = 0; a < rankCount; ++a)
    for (int b = a; b < rankCount; ++b)
      for (int c = b; c < rankCount; ++c)
        see(static_cast<Rank>(a), static_cast<Rank>(b), static_cast<Rank>(c));
}

int countJacks(Rank a, Rank b, Rank c) {
  return (a == Rank::jack ? 1 : 0) + (b == Rank::jack ? 1 : 0) + (c == Rank::jack ? 1 : 0);
}

// The chance of nobs, by the rank of the starter and the number of jacks among the others' three cards.
using NobsChances = std::array<std::array<double, 4>, rankCount>;

NobsChances nobsChances(Card thrown, CardSet unseen) {
  NobsChances chances{};
  const int jacks = unseen.count(Rank::jack);
  for (const Card starter : unseen) {
    if (starter.rank() == Rank::jack) continue;
    const Card jack{Rank::jack, starter.suit()};
    for (std::size_t held = 0; held < 4; ++held) {
      const double chance = jack == thrown ? 1 : unseen.has(jack) ? static_cast<double>(held) / jacks : 0;
      chances[static_cast<std::size_t>(starter.rank())][held] += chance / unseen.count(starter.rank());
    }
  }
  return chances;
}

}  // namespace

CribValue valueCrib(Card thrown, CardSet unseen, const CribRanks& others) {
  const NobsChances nobs = nobsChances(thrown, unseen);
  // The chance that a card of each rank has the suit of the thrown card.
  std::array<double, rankCount> suited{};
  for (const Card card : unseen)
    if (card.suit() == thrown.suit())
      suited[static_cast<std::size_t>(card.rank())] = 1.0 / unseen.count(card.rank());

  std::array<double, mostPoints + 1> chances{};
  eachTriple([&](Rank a, Rank b, Rank c) {
    const auto& starters = others[static_cast<std::size_t>(rankTable.triple(a, b, c))];
    const int pair = rankTable.pair(thrown.rank(), a), jacks = countJacks(a, b, c);
    const double threeSuited = a == b || b == c ? 0
                                                : suited[static_cast<std::size_t>(a)] *
                                                      suited[static_cast<std::size_t>(b)] *
                                                      suited[static_cast<std::size_t>(c)];
    for (std::size_t at = 0; at < rankCount; ++at) {
      const Rank starter = static_cast<Rank>(at);
      const auto points = static_cast<std::size_t>(rankTable.points(pair, rankTable.triple(b, c, starter)));
      const double flush = starter == a || starter == b || starter == c ? 0 : threeSuited * suited[at];
      // In a flush, any jack but the starter is nobs.
      const bool jackInFlush = jacks > 0 || thrown.rank() == Rank::jack;
      const double flushWithNobs = jackInFlush ? flush : 0;
      const double withNobs = nobs[at][static_cast<std::size_t>(jacks)] - flushWithNobs;
      const double chance = starters[at];
      chances[points] += chance * (1 - flush - withNobs);
      if (withNobs > 0) chances[points + 1] += chance * withNobs;
      if (flush > 0) chances[points + (jackInFlush ? 6 : 5)] += chance * flush;
    }
  });

  CribValue value;
  for (std::size_t points = 0; points < chances.size(); ++points)
    value.histogram[points] = std::llround(chances[points] * billion);
  value.mean = meanOf(value.histogram).value();
  return value;
}

double meanCrib(std::uint8_t thrown, const CribRanks& others) {
  const Rank ours = static_cast<Rank>(thrown);
  double mean = 0;
  eachTriple([&](Rank a, Rank b, Rank c) {
    const auto& starters = others[static_cast<std::size_t>(rankTable.triple(a, b, c))];
    const int pair = rankTable.pair(ours, a), jacks = countJacks(a, b, c) + (ours == Rank::jack ? 1 : 0);
    const bool distinct = a != b && b != c && ours != a && ours != b && ours != c;
    for (std::size_t at = 0; at < rankCount; ++at) {
      const Rank starter = static_cast<Rank>(at);
      double points = rankTable.points(pair, rankTable.triple(b, c, starter));
      if (starter != Rank::jack) points += jacks / 4.0;
      if (distinct && starter != a && starter != b && starter != c && starter != ours) points += 5 / 256.0;
      mean += starters[at] * points;
    }
  });
  return mean;
}

std::array<SingleDiscard, 5> valueSingleDiscards(const DealtFive& dealt, CribSide side) {
  DealtFive sorted = dealt;
  sortFew(sorted);
  const CardSet held({sorted.begin(), sorted.end()});
  const CardSet unseen = CardSet::deck().without(held);
  const CribRanks others = cribRanksGiven(countRanks(held), side, solvedThrows(side.players));

  std::array<SingleDiscard, 5> choices;
  for (std::size_t at = 0; at < sorted.size(); ++at) {
    SingleDiscard& choice = choices[at];
    choice.thrown = {sorted[at]};
    std::copy_if(sorted.begin(), sorted.end(), choice.kept.begin(),
                 [&](Card card) { return card != sorted[at]; });
    choice.hand = valueShow(choice.kept, unseen, false);
    choice.crib = valueCrib(sorted[at], unseen, others);
    choice.points = choice.hand.mean + side.worth() * choice.crib.mean;
  }
  sortFew(choices, [](const SingleDiscard& a, const SingleDiscard& b) { return a.points > b.points; });
  return choices;
}

}  // namespace cribbage
