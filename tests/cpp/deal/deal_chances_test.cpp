#include "cribbage/deal/deal_chances.h"

#include "catch.h"
#include "cribbage/base/random.h"
#include "cribbage/deal/deal_shows.h"
#include "cribbage/discard/throws_table.h"
#include "shipped.h"
#include "written.h"

using namespace cribbage;

namespace {

const ScoreShares& scores() {
  static const ScoreShares scores(**shipped().board());
  return scores;
}

struct ShowCase {
  int pone, dealer;
  double chance;
};

// Computes the dealer's win chance by scoring the points one after the other, as at a table.
double naiveDealersChance(ToGo toGo, const PegDistribution& play, const std::vector<ShowCase>& shows,
                          bool heels) {
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
      sum += dealer >= lastHole ? chance : chance * (1 - scores().dealers(pone, dealer));
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
    PegDistribution play = pegging().distribution(upTo(1819), trial % 2 == 0);
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
    CHECK(std::abs(dealersShare(toGo, play, heelsSpread, plainSpread, scores()) - naive) < 1e-12);
  }
}

TEST_CASE("a share of game points counts the loser's points where the game ends") {
  const ScoreShares acc(**shipped().board(), Objective::acc);
  // Shares of game points: 1 for a skunk won, 5/6 for a win, 1/6 for a loss, 0 for a skunk lost.
  CHECK(acc.dealerOut(90) == 1);
  CHECK(std::abs(acc.dealerOut(91) - 5.0 / 6) < 1e-12);
  CHECK(acc.poneOut(90) == 0);
  CHECK(std::abs(acc.poneOut(91) - 1.0 / 6) < 1e-12);

  const PegDistribution nothing{{{0, 0, 1}}, {}};
  ShowSpread both;
  both.add(12, 3, 1);
  // The pone needs 12 and wins with their hand of 12. So the dealer's hand of 3 comes too late: at 88 the
  // dealer is skunked, at 91 not.
  CHECK(dealersShare({33, 12}, nothing, ShowSpread{}, both, acc) == 0);
  CHECK(std::abs(dealersShare({30, 12}, nothing, ShowSpread{}, both, acc) - 1.0 / 6) < 1e-12);
  // The dealer wins with their hand of 3. The pone's hand of 12 is counted before it, and brings the pone
  // from 78 to 90, or from 79 to 91.
  CHECK(dealersShare({3, 43}, nothing, ShowSpread{}, both, acc) == 1);
  CHECK(std::abs(dealersShare({3, 42}, nothing, ShowSpread{}, both, acc) - 5.0 / 6) < 1e-12);
  // The dealer wins in the play, before any hand is counted.
  const PegDistribution dealerPegs{{{1, 2, 1}}, {}};
  CHECK(dealersShare({2, 32}, dealerPegs, ShowSpread{}, both, acc) == 1);
  CHECK(std::abs(dealersShare({2, 31}, dealerPegs, ShowSpread{}, both, acc) - 5.0 / 6) < 1e-12);
}

TEST_CASE("the crib depends on the points of the opponent's hand") {
  const std::vector<Card> cards = CardSet(::cards("4H 5H 6S JD 9C KS")).cards();
  const PolicyOpponent opponent((*shipped().crib())->expertDealer, (*shipped().crib())->expertPone);
  const OwnShow own{{cards[0], cards[1], cards[2], cards[3]}, {{cards[4], cards[5]}}, true};
  const DealShows deal(own, opponent.showsGiven(own.held(), true));
  ShowSpread together;
  deal.add(Rank::seven, 0, 1, together);
  double far = 0;
  for (std::size_t hand = 0; hand < DealShows::hands; ++hand) {
    const auto cribs = deal.cribs(Rank::seven, hand);
    CHECK(std::accumulate(cribs.begin(), cribs.end(), 0.0) == Approx(1));
    for (std::size_t crib = 0; crib < cribs.size(); ++crib) {
      if (together.all(hand) > 0)
        CHECK(together.ofPone(hand)[crib] == Approx(together.all(hand) * cribs[crib]).margin(1e-12));
      far = std::max(far, std::abs(cribs[crib] - deal.cribs(Rank::seven, 8)[crib]));
    }
  }
  CHECK(far > 0.05);
}
