#include "cribbage/advice/subgame_cache.h"

#include <algorithm>

namespace cribbage {

SubgameCache::Kept* SubgameCache::use(const SubgameOf& of) {
  const auto found =
      std::find_if(kept_.begin(), kept_.end(), [&](const Kept& kept) { return kept.root->of == of; });
  if (found == kept_.end()) return nullptr;
  std::rotate(found, found + 1, kept_.end());
  return &kept_.back();
}

SubgameCache::Root SubgameCache::root(const SubgameOf& of) {
  const std::lock_guard lock(mutex_);
  const Kept* kept = use(of);
  return kept ? kept->root : nullptr;
}

// Returns the cached state with the most rounds, but no more than `rounds`.
SubgameCache::State SubgameCache::state(const SubgameOf& of, int rounds) {
  const std::lock_guard lock(mutex_);
  State nearest;
  if (const Kept* kept = use(of))
    for (const State& state : kept->states)
      if (state->rounds <= rounds && (!nearest || state->rounds > nearest->rounds)) nearest = state;
  return nearest;
}

void SubgameCache::keep(const Root& root, const State& state) {
  const std::lock_guard lock(mutex_);
  Kept* kept = use(root->of);
  if (!kept) {
    if (kept_.size() == most) kept_.erase(kept_.begin());
    kept = &kept_.emplace_back(Kept{root, {}});
  }
  std::vector<State>& states = kept->states;
  const auto same = [&](const State& each) { return each->rounds == state->rounds; };
  if (std::any_of(states.begin(), states.end(), same)) return;
  if (states.size() == mostStates) states.erase(states.begin());
  states.push_back(state);
}

std::unique_ptr<Subgame> SubgameCache::solved(const SubgameOf& of, int rounds,
                                              const std::function<Root()>& make) {
  Root from = root(of);
  if (!from) from = make();
  auto subgame = std::make_unique<Subgame>(from);
  PlaySolver& solver = subgame->solver;
  if (const State nearest = state(of, rounds)) solver.resume(*nearest);
  if (solver.rounds() == rounds) return subgame;
  while (solver.rounds() < rounds) solver.solveRound();
  keep(from, std::make_shared<const CfrState>(solver.state()));
  return subgame;
}

}  // namespace cribbage
