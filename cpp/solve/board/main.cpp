// Solves the win chance at every score. First it samples deals of two players who throw for points and play
// cards by the solved strategy. Then it works back from the last hole over whole deals, and at each score
// lets both throw to win instead. This is done for two samples (halves) with different seeds. The difference
// of their results is an estimate of the error.
//
//     solve_board --deals 3000000 --references 20000 --play-state build/play.state
//         --table cpp/tables/board.bin
//
// The program needs 1.5 GB; docs/tables/README.md says how long it takes. The result is the same for any
// number of threads. The state file is written at every tenth step and at the end of a half, so that a later
// run resumes there.

#include <CLI/CLI.hpp>
#include <cmath>
#include <cstdio>
#include <optional>
#include <string>
#include <thread>

#include "cribbage/base/names.h"
#include "cribbage/base/table_bytes.h"
#include "native/files.h"
#include "solve/board/board_halves.h"
#include "solve/board/board_solver.h"
#include "solve/board/board_state.h"

using namespace cribbage;

namespace {

struct Options {
  BoardSampling sampling{.threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()))};
  std::string cribFile = "cpp/tables/crib.bin", playFile = "cpp/tables/play.bin",
              playState = "build/play.state", winningPlayFile, winningThrowsFile, stateFile, tableFile,
              peggingFile;
  Objective objective = Objective::win;
  bool pointsToo = false;
};

std::vector<Fate> solve(const BoardSample& sample, const BoardStyle& style, int half, const BoardState& state,
                        int threads, const Clock& clock) {
  BoardSolver solver(sample, style, threads);
  int first = 2;
  if (const auto begun = state.load(half, solver.fates().size())) {
    first = begun->toGo;
    solver.resume(begun->fates);
    std::printf("half %d: going on from %d holes to go together\n", half, first);
  }
  const double begun = clock.seconds();
  double answering = 0, moved = 0;
  for (int toGo = first; toGo <= 2 * BoardSolver::most; ++toGo) {
    solver.solve(toGo);
    for (int x = std::max(1, toGo - BoardSolver::most); x <= std::min(BoardSolver::most, toGo - 1); ++x) {
      answering = std::max(answering, std::abs(solver.scoreAwareThrows(x, toGo - x).answering));
      moved = std::max(moved, solver.scoreAwareThrows(x, toGo - x).moved);
    }
    if (toGo % 10 != 0 && toGo != 2 * BoardSolver::most) continue;
    if (!state.save(half, {toGo + 1, solver.fates()}))
      std::fprintf(stderr, "half %d: its state cannot be written\n", half);
    if (!style.scoreAware) continue;
    const int x = std::min(toGo / 2, BoardSolver::most);
    std::printf(
        "half %d: %d holes to go together; at %d each the dealer wins %.4f, other throws %.3f; so far throws "
        "that answer throws to win moved a chance by %.4f at most, the last answers by %.4f; %.0f s\n",
        half, toGo, x, solver.fate(x, x)[0], solver.scoreAwareThrows(x, x).changed, answering, moved,
        clock.seconds() - begun);
    std::fflush(stdout);
  }
  return solver.fates();
}

double differenceAt(const std::vector<Fate>& a, const std::vector<Fate>& b, std::size_t plane,
                    std::size_t& most) {
  double largest = 0;
  for (std::size_t at = 0; at < a.size(); ++at) {
    const double off = std::abs(a[at][plane] - b[at][plane]);
    if (off <= largest) continue;
    largest = off;
    most = at;
  }
  return largest;
}

void compare(const char* what, const std::vector<Fate>& a, const std::vector<Fate>& b) {
  const std::size_t start = a.size() - 1;  // both sides need all 121
  for (std::size_t plane = 0; plane < 5; ++plane) {
    std::size_t most = 0;
    const double largest = differenceAt(a, b, plane, most);
    double squares = 0;
    for (std::size_t at = 0; at < a.size(); ++at)
      squares += (a[at][plane] - b[at][plane]) * (a[at][plane] - b[at][plane]);
    const std::size_t side = BoardSolver::most + 1;
    std::printf("%s, plane %zu: at the start %.5f, largest %.5f (dealer needs %zu, pone %zu), rms %.5f\n",
                what, plane, std::abs(a[start][plane] - b[start][plane]), largest, most / side, most % side,
                std::sqrt(squares / (static_cast<double>(lastHole) * lastHole)));
  }
}

