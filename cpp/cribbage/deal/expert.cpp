#include "cribbage/deal/expert.h"

#include <algorithm>

#include "cribbage/deal/winning_opponent.h"

namespace cribbage {

ShowCache::Shows ShowCache::find(const Asked& asked) {
  const std::lock_guard lock(mutex_);
  for (const auto& [known, shows] : known_)
    if (known == asked) return shows;
  return nullptr;
}

void ShowCache::keep(const Asked& asked, const Shows& shows) {
  const std::lock_guard lock(mutex_);
  if (known_.size() == most) known_.erase(known_.begin());
  known_.emplace_back(asked, shows);
}

bool Expert::near() const {
  return lastHole - std::max(score_.ours, score_.theirs) <= WinningOpponent::nearest;
}

OpponentShows Expert::work(CardSet dealt, bool weDeal) const {
  const ThrowsTable& crib = *tables_.crib;
  if (!near()) return PolicyOpponent(crib.expertDealer, crib.expertPone).showsGiven(dealt, weDeal);
  return WinningOpponent(crib, *tables_.handPegs, *tables_.pegSpread, *tables_.board, score_.ours,
                         score_.theirs, tables_.objective, tables_.stakes)
      .showsGiven(dealt, weDeal);
}

OpponentShows Expert::showsGiven(CardSet dealt, bool weDeal) const {
  if (!tables_.known) return work(dealt, weDeal);
  ShowCache::Asked asked{dealt, weDeal};
  if (near()) {
    asked.score = score_;
    asked.objective = tables_.objective;
    asked.stakes = tables_.stakes != nullptr;
  }
  auto shows = tables_.known->find(asked);
  if (!shows) {
    shows = std::make_shared<const OpponentShows>(work(dealt, weDeal));
    tables_.known->keep(asked, shows);
  }
  return *shows;
}

}  // namespace cribbage
