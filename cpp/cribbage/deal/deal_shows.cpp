#include "cribbage/deal/deal_shows.h"

#include <algorithm>
#include <numeric>

namespace cribbage {

namespace {

// A pair of ranks that we may have discarded.
struct OurPair {
  int pair = 0;
  double weight = 1;
};

std::vector<OurPair> pairsOf(const OwnShow& own, CardSet unseen) {
  if (own.thrown) return {{rankTable.pair((*own.thrown)[0].rank(), (*own.thrown)[1].rank()), 1}};
  std::vector<OurPair> pairs;
  for (int first = 0; first < rankCount; ++first)
    for (int second = first; second < rankCount; ++second) {
      const Rank a = static_cast<Rank>(first), b = static_cast<Rank>(second);
      const double ways = first == second ? unseen.count(a) * (unseen.count(a) - 1) / 2.0
                                          : static_cast<double>(unseen.count(a) * unseen.count(b));
      if (ways > 0) pairs.push_back({rankTable.pair(a, b), ways});
    }
  return pairs;
}

// Returns the probability that a starter of this rank gives the crib nobs for a jack we discarded. It is the
// share of the rank's unseen cards that have the jack's suit.
double ourNobs(const OwnShow& own, CardSet unseen, Rank starter) {
  double nobs = 0;
  if (own.thrown && starter != Rank::jack)
    for (const Card card : *own.thrown)
      if (card.rank() == Rank::jack && unseen.has(Card{starter, card.suit()}))
        nobs += 1.0 / unseen.count(starter);
  return nobs;
}

}  // namespace

CardSet OwnShow::held() const {
  CardSet held({kept.begin(), kept.end()});
  if (thrown)
    for (const Card card : *thrown) held.add(card);
  return held;
}

DealShows::DealShows(const OwnShow& own, const OpponentShows& theirs)
    : own_(own),
      unseen_(CardSet::deck().without(own.held())),
      ourPoints_(scoreStarters(own.kept, false)),
      together_(rankCount) {
  const std::vector<OurPair> ours = pairsOf(own_, unseen_);
  Cribs cribs{};  // by points, for one case; it is cleared after each
  for (int rank = 0; rank < rankCount; ++rank) {
    const Rank starter = static_cast<Rank>(rank);
    // `weights` has a weight for each number of points of the opponent's hand, given the pair they discarded
    // and this starter. The pair also counts in the crib, so hand and crib are counted together.
    const double nobsOfOurs = ourNobs(own_, unseen_, starter);
    for (int first = 0; first < rankCount; ++first)
      for (int second = first; second < rankCount; ++second) {
        const Rank a = static_cast<Rank>(first), b = static_cast<Rank>(second);
        const auto& weights = theirs.of(starter, static_cast<std::size_t>(rankTable.pair(a, b)));
        const double jacks = (a == Rank::jack ? 1 : 0) + (b == Rank::jack ? 1 : 0);
        // The starter has one suit, so two jacks of different suits cannot both give nobs, and their
        // probabilities add.
        const double nobs = std::min(1.0, nobsOfOurs + (starter == Rank::jack ? 0 : jacks / 4));
        // Few crib scores have any weight, so the loop below visits only their range.
        std::size_t least = hands, most = 0;
        for (const OurPair& pair : ours) {
          const auto points =
              static_cast<std::size_t>(rankTable.points(pair.pair, rankTable.triple(a, b, starter)));
          cribs[points] += pair.weight * (1 - nobs);
          cribs[points + 1] += pair.weight * nobs;
          least = std::min(least, points);
          most = std::max(most, nobs > 0 ? points + 1 : points);
        }
        for (std::size_t crib = least; crib <= most; ++crib) {
          auto& row = together_[static_cast<std::size_t>(rank)][crib];
          for (std::size_t hand = 0; hand < hands; ++hand) row[hand] += weights[hand] * cribs[crib];
          cribs[crib] = 0;
        }
      }
    for (const auto& row : together_[static_cast<std::size_t>(rank)])
      for (const double weight : row) all_[static_cast<std::size_t>(rank)] += weight;
  }
}

std::array<double, DealShows::hands> DealShows::ourHands(Rank starter) const {
  std::array<double, hands> scored{};
  for (const Card card : unseen_)
    if (card.rank() == starter) scored[ourPoints_[card.id]] += 1;
  return scored;
}

DealShows::Cribs DealShows::cribs(Rank starter, std::size_t theirHand) const {
  const auto rank = static_cast<std::size_t>(starter);
  const Together& together = together_[rank];
  Cribs cribs{};
  double all = 0;
  for (std::size_t crib = 0; crib < cribs.size(); ++crib) all += cribs[crib] = together[crib][theirHand];
  if (all == 0) {
    all = all_[rank];
    for (std::size_t crib = 0; crib < cribs.size(); ++crib)
      cribs[crib] = std::accumulate(together[crib].begin(), together[crib].end(), 0.0);
  }
  if (all > 0)
    for (double& chance : cribs) chance /= all;
  return cribs;
}

void DealShows::add(Rank starter, int ourHand, double chance, ShowSpread& shows) const {
  const auto rank = static_cast<std::size_t>(starter), mine = static_cast<std::size_t>(ourHand);
  if (all_[rank] == 0) return;
  const double times = chance / all_[rank];
  for (std::size_t crib = 0; crib <= hands; ++crib)
    for (std::size_t hand = 0; hand < hands; ++hand) {
      const double weight = together_[rank][crib][hand];
      if (weight == 0) continue;
      if (own_.weDeal)
        shows.add(hand, mine + crib, times * weight);
      else
        shows.add(mine, hand + crib, times * weight);
    }
}

}  // namespace cribbage
