#include "measure/exploit/games_of_points.h"

#include "catch.h"

using namespace cribbage;

namespace {

// Results of deals: the pone pegs 2 and scores 8 in the show, and the dealer pegs 3 and scores 12 or 14.
DealCounts plainDeals() {
  DealCounts deals;
  Pegs pegs;
  pegs.steps = {{{Seat::pone, 2}, {Seat::dealer, 3}}};
  pegs.count = 2;
  pegs.totals = {{2, 3}};
  deals.add(false, pegs, 8, 12);
  deals.add(false, pegs, 8, 14);
  deals.add(true, pegs, 8, 12);
  return deals;
}

}  // namespace

TEST_CASE("two equal players win equally often if neither gets an extra point") {
  const DealCounts deals = plainDeals();
  const auto wins = GamesOfPoints(deals).wins({{0, 0}});
  CHECK(wins.mean() == Approx(0.5));
  CHECK(wins.dealing + wins.leading == Approx(1));
}

TEST_CASE("more points win more games, and a point in every deal wins nearly all of them") {
  const DealCounts deals = plainDeals();
  const GamesOfPoints games(deals);
  double last = 0.5;
  for (const double points : {0.1, 0.3, 1.0}) {
    const double wins = games.wins({{points, points}}).mean();
    CHECK(wins > last);
    last = wins;
  }
  CHECK(games.wins({{0.2, 0}}).mean() > 0.5);
  CHECK(games.wins({{0, 0.2}}).mean() > 0.5);
}

TEST_CASE("the first dealer is out first if only the dealer scores") {
  DealCounts deals;
  deals.add(false, Pegs{}, 0, 60);
  const auto wins = GamesOfPoints(deals).wins({{0, 0}});
  CHECK(wins.dealing == Approx(1));
  CHECK(wins.leading == Approx(0));
}

TEST_CASE("an extra point is worth most if it is the last one needed") {
  // With sixty points a deal the score is 120 after two deals. So with one extra point the adversary wins a
  // deal sooner.
  DealCounts deals;
  deals.add(false, Pegs{}, 0, 60);
  const auto wins = GamesOfPoints(deals).wins({{0, 1}});
  CHECK(wins.leading == Approx(1));
}
