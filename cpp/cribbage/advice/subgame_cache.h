#pragma once
// Solved subgames, cached for the next question about the same deal.

#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "cribbage/advice/subgame.h"

namespace cribbage {

/// Solves each subgame once, so that later questions can reuse the solution. The solution depends only on the
/// first three ranks and on the strategies for discards and the opening. Near the last hole it also depends
/// on the score and the starter. It does not depend on who asks, or on the cards played since.
///
/// An answer must not depend on earlier questions. So the solver's state is kept separately for each number
/// of rounds asked for: a quick first answer never uses the further rounds of a final one. Continuing from
/// fewer rounds gives the same bits as solving all rounds at once.
///
/// The cache keeps the `most` recently used subgames. A player who chooses the third card needs three, one
/// for each of their ranks, so one is spare. Each subgame keeps its last `mostStates` states: one for a first
/// answer and one for a final one. In all, the cache takes 14 MB, or some 24 MB near the last hole.
///
/// Several threads may use the cache at once. A subgame that two threads need at the same time is solved
/// twice.
class SubgameCache {
 public:
  static constexpr std::size_t most = 4, mostStates = 2;

  using Root = std::shared_ptr<const SubgameRoot>;

  /// Returns the subgame, solved for `rounds` rounds. `make` builds its root, and is called only if the
  /// subgame is not cached. It must build the same root for the same subgame.
  std::unique_ptr<Subgame> solved(const SubgameOf& of, int rounds, const std::function<Root()>& make);

 private:
  using State = std::shared_ptr<const CfrState>;
  struct Kept {
    Root root;
    std::vector<State> states;  // the newest last
  };

  // Finds the cached subgame and marks it as most recently used. Null if it is not cached.
  Kept* use(const SubgameOf& of);
  Root root(const SubgameOf& of);
  State state(const SubgameOf& of, int rounds);
  void keep(const Root& root, const State& state);

  std::mutex mutex_;
  std::vector<Kept> kept_;  // least recently used first
};

}  // namespace cribbage
