#pragma once
// The order in which the scores near the last hole are solved.

#include <algorithm>
#include <vector>

#include "cribbage/board/to_go.h"

namespace cribbage {

/// Returns all pairs of the holes in `needs`, which is in order. Scores at which the farther side needs fewer
/// holes come first. Each score is next to the one before.
inline std::vector<ToGo> scoresByRing(const std::vector<int>& needs) {
  std::vector<ToGo> scores;
  for (std::size_t ring = 0; ring < needs.size(); ++ring)
    for (std::size_t at = 0; at < 2 * ring + 1; ++at)
      scores.push_back({needs[std::min(at, ring)], needs[std::min(2 * ring - at, ring)]});
  return scores;
}

}  // namespace cribbage
