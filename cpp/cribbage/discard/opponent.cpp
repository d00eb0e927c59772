#include "cribbage/discard/opponent.h"

#include <algorithm>

namespace cribbage {

ThrowWeights RandomOpponent::throwsGiven(CardSet, bool) const {
  ThrowWeights weights;
  for (auto& starters : weights) starters.fill(1);
  return weights;
}

OpponentShows RandomOpponent::showsGiven(CardSet dealt, bool) const {
  OpponentShows shows(dealt);
  for (const DealtRanks& theirs : everyDealtRanks())
    for (std::size_t place = 0; place < theirs.pairCount; ++place) {
      const RankPair& pair = theirs.pairs[place];
      const int first = theirs.counts[pair.first], second = theirs.counts[pair.second];
      shows.add(theirs, pair, pair.first == pair.second ? first * (first - 1) / 2 : first * second,
                std::min(OpponentShows::flushKept(pair, 1), OpponentShows::anyFlush));
    }
  return shows;
}

}  // namespace cribbage
