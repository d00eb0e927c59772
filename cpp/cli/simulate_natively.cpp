#include "cli/simulate_natively.h"

#include "cli/reasons.h"
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

// Whether the player with a given name needs the solved play; `unknown` if no player has that name.
enum class Needs : std::uint8_t { unknown, nothing, solvedPlay };

Needs needsOf(const Given& given) {
  const auto name = parsePlayer(given.text);
  if (!name) return Needs::unknown;
  return name->plays == Plays::solved ? Needs::solvedPlay : Needs::nothing;
}

// Simulates without a state file of the solved play. If a player needs that file, the error says how to make
// it.
Result<SimulateAnswer> withoutState(const SimulateQuestion& question, const Tables& tables, int threads) {
  auto answer = simulateOn(threads, question, tables, nullptr);
  if (answer || answer.error().reason != reason::solvedPlayMissing.name) return answer;
  return makeError(reason::stateMissing, print(Plays::solved));
}

}  // namespace

Result<SimulateAnswer> simulateNatively(const SimulateQuestion& question, const Tables& tables,
                                        const NativeMeans& native) {
  if (native.playState.empty()) return withoutState(question, tables, native.threads);
  const Needs a = needsOf(question.a), b = needsOf(question.b);
  if (a == Needs::nothing && b == Needs::nothing) return makeError(reason::stateUnused, native.playState);
  if (a != Needs::solvedPlay && b != Needs::solvedPlay)
    return simulateOn(native.threads, question, tables, nullptr);
  const auto crib = tables.crib();
  if (!crib) return crib.error();
  const auto state = loadSolvedPlay(**crib, native.playState, native.threads);
  if (!state) return state.error();
  const SolvedPegger solved(state->play());
  return simulateOn(native.threads, question, tables, &solved);
}

}  // namespace cribbage
