#pragma once
// Solves the play at one score after another, with both sides playing to win. Uses CFR+ over the whole play.

#include <cstdint>
#include <memory>

#include "cribbage/solver/play_solver.h"
#include "solve/winning/show_chances.h"
#include "solve/winning/solved_score.h"

namespace cribbage {

/// The settings of the solver. Its results depend on them and on the tables.
struct WinningSettings {
  int rounds = 24, roundsNotAveraged = 4, measureEvery = 8;
  double leastGain = 0.002, targetNashConv = 0.005;
  std::size_t deals = 4'000'000;  ///< sampled for the shows of hands, with the seed below
  std::uint64_t seed = 1;
};

/// Solves the play at one score after another, with both sides playing to win. Takes 2 GB of memory. The
/// result at a score is the same to the last bit for any number of threads.
class WinningSolver {
 public:
  /// `shows` and `board` must outlive this. `forPoints` is the state of a solver that has solved the play for
  /// points.
  WinningSolver(const WinningSettings& settings, const ShowKinds& shows, const BoardTable& board,
                JointHands joint, CfrState forPoints, int threads);

  /// Solves the play at one score. Starts from the regrets of the score solved before (for the first score,
  /// of the play for points), scaled down.
  SolvedScore solve(ToGo toGo);

 private:
  std::unique_ptr<KindPayoffs> payoffsOf(const ShowKinds& shows, JointHands joint);
  void startFromPoints();

  const WinningSettings& settings_;
  ShowChances chances_;
  PlayTree tree_{PublicPlay{}};
  CfrState forPoints_, forWinning_;
  KindPayoffs* payoffs_ = nullptr;
  PlaySolver solver_;
  int threads_;
};

}  // namespace cribbage
