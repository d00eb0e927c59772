#pragma once
// Solved subgames, cached for the next question of the same deal.

#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "cribbage/advice/subgame.h"

namespace cribbage {

/// The solution of a subgame depends on its first three ranks and on the strategies of discarding and
/// opening. Near the last hole it also depends on the score and the starter. It does not depend on who asks,
/// or on the cards played since. So each subgame is solved once, and later questions reuse it.
///
/// An answer must not depend on the questions before it. So the state is kept separately for each number of
/// rounds that was asked for: a first answer never sees the rounds of a settled one. Solving on from fewer
/// rounds gives the same bits as solving in one go.
///
/// The cache keeps the `most` recently used subgames. A deal in which we choose the third card has three, one
/// for each rank, so one is spare. It keeps `mostStates` states of each subgame: a first answer and a settled
/// one. All this takes 11 MB, and some 20 MB near the last hole.
///
/// Several threads may use it at once. A subgame that two of them need at the same time is solved twice.
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

  // Finds the cached subgame and marks it as the one used last. Null if it is not cached.
  Kept* use(const SubgameOf& of);
  Root root(const SubgameOf& of);
  State state(const SubgameOf& of, int rounds);
  void keep(const Root& root, const State& state);

  std::mutex mutex_;
  std::vector<Kept> kept_;  // least recently used first
};

}  // namespace cribbage
