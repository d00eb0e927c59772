#include <algorithm>
#include <cstdio>
#include <fstream>
#include <set>
#include <utility>

#include "native/files.h"
#include "solve/winning/solves.h"

namespace cribbage {

namespace {

// Reads which scores already have a row in the file.
std::set<std::pair<int, int>> scoresIn(const std::string& file) {
  std::set<std::pair<int, int>> scores;
  std::ifstream in(file);
  std::string line;
  std::getline(in, line);
  while (std::getline(in, line)) {
    int dealer = 0, pone = 0;
    if (std::sscanf(line.c_str(), "%d,%d", &dealer, &pone) == 2) scores.insert({dealer, pone});
  }
  return scores;
}

void solveAll(const WinningOptions& options, WinningSolver& solver, const Clock& clock) {
  std::set<std::pair<int, int>> done = scoresIn(options.out);
  if (done.empty()) std::ofstream(options.out) << rowHead;
  bool back = false;
  for (const int dealer : options.dealers) {
    std::vector<int> pones = options.pones;
    if (std::exchange(back, !back)) std::reverse(pones.begin(), pones.end());
    for (const int pone : pones) {
      if (!done.insert({dealer, pone}).second) continue;
      const SolvedScore solved = solver.solve({dealer, pone});
      const std::string row = rowOf(solved);
      std::ofstream(options.out, std::ios::app) << row;
      std::printf("%7.0f s  %s", clock.seconds(), row.c_str());
      std::fflush(stdout);
    }
  }
}

}  // namespace

int solveInOrder(const WinningOptions& options) {
  const Clock clock;
  const auto tables = readTables(options.files);
  if (!tables) {
    std::fprintf(stderr, "%s\n", tables.error().message.c_str());
    return 1;
  }
  const auto work = beginWork(options.files, *tables, options.settings, options.threads);
  if (!work) {
    std::fprintf(stderr, "%s\n", work.error().message.c_str());
    return 1;
  }
  std::printf("ready, %.0f s\n", clock.seconds());
  std::fflush(stdout);
  solveAll(options, *(*work)->solver, clock);
  return 0;
}

}  // namespace cribbage
