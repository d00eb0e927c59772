// The utility of the hands that an opponent may keep.

#include "cribbage/deal/hand_utilities.h"

#include "catch.h"
#include "shipped.h"

using namespace cribbage;

namespace {

// Returns the distribution of our show in our role.
const ShowPrior& ourShow(bool theyDeal) {
  return theyDeal ? (*shipped().crib())->poneShow : (*shipped().crib())->dealerShow;
}

HandUtilities utilitiesAt(Score score, bool theyDeal) {
  return {score, theyDeal, ourShow(theyDeal), **shipped().pegging(), ScoreShares(**shipped().board())};
}

// Counts the show hand by hand, in its order. Returns the opponent's win chance with these points.
double afterShow(Score score, bool theyDeal, int theirs, int ours, int crib) {
  int dealer = theyDeal ? score.theirs : score.ours, pone = theyDeal ? score.ours : score.theirs;
  const auto dealerWins = [&] {
    pone += theyDeal ? ours : theirs;
    if (pone >= lastHole) return 0.0;
    dealer += (theyDeal ? theirs : ours) + crib;
    if (dealer >= lastHole) return 1.0;
    return 1 - (*shipped().board())->dealersChance(pone, dealer);
  };
  const double wins = dealerWins();
  return theyDeal ? wins : 1 - wins;
}

// Sums over the pegs, our hands and the cribs. At `score` the play cannot end the game.
double summed(Score score, bool theyDeal, std::size_t kind, int points, std::size_t pair) {
  double sum = 0;
  for (const Pegged& pegs : (*shipped().pegging())->kind(kind, theyDeal).distribution.spread) {
    Score atShow = score;
    atShow.theirs += theyDeal ? pegs.dealer : pegs.pone;
    atShow.ours += theyDeal ? pegs.pone : pegs.dealer;
    const ShowPrior& show = ourShow(theyDeal);
    for (std::size_t hand = 0; hand < show.hand.size(); ++hand)
      for (std::size_t crib = 0; crib < show.crib.size(); ++crib)
        sum += pegs.chance * show.hand[hand] * static_cast<double>(show.crib[crib][pair]) *
               afterShow(atShow, theyDeal, points, static_cast<int>(hand), static_cast<int>(crib));
  }
  return sum;
}

}  // namespace

// Rare pegs are left out of the utilities, so the sums differ a little.
TEST_CASE("the utility of a hand is its win chance over pegs, hands and cribs, counted in their order") {
  for (const bool theyDeal : {false, true}) {
    const Score score{86, 90};
    const HandUtilities utilities = utilitiesAt(score, theyDeal);
    for (const int points : {0, 8, 29})
      for (const std::size_t pair : {0u, 40u, 90u}) {
        const float told = utilities.ofKind(3)[points][pair];
        CHECK_THAT(told, Catch::Matchers::WithinAbs(summed(score, theyDeal, 3, points, pair), 0.004));
      }
  }
}

TEST_CASE("no point more in the hand lowers its utility, at any score") {
  for (const bool theyDeal : {false, true})
    for (const auto& [ours, theirs] : {std::pair{0, 0}, {60, 90}, {113, 106}, {118, 117}, {120, 120}}) {
      const HandUtilities utilities = utilitiesAt({ours, theirs}, theyDeal);
      bool falls = false;
      for (std::size_t kind = 0; kind < PegSpreadTable::kinds; ++kind)
        for (std::size_t points = 1; points < HandUtilities::hands; ++points)
          for (std::size_t pair = 0; pair < RankTable::pairCount; ++pair)
            falls |= utilities.ofKind(kind)[points][pair] < utilities.ofKind(kind)[points - 1][pair] - 1e-5f;
      CHECK_FALSE(falls);
    }
}
