#include "cribbage/discard/opponent.h"

#include <algorithm>
#include <vector>

namespace cribbage {

ThrowWeights RandomOpponent::throwsGiven(CardSet, bool) const {
  ThrowWeights weights;
  for (auto& starters : weights) starters.fill(1);
  return weights;
}

OpponentShows RandomOpponent::showsGiven(CardSet dealt, bool) const {
  const WaysToHold waysOf(countRanks(dealt));
  std::vector<KeptAndThrown> throws;
  for (const DealtRanks& theirs : everyDealtRanks()) {
    const int ways = waysOf(theirs);
    if (ways == 0) continue;
    for (std::size_t place = 0; place < theirs.pairCount; ++place) {
      const RankPair& pair = theirs.pairs[place];
      throws.push_back({pair.kept, pair.index, static_cast<float>(ways * theirs.waysToThrow(pair)),
                        std::min(OpponentShows::flushKept(pair, 1), OpponentShows::anyFlush)});
    }
  }
  return OpponentShows(dealt, throws);
}

}  // namespace cribbage
