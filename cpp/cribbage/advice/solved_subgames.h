#pragma once
// Solved subgames, kept for the next question of the same deal.

#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "cribbage/advice/subgame.h"

namespace cribbage {

/// The solution of a subgame depends on its first three ranks and on what players keep and lay, not on who
/// asks and not on what was laid since. So it is solved once, and later questions begin with it.
///
/// An answer must not depend on the questions before it. So each number of rounds that was asked for is kept
/// apart: a first answer never sees the rounds of a settled one. More rounds go on from fewer, which gives
/// the same bits as to solve them in one go.
///
/// It keeps `most` subgames, those used last: a deal with its third card ours has three, one for each rank,
/// and one is to spare. Of each it keeps `mostStates`: a first answer and a settled one. Eleven megabytes
/// in all.
///
/// It may be used by several threads at once. What two of them solve at the same time is solved twice.
class SolvedSubgames {
 public:
  static constexpr std::size_t most = 4, mostStates = 2;

  /// The subgame after these three cards, solved for so many rounds. `joint` makes the joint ranges at its
  /// root, and is called only where the subgame is not kept; it must give the same for the same ranks.
  std::unique_ptr<Subgame> solved(const FirstRanks& first, int rounds,
                                  const std::function<JointHands()>& joint);

 private:
  using Root = std::shared_ptr<const SubgameRoot>;
  using State = std::shared_ptr<const PlayNumbers>;
  struct Kept {
    Root root;
    std::vector<State> states;  // the newest last
  };

  // What is kept of a subgame, now the one used last; nothing for an unknown one.
  Kept* use(const FirstRanks& first);
  Root root(const FirstRanks& first);
  State state(const FirstRanks& first, int rounds);
  void keep(const Root& root, const State& state);

  std::mutex mutex_;
  std::vector<Kept> kept_;  // the one used last comes last
};

}  // namespace cribbage
