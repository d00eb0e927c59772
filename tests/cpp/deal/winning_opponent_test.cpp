// The opponent who discards to win, here without the table that has the win chances of hands.

#include "cribbage/deal/winning_opponent.h"

#include <algorithm>
#include <numeric>

#include "catch.h"
#include "shipped.h"

using namespace cribbage;

namespace {

// Returns how the play changes if the opponent discards to win instead of by the table.
OpponentShows::Pegs changed(int ours, int theirs, bool theyDeal) {
  const WinningOpponent opponent(**shipped().crib(), **shipped().play(), **shipped().pegging(),
                                 **shipped().board(), ours, theirs);
  return opponent.showsGiven({}, !theyDeal).pegs();
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
          CHECK(std::all_of(throws.begin(), throws.end(), [](const ThrowPolicy::Parts& parts) {
            return std::accumulate(parts.begin(), parts.end(), 0) == ThrowPolicy::whole;
          }));
        }
}
