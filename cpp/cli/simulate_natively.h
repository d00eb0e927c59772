#pragma once
// Runs simulations on several threads, with the whole solved play.

#include <string>

#include "cribbage/questions/simulate_questions.h"

namespace cribbage {

struct NativeMeans {
  int threads = 1;
  std::string playState;  ///< a state file of `solve_play`, for players that need the solved play; or `""`
};

/// As `simulate`, but practically without a limit. The answer does not depend on the number of threads. Fails
/// with `badTable` if a player needs the solved play and its state is missing or was solved for other tables,
/// and with `badQuestion` if no player needs the given state.
Result<SimulateAnswer> simulateNatively(const SimulateQuestion& question, const Tables& tables,
                                        const NativeMeans& native);

}  // namespace cribbage
