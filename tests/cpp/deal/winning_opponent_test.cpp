// The opponent who discards to win, here without the table that has the win chances of hands.

#include "cribbage/deal/winning_opponent.h"

#include "catch.h"
#include "cribbage/cribbage.h"
#include "shipped.h"

using namespace cribbage;

namespace {

// Returns how this opponent's discards change the dealer's share of races, where both sides peg out in play.
OpponentShows::Pegs changed(int ours, int theirs, bool theyDeal) {
  const WinningOpponent opponent(**shipped().crib(), **shipped().play(), **shipped().pegging(),
                                 **shipped().board(), ours, theirs);
  return opponent.showsGiven({}, !theyDeal).pegs();
}

}  // namespace

// An opponent who deals is first more often. If the opponent is the pone, the dealer is first less often.
TEST_CASE("an opponent keeps hands that are first to the last hole where both sides may peg it") {
  for (int ours = 117; ours < lastHole; ++ours)
    for (int theirs = 117; theirs < lastHole; ++theirs) {
      CAPTURE(ours, theirs);
      CHECK(changed(ours, theirs, true).dealerFirst > 0.02);
      CHECK(changed(ours, theirs, false).dealerFirst < -0.02);
    }
}
