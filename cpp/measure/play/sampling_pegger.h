#pragma once
// A plain player of the play, for measurements.

#include "cribbage/advice/play_knowledge.h"
#include "cribbage/game/player.h"

namespace cribbage {

/// Deals the opponent some hands that they may have kept, given our six and the starter, looks at each with
/// all cards open, and lays what is best on average.
class SamplingPegger final : public Pegger {
 public:
  SamplingPegger(const PlayKnowledge& knowledge, int samples) : knowledge_(knowledge), samples_(samples) {}
  Rank choose(const LaySight& turn, Random& random) const override;

 private:
  const PlayKnowledge& knowledge_;
  int samples_;
};

/// The cards that a player sees, by rank.
RankCounts seenBy(const PlaySight& sight);

}  // namespace cribbage
