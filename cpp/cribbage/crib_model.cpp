#include "crib_model.h"

namespace cribbage {

ThrowWeights RandomOpponent::throwsGiven(CardSet, bool) const {
  ThrowWeights weights;
  for (auto& starters : weights) starters.fill(1);
  return weights;
}

}  // namespace cribbage
