// The points that one card makes with the cards before it.

#include "cribbage/play/play_pile.h"

#include "catch.h"
#include "written.h"

using namespace cribbage;

namespace {

// The points and reasons of the last of these ranks.
PlayPile::Points made(std::string_view text) {
  PlayPile pile;
  PlayPile::Points points;
  for (const Rank rank : ranks(text)) points = pile.add(rank);
  return points;
}

}  // namespace

TEST_CASE("a 6 on 7 8 9 is a run of four at 30") {
  PlayPile pile;
  for (const Rank rank : ranks("7896")) pile.add(rank);
  CHECK(pile.count() == 30);
  CHECK(pile.length() == 4);
  CHECK(pile[3] == Rank::six);
  CHECK(made("7896").run == 4);
  CHECK(made("7896").total() == 4);
}

TEST_CASE("3 on 4 5 6 is a run of four, and so is 5 on 4 3 6") {
  CHECK(made("4563").run == 4);
  CHECK(made("4365").run == 4);
}

TEST_CASE("a run takes the longest stretch of last cards without a repeated rank") {
  CHECK(made("35674").run == 5);
  CHECK(made("3567").run == 3);
  CHECK(made("45645").run == 3);
  CHECK(made("4564").run == 3);
  CHECK(made("4554").run == 0);
  CHECK(made("456A").run == 0);
  CHECK(made("A234567").run == 7);
  CHECK(made("7654321").run == 7);
  CHECK(made("JQA").run == 0);
  CHECK(made("TJ").run == 0);
}

TEST_CASE("cards of one rank make pairs while no other rank comes between") {
  CHECK(made("5").sameRank == 1);
  CHECK(made("55").total() == 2);
  CHECK(made("666").total() == 6);
  CHECK(made("6666").total() == 12);
  CHECK(made("A6A").sameRank == 1);
  CHECK(made("TJ").sameRank == 1);
}

TEST_CASE("fifteen and thirty-one count with what else the card makes") {
  CHECK(made("555").total() == 8);
  CHECK(made("456").total() == 5);
  CHECK(made("TJQA").total() == 2);
  CHECK(made("TJQA").thirtyOne);
  CHECK(made("T98").fifteen == false);
  CHECK(made("34567").total() == 5);
  CHECK(made("776A55").total() == 4);
}

TEST_CASE("a card may be played while the count would not pass 31") {
  PlayPile pile;
  for (const Rank rank : ranks("TT5")) pile.add(rank);
  CHECK(pile.takes(Rank::six));
  CHECK_FALSE(pile.takes(Rank::seven));
  CHECK_FALSE(pile.takes(Rank::king));
}
