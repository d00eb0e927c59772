#include "cribbage/questions/played.h"

#include "catch.h"
#include "cribbage/questions/play_questions.h"

using namespace cribbage;

namespace {

std::string readBack(std::string_view text) {
  const auto turns = parsePlayed(text);
  if (!turns) return std::string(print(turns.error().code)) + " " + turns.error().text;
  std::string all;
  for (const Turn& turn : *turns)
    (all += all.empty() ? "" : " ") +=
        std::string(print(turn.by)) + " " + (turn.card ? print(*turn.card) : "go");
  return all;
}

}  // namespace

TEST_CASE("a history is read as sides with cards or goes, in any case, with any separators") {
  CHECK(readBack("them 5h, us 10♠, them go") == "them 5H us TS them go");
  CHECK(readBack("Us: 5H;\tTHEM: (10s)\nus - GO") == "us 5H them TS us go");
  CHECK(readBack("us,5♥️") == "us 5H");
  CHECK(readBack("us:5 ♥ them: five of spades us 🂵") == "us 5H them 5S us 5H");
  CHECK(readBack("") == "");
  CHECK(readBack(" , ;") == "");
}

TEST_CASE("an unknown word of a history is refused with its text") {
  CHECK(readBack("5H") == "badQuestion 5H");
  CHECK(readBack("we 5H") == "badQuestion we");
  CHECK(readBack("us 5H TD") == "badQuestion TD");
  CHECK(readBack("us 5H them") == "badQuestion them");
  CHECK(readBack("us 5x") == "badCard 5x");
  for (const char* last : {"5Z", "5z", "5A", "5a", "59", "50"})
    CHECK(readBack(std::string("us ") + last) == std::string("badCard ") + last);
  CHECK(readBack("us them 5H") == "badCard them");
  CHECK(readBack("us gone") == "badCard gone");
  CHECK(readBack("us 5H6H") == "wrongCount 5H6H");
  CHECK(readBack("us — 5H") == "badCard —");
  CHECK(readBack("us 🂿") == "badCard 🂿");
  CHECK(readBack("us 5 of them") == "badCard 5 of them");
  CHECK(readBack("us5H") == "badQuestion us5H");
  CHECK(readBack("us 5H5H") == "duplicateCard 5H");
}

TEST_CASE("a history that is too long is refused unread") {
  CHECK(readBack(std::string(10'001, ' ')).substr(0, 7) == "badCard");
  CHECK(readBack(std::string(10'000, ' ')) == "");
}

TEST_CASE("reading a history does not check whether it could have been played") {
  CHECK(readBack("us 5H us 5H") == "us 5H us 5H");
  CHECK_FALSE(scorePlay(*parsePlayed("us 5H us 5H"), false, Score{}));
  CHECK(scorePlay(*parsePlayed("us 5H them 5D"), false, Score{})->totals.them == 2);
}

TEST_CASE("a side sits in the dealer's seat when it deals") {
  CHECK(seatOf(Side::us, true) == Seat::dealer);
  CHECK(seatOf(Side::them, true) == Seat::pone);
  CHECK(seatOf(Side::us, false) == Seat::pone);
  for (const bool weDeal : {true, false})
    for (const Side side : {Side::us, Side::them}) CHECK(sideOf(seatOf(side, weDeal), weDeal) == side);
  CHECK(print(Side::us) == "us");
  CHECK(print(Side::them) == "them");
}
