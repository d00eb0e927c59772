#include "cribbage/advice/win_prior_cache.h"

namespace cribbage {

WinPriorCache::Kept WinPriorCache::find(const PublicScore& score) {
  const std::lock_guard lock(mutex_);
  for (const Known& known : known_)
    if (known.atThrow == score.atThrow && known.objective == score.objective && known.stakes == score.stakes)
      return known.kept;
  return nullptr;
}

// What two threads work out at the same time is worked out twice.
WinPriorCache::Kept WinPriorCache::at(const ScoreContext& context) {
  const PublicScore& score = context.score();
  if (const Kept known = find(score)) return known;
  const Kept kept = std::make_shared<const WinPrior>(context.kept());
  const std::lock_guard lock(mutex_);
  if (known_.size() == most) known_.erase(known_.begin());
  known_.push_back({score.atThrow, score.objective, score.stakes, kept});
  return kept;
}

}  // namespace cribbage
