#include <cstdio>
#include <ctime>

#include "native/files.h"
#include "solve/winning/solves.h"

namespace cribbage {

namespace {

// Of all threads of this process: what a score costs, however busy the machine is.
double processorSeconds() {
  return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

int fail(const std::string& sentence) {
  std::fprintf(stderr, "%s\n", sentence.c_str());
  return 1;
}

bool solveEach(const WinningOptions& options, const std::vector<ToGo>& scores, WinningSolver& solver,
               const SolvedWith& with) {
  const ScoreFiles files(options.folder);
  for (const ToGo toGo : scores) {
    if (files.has(toGo, with)) continue;  // another job has solved it meanwhile
    const double begun = processorSeconds();
    const ScoreFile file{with, solver.solve(toGo, WinningSolver::Start::points, true)};
    if (!files.save(file)) return false;
    std::printf("%4.0f s  %s", processorSeconds() - begun, rowOf(file.score).c_str());
    std::fflush(stdout);
  }
  return true;
}

}  // namespace

int solveShard(const WinningOptions& options, Shard shard) {
  const auto tables = readTables(options.files);
  if (!tables) return fail(tables.error().message);
  const auto state = hashOfFile(options.files.playState);
  if (!state)
    return fail(
        std::string("There is no “").append(options.files.playState).append("”: solve the play first."));
  SolvedWith with = tables->with;
  with.state = *state;
  with.settings = options.settings.hash();
  const auto all = scoresOf(shard, options.dealers, options.pones);
  std::vector<ToGo> left;
  for (const ToGo toGo : all)
    if (!ScoreFiles(options.folder).has(toGo, with)) left.push_back(toGo);
  std::printf("shard %d/%d: %zu scores, %zu to solve\n", shard.part, shard.parts, all.size(), left.size());
  std::fflush(stdout);
  if (left.empty()) return 0;
  const auto work = beginWork(options.files, *tables, options.settings, options.threads);
  if (!work) return fail(work.error().message);
  std::printf("%4.0f s  ready (seconds are of processor time)\n", processorSeconds());
  std::fflush(stdout);
  if (!solveEach(options, left, *(*work)->solver, with))
    return fail(std::string("“").append(options.folder).append("” cannot be written to."));
  return 0;
}

}  // namespace cribbage
