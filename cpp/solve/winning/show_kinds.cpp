#include "solve/winning/show_kinds.h"

#include <algorithm>

#include "cribbage/cards/rank_sets.h"
#include "cribbage/discard/opponent_shows.h"
#include "native/threads.h"

namespace cribbage {

namespace {

constexpr std::size_t hands = HandPrior::hands, most = mostPoints + 1;
using AtLeast = std::array<double, most>;  // chances of at least that many points

// For each hand of four ranks and each number of points, returns the chance that a random starter gives the
// hand at least that many points. Suits are ignored.
std::vector<AtLeast> showsOfHands() {
  std::vector<AtLeast> shows(hands);
  for (std::size_t hand = 0; hand < hands; ++hand) {
    const auto& held = rankSets().ranks(RankSets::most, static_cast<int>(hand));
    for (int rank = 0; rank < rankCount; ++rank) {
      const auto count = std::count(held.begin(), held.end(), static_cast<std::uint8_t>(rank));
      const int points = pointsOf(static_cast<int>(hand), static_cast<Rank>(rank));
      for (int at = 0; at <= points; ++at)
        shows[hand][static_cast<std::size_t>(at)] += static_cast<double>(suitCount - count) / 48;
    }
  }
  return shows;
}

double distance(const AtLeast& a, const AtLeast& b) {
  double sum = 0;
  for (std::size_t at = 0; at < most; ++at) sum += (a[at] - b[at]) * (a[at] - b[at]);
  return sum;
}

std::size_t nearest(const std::vector<AtLeast>& means, const AtLeast& shows) {
  return static_cast<std::size_t>(std::min_element(means.begin(), means.end(),
                                                   [&](const AtLeast& a, const AtLeast& b) {
                                                     return distance(a, shows) < distance(b, shows);
                                                   }) -
                                  means.begin());
}

// Groups similar hands into `kinds` kinds by k-means (Lloyd 1982), and returns the kind of each hand. Each
// hand is weighted by how often it is kept.
std::vector<std::uint16_t> kindsOf(const std::vector<AtLeast>& shows, const HandPrior::Weights& weights) {
  std::vector<AtLeast> means{shows[0]};
  while (means.size() < ShowKinds::kinds) {
    double farthest = -1;
    std::size_t next = 0;
    for (std::size_t hand = 0; hand < hands; ++hand) {
      const double far =
          distance(means[nearest(means, shows[hand])], shows[hand]) * static_cast<double>(weights[hand]);
      if (far <= farthest) continue;
      farthest = far;
      next = hand;
    }
    means.push_back(shows[next]);
  }
  std::vector<std::uint16_t> kinds(hands);
  for (int round = 0; round < 30; ++round) {
    std::vector<AtLeast> sums(means.size());
    std::vector<double> all(means.size());
    for (std::size_t hand = 0; hand < hands; ++hand) {
      const std::size_t kind = nearest(means, shows[hand]);
      kinds[hand] = static_cast<std::uint16_t>(kind);
      const double weight = static_cast<double>(weights[hand]);
      for (std::size_t at = 0; at < most; ++at) sums[kind][at] += weight * shows[hand][at];
      all[kind] += weight;
    }
    for (std::size_t kind = 0; kind < means.size(); ++kind)
      for (std::size_t at = 0; at < most && all[kind] > 0; ++at) means[kind][at] = sums[kind][at] / all[kind];
  }
  return kinds;
}

}  // namespace

ShowKinds showKindsOf(const ThrowsTable& crib, const QuickThrower& thrower, std::size_t deals,
                      std::uint64_t seed, int threads) {
  ShowKinds result;
  const std::vector<AtLeast> shows = showsOfHands();
  result.kindOf[Seat::pone] = kindsOf(shows, HandPrior(crib.expertPone).unconditional());
  result.kindOf[Seat::dealer] = kindsOf(shows, HandPrior(crib.expertDealer).unconditional());

  constexpr std::size_t parts = 64;
  using Seen = std::array<std::vector<ShowKinds::Points>, 2>;
  std::vector<Seen> seen(parts, Seen{std::vector<ShowKinds::Points>(ShowKinds::kinds),
                                     std::vector<ShowKinds::Points>(ShowKinds::kinds)});
  onThreads(threads, parts, [&](std::size_t part) {
    Random random(seed * 1'000'003 + part);
    for (std::size_t deal = part; deal < deals; deal += parts) {
      const SampledDeal dealt = DealSampler::draw(random);
      const QuickThrow pone = thrower.bestOf(dealt.pone, false), dealer = thrower.bestOf(dealt.dealer, true);
      const ShowPoints show = showPoints(DealSampler::split(dealt.pone, pone),
                                         DealSampler::split(dealt.dealer, dealer), dealt.starter);
      seen[part][0][result.kindOf[Seat::pone][pone.kept]][static_cast<std::size_t>(show.pone)] += 1;
      seen[part][1][result.kindOf[Seat::dealer][dealer.kept]][static_cast<std::size_t>(show.dealer)] += 1;
    }
  });
  for (const std::size_t side : {0, 1})
    for (std::size_t kind = 0; kind < ShowKinds::kinds; ++kind) {
      ShowKinds::Points points{};
      double all = 0;
      for (const Seen& each : seen)
        for (std::size_t at = 0; at < points.size(); ++at) {
          points[at] += each[side][kind][at];
          all += each[side][kind][at];
        }
      if (all == 0) points[0] = all = 1;  // a kind that is never kept
      for (double& chance : points) chance /= all;
      result.points[side].push_back(points);
    }
  return result;
}

}  // namespace cribbage
