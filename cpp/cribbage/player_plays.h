#pragma once
// Ways to play.

#include "player.h"

namespace cribbage {

/// Lays what the advisor values most when it has settled. A tenth of a second where it has to solve.
class AdvisedPegger final : public Pegger {
 public:
  /// It must outlive this.
  explicit AdvisedPegger(const PlayKnowledge& knowledge) : knowledge_(knowledge) {}
  Rank choose(const PlaySeat& seat, Random& random) const override;

 private:
  const PlayKnowledge& knowledge_;
};

/// Lays what pegs most at once, the highest card of those.
class GreedyPegger final : public Pegger {
 public:
  Rank choose(const PlaySeat& seat, Random& random) const override;
};

/// Lays any card that fits.
class RandomPegger final : public Pegger {
 public:
  Rank choose(const PlaySeat& seat, Random& random) const override;
};

}  // namespace cribbage
