#include "cribbage/discard/opponent_shows.h"

#include <algorithm>
#include <vector>

namespace cribbage {

namespace {

// Four kept ranks.
struct Four {
  std::array<std::uint8_t, rankCount> points{};  // by starter, without flush and nobs
  std::array<std::uint8_t, RankSets::most> ranks{};
  std::array<std::uint8_t, RankSets::most> alike{};  // how many of the four have this rank
  std::uint8_t jacks = 0;
};

Four fourOf(int number) {
  Four four;
  four.ranks = rankSets().ranks(RankSets::most, number);
  const auto rank = [&](std::size_t at) { return static_cast<Rank>(four.ranks[at]); };
  const int pair = rankTable.pair(rank(0), rank(1));
  for (std::size_t starter = 0; starter < rankCount; ++starter)
    four.points[starter] = static_cast<std::uint8_t>(
        rankTable.points(pair, rankTable.triple(rank(2), rank(3), static_cast<Rank>(starter))));
  for (std::size_t at = 0; at < four.ranks.size(); ++at) {
    four.alike[at] =
        static_cast<std::uint8_t>(std::count(four.ranks.begin(), four.ranks.end(), four.ranks[at]));
    if (rank(at) == Rank::jack) ++four.jacks;
  }
  return four;
}

using Fours = std::array<Four, static_cast<std::size_t>(RankSets::count[RankSets::most])>;

const Fours& everyFour() {
  static const Fours every = [] {
    Fours fours;
    for (std::size_t number = 0; number < fours.size(); ++number)
      fours[number] = fourOf(static_cast<int>(number));
    return fours;
  }();
  return every;
}

// The weights of hands without and with a flush, for one number of points. That number never includes the
// flush.
struct Both {
  double plain = 0, suited = 0;

  Both operator*(double times) const { return {plain * times, suited * times}; }
  void operator+=(const Both& other) {
    plain += other.plain;
    suited += other.suited;
  }
};

// The weights of the hands kept with one discarded pair, summed by starter and points. The sums of one pair
// fit into the L1 cache; those of all pairs do not.
using Sums = std::array<std::array<Both, OpponentShows::hands + 1>, rankCount>;

// Adds the weights of a kept hand to the sums. `starters` has, for each rank, the number of possible starters
// that are neither our cards nor the pair.
void addKept(const KeptAndThrown& thrown, const Four& kept, const std::array<double, rankCount>& starters,
             Sums& sums) {
  const double weight{thrown.weight}, flush{thrown.flush};
  const Both all{weight * (1 - flush), weight * flush};
  std::array<Both, rankCount> byRank;
  for (std::size_t rank = 0; rank < rankCount; ++rank) byRank[rank] = all * starters[rank];
  for (std::size_t at = 0; at < kept.ranks.size(); ++at)
    byRank[kept.ranks[at]] = all * (starters[kept.ranks[at]] - kept.alike[at]);
  if (kept.jacks == 0) {
    for (std::size_t rank = 0; rank < rankCount; ++rank) sums[rank][kept.points[rank]] += byRank[rank];
    return;
  }
  for (std::size_t rank = 0; rank < rankCount; ++rank) {
    const double nobs = rank == static_cast<std::size_t>(Rank::jack) ? 0 : kept.jacks / 4.0;
    sums[rank][kept.points[rank]] += byRank[rank] * (1 - nobs);
    sums[rank][kept.points[rank] + 1u] += byRank[rank] * nobs;
  }
}

// Returns the weights by points, in which a flush adds 4. Flush and nobs are taken as independent, and a
// fifth card of the suit is not counted.
OpponentShows::ByPoints addedUp(const std::array<Both, OpponentShows::hands + 1>& sums) {
  constexpr std::size_t flush = 4;
  OpponentShows::ByPoints points{};
  for (std::size_t at = 0; at < points.size(); ++at)
    points[at] = sums[at].plain + (at < flush ? 0 : sums[at - flush].suited);
  return points;
}

}  // namespace

int pointsOf(int kept, Rank starter) {
  return everyFour()[static_cast<std::size_t>(kept)].points[static_cast<std::size_t>(starter)];
}

OpponentShows::OpponentShows(CardSet held, std::span<const KeptAndThrown> throws)
    : weights_(std::size_t{rankCount} * RankTable::pairCount),
      kept_(static_cast<std::size_t>(RankSets::count[RankSets::most])) {
  // Sorts the discards by pair. Afterwards `ends` has the end of each pair's entries, where those of the next
  // pair begin.
  std::array<std::size_t, RankTable::pairCount + 1> ends{};
  for (const KeptAndThrown& thrown : throws) ++ends[thrown.pair + 1u];
  for (std::size_t pair = 1; pair < ends.size(); ++pair) ends[pair] += ends[pair - 1];
  std::vector<KeptAndThrown> sorted(throws.size());
  for (const KeptAndThrown& thrown : throws) {
    Kept& kept = kept_[thrown.kept];
    kept.weight += thrown.weight;
    kept.flush += double{thrown.weight} * thrown.flush;
    sorted[ends[thrown.pair]++] = thrown;
  }
  const Fours& fours = everyFour();
  const KeptAndThrown* next = sorted.data();
  std::array<double, rankCount> left{};
  for (std::size_t rank = 0; rank < rankCount; ++rank)
    left[rank] = suitCount - held.count(static_cast<Rank>(rank));
  for (std::size_t first = 0; first < rankCount; ++first)
    for (std::size_t second = first; second < rankCount; ++second) {
      const auto pair =
          static_cast<std::size_t>(rankTable.pair(static_cast<Rank>(first), static_cast<Rank>(second)));
      std::array<double, rankCount> starters = left;
      --starters[first];
      --starters[second];
      Sums sums{};
      for (const KeptAndThrown* end = sorted.data() + ends[pair]; next != end; ++next)
        addKept(*next, fours[next->kept], starters, sums);
      for (std::size_t rank = 0; rank < rankCount; ++rank)
        weights_[pair * rankCount + rank] = addedUp(sums[rank]);
    }
}

double OpponentShows::flush(int kept) const {
  const Kept& suited = kept_[static_cast<std::size_t>(kept)];
  return suited.weight > 0 ? suited.flush / suited.weight : 0;
}

}  // namespace cribbage
