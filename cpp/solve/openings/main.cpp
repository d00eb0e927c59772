// Solves the play to win near the last hole, score by score, and stores the win chance of each lead and
// reply.
//
//     solve_openings --needs 1,2,3,4,5,6,7,10,14,20,28 --out build/openings.bin --table cpp/tables/stakes.bin
//
// The program may be stopped at any time, because scores that are already in the file `--out` are not solved
// again. Scores at which the farther side needs fewer holes come first. Once all scores are solved, their
// leads and replies replace those of the table; its kept hands remain.

#include <CLI/CLI.hpp>
#include <cstdio>
#include <string>
#include <thread>
#include <vector>

#include "cribbage/cribbage.h"
#include "cribbage/deal/stakes_table.h"
#include "native/files.h"
#include "solve/openings/openings_to_win.h"
#include "solve/openings/stakes_file.h"
#include "solve/scores_by_ring.h"

using namespace cribbage;

namespace {

struct Options {
  std::vector<int> needs;
  OpeningsToWin::Effort effort{.threads =
                                   static_cast<int>(std::max(1u, std::thread::hardware_concurrency()))};
  OpeningShapes shapes;
  std::string outFile, tableFile;
};

void solveAll(const Options& options, const Tables& tables) {
  const Clock clock;
  const WinTables toWin = *tables.toWin(Objective::win, true);
  OpeningsToWin openings(options.effort, toWin, **tables.knowledge());
  const SolvedOpenings solved = readOpenings(options.outFile);
  int turn = 0;
  for (const ToGo& toGo : scoresByRing(options.needs)) {
    ++turn;
    if (solved.contains({toGo.dealer, toGo.pone})) continue;
    append(options.outFile, toGo.dealer, toGo.pone, openings.solve(toGo, turn));
    std::printf("%7.0f s  %d,%d\n", clock.seconds(), toGo.dealer, toGo.pone);
    std::fflush(stdout);
  }
}

void addShapes(CLI::App& app, OpeningShapes& shapes) {
  app.add_option("--lead-directions", shapes.leads.directions);
  app.add_option("--lead-step", shapes.leads.step);
  app.add_option("--reply-directions", shapes.replies.directions);
  app.add_option("--reply-step", shapes.replies.step);
  app.add_option("--price", shapes.price, "of a step away from 0");
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Solves the play to win, and keeps what leads and replies win.");
  Options options;
  app.add_option("--needs", options.needs, "holes that dealer and pone need, each with each, in order")
      ->delimiter(',')
      ->required()
      ->check(CLI::Range(1, StakesTable::farthest));
  app.add_option("--starters", options.effort.starters, "that are solved at each score")
      ->check(CLI::IsMember({1, 2, 3, 4, 6, 12}));
  app.add_option("--rounds", options.effort.rounds, "of CFR+ for each starter");
  app.add_option("--rounds-not-averaged", options.effort.roundsNotAveraged,
                 "rounds before what is averaged begins");
  app.add_option("--threads", options.effort.threads)->check(CLI::Range(1, 1024));
  app.add_option("--out", options.outFile, "what leads and replies win at each score")->required();
  app.add_option("--table", options.tableFile, "the table of stakes, whose leads and replies are replaced");
  addShapes(app, options.shapes);
  CLI11_PARSE(app, argc, argv);
  const auto grid = ScoreGrid::make(options.needs, options.needs, StakesTable::farthest);
  if (!grid) {
    std::fprintf(stderr, "--needs takes two numbers or more, in ascending order.\n");
    return 1;
  }
  const Tables tables = shippedTables();
  solveAll(options, tables);
  return options.tableFile.empty()
             ? 0
             : writeOpenings(options.tableFile, *grid, readOpenings(options.outFile), tables, options.shapes);
}
