#pragma once
// What both keep near the last hole, kept for the next question of the same deal.

#include <cstddef>
#include <memory>
#include <mutex>
#include <vector>

#include "cribbage/advice/score_context.h"

namespace cribbage {

/// It keeps the last `most` scores, a third of a megabyte each. It may be used by several threads at once.
class WinPriorCache {
 public:
  static constexpr std::size_t most = 4;
  using Kept = std::shared_ptr<const WinPrior>;

  /// What both keep at the score of these stakes: worked out where it is not known.
  Kept at(const ScoreContext& context);

 private:
  struct Known {
    ToGo atThrow;
    Objective objective{};
    bool stakes = false;
    Kept kept;
  };
  Kept find(const PublicScore& score);  // nothing where it is not known

  std::mutex mutex_;
  std::vector<Known> known_;  // the newest last
};

}  // namespace cribbage
