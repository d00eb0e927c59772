// The win probability in the middle of a deal, against every case scored in order.

#include "cribbage/winning/deal_chances.h"

#include <cmath>

#include "catch.h"
#include "cribbage/base/random.h"
#include "cribbage/cribbage.h"

using namespace cribbage;

namespace {

const Tables& shipped() {
  static const Tables tables = shippedTables();
  return tables;
}

const BoardTable& board() {
  return **shipped().board();
}

const PegSpreadTable& pegging() {
  return **shipped().pegging();
}

struct ShowCase {
  int pone, dealer;
  double chance;
};

// The dealer's chance in a deal whose points are scored one after the other, as at a table.
double naiveDealersChance(ToGo toGo, const PegOutlook& play, const std::vector<ShowCase>& shows, bool heels) {
  double sum = 0;
  for (const ShowCase& show : shows)
    for (const Pegged& pegged : play.spread) {
      const double chance = show.chance * pegged.chance;
      int dealer = lastHole - toGo.dealer, pone = lastHole - toGo.pone;
      if (heels) dealer += 2;
      if (dealer >= lastHole) {
        sum += chance;
        continue;
      }
      const bool dealerOut = dealer + pegged.dealer >= lastHole, poneOut = pone + pegged.pone >= lastHole;
      if (dealerOut && poneOut) sum += chance * play.dealerFirst(lastHole - dealer, lastHole - pone);
      if (dealerOut && !poneOut) sum += chance;
      if (dealerOut || poneOut) continue;
      dealer += pegged.dealer;
      pone += pegged.pone + show.pone;
      if (pone >= lastHole) continue;
      dealer += show.dealer;
      sum += dealer >= lastHole ? chance : chance * (1 - board().dealers(pone, dealer).chance);
    }
  return sum;
}

}  // namespace

TEST_CASE("the dealer's chance in a deal equals that of scoring every case in order") {
  Random random(8);
  const auto upTo = [&](int most) {
    return static_cast<int>(random.below(static_cast<std::uint32_t>(most + 1)));
  };
  for (int trial = 0; trial < 200; ++trial) {
    const ToGo toGo{1 + upTo(trial % 2 == 0 ? 120 : 20), 1 + upTo(trial % 3 == 0 ? 120 : 20)};
    PegOutlook play = pegging().outlook(upTo(1819), trial % 2 == 0);
    play.spread.clear();
    for (int at = 0; at < 6; ++at)
      play.spread.push_back(
          {static_cast<std::uint8_t>(upTo(9)), static_cast<std::uint8_t>(upTo(9)), 1.0 / 6});
    std::vector<ShowCase> heels, plain;
    ShowSpread heelsSpread, plainSpread;
    for (int at = 0; at < 12; ++at) {
      const ShowCase show{upTo(29), upTo(50), 1.0 / 12};
      (at == 0 ? heels : plain).push_back(show);
      (at == 0 ? heelsSpread : plainSpread)
          .add(static_cast<std::size_t>(show.pone), static_cast<std::size_t>(show.dealer), show.chance);
    }
    const double naive =
        naiveDealersChance(toGo, play, heels, true) + naiveDealersChance(toGo, play, plain, false);
    CAPTURE(toGo.dealer, toGo.pone);
    CHECK(std::abs(dealersChance(toGo, play, heelsSpread, plainSpread, board()) - naive) < 1e-12);
  }
}

TEST_CASE("heels win for a dealer who needs two, and not for one who needs three") {
  const PegOutlook play{{{1, 0, 1}}, {}};  // the pone, who needs one, pegs it
  ShowSpread heels;
  heels.add(0, 0, 1);
  CHECK(dealersChance({2, 1}, play, heels, ShowSpread{}, board()) == 1);
  CHECK(dealersChance({3, 1}, play, heels, ShowSpread{}, board()) == 0);
  CHECK(dealersChance({2, 1}, play, ShowSpread{}, heels, board()) == 0);  // no jack is cut
}
