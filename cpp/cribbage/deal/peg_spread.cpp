#include "cribbage/deal/peg_spread.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace cribbage {

namespace {

struct Moments {
  double pone = 0, dealer = 0, ponesVariance = 0, dealersVariance = 0, together = 0;
};

Moments momentsOf(const PeggedSpread& spread) {
  Moments sums;
  for (const Pegged& pegged : spread) {
    const double pone = pegged.pone, dealer = pegged.dealer;
    sums.pone += pegged.chance * pone;
    sums.dealer += pegged.chance * dealer;
    sums.ponesVariance += pegged.chance * pone * pone;
    sums.dealersVariance += pegged.chance * dealer * dealer;
    sums.together += pegged.chance * pone * dealer;
  }
  sums.ponesVariance -= sums.pone * sums.pone;
  sums.dealersVariance -= sums.dealer * sums.dealer;
  sums.together -= sums.pone * sums.dealer;
  return sums;
}

}  // namespace

// Finds the factors a and b of the tilt (see the header) by Newton's method. The covariance matrix is the
// derivative of the means with respect to the logarithms of a and b, and its inverse gives the step. A factor
// is multiplied by 1 + step instead of exp(step), and powers are computed as products, because platforms
// round exp differently. Far from the solution a step may be too long, so steps are clamped.
PeggedSpread tilted(PeggedSpread spread, double pone, double dealer) {
  for (int round = 0; round < 12; ++round) {
    const Moments now = momentsOf(spread);
    const double ponesOff = pone - now.pone, dealersOff = dealer - now.dealer;
    if (std::abs(ponesOff) + std::abs(dealersOff) < 1e-9) break;
    const double area = now.ponesVariance * now.dealersVariance - now.together * now.together;
    if (area < 1e-9) break;
    const auto factor = [&](double by) { return 1 + std::clamp(by / area, -0.3, 0.3); };
    const double byPone = factor(now.dealersVariance * ponesOff - now.together * dealersOff);
    const double byDealer = factor(now.ponesVariance * dealersOff - now.together * ponesOff);
    std::array<double, pegCounts> pones{}, dealers{};
    pones[0] = dealers[0] = 1;
    for (std::size_t at = 1; at < pegCounts; ++at) {
      pones[at] = pones[at - 1] * byPone;
      dealers[at] = dealers[at - 1] * byDealer;
    }
    double all = 0;
    for (Pegged& pegged : spread) {
      pegged.chance *= pones[pegged.pone] * dealers[pegged.dealer];
      all += pegged.chance;
    }
    for (Pegged& pegged : spread) pegged.chance /= all;
  }
  return spread;
}

}  // namespace cribbage
