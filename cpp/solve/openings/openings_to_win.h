#pragma once
// Solves the whole play to win at one score after another, for the values of leads and replies.

#include "cribbage/advice/play_knowledge.h"
#include "cribbage/board/win_tables.h"
#include "cribbage/solver/play_solver.h"
#include "solve/play_opening.h"

namespace cribbage {

/// Solves the play by CFR+. In each solution both players know the starter. The values of leads and replies
/// are means over several starters, because `StakesTable` has no starter.
class OpeningsToWin {
 public:
  struct Effort {
    int starters = 4;           ///< that are solved at each score, at most 12
    int rounds = 5;             ///< of CFR+ for each starter
    int roundsNotAveraged = 1;  ///< rounds before the average begins
    int threads = 1;
  };

  /// `tables` and `knowledge` must outlive this.
  OpeningsToWin(const Effort& effort, const WinTables& tables, const PlayKnowledge& knowledge);

  /// Returns the win chance of each lead and reply, less 0.5, at a score within 28 holes of the end. Starts
  /// from the regrets of the starter solved before, scaled down. `turn` decides which starters are solved:
  /// the starters of three turns in a row are different ranks. Takes some twenty seconds of one core for each
  /// starter, and 2 GB.
  OpeningNets solve(ToGo toGo, int turn);

 private:
  OpeningValues solve(const ScoreContext& context);

  Effort effort_;
  const WinTables& tables_;
  const PlayKnowledge& knowledge_;
  PlayTree tree_{PublicPlay{}};
  CfrState state_;
};

}  // namespace cribbage
