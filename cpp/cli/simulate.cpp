#include "cli/simulate.h"

#include "native/solved_play.h"
#include "native/threads.h"

namespace cribbage {

namespace {

constexpr std::int64_t mostGames = 1'000'000'000;

Result<SimulateAnswer> simulateOn(int threads, const SimulateQuestion& question, const Tables& tables,
                                  const Pegger* solved) {
  SimulateMeans means;
  means.mostGames = means.mostSlow = mostGames;
  means.solved = solved;
  means.forEach = [&](std::size_t count, const std::function<void(std::size_t)>& work) {
    onThreads(threads, count, work);
  };
  return simulate(question, tables, means);
}

}  // namespace

Result<SimulateAnswer> simulateNatively(const SimulateQuestion& question, const Tables& tables,
                                        const NativeMeans& native) {
  const auto playsSolved = [](const Given& given) {
    const auto name = parsePlayer(given.text);
    return name && name->plays == Plays::solved;
  };
  if (native.playState.empty() || !(playsSolved(question.a) || playsSolved(question.b)))
    return simulateOn(native.threads, question, tables, nullptr);
  const auto crib = tables.crib();
  if (!crib) return crib.error();
  const auto state = loadSolvedPlay(**crib, native.playState, native.threads);
  if (!state) return state.error();
  const SolvedPegger solved(state->play());
  return simulateOn(native.threads, question, tables, &solved);
}

}  // namespace cribbage
