#include "cribbage/discard/discard.h"

#include <algorithm>
#include <cassert>

#include "cribbage/base/sort_few.h"
#include "cribbage/discard/opponent.h"
#include "cribbage/show/starters.h"

namespace cribbage {

ShowValue valueShow(const Hand& hand, CardSet starters, bool crib) {
  assert(!starters.empty());
  ShowValue value;
  value.now = score(hand, crib);
  const PointsByStarter points = scoreStarters(hand, crib);
  for (const Card starter : starters) ++value.histogram[points[starter.id]];

  const Mean mean = meanOf(value.histogram);
  value.mean = mean.value();
  value.sum = mean.sum;
  value.count = mean.count;
  const auto scored = [](std::int64_t cases) { return cases > 0; };
  const Histogram& cases = value.histogram;
  value.min = static_cast<int>(std::find_if(cases.begin(), cases.end(), scored) - cases.begin());
  value.max = static_cast<int>(cases.rend() - std::find_if(cases.rbegin(), cases.rend(), scored)) - 1;
  return value;
}

namespace {

constexpr Rank rankAt(int index) {
  return static_cast<Rank>(index);
}

// Returns the number of unseen pairs of cards of two ranks, if `a` and `b` cards of those ranks are unseen.
constexpr std::int64_t pairsOf(bool sameRank, std::int64_t a, std::int64_t b) {
  return sameRank ? a * (a - 1) / 2 : a * b;
}

// Counts the cases in which the crib has nobs. A case is a starter and a pair of the opponent's cards, all of
// given ranks; our own discard completes the crib.
struct NobsCases {
  std::array<Card, 2> thrown;
  CardSet unseen;

  std::int64_t count(Rank a, Rank b, Rank starterRank) const {
    if (starterRank == Rank::jack) return 0;  // the only jack of the starter's suit is the starter
    const auto left = [&](Rank rank) {
      return std::int64_t{unseen.count(rank)} - (rank == starterRank ? 1 : 0);
    };
    std::int64_t cases = 0;
    for (int suit = 0; suit < suitCount; ++suit) {
      const Card starter{starterRank, static_cast<Suit>(suit)};
      const Card jack{Rank::jack, static_cast<Suit>(suit)};
      if (!unseen.has(starter)) continue;
      if (jack == thrown[0] || jack == thrown[1])
        cases += pairsOf(a == b, left(a), left(b));
      else if (!unseen.has(jack))
        continue;
      else if (a == Rank::jack && b == Rank::jack)
        cases += left(Rank::jack) - 1;
      else if (a == Rank::jack || b == Rank::jack)
        cases += left(a == Rank::jack ? b : a);
    }
    return cases;
  }
};

// Corrects the histogram for flushes in the crib. The cases in which all five cards have one suit were
// counted without the flush, so each moves up by the points of its flush.
void addFlushes(std::array<Card, 2> thrown, CardSet unseen, const ThrowWeights& weights,
                Histogram& histogram) {
  std::vector<Card> suited;
  for (const Card card : unseen)
    if (card.suit() == thrown[0].suit()) suited.push_back(card);
  for (std::size_t i = 0; i < suited.size(); ++i) {
    for (std::size_t j = i + 1; j < suited.size(); ++j) {
      const auto& byStarter =
          weights[static_cast<std::size_t>(rankTable.pair(suited[i].rank(), suited[j].rank()))];
      for (std::size_t k = 0; k < suited.size(); ++k) {
        if (k == i || k == j) continue;
        const int points = score({thrown[0], thrown[1], suited[i], suited[j]}, suited[k], true);
        const std::int64_t weight = byStarter[static_cast<std::size_t>(suited[k].rank())];
        histogram[static_cast<std::size_t>(points)] += weight;
        histogram[static_cast<std::size_t>(points - 5)] -= weight;
      }
    }
  }
}

}  // namespace

CribValue valueCrib(std::array<Card, 2> thrown, CardSet unseen, const ThrowWeights& weights) {
  CribValue value;
  const int thrownPair = rankTable.pair(thrown[0].rank(), thrown[1].rank());
  const bool thrownJack = thrown[0].rank() == Rank::jack || thrown[1].rank() == Rank::jack;
  const NobsCases nobs{thrown, unseen};

  for (int first = 0; first < rankCount; ++first) {
    for (int second = first; second < rankCount; ++second) {
      const Rank a = rankAt(first);
      const Rank b = rankAt(second);
      const auto& byStarter = weights[static_cast<std::size_t>(rankTable.pair(a, b))];
      const bool jack = thrownJack || a == Rank::jack || b == Rank::jack;
      const std::int64_t pairs = pairsOf(a == b, unseen.count(a), unseen.count(b));
      if (pairs == 0) continue;
      for (int third = 0; third < rankCount; ++third) {
        const Rank starter = rankAt(third);
        // The pair and the starter are different cards, so the pair takes cards of its ranks away from the
        // possible starters.
        const std::int64_t starters =
            std::int64_t{unseen.count(starter)} - (starter == a ? 1 : 0) - (starter == b ? 1 : 0);
        if (starters <= 0) continue;
        const auto points =
            static_cast<std::size_t>(rankTable.points(thrownPair, rankTable.triple(a, b, starter)));
        const std::int64_t weight = byStarter[static_cast<std::size_t>(third)];
        const std::int64_t withNobs = jack ? nobs.count(a, b, starter) : 0;
        value.histogram[points] += (pairs * starters - withNobs) * weight;
        if (withNobs > 0) value.histogram[points + 1] += withNobs * weight;
      }
    }
  }
  if (thrown[0].suit() == thrown[1].suit()) addFlushes(thrown, unseen, weights, value.histogram);

  value.mean = meanOf(value.histogram).value();
  return value;
}

// Returns the points of a discard. Hand and crib are added over their common denominator and divided once, so
// that equal choices compare equal.
static double netPoints(const Discard& choice, bool weDeal) {
  const Mean crib = meanOf(choice.crib.histogram);
  const std::int64_t sum = choice.hand.sum * crib.count + (weDeal ? crib.sum : -crib.sum) * choice.hand.count;
  return Mean{sum, choice.hand.count * crib.count}.value() + (choice.play.ours - choice.play.theirs);
}

std::array<Discard, 15> valueDiscards(const Dealt& dealt, bool weDeal, const CribModel& opponent,
                                      const HandPegsTable& plays) {
  Dealt sorted = dealt;
  sortFew(sorted);
  const CardSet held({sorted.begin(), sorted.end()});
  assert(held.size() == 6);
  const CardSet unseen = CardSet::deck().without(held);
  const ThrowWeights weights = opponent.throwsGiven(held, weDeal);

  std::array<Discard, 15> choices;
  std::size_t next = 0;
  for (std::size_t i = 0; i < sorted.size(); ++i) {
    for (std::size_t j = i + 1; j < sorted.size(); ++j) {
      Discard& choice = choices[next++];
      choice.thrown = {sorted[i], sorted[j]};
      std::copy_if(sorted.begin(), sorted.end(), choice.kept.begin(),
                   [&](Card card) { return card != sorted[i] && card != sorted[j]; });
      choice.hand = valueShow(choice.kept, unseen, false);
      choice.crib = valueCrib(choice.thrown, unseen, weights);
      choice.play = plays.value(choice.kept, weDeal);
      choice.points = netPoints(choice, weDeal);
    }
  }
  // The choices were built in the order of their discarded cards, so a stable sort keeps ties in that order.
  sortFew(choices, [](const Discard& a, const Discard& b) { return a.points > b.points; });
  return choices;
}

}  // namespace cribbage
