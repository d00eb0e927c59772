#include "cribbage/play/public_play.h"

#include "catch.h"
#include "written.h"

using namespace cribbage;

namespace {

using Points = PerSeat<int>;

// The rules in words: a side that can play must play. When neither can, the side that played last gets one
// point, unless it made thirty-one. The other side begins the new count.
struct Plain {
  PerSeat<std::vector<Rank>> hands;
  std::vector<Rank> pile;
  int count = 0;
  Seat turn = Seat::pone, last = Seat::dealer;
  Points points{};

  bool can(Seat seat) const {
    return std::any_of(hands[seat].begin(), hands[seat].end(),
                       [&](Rank rank) { return count + pips(rank) <= 31; });
  }
  void settle() {
    if (count == 31 || (!can(Seat::pone) && !can(Seat::dealer))) {
      if (count != 31) ++points[last];
      pile.clear();
      count = 0;
      turn = hands[other(last)].empty() ? last : other(last);
    } else if (!can(turn)) {
      turn = other(turn);
    }
  }
  void play(std::size_t at) {
    const Rank rank = hands[turn][at];
    hands[turn].erase(hands[turn].begin() + static_cast<std::ptrdiff_t>(at));
    pile.push_back(rank);
    count += pips(rank);
    PlayPile all;
    int made = 0;
    for (const Rank played : pile) made = all.add(played).total();
    points[turn] += made;
    last = turn;
    turn = other(turn);
    settle();
  }
};

}  // namespace

TEST_CASE("a side that said go is passed over until the count ends") {
  CHECK(after("TJ7-").limit() == 4);
  PublicPlay play = after("TJ7-A");
  CHECK(play.toAct() == Seat::pone);
  const auto gain = play.go();
  CHECK(gain.points == 1);
  CHECK(gain.seat == Seat::pone);
  CHECK(play.pile().count() == 0);
  CHECK(play.toAct() == Seat::dealer);
}

TEST_CASE("public play scores like the rules with open hands") {
  Random random(31);
  for (int game = 0; game < 20000; ++game) {
    const std::vector<Card> deck = shuffled(random).cards();
    Plain plain;
    for (std::size_t card = 0; card < 8; ++card)
      plain.hands[card < 4 ? Seat::pone : Seat::dealer].push_back(deck[card].rank());
    PublicPlay play;
    Points points{};
    while (!play.over()) {
      const Seat seat = play.toAct();
      std::vector<std::size_t> legal;
      for (std::size_t at = 0; at < plain.hands[seat].size(); ++at)
        if (play.pile().takes(plain.hands[seat][at])) legal.push_back(at);
      PublicPlay::Gain gain;
      if (legal.empty()) {
        if (!play.mayGo()) FAIL("a go of one who may play anything");
        gain = play.go();
      } else {
        if (plain.turn != seat) FAIL("a turn of the other");
        const std::size_t at = anyOf(random, legal);
        const Rank rank = plain.hands[seat][at];
        if (!play.mayPlay(static_cast<int>(rank))) FAIL("a card that may not be played");
        gain = play.play(rank);
        plain.play(at);
      }
      points[gain.seat] += gain.points;
    }
    if (points != plain.points) FAIL("other points");
  }
}
