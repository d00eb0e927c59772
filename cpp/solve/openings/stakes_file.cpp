#include "solve/openings/stakes_file.h"

#include <algorithm>
#include <cstdio>

#include "native/files.h"

namespace cribbage {

namespace {

void printLosses(bool replies, const StakesTable& stakes, const SolvedOpenings& openings,
                 const OpeningTable& points, const WeightsByScore& weights) {
  const char* role = replies ? "reply" : "lead";
  OpeningLosses all, most;
  double solved = 0;
  for (const auto& [score, wins] : openings) {
    const ToGo toGo{score.first, score.second};
    if (!stakes.knows(toGo)) continue;
    const OpeningLosses losses = lossesOf(replies, stakes, toGo, wins, points, weights.at(score));
    std::printf("%s, dealer needs %d, pone %d: loses by the table %.5f, for points %.5f\n", role, toGo.dealer,
                toGo.pone, losses.byTable, losses.byPoints);
    solved += 1;
    all.byTable += losses.byTable;
    all.byPoints += losses.byPoints;
    most.byTable = std::max(most.byTable, losses.byTable);
    most.byPoints = std::max(most.byPoints, losses.byPoints);
  }
  if (solved == 0) return;
  std::printf("%s, over %.0f scores: by the table %.5f, %.5f at most; for points %.5f, %.5f at most\n", role,
              solved, all.byTable / solved, most.byTable, all.byPoints / solved, most.byPoints);
}

}  // namespace

int writeOpenings(const std::string& file, const ScoreGrid& grid, const SolvedOpenings& openings,
                  const Tables& tables, const OpeningShapes& shapes) {
  auto stakes = StakesTable::read(bytesOf(file));
  if (!stakes || openings.empty()) {
    std::fprintf(stderr, "%s\n", stakes ? "No score was solved." : stakes.error().message.c_str());
    return 1;
  }
  const OpeningTable& points = **tables.opening();
  const WeightsByScore weights = weightsOf(openings, *tables.toWin(Objective::win, true));
  stakes->setOpenings(grid, rolesOf(grid, openings, points, weights, shapes));
  for (const bool replies : {false, true}) printLosses(replies, *stakes, openings, points, weights);
  write(file, stakes->write());
  return 0;
}

}  // namespace cribbage
