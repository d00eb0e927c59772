#pragma once
// Runs simulations for the command line, on several threads and with players that use the solved play.

#include <string>

#include "cribbage/questions/simulate_questions.h"

namespace cribbage {

struct NativeMeans {
  int threads = 1;
  std::string playState;  ///< a state file of `solve_play`, for players that need the solved play; or `""`
};

/// Does the same as `simulate`, but for practically any number of games. The answer does not depend on the
/// number of threads. Fails with `badTable` if a player needs the solved play, but its state file is missing
/// or was solved for other tables. Fails with `badQuestion` if a state file is given that no player needs.
Result<SimulateAnswer> simulateNatively(const SimulateQuestion& question, const Tables& tables,
                                        const NativeMeans& native);

}  // namespace cribbage
