#pragma once
// Deals as an adversary sees them: its six, the starter, and what the advice may hold.

#include <vector>

#include "cribbage/base/random.h"
#include "cribbage/play/seat.h"
#include "native/kept_together.h"

namespace cribbage {

/// What the adversary sees when the play begins. It throws by the table.
struct AdversarySight {
  RankCounts seen{};  ///< its six and the starter
  Rank starter{};
  int kept = 0;  ///< of its six, as a set of `RankSets`
};
AdversarySight drawSight(const KeptTogether& throws, Random& random);

/// The hands that the advice may hold. Each four has its exact weight, given what the adversary sees. The two
/// cards thrown with it are drawn, once for each layer, from those with which it is kept.
struct HiddenHands {
  std::vector<double> weights;                ///< by four; they add to 1
  std::vector<std::vector<RankPair>> thrown;  ///< by layer, by four; of weight 0 any
};
HiddenHands hiddenFrom(const AdversarySight& sight, const KeptTogether& throws, std::size_t layers,
                       Random& random);

/// What the advice believes in a layer: it sees its four, its throw and the starter.
std::vector<KeptHands::Weights> beliefsOf(const HiddenHands& hidden, std::size_t layer, Rank starter,
                                          const KeptHands& adversarys);

}  // namespace cribbage
