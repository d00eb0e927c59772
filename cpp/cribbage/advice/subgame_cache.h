#pragma once
// Solved subgames, cached for the next question of the same deal.

#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "cribbage/advice/subgame.h"

namespace cribbage {

/// The solution of a subgame depends on its first three ranks and on what players keep and play, and near the
/// last hole on the score and the starter. It does not depend on who asks or on what was played since. So it
/// is solved once, and later questions begin with it.
///
/// An answer must not depend on the questions before it. So each number of rounds that was asked for is kept
/// apart: a first answer never sees the rounds of a settled one. More rounds go on from fewer, which gives
/// the same bits as to solve them in one go.
///
/// It keeps `most` subgames, those used last: a deal with its third card ours has three, one for each rank,
/// and one is to spare. Of each it keeps `mostStates`: a first answer and a settled one. Eleven megabytes
/// in all, and some twenty near the last hole.
///
/// It may be used by several threads at once. What two of them solve at the same time is solved twice.
class SubgameCache {
 public:
  static constexpr std::size_t most = 4, mostStates = 2;

  using Root = std::shared_ptr<const SubgameRoot>;

  /// A subgame, solved for so many rounds. `make` makes its root, and is called only where the subgame is not
  /// kept; it must make the same for the same subgame.
  std::unique_ptr<Subgame> solved(const SubgameOf& of, int rounds, const std::function<Root()>& make);

 private:
  using State = std::shared_ptr<const CfrState>;
  struct Kept {
    Root root;
    std::vector<State> states;  // the newest last
  };

  // What is kept of a subgame, now the one used last; nothing for an unknown one.
  Kept* use(const SubgameOf& of);
  Root root(const SubgameOf& of);
  State state(const SubgameOf& of, int rounds);
  void keep(const Root& root, const State& state);

  std::mutex mutex_;
  std::vector<Kept> kept_;  // the one used last comes last
};

}  // namespace cribbage
