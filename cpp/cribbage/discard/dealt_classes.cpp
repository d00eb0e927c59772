#include "cribbage/discard/dealt_classes.h"

#include <algorithm>

#include "cribbage/cards/rank_sets.h"

namespace cribbage {

namespace {

// Sets the four ranks that are kept if this pair is discarded, and the number of ways for the four to be of
// one suit.
void keep(const DealtRanks& dealt, RankPair& pair) {
  int set = 0, size = 0, flushes = 1;
  for (std::size_t at = 0; at < dealt.rankCount; ++at) {
    const std::uint8_t rank = dealt.ranks[at];
    const int kept = dealt.counts[rank] - (rank == pair.first ? 1 : 0) - (rank == pair.second ? 1 : 0);
    for (int card = 0; card < kept; ++card) set = rankSets().add(size++, set, rank);
    if (kept > 0) flushes = kept > 1 ? 0 : flushes * dealt.counts[rank];
  }
  pair.kept = static_cast<std::uint16_t>(set);
  pair.flushes = static_cast<std::uint8_t>(flushes);
}

DealtRanks classOf(const RankCounts& counts) {
  DealtRanks dealt;
  dealt.counts = counts;
  for (std::uint8_t first = 0; first < rankCount; ++first) {
    if (counts[first] == 0) continue;
    dealt.held[dealt.rankCount].byte = static_cast<std::uint8_t>(first << 3 | counts[first]);
    dealt.ranks[dealt.rankCount++] = first;
    for (std::uint8_t second = first; second < rankCount; ++second) {
      if (counts[second] == 0 || (first == second && counts[first] < 2)) continue;
      const int index = rankTable.pair(static_cast<Rank>(first), static_cast<Rank>(second));
      dealt.pairs[dealt.pairCount++] = {first, second, static_cast<std::uint8_t>(index)};
    }
  }
  for (std::size_t place = 0; place < dealt.pairCount; ++place) keep(dealt, dealt.pairs[place]);
  return dealt;
}

void addFrom(std::size_t rank, int left, RankCounts& counts, std::vector<DealtRanks>& all) {
  if (rank == rankCount) {
    if (left == 0) all.push_back(classOf(counts));
    return;
  }
  for (int taken = std::min(4, left); taken >= 0; --taken) {
    counts[rank] = static_cast<std::uint8_t>(taken);
    addFrom(rank + 1, left - taken, counts, all);
  }
}

}  // namespace

const std::vector<DealtRanks>& everyDealtRanks() {
  static const std::vector<DealtRanks> every = [] {
    std::vector<DealtRanks> all;
    all.reserve(dealtRanksCount);
    RankCounts counts{};
    addFrom(0, 6, counts, all);
    return all;
  }();
  return every;
}

int waysToHold(const RankCounts& ours, const DealtRanks& theirs) {
  int ways = 1;
  for (const DealtRanks::Held& held : theirs.held) ways *= waysToTake(4 - ours[held.rank()], held.count());
  return ways;
}

WaysToHold::WaysToHold(const RankCounts& ours) {
  for (std::size_t rank = 0; rank < rankCount; ++rank)
    for (int taken = 0; taken <= suitCount; ++taken)
      ways_[rank << 3 | static_cast<std::size_t>(taken)] =
          static_cast<std::uint8_t>(waysToTake(suitCount - ours[rank], taken));
}

}  // namespace cribbage
