// Simulates games for the command line in Node, one after the other. Players that need the whole solved play
// are refused, because its state file is larger than the memory of a WebAssembly module.

#include "cli/reasons.h"
#include "cli/simulate_natively.h"

namespace cribbage {

Result<SimulateAnswer> simulateNatively(const SimulateQuestion& question, const Tables& tables,
                                        const NativeMeans& native) {
  if (!native.playState.empty()) return makeError(reason::noRoomForState, native.playState);
  SimulateMeans means;
  means.mostGames = means.mostSlow = 1'000'000'000;
  means.forEach = [](std::size_t count, const std::function<void(std::size_t)>& work) {
    for (std::size_t at = 0; at < count; ++at) work(at);
  };
  return simulate(question, tables, means);
}

}  // namespace cribbage
