#include "cribbage/deal/peg_spread_table.h"

#include "catch.h"
#include "cribbage/base/table_bytes.h"
#include "cribbage/cards/rank_sets.h"
#include "cribbage/discard/hand_prior.h"
#include "shipped.h"
#include "tables.h"

using namespace cribbage;

TEST_CASE("a tilted spread has the means asked for, and its chances add up to one") {
  const HandPegsTable& plays = **shipped().play();
  for (int hand = 0; hand < RankSets::count[4]; hand += 13)
    for (const bool weDeal : {false, true}) {
      const PlayValue means = plays.value(hand, weDeal);
      double ours = 0, theirs = 0, all = 0;
      for (const Pegged& pegged :
           tilted(pegging().distribution(hand, weDeal).spread, weDeal ? means.theirs : means.ours,
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

// The distribution of a hand's pegs and its mean pegs are stored in separate tables, so they can differ.
TEST_CASE("an untilted spread has nearly the means of the table of pegs") {
  const HandPegsTable& plays = **shipped().play();
  const ThrowsTable& crib = throwsTable();
  for (const bool weDeal : {false, true}) {
    const HandPrior kept(weDeal ? crib.expertDealer : crib.expertPone);
    double squares = 0, all = 0;
    for (int hand = 0; hand < RankSets::count[4]; ++hand) {
      const auto weight = static_cast<double>(kept.unconditional()[static_cast<std::size_t>(hand)]);
      double net = 0;
      for (const Pegged& pegged : pegging().distribution(hand, weDeal).spread)
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
      const PegDistribution play = pegging().distribution(hand, weDeal);
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

TEST_CASE("a race is a play in which both peg so much or more") {
  const PegDistribution play{{{1, 2, 0.125}, {2, 2, 0.125}, {2, 3, 0.25}, {0, 9, 0.5}}, {}};
  CHECK(play.races(2, 2) == 0.375);
  CHECK(play.races(3, 2) == 0.25);
  CHECK(play.races(2, 1) == 0.5);
  CHECK(play.races(3, 3) == 0);
  CHECK(play.races(10, 1) == 0);
}

TEST_CASE("the dealer's share of races stays from none to all, whatever is added") {
  PegDistribution play;
  play.firsts[2][3] = 0.5;
  play.addFirst(2, 3, 0.25);
  CHECK(play.dealerFirst(2, 3) == 0.75);
  CHECK(play.dealerFirst(3, 2) == 0);
  play.addFirst(2, 3, 0.5);
  CHECK(play.dealerFirst(2, 3) == 1);
  play.addFirst(2, 3, -3);
  CHECK(play.dealerFirst(2, 3) == 0);
  // The table has no pegs above 23, so a side that needs more counts as needing 23.
  play.addFirst(40, 23, 0.5);
  CHECK(play.dealerFirst(23, 60) == 0.5);
  CHECK(play.dealerFirst(22, 23) == 0);
}

// `PegSpreadTable::dealerFirst` finds the dealer's share of races to the last hole without building the whole
// distribution. Both must give the same share.
TEST_CASE("a hand has one share of races, whether it is asked for alone or with the whole outlook") {
  for (const bool weDeal : {false, true})
    for (int hand = 0; hand < RankSets::count[4]; hand += 97) {
      const PegDistribution play = pegging().distribution(hand, weDeal);
      for (const auto& [dealer, pone] :
           {std::pair{1, 1}, {2, 1}, {1, 2}, {3, 5}, {8, 2}, {8, 8}, {9, 1}, {1, 9}, {30, 4}}) {
        CAPTURE(hand, weDeal, dealer, pone);
        CHECK(pegging().dealerFirst(hand, weDeal, dealer, pone, play.races(dealer, pone)) ==
              Approx(play.dealerFirst(dealer, pone)).margin(1e-9));
      }
    }
}

// The traits that the table stores of a hand do not tell pegs of 15 or more apart.
TEST_CASE("many pegs are shared out as in all hands together, and pegs that nobody makes are not made") {
  PegShapes shapes;
  shapes.all = {{0, 0, 0.5}, {16, 0, 0.125}, {18, 0, 0.375}};
  PegTraits traits;
  for (std::size_t pegs = 0; pegs < PegTraits::reach; ++pegs) traits.chances[pegs] = 0.25;
  const PeggedSpread fitted = shapes.fit(traits);
  REQUIRE(fitted.size() == 3);
  CHECK(fitted[0].chance == Approx(0.75));
  CHECK(fitted[1].pone == 16);
  CHECK(fitted[1].chance == Approx(0.0625));
  CHECK(fitted[2].chance == Approx(0.1875));
  // The chance of pegging at least n points cannot rise with n. If a stored chance is higher than the one
  // before it, it is lowered to that one. The first is lowered to 1.
  for (std::size_t pegs = 0; pegs < PegTraits::reach; ++pegs) traits.chances[pegs] = pegs == 0 ? 0.25 : 1.5;
  CHECK(shapes.fit(traits)[0].chance == Approx(0.75));
  for (std::size_t pegs = 0; pegs < PegTraits::reach; ++pegs) traits.chances[pegs] = -1;
  CHECK(shapes.fit(traits).size() == 1);
  // A hand that would peg only what nobody makes pegs as all hands do.
  shapes.all = {{0, 0, 0.75}, {2, 0, 0.25}};
  PegTraits one;  // with certainty
  one.chances[0] = 1;
  const PeggedSpread usual = shapes.fit(one);
  REQUIRE(usual.size() == 2);
  CHECK(usual[0].chance == Approx(0.75));
  CHECK(usual[1].chance == Approx(0.25));
}

TEST_CASE("a table of pegs whose chances do not add up to one is refused") {
  const std::vector<std::uint8_t> shipped = bytesOf("pegging.bin");
  const auto said = [&](int first) {
    TableWriter body;
    body.number(first);
    std::vector<std::uint8_t> bytes(shipped.begin(), shipped.begin() + 24);
    bytes.insert(bytes.end(), body.body().begin(), body.body().end());
    return PegSpreadTable::read(hashed(bytes, 24)).error().message;
  };
  const std::string refusal = "The table of points pegged does not add up.";
  CHECK(said(PegSpreadTable::scale + 1) == refusal);
  CHECK(said(PegSpreadTable::scale - 1) == refusal);
}
