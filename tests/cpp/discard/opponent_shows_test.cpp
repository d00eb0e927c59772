#include "cribbage/discard/opponent_shows.h"

#include "catch.h"
#include "cribbage/discard/throws_table.h"
#include "shipped.h"
#include "written.h"

using namespace cribbage;

// John Chambers, Tip #6, American Cribbage Congress: hands of 8.0 for the dealer and 8.1 for the nondealer.
TEST_CASE("the opponent's hands, with flushes and nobs, average what players have published") {
  const ThrowsTable& crib = throwsTable();
  for (const bool dealer : {false, true}) {
    const OpponentShows shows({}, (dealer ? crib.expertDealer : crib.expertPone).keptGiven({}));
    double sum = 0, all = 0;
    for (int rank = 0; rank < rankCount; ++rank)
      for (std::size_t pair = 0; pair < RankTable::pairCount; ++pair) {
        const auto& points = shows.of(static_cast<Rank>(rank), pair);
        for (std::size_t at = 0; at < points.size(); ++at) {
          sum += static_cast<double>(at) * points[at];
          all += points[at];
        }
      }
    CHECK(std::abs(sum / all - (dealer ? 8.0 : 8.1)) < 0.06);
  }
}

TEST_CASE(
    "what an expert typically shows is a chance of hands, and of cribs for each pair thrown into them") {
  const ThrowsTable& crib = throwsTable();
  for (const ShowPrior* show : {&crib.dealerShow, &crib.poneShow}) {
    double all = 0, hand = 0;
    for (std::size_t points = 0; points < show->hand.size(); ++points) {
      all += show->hand[points];
      hand += static_cast<double>(points) * show->hand[points];
    }
    CHECK(std::abs(all - 1) < 1e-9);
    CHECK(std::abs(hand - 8) < 0.2);
    std::array<double, RankTable::pairCount> means{};
    for (std::size_t pair = 0; pair < means.size(); ++pair) {
      double cribs = 0;
      for (std::size_t points = 0; points < show->crib.size(); ++points) {
        cribs += show->crib[points][pair];
        means[pair] += static_cast<double>(points) * show->crib[points][pair];
      }
      CHECK(std::abs(cribs - 1) < 1e-4);
    }
    const auto best = std::max_element(means.begin(), means.end()) - means.begin();
    CHECK(best == rankTable.pair(Rank::five, Rank::five));
  }
}

TEST_CASE("a throw as rare as a flush counts as keeping one, unless two kept cards are alike") {
  const DealtRanks* six = nullptr;
  for (const DealtRanks& each : everyDealtRanks())
    if (each.counts[0] == 2 && each.counts[1] == 1 && each.counts[2] == 1 && each.counts[3] == 1 &&
        each.counts[12] == 1)
      six = &each;
  REQUIRE(six);
  for (const RankPair& pair : std::span(six->pairs).first(six->pairCount)) {
    const bool acesKept = pair.first != 0;  // both aces are kept, so the four cannot be a flush
    const bool oneAceKept = pair.first == 0 && pair.second != 0;
    if (acesKept) CHECK(OpponentShows::flushKept(pair, 1) == 0);
    if (!oneAceKept) continue;
    CHECK(OpponentShows::flushKept(pair, 1) == 2.0 / 64);  // a flush with either ace
    CHECK(OpponentShows::flushKept(pair, 1.0f / 63) == 1);
  }
}

TEST_CASE("the opponent's hands add up to all the sixes they may hold, and depend on their throws") {
  const ThrowsTable& crib = throwsTable();
  const CardSet held(cards("5D JH 6S 4H 5S 2C"));
  const OpponentShows shows = PolicyOpponent(crib.expertDealer, crib.expertPone).showsGiven(held, true);
  double all = 0;
  std::array<double, 2> hands{}, weights{};
  for (int rank = 0; rank < rankCount; ++rank)
    for (std::size_t pair = 0; pair < RankTable::pairCount; ++pair) {
      const auto& points = shows.of(static_cast<Rank>(rank), pair);
      const bool fives = pair == static_cast<std::size_t>(rankTable.pair(Rank::five, Rank::five));
      for (std::size_t at = 0; at < points.size(); ++at) {
        all += points[at];
        hands[fives ? 1 : 0] += static_cast<double>(at) * points[at];
        weights[fives ? 1 : 0] += points[at];
      }
    }
  CHECK(std::abs(all / (9'366'819.0 * ThrowPolicy::whole * 40) - 1) < 1e-12);
  CHECK(weights[1] < 1e-4 * all);  // two fives are left, and a pone with both hardly ever discards them
  CHECK(hands[0] / weights[0] > 7);
}
