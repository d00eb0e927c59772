#include "solve/winning/stakes_file.h"

#include <algorithm>
#include <cstdio>

#include "native/files.h"

namespace cribbage {

namespace {

std::vector<int> within(std::vector<int> needs) {
  std::erase_if(needs, [](int holes) { return holes > StakesTable::farthest; });
  return needs;
}

void printLosses(bool replies, const StakesTable& stakes, const SolvedOpenings& openings,
                 const OpeningTable& points, const OpeningWeights& weights) {
  const char* role = replies ? "reply" : "lead";
  OpeningLosses all, most;
  double solved = 0;
  for (const auto& [score, wins] : openings) {
    const ToGo toGo{score.first, score.second};
    if (!stakes.knows(toGo)) continue;
    const OpeningLosses losses = lossesOf(replies, stakes, toGo, wins, points, weights);
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

void writeStakes(const std::string& file, const std::vector<int>& dealers, const std::vector<int>& pones,
                 const SolvedOpenings& openings, const ThrowsTable& crib, const OpeningTable& points,
                 const OpeningShapes& shapes) {
  const OpeningWeights weights = weightsOf(crib, points);
  const StakesTable stakes = stakesOf({within(dealers), within(pones)}, openings, points, weights, shapes);
  for (const bool replies : {false, true}) printLosses(replies, stakes, openings, points, weights);
  write(file, stakes.write());
}

}  // namespace cribbage