Options read(int argc, char** argv, CLI::App& app) {
  Options options;
  app.add_option("--deals", options.sampling.deals, "sampled deals of each half");
  app.add_option("--references", options.sampling.references, "deals of each half to try other throws on");
  app.add_option("--seed", options.sampling.seed);
  app.add_option("--threads", options.sampling.threads);
  app.add_option("--crib", options.cribFile, "the table of throws");
  app.add_option("--play", options.playFile, "the table of what hands peg");
  app.add_option("--play-state", options.playState, "the solved play, as solve_play keeps it");
  app.add_option("--winning-play", options.winningPlayFile, "what changes when both play to win");
  app.add_option("--winning-throws", options.winningThrowsFile,
                 "what both win near the last hole who throw and play to win");
  app.add_option("--state", options.stateFile, "read at the start, written now and then");
  app.add_option("--table", options.tableFile);
  app.add_option("--pegging", options.peggingFile, "the table of how pegs are spread");
  std::string objective = "win";
  app.add_option("--for", objective, "what is played for: " + listed(objectiveNames))
      ->check(CLI::IsMember(std::vector<std::string>(objectiveNames.begin(), objectiveNames.end())));
  app.add_flag("--points-too", options.pointsToo, "says what throwing to win changes");
  app.parse(argc, argv);
  options.objective = *namedIn<Objective>(objectiveNames, objective);
  return options;
}

// Everything that the solver reads from files: tables, the solved strategy of the play, and optional
// corrections.
struct Inputs {
  ThrowsTable crib;
  HandPegsTable plays;
  SolvedPlayState solved;
  std::optional<WinningPlay> winningPlay;  // if its file was given
  std::optional<WinningThrows> winningThrows;

  const WinningPlay* winning() const { return winningPlay ? &*winningPlay : nullptr; }
};

// Reads the files into `inputs`. Returns an error message if one of them cannot be used.
std::optional<std::string> readInputs(const Options& options, std::optional<Inputs>& inputs) {
  const auto crib = ThrowsTable::read(bytesOf(options.cribFile));
  if (!crib) return crib.error().message;
  const auto plays = HandPegsTable::read(bytesOf(options.playFile));
  if (!plays) return plays.error().message;
  auto solved = loadSolvedPlay(*crib, options.playState, options.sampling.threads);
  if (!solved) return solved.error().message;
  inputs.emplace(Inputs{*crib, *plays, std::move(*solved), {}, {}});
  if (!options.winningPlayFile.empty() && !inputs->winningPlay.emplace().read(options.winningPlayFile))
    return "“" + options.winningPlayFile + "” is not the whole of what playing to win changes.";
  if (!options.winningThrowsFile.empty() && !inputs->winningThrows.emplace().read(options.winningThrowsFile))
    return "“" + options.winningThrowsFile + "” is not what both win who throw and play to win.";
  return {};
}

// Hashes everything that the fates of a half depend on. So a state file that was made from other tables or
// another solution of the play is not resumed.
std::uint64_t keyOf(const Options& options, const Inputs& inputs) {
  const auto& averages = inputs.solved.cumulativeStrategy;
  std::uint32_t hash =
      hashOf({reinterpret_cast<const std::uint8_t*>(averages.data()), averages.size() * sizeof(float)});
  for (const auto* file :
       {&options.cribFile, &options.playFile, &options.winningPlayFile, &options.winningThrowsFile})
    hash = hashOf(bytesOf(*file), hash);
  return hash * 0x9e3779b97f4a7c15u + options.sampling.deals * 31 + options.sampling.references * 7 +
         options.sampling.seed + static_cast<std::uint64_t>(options.objective) * 1'000'033;
}

// Returns the corrections that turn the board's win chances near the last hole into those of `throws`, or
// nothing without `throws`. First it solves this part of the board without corrections, because each
// correction is the difference between the two win chances.
std::optional<ThrowGains> throwGains(const BoardSample& sample, BoardStyle style,
                                     const std::optional<WinningThrows>& throws, int threads) {
  if (!throws) return {};
  BoardSolver solver(sample, style, threads);
  for (int toGo = 2; toGo <= 2 * throws->farthest(); ++toGo) solver.solve(toGo);
  return throws->over([&](int x, int y) { return solver.fate(x, y)[0]; });
}

