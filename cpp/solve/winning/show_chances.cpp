#include "solve/winning/show_chances.h"

#include <algorithm>

namespace cribbage {

KindPayoffs::Chance ShowChances::from(ToGo toGo) {
  known_.assign(known_.size(), {});
  return [this, toGo](int ponesPegs, int dealersPegs, std::size_t pone, std::size_t dealer) {
    auto& known = known_[static_cast<std::size_t>(ponesPegs * most + dealersPegs)];
    if (known.empty()) known = chances({toGo.dealer - dealersPegs, toGo.pone - ponesPegs});
    return known[pone * ShowKinds::kinds + dealer];
  };
}

std::vector<double> ShowChances::chances(ToGo left) const {
  std::vector<double> all(ShowKinds::kinds * ShowKinds::kinds);
  for (int hand = 0; hand < std::min<int>(left.pone, ShowKinds::mostShow); ++hand)
    for (std::size_t dealer = 0; dealer < ShowKinds::kinds; ++dealer) {
      double wins = 0;
      for (int show = 0; show < static_cast<int>(ShowKinds::mostShow); ++show)
        wins += shows_.points[1][dealer][static_cast<std::size_t>(show)] *
                (show >= left.dealer
                     ? 1
                     : 1 - board_.dealersChance(lastHole - left.pone + hand, lastHole - left.dealer + show));
      for (std::size_t pone = 0; pone < ShowKinds::kinds; ++pone)
        all[pone * ShowKinds::kinds + dealer] +=
            shows_.points[0][pone][static_cast<std::size_t>(hand)] * wins;
    }
  return all;
}

}  // namespace cribbage
