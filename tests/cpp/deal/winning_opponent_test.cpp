// The opponent who discards to win, here without the table that has the win chances of hands.

#include "cribbage/deal/winning_opponent.h"

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
