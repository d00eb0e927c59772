#pragma once
// Our best response to the opponent's solved strategy in the play, valued in net points.

#include <vector>

#include "cribbage/advice/followed_play.h"
#include "cribbage/advice/range_builder.h"
#include "cribbage/advice/subgame.h"

namespace cribbage {

/// Computes the expected net points of each rank that we may play, from the third card on. We are assumed to
/// continue with a best response to the opponent's average strategy.
class BestResponse {
 public:
  /// All arguments must outlive this. Each subgame must have been solved for at least one round.
  BestResponse(const FollowedPlay& followed, const RangeBuilder& ranges, const Subgames& subgames)
      : followed_(followed), ranges_(ranges), subgames_(subgames) {}

  /// Returns the net points of each rank; 0 for a rank that may not be played.
  ByRank nets() const;

 private:
  double netOf(Subgame& subgame, const RangeAtNode& range, int rank) const;
  double valueAt(Subgame& subgame, const RangeAtNode& range, int target, const PlayPath& path,
                 int ours) const;
  double openValue(const RangeAtNode& range, int rank) const;

  const FollowedPlay& followed_;
  const RangeBuilder& ranges_;
  const Subgames& subgames_;
};

}  // namespace cribbage
