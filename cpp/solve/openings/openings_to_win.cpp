#include "solve/openings/openings_to_win.h"

#include <utility>

#include "native/payoffs_to_win.h"
#include "native/threads.h"

namespace cribbage {

namespace {

// A jack is left out as a starter, because the dealer would then need two holes more at the throw than at the
// lead.
constexpr int starters = rankCount - 1;

Rank starterAt(int at) {
  const int rank = at % starters;
  return static_cast<Rank>(rank < static_cast<int>(Rank::jack) ? rank : rank + 1);
}

}  // namespace

OpeningsToWin::OpeningsToWin(const Effort& effort, const WinTables& tables, const PlayKnowledge& knowledge)
    : effort_(effort), tables_(tables), knowledge_(knowledge) {}

OpeningNets OpeningsToWin::solve(ToGo toGo, int turn) {
  const int step = starters / effort_.starters;
  OpeningValues sum;
  for (int at = 0; at < effort_.starters; ++at) {
    OpeningValues values = solve({toGo, toGo, starterAt(turn % step + at * step), tables_});
    if (at == 0)
      sum = std::move(values);
    else
      sum.add(values);
  }
  return sum.nets();
}

OpeningValues OpeningsToWin::solve(const ScoreContext& context) {
  PlaySolver solver(tree_, payoffsToWin(tree_, context, context.prior(), knowledge_.cribs));
  solver.setForEach([this](std::size_t count, const std::function<void(std::size_t)>& work) {
    onThreads(effort_.threads, count, work);
  });
  if (!state_.cumulativeRegret.empty()) {
    // These regrets come from another starter or score. They are scaled down, so that they guide the first
    // rounds and are soon outweighed.
    for (float& regret : state_.cumulativeRegret) regret *= 0.2f;
    solver.resume(std::move(state_));
  }
  for (int round = 0; round < effort_.rounds; ++round) {
    if (round == 0 || round == effort_.roundsNotAveraged) solver.forgetAverageStrategy();
    solver.solveRound();
  }
  OpeningValues values = openingValuesOf(solver, tree_, effort_.threads);
  state_ = solver.release();
  return values;
}

}  // namespace cribbage
