#include "solve/winning/solved_score.h"

#include <cstdio>

namespace cribbage {

std::string rowOf(const SolvedScore& score) {
  const auto& [toGo, points, winning] = score;
  char row[200];
  std::snprintf(row, sizeof row, "%d,%d,%.5f,%.5f,%.5f,%.5f,%.5f,%.5f\n", toGo.dealer, toGo.pone,
                points.dealers, points.dealerGains, points.poneGains, winning.dealers, winning.dealerGains,
                winning.poneGains);
  return row;
}

}  // namespace cribbage
