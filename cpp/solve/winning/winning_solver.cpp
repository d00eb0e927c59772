#include "solve/winning/winning_solver.h"

#include <utility>

#include "native/threads.h"

namespace cribbage {

namespace {

MeasuredPlay measure(PlaySolver& solver) {
  const double net = solver.value(Seat::dealer);
  return {net + 0.5, solver.bestResponseValue(Seat::dealer) - net,
          solver.bestResponseValue(Seat::pone) + net};
}

}  // namespace

WinningSolver::WinningSolver(const WinningSettings& settings, const ShowKinds& shows, const BoardTable& board,
                             JointHands joint, CfrState forPoints, int threads)
    : settings_(settings),
      chances_(shows, board),
      forPoints_(std::move(forPoints)),
      solver_(tree_, payoffsOf(shows, std::move(joint))),
      threads_(threads) {
  solver_.setForEach([this](std::size_t count, const std::function<void(std::size_t)>& work) {
    onThreads(threads_, count, work);
  });
  solver_.release();  // frees 640 MB that are not used
  startFromPoints();
}

std::unique_ptr<KindPayoffs> WinningSolver::payoffsOf(const ShowKinds& shows, JointHands joint) {
  auto payoffs = std::make_unique<KindPayoffs>(tree_, std::move(joint), shows.kindOf, ShowKinds::kinds);
  payoffs_ = payoffs.get();
  return payoffs;
}

// Starts from the regrets of the play for points. They are in points, so they are multiplied by 0.03, which
// is roughly the win chance that a point is worth near the end of the game.
void WinningSolver::startFromPoints() {
  forWinning_.cumulativeRegret.resize(forPoints_.cumulativeRegret.size());
  for (std::size_t at = 0; at < forPoints_.cumulativeRegret.size(); ++at)
    forWinning_.cumulativeRegret[at] = forPoints_.cumulativeRegret[at] * 0.03f;
  forWinning_.cumulativeStrategy.assign(forPoints_.cumulativeStrategy.size(), 0.0f);
  forWinning_.rounds = 0;
}

SolvedScore WinningSolver::solve(ToGo toGo) {
  payoffs_->aim(toGo, chances_.from(toGo));
  solver_.resume(std::move(forPoints_));
  SolvedScore solved{toGo, {}, {}};
  solved.points = solved.winning = measure(solver_);
  forPoints_ = solver_.release();
  // If both sides play for points and can gain hardly anything by deviating, that play is the solution here.
  if (solved.points.nashConv() <= settings_.leastGain) return solved;
  // These regrets come from another score. They are scaled down, so that they guide the first rounds and are
  // soon outweighed.
  for (float& regret : forWinning_.cumulativeRegret) regret *= 0.2f;
  solver_.resume(std::move(forWinning_));
  for (int round = 0; round < settings_.rounds; ++round) {
    if (round == 0 || round == settings_.roundsNotAveraged) solver_.forgetAverageStrategy();
    solver_.solveRound();
    if (round + 1 < settings_.rounds && (round + 1) % settings_.measureEvery != 0) continue;
    solved.winning = measure(solver_);
    if (solved.winning.nashConv() < settings_.targetNashConv) break;
  }
  forWinning_ = solver_.release();
  return solved;
}

}  // namespace cribbage