// Prints how much the win chances change if both sides throw and play to win instead of for points. Also
// compares throwing and playing to win with only throwing to win.
void printChanges(const BoardSample& sample, const std::vector<Fate>& fates,
                  const std::vector<Fate>& forPoints, const Inputs& inputs, int threads, const Clock& clock) {
  compare("playing to win against playing for points", fates, forPoints);
  if (inputs.winningPlay)
    compare("throwing and playing to win against throwing to win", fates,
            solve(sample, {}, 0, BoardState("", 0), threads, clock));
}

std::array<std::vector<Fate>, 2> solveHalves(const Options& options, const Inputs& inputs,
                                             const Clock& clock) {
  const SolvedPlay play = inputs.solved.play();
  const BoardHalves halves(options.sampling, play, inputs.crib, inputs.plays);
  std::printf("ready to sample, %.0f s\n", clock.seconds());
  std::fflush(stdout);
  const BoardState state(options.stateFile, keyOf(options, inputs));
  const BoardState none("", 0);
  const int threads = options.sampling.threads;
  std::array<std::vector<Fate>, 2> fates;
  for (int half = 0; half < 2; ++half) {
    const BoardSample sample = halves.sample(half);
    std::printf("half %d: %llu deals sampled, %.0f s\n", half,
                static_cast<unsigned long long>(sample.counts.deals()), clock.seconds());
    std::fflush(stdout);
    if (half == 0 && !options.peggingFile.empty())
      write(options.peggingFile, halves.pegging(sample, halves.plays(inputs.crib, inputs.solved)).write());
    const bool pointsToo = half == 0 && options.pointsToo;
    std::vector<Fate> forPoints;
    if (pointsToo) forPoints = solve(sample, {.scoreAware = false}, half, none, threads, clock);
    std::vector<Fate>& solved = fates[static_cast<std::size_t>(half)];
    BoardStyle style{.winning = inputs.winning(), .objective = options.objective};
    const auto throwing = throwGains(sample, style, inputs.winningThrows, threads);
    if (throwing) style.throwing = &*throwing;
    solved = solve(sample, style, half, state, threads, clock);
    if (pointsToo) printChanges(sample, solved, forPoints, inputs, threads, clock);
  }
  return fates;
}

// Returns the odds at every score, as the mean of both halves.
BoardTable::OddsByPlace meansOf(const std::array<std::vector<Fate>, 2>& fates) {
  BoardTable::OddsByPlace odds(static_cast<std::size_t>(BoardTable::holes) * BoardTable::holes);
  for (int dealer = 0; dealer < BoardTable::holes; ++dealer)
    for (int pone = 0; pone < BoardTable::holes; ++pone) {
      const auto at = static_cast<std::size_t>((lastHole - dealer) * (lastHole + 1) + lastHole - pone);
      Fate mean{};
      for (std::size_t part = 0; part < mean.size(); ++part)
        mean[part] = (fates[0][at][part] + fates[1][at][part]) / 2;
      odds[BoardTable::place(dealer, pone)] = {mean[0], mean[1], mean[2], mean[3], mean[4]};
    }
  return odds;
}

int run(const Options& options) {
  const Clock clock;
  std::optional<Inputs> inputs;
  if (const auto refused = readInputs(options, inputs)) {
    std::fprintf(stderr, "%s\n", refused->c_str());
    return 1;
  }
  const auto fates = solveHalves(options, *inputs, clock);
  compare("the two halves", fates[0], fates[1]);
  const BoardTable::OddsByPlace odds = meansOf(fates);
  const WinOdds start = odds[0];
  std::printf("at the start the dealer wins %.5f, skunks %.4f and is skunked %.4f; that is worth %.5f\n",
              start.chance, start.skunkFor, start.skunkAgainst, utilityOf(options.objective, start));
  if (!options.tableFile.empty()) write(options.tableFile, BoardTable(odds).write());
  std::printf("%.0f seconds\n", clock.seconds());
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Solves the chance of winning from every score.");
  try {
    return run(read(argc, argv, app));
  } catch (const CLI::ParseError& error) {
    return app.exit(error);
  }
}
