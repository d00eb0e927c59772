// The opponent who discards to win.

#include "cribbage/deal/winning_opponent.h"

#include <algorithm>
#include <numeric>

#include "catch.h"
#include "shipped.h"
#include "written.h"

using namespace cribbage;

namespace {

// Returns how the play changes if the opponent discards to win instead of by the table. The table that has
// the win chances of hands is not used.
OpponentShows::Pegs changed(int ours, int theirs, bool theyDeal) {
  const WinningOpponent opponent(**shipped().crib(), **shipped().play(), **shipped().pegging(),
                                 **shipped().board(), ours, theirs);
  return opponent.showsGiven({}, !theyDeal).pegs();
}

WinningOpponent opponentAt(int ours, int theirs) {
  return {**shipped().crib(), **shipped().play(), **shipped().pegging(), **shipped().board(), ours, theirs,
          Objective::win,     *shipped().stakes()};
}

// Returns the probability that the opponent's hand has at least this many points, over all starters.
double handOf(const OpponentShows& shows, std::size_t least) {
  double all = 0, enough = 0;
  for (int starter = 0; starter < rankCount; ++starter)
    for (std::size_t pair = 0; pair < RankTable::pairCount; ++pair) {
      const auto& weights = shows.of(static_cast<Rank>(starter), pair);
      for (std::size_t points = 0; points < weights.size(); ++points) {
        all += weights[points];
        if (points >= least) enough += weights[points];
      }
    }
  return enough / all;
}

// Returns how often an opponent who holds these ranks keeps four of them.
float keeps(const WinningOpponent& opponent, bool theyDeal, const char* held, const char* kept) {
  const auto& classes = everyDealtRanks();
  const auto& counts = countRanks(ranks(held));
  const auto six =
      std::find_if(classes.begin(), classes.end(), [&](const auto& each) { return each.counts == counts; });
  const auto pair = std::find_if(six->pairs.begin(), six->pairs.end(),
                                 [&](const auto& each) { return each.kept == setOf(kept); });
  return opponent.throws(theyDeal)[static_cast<std::size_t>(six - classes.begin())]
                                  [static_cast<std::size_t>(pair - six->pairs.begin())];
}

}  // namespace

// If the opponent deals, discarding to win lets the dealer win more of the races to the last hole. If the
// opponent is the pone, it lets the dealer win fewer.
TEST_CASE("an opponent keeps hands that are first to the last hole where both sides may peg it") {
  for (int ours = 117; ours < lastHole; ++ours)
    for (int theirs = 117; theirs < lastHole; ++theirs) {
      CAPTURE(ours, theirs);
      CHECK(changed(ours, theirs, true).dealerFirst > 0.02);
      CHECK(changed(ours, theirs, false).dealerFirst < -0.02);
    }
}

TEST_CASE("at every score and for every objective an opponent throws each six somehow") {
  for (const Objective objective : everyObjective)
    for (const bool theyDeal : {true, false})
      for (const int ours : {60, 95, 112, 120})
        for (const int theirs : {91, 108, 116, 120}) {
          CAPTURE(objectiveNames[static_cast<std::size_t>(objective)], theyDeal, ours, theirs);
          const WinningOpponent opponent(**shipped().crib(), **shipped().play(), **shipped().pegging(),
                                         **shipped().board(), ours, theirs, objective);
          const auto throws = opponent.throws(theyDeal);
          CHECK(std::all_of(throws.begin(), throws.end(), [](const HandPrior::Frequencies& often) {
            return std::accumulate(often.begin(), often.end(), 0.0f) == Approx(1) &&
                   *std::min_element(often.begin(), often.end()) >= 0;
          }));
        }
}

// In 4,000 deals, the advice gave the pone at 113 a hand of 8 or more in 0.584 of cases, and the dealer at
// 116 a hand of 6 or more in 0.665. Without flushes, nobs and ties the model said 0.562 and 0.529.
TEST_CASE("an opponent near the end gets the points that a player gets who follows the advice") {
  CHECK(handOf(opponentAt(106, 113).showsGiven({}, true), 8) == Approx(0.584).margin(0.02));
  CHECK(handOf(opponentAt(107, 116).showsGiven({}, false), 6) == Approx(0.665).margin(0.03));
}

// Four cards are of one suit one time in 64, and a quarter of these are kept otherwise.
TEST_CASE("an opponent keeps a flush that is worth more than the other hands, and no other") {
  CHECK(keeps(opponentAt(106, 113), false, "2479JK", "249K") == Approx(0.0117).margin(0.0001));
  CHECK(keeps(opponentAt(106, 113), false, "2478QK", "24QK") == Approx(0.0117).margin(0.0001));
  CHECK(keeps(opponentAt(106, 113), false, "45678K", "478K") == 0);
}
