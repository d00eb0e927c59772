// The distributions of pegs that are shipped, and tilted ones.

#include "cribbage/winning/peg_spread_table.h"

#include <cmath>

#include "catch.h"
#include "cribbage/cards/rank_sets.h"
#include "cribbage/cribbage.h"
#include "cribbage/discard/kept_hands.h"
#include "tables.h"

using namespace cribbage;

namespace {

const Tables& shipped() {
  static const Tables tables = shippedTables();
  return tables;
}

const PegSpreadTable& pegging() {
  return **shipped().pegging();
}

}  // namespace

TEST_CASE("a tilted spread has the means asked for, and its chances add up to one") {
  const HandPegsTable& plays = **shipped().play();
  for (int hand = 0; hand < RankSets::count[4]; hand += 13)
    for (const bool weDeal : {false, true}) {
      const PlayValue means = plays.value(hand, weDeal);
      double ours = 0, theirs = 0, all = 0;
      for (const Pegged& pegged :
           tilted(pegging().outlook(hand, weDeal).spread, weDeal ? means.theirs : means.ours,
                  weDeal ? means.ours : means.theirs)) {
        REQUIRE(pegged.chance >= 0);
        all += pegged.chance;
        ours += pegged.chance * (weDeal ? pegged.dealer : pegged.pone);
        theirs += pegged.chance * (weDeal ? pegged.pone : pegged.dealer);
      }
      CAPTURE(hand, weDeal, means.ours, means.theirs);
      CHECK(std::abs(all - 1) < 1e-9);
      CHECK(std::abs(ours - means.ours) < 0.01);
      CHECK(std::abs(theirs - means.theirs) < 0.01);
    }
}

// The spread of each hand and its average pegs are stored in separate tables.
TEST_CASE("an untilted spread has nearly the means of the table of pegs") {
  const HandPegsTable& plays = **shipped().play();
  const ThrowsTable& crib = throwsTable();
  for (const bool weDeal : {false, true}) {
    const KeptHands kept(weDeal ? crib.expertDealer : crib.expertPone);
    double squares = 0, all = 0;
    for (int hand = 0; hand < RankSets::count[4]; ++hand) {
      const auto weight = static_cast<double>(kept.unconditional()[static_cast<std::size_t>(hand)]);
      double net = 0;
      for (const Pegged& pegged : pegging().outlook(hand, weDeal).spread)
        net += pegged.chance * (weDeal ? pegged.dealer - pegged.pone : pegged.pone - pegged.dealer);
      const PlayValue means = plays.value(hand, weDeal);
      const double off = net - (means.ours - means.theirs);
      squares += weight * off * off;
      all += weight;
    }
    CHECK(std::sqrt(squares / all) < 0.1);
  }
}

TEST_CASE("the chance that the dealer is first is from 0 to 1, and mostly falls with what the dealer needs") {
  for (const bool weDeal : {false, true}) {
    int hands = 0, less = 0;
    for (int hand = 0; hand < RankSets::count[4]; hand += 7) {
      const PegOutlook play = pegging().outlook(hand, weDeal);
      for (int dealer = 1; dealer < 30; ++dealer)
        for (int pone = 1; pone < 30; ++pone) {
          REQUIRE(play.dealerFirst(dealer, pone) >= 0);
          REQUIRE(play.dealerFirst(dealer, pone) <= 1);
        }
      ++hands;
      less += play.dealerFirst(2, 6) > play.dealerFirst(6, 2) ? 1 : 0;
    }
    CHECK(less > hands * 3 / 4);
  }
}
