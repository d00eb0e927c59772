#include "cribbage/discard/dealt_classes.h"

#include <algorithm>

#include "cribbage/cards/rank_sets.h"

namespace cribbage {

namespace {

// Sets the four ranks that are kept if this pair is discarded, and the number of ways for the four to be of
// one suit.
void keep(const DealtRanks& dealt, RankPair& pair) {
  std::array<std::uint8_t, RankSets::most> four{};
  std::size_t size = 0;
  int flushes = 1;
  for (std::size_t at = 0; at < dealt.rankCount; ++at) {
    const std::uint8_t rank = dealt.ranks[at];
    const int held = dealt.held[at].count();
    const int kept = held - (rank == pair.first ? 1 : 0) - (rank == pair.second ? 1 : 0);
    for (int card = 0; card < kept; ++card) four[size++] = rank;
    if (kept > 0) flushes = kept > 1 ? 0 : flushes * held;
  }
  pair.kept = static_cast<std::uint16_t>(RankSets::indexOf(four, RankSets::most));
  pair.flushes = static_cast<std::uint8_t>(flushes);
}

DealtRanks classOf(const RankCounts& counts) {
  DealtRanks dealt;
  dealt.counts = counts;
  for (std::uint8_t rank = 0; rank < rankCount; ++rank) {
    if (counts[rank] == 0) continue;
    dealt.held[dealt.rankCount].byte = static_cast<std::uint8_t>(rank << 3 | counts[rank]);
    dealt.ranks[dealt.rankCount++] = rank;
  }
  for (std::size_t at = 0; at < dealt.rankCount; ++at)
    for (std::size_t other = at; other < dealt.rankCount; ++other) {
      if (at == other && dealt.held[at].count() < 2) continue;
      const std::uint8_t first = dealt.ranks[at], second = dealt.ranks[other];
      const int index = rankTable.pair(static_cast<Rank>(first), static_cast<Rank>(second));
      RankPair& pair = dealt.pairs[dealt.pairCount++];
      pair = {first, second, static_cast<std::uint8_t>(index)};
      keep(dealt, pair);
    }
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
