#include "measure/known_by_ranks.h"

#include <cmath>

namespace cribbage {

Strategy strategyOf(const ThrowPolicy& policy) {
  Strategy strategy(dealtRanksCount);
  const std::uint8_t* next = policy.bytes().data();
  for (Throws& throws : strategy) {
    const std::uint8_t head = *next++;
    double& first = throws.share[head & 15];
    first = 1;
    for (int further = head >> 4; further > 0; --further, next += 2) {
      throws.share[next[0]] = next[1] / static_cast<double>(ThrowPolicy::whole);
      first -= throws.share[next[0]];
    }
  }
  return strategy;
}

ThrowWeights KnownByRanks::throwsGiven(CardSet dealt, bool) const {
  std::array<std::array<double, rankCount + 1>, RankTable::pairCount> held{};  // last: thrown at all
  RankCounts ours{};
  for (const Card card : dealt) ++ours[static_cast<std::size_t>(card.rank())];
  for (std::size_t at = 0; at < strategy_.size(); ++at) {
    const DealtRanks& theirs = everyDealtRanks()[at];
    const int ways = waysToHold(ours, theirs);
    for (std::size_t place = 0; ways > 0 && place < theirs.pairCount; ++place) {
      const double thrown = ways * strategy_[at].share[place];
      auto& into = held[theirs.pairs[place].index];
      for (std::size_t rank = 0; rank < rankCount; ++rank) into[rank] += thrown * theirs.counts[rank];
      into[rankCount] += thrown;
    }
  }
  ThrowWeights weights{};
  for (std::size_t a = 0; a < rankCount; ++a)
    for (std::size_t b = a; b < rankCount; ++b) {
      const auto pair = static_cast<std::size_t>(rankTable.pair(static_cast<Rank>(a), static_cast<Rank>(b)));
      const int pairs = a == b ? waysToTake(4 - ours[a], 2) : (4 - ours[a]) * (4 - ours[b]);
      for (std::size_t c = 0; c < rankCount; ++c) {
        const int left = 4 - ours[c];
        const int starters = left - (c == a ? 1 : 0) - (c == b ? 1 : 0);
        if (pairs == 0 || starters <= 0) continue;
        const double cases = left * held[pair][rankCount] - held[pair][c];
        weights[pair][c] = static_cast<std::uint32_t>(std::lround(cases * scale / (pairs * starters)));
      }
    }
  return weights;
}

}  // namespace cribbage
