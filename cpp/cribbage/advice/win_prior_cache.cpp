#include "cribbage/advice/win_prior_cache.h"

namespace cribbage {

WinPriorCache::Prior WinPriorCache::find(const PublicScore& score) {
  const std::lock_guard lock(mutex_);
  for (const Known& known : known_)
    if (known.atThrow == score.atThrow && known.objective == score.objective && known.stakes == score.stakes)
      return known.prior;
  return nullptr;
}

// If two threads need the same prior at the same time, it is computed twice.
WinPriorCache::Prior WinPriorCache::at(const ScoreContext& context) {
  const PublicScore& score = context.score();
  if (const Prior known = find(score)) return known;
  const Prior prior = std::make_shared<const WinPrior>(context.prior());
  const std::lock_guard lock(mutex_);
  if (known_.size() == most) known_.erase(known_.begin());
  known_.push_back({score.atThrow, score.objective, score.stakes, prior});
  return prior;
}

}  // namespace cribbage
