#include "cribbage/advice/kept_at_scores.h"

namespace cribbage {

KeptAtScores::Kept KeptAtScores::at(const PublicStakes& stakes) {
  const auto& [atThrow, atLead, starter, objective] = stakes.score();
  const std::lock_guard lock(mutex_);
  for (const Known& known : known_)
    if (known.atThrow == atThrow && known.objective == objective) return known.kept;
  if (known_.size() == most) known_.erase(known_.begin());
  known_.push_back({atThrow, objective, std::make_shared<const KeptToWin>(stakes.kept())});
  return known_.back().kept;
}

}  // namespace cribbage
