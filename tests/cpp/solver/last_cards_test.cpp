#include "cribbage/solver/last_cards.h"

#include <functional>

#include "catch.h"
#include "written.h"

using namespace cribbage;

namespace {

using SeePlay = std::function<void(const PublicPlay&)>;

// Calls `see` for every play that continues `play` until no side has more than one card.
void eachEnd(const PublicPlay& play, const SeePlay& see) {
  if (play.left(Seat::pone) <= 1 && play.left(Seat::dealer) <= 1) return see(play);
  for (int rank = 0; rank < rankCount; ++rank) {
    if (!play.mayPlay(rank)) continue;
    PublicPlay after = play;
    after.play(static_cast<Rank>(rank));
    eachEnd(after, see);
  }
  if (!play.mayGo()) return;
  PublicPlay after = play;
  after.go();
  eachEnd(after, see);
}

LastCards::Steps playedOut(PublicPlay play, PerSeat<std::size_t> cards) {
  LastCards::Steps steps{};
  std::size_t count = 0;
  while (!play.over()) {
    const auto rank = static_cast<Rank>(cards[play.toAct()]);
    const PublicPlay::Gain gain = play.pile().takes(rank) ? play.play(rank) : play.go();
    if (gain.points > 0) steps.at(count++) = LastCards::step(gain.seat, gain.points);
  }
  return steps;
}

}  // namespace

TEST_CASE("the last cards peg the same, in the same order, as when they are played out") {
  const std::string_view played = GENERATE("T79", "5J4", "TT9-");
  CAPTURE(played);
  int ends = 0, wrong = 0;
  eachEnd(after(played), [&](const PublicPlay& play) {
    ++ends;
    const LastCards last(play);
    const PublicPlay open = play.withoutMemory();
    for (std::size_t pone = 0; pone < (play.left(Seat::pone) > 0 ? rankCount : 1); ++pone)
      for (std::size_t dealer = 0; dealer < (play.left(Seat::dealer) > 0 ? rankCount : 1); ++dealer)
        wrong += last.of(pone, dealer) != playedOut(open, {{pone, dealer}});
  });
  CHECK(ends > 100);
  CHECK(wrong == 0);
}
