#pragma once
// Simulations as a machine at hand can do them: on several threads, with the whole solved play.

#include <string>

#include "cribbage/questions/simulate_questions.h"

namespace cribbage {

struct NativeMeans {
  int threads = 1;
  std::string playState;  ///< a state file of `solve_play`, for players that need the solved play; or `""`
};

/// As `simulate`, with no limit to speak of; the answer does not depend on the threads. `badTable` where a
/// player needs the solved play and there is no state, or one that is not of a play solved for the throws of
/// these tables. `badQuestion` where there is a state and nobody needs it.
Result<SimulateAnswer> simulateNatively(const SimulateQuestion& question, const Tables& tables,
                                        const NativeMeans& native);

}  // namespace cribbage
