#include "solve/winning_play.h"

#include <cstdio>
#include <fstream>
#include <map>
#include <set>

namespace cribbage {

bool WinningPlay::read(const std::string& file) {
  std::ifstream in(file);
  std::string line;
  std::getline(in, line);
  std::map<std::pair<int, int>, double> gains;
  std::set<int> dealers, pones;
  while (std::getline(in, line)) {
    int dealer = 0, pone = 0;
    double points = 0, dealerGains = 0, poneGains = 0, winning = 0;
    if (std::sscanf(line.c_str(), "%d,%d,%lf,%lf,%lf,%lf", &dealer, &pone, &points, &dealerGains, &poneGains,
                    &winning) != 6)
      return false;
    gains[{dealer, pone}] = winning - points;
    dealers.insert(dealer);
    pones.insert(pone);
  }
  if (dealers.empty() || gains.size() != dealers.size() * pones.size()) return false;
  dealers.insert(far);
  pones.insert(far);
  grid_ = ScoreGrid({dealers.begin(), dealers.end()}, {pones.begin(), pones.end()});
  gains_.clear();
  for (const int dealer : dealers)
    for (const int pone : pones) gains_.push_back(gains[{dealer, pone}]);
  return true;
}

double WinningPlay::gainInPlay(int x, int y) const {
  double gain = 0;
  for (const auto& [score, share] : grid_.around(x, y)) gain += share * gains_[score];
  return gain;
}

}  // namespace cribbage
