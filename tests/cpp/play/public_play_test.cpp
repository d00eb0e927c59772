// The public state of the play, compared with a plain play of open hands.

#include "cribbage/play/public_play.h"

#include <vector>

#include "catch.h"
#include "cribbage/base/random.h"
#include "written.h"

using namespace cribbage;

namespace {

using Points = PerSeat<int>;

// Plays each of these ranks, or says go at a '-', and returns the points of each side.
Points playedOut(std::string_view text, PublicPlay& play) {
  Points points{};
  for (const char letter : text) {
    const PublicPlay::Gain gain = letter == '-' ? play.go() : play.play(ranks({&letter, 1})[0]);
    points[gain.seat] += gain.points;
  }
  return points;
}

// The rules in words: a side that can play must play. When neither can, the side that played last gets one
// point, unless it made thirty-one. The other side begins the new count.
struct Plain {
  PerSeat<std::vector<Rank>> hands;
  std::vector<Rank> pile;
  int count = 0;
  Seat turn = Seat::pone, last = Seat::dealer;
  Points points{};

  bool can(Seat seat) const {
    for (const Rank rank : hands[seat])
      if (count + pips(rank) <= 31) return true;
    return false;
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

TEST_CASE("a go gives the opponent a point if they cannot play either") {
  PublicPlay play;
  CHECK(playedOut("TJT", play) == Points{{0, 0}});
  CHECK(play.toAct() == Seat::dealer);
  CHECK(playedOut("--", play) == Points{{1, 0}});
  CHECK(play.toAct() == Seat::dealer);
  CHECK(play.pile().count() == 0);
}

TEST_CASE("after a go the opponent goes on playing cards as long as any fits") {
  PublicPlay play;
  CHECK(playedOut("TJ7", play) == Points{{0, 0}});
  CHECK(playedOut("-A", play) == Points{{0, 0}});
  CHECK(play.toAct() == Seat::pone);
  CHECK(play.pile().count() == 28);
  CHECK(playedOut("3", play) == Points{{2, 0}});  // thirty-one, and no point for the go beside it
  CHECK(play.toAct() == Seat::dealer);
}

TEST_CASE("a side that said go is passed over until the count ends") {
  PublicPlay play;
  playedOut("TJ7-", play);
  CHECK(play.limit() == 4);
  playedOut("A", play);
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
    std::vector<Rank> deck;
    for (int card = 0; card < deckSize; ++card) deck.push_back(Card::fromId(card).rank());
    Plain plain;
    for (auto& hand : plain.hands)
      for (int card = 0; card < 4; ++card) {
        const auto at = random.below(static_cast<std::uint32_t>(deck.size()));
        hand.push_back(deck[at]);
        deck.erase(deck.begin() + at);
      }
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
        const std::size_t at = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
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
