#pragma once
// The priors of both sides near the last hole, cached for the next question about the same deal.

#include <cstddef>
#include <memory>
#include <mutex>
#include <vector>

#include "cribbage/advice/score_context.h"

namespace cribbage {

/// Keeps the priors at the last `most` scores, a third of a megabyte each. Several threads may use it at
/// once.
class WinPriorCache {
 public:
  static constexpr std::size_t most = 4;
  using Prior = std::shared_ptr<const WinPrior>;

  /// Returns the priors at the score of `context`, computed if they are not cached.
  Prior at(const ScoreContext& context);

 private:
  struct Known {
    ToGo atThrow;
    Objective objective{};
    bool stakes = false;
    Prior prior;
  };
  Prior find(const PublicScore& score);  // null if it is not cached

  std::mutex mutex_;
  std::vector<Known> known_;  // the newest last
};

}  // namespace cribbage
