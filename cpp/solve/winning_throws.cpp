#include "solve/winning_throws.h"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <set>

namespace cribbage {

namespace {

ScoreGrid gridOf(const std::map<std::pair<int, int>, double>& chances, int beyond) {
  std::set<int> dealers{beyond}, pones{beyond};
  for (const auto& [score, chance] : chances) {
    dealers.insert(score.first);
    pones.insert(score.second);
  }
  return {{dealers.begin(), dealers.end()}, {pones.begin(), pones.end()}};
}

}  // namespace

double ThrowGains::at(int x, int y) const {
  double gain = 0;
  for (const auto& [score, share] : grid_.around(x, y)) gain += share * gains_[score];
  return gain;
}

bool WinningThrows::read(const std::string& file) {
  std::ifstream in(file);
  std::string line;
  std::getline(in, line);
  while (std::getline(in, line)) {
    int dealer = 0, pone = 0;
    double chance = 0;
    if (std::sscanf(line.c_str(), "%d,%d,%lf", &dealer, &pone, &chance) != 3) return false;
    chances_[{dealer, pone}] = chance;
    farthest_ = std::max({farthest_, dealer, pone});
  }
  return farthest_ > 0 && farthest_ < far;
}

double WinningThrows::chanceInPlay(int x, int y) const {
  if (const auto solved = chances_.find({x, y}); solved != chances_.end()) return solved->second;
  // Interpolates between two solved scores with the same y. This is enough, because only heels lead to scores
  // that are not solved, and heels change only x.
  auto less = chances_.end(), more = chances_.end();
  for (auto at = chances_.begin(); at != chances_.end(); ++at) {
    if (at->first.second != y) continue;
    if (at->first.first < x) less = at;
    if (at->first.first > x && more == chances_.end()) more = at;
  }
  if (less == chances_.end()) return 1;
  if (more == chances_.end()) return less->second;
  const double share = static_cast<double>(x - less->first.first) / (more->first.first - less->first.first);
  return (1 - share) * less->second + share * more->second;
}

double WinningThrows::chance(int x, int y) const {
  return (12 * chanceInPlay(x, y) + (x > 2 ? chanceInPlay(x - 2, y) : 1)) / 13;
}

ThrowGains WinningThrows::over(const std::function<double(int x, int y)>& others) const {
  const ScoreGrid grid = gridOf(chances_, far);
  std::vector<double> gains;
  for (const int x : grid.dealers())
    for (const int y : grid.pones())
      gains.push_back(chances_.contains({x, y}) ? chance(x, y) - others(x, y) : 0);
  return {grid, std::move(gains)};
}

}  // namespace cribbage
