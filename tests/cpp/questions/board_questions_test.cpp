#include "cribbage/questions/board_questions.h"
#include "cribbage/board/board_table.h"

#include "cases.h"
#include "catch.h"
#include "shipped.h"
#include "tables.h"

using namespace cribbage;

namespace {

const BoardTable& board() {
  return **shipped().board();
}

template <class See>
void eachScore(See see) {
  for (int dealer = 0; dealer < lastHole; ++dealer)
    for (int pone = 0; pone < lastHole; ++pone) see(dealer, pone, board().dealers(dealer, pone));
}

// The error to allow in a win chance: a tenth of a percent, the finest figure that is shown. Rounding in
// the table causes up to 1/32,768 of error. The rest is for sampled deals and for discards that depend on the
// score.
constexpr double tolerance = 0.001;

}  // namespace

TEST_CASE("a win chance is answered from both sides") {
  const auto outlook = [](int ours, int theirs, bool weDeal) {
    return ask("winChance", {{"ours", ours}, {"theirs", theirs}, {"weDeal", weDeal}})["ok"];
  };
  for (const auto& [one, other] : {std::pair{75, 50}, {0, 0}, {120, 3}, {17, 95}, {58, 119}}) {
    const json dealers = outlook(one, other, true), pones = outlook(other, one, false);
    CHECK(dealers["chance"].get<double>() == board().dealers(one, other).chance);
    CHECK(dealers["chance"].get<double>() + pones["chance"].get<double>() == 1);
    for (const std::string kind : {"skunk", "doubleSkunk"}) {
      CHECK(dealers[kind + "For"] == pones[kind + "Against"]);
      CHECK(dealers[kind + "Against"] == pones[kind + "For"]);
    }
    CHECK(dealers["worth"] == dealers["chance"]);
    CHECK(dealers.size() == 6);
  }
}

TEST_CASE("both scores and the dealer must be given, and scores are from 0 to 120") {
  const json whole = {{"ours", 0}, {"theirs", 120}, {"weDeal", false}};
  CHECK(codeOf("winChance", whole) == "ok");
  for (const char* field : {"ours", "theirs", "weDeal"}) {
    json missing = whole;
    missing.erase(field);
    const json error = ask("winChance", missing)["error"];
    CHECK(error["code"] == "badQuestion");
    CHECK(error["message"].get<std::string>().find(field) != std::string::npos);
  }
  for (const char* field : {"ours", "theirs"})
    for (const json& bad : {json(-1), json(121), json(0.5), json(1e300), json("60"), json(true)}) {
      CAPTURE(field, bad.dump());
      CHECK(codeOf("winChance", with(whole, field, bad)) == "badScore");
    }
  for (const json& bad : {json("yes"), json(1), json::array({true})})
    CHECK(codeOf("winChance", with(whole, "weDeal", bad)) == "badQuestion");
}

TEST_CASE("a bad question is refused before a missing table") {
  CHECK(winChance({}, Tables()).error().code == ErrorCode::badQuestion);
}

TEST_CASE("more points of ours never lower the chance, and more of theirs never raise it") {
  eachScore([](int dealer, int pone, const WinOdds& here) {
    CAPTURE(dealer, pone, here.chance);
    if (dealer + 1 < lastHole) REQUIRE(board().dealers(dealer + 1, pone).chance >= here.chance - tolerance);
    if (pone + 1 < lastHole) REQUIRE(board().dealers(dealer, pone + 1).chance <= here.chance + tolerance);
  });
}

TEST_CASE("a skunk is a win, a double skunk is a skunk, and a side past its line suffers none") {
  eachScore([](int dealer, int pone, const WinOdds& here) {
    CAPTURE(dealer, pone);
    for (const auto& [side, loser] : {std::pair{here, pone}, {turned(here), dealer}}) {
      REQUIRE(side.doubleSkunkFor >= 0);
      REQUIRE(side.doubleSkunkFor <= side.skunkFor);
      REQUIRE(side.skunkFor <= side.chance);
      if (loser >= skunkLine) REQUIRE(side.skunkFor == 0);
      if (loser >= doubleSkunkLine) REQUIRE(side.doubleSkunkFor == 0);
    }
  });
}

// A dealer pegs at least one point in every play, for the last card or for a go. A hand has eight points on
// average, and the pone counts first.
TEST_CASE(
    "a dealer who needs one hole wins far ahead of the pone, and the pone is ahead when both need six") {
  for (int pone = 0; pone <= 60; ++pone) CHECK(board().dealers(120, pone).chance > 1 - tolerance);
  CHECK(board().dealers(115, 115).chance < 0.5);
}

// The first dealer wins 56 games of 100 by D. Colvert's Law of Averages (cribbage.org, Tips), and 55.5 of 100
// in games played with Cribbage Pro (its blog, October 2012).
TEST_CASE("the first dealer wins as often as published, within the table's stated error") {
  double error = -1;
  for (const json& table : json::parse(textOf("manifest.json")))
    if (table["file"] == "board.bin") error = table["error"]["start"].get<double>();
  REQUIRE(error >= 0);
  const double chance = board().dealers(0, 0).chance;
  CHECK(chance > 0.555 - error);
  CHECK(chance < 0.568 + error);
}

TEST_CASE("boards of other objectives say the same where nobody can be skunked") {
  for (const char* file : {"acc.bin", "money.bin"}) {
    const auto read = BoardTable::read(bytesOf(file));
    REQUIRE(read);
    for (int dealer = skunkLine; dealer < lastHole; ++dealer)
      for (int pone = skunkLine; pone < lastHole; ++pone) {
        const WinOdds other = read->dealers(dealer, pone);
        CHECK(std::abs(other.chance - board().dealers(dealer, pone).chance) < 0.004);
        CHECK(other.skunkFor + other.skunkAgainst == 0);
      }
  }
}

TEST_CASE("a leader who plays for game points skunks more often, and wins as often") {
  const auto acc = BoardTable::read(bytesOf("acc.bin"));
  REQUIRE(acc);
  const WinOdds points = acc->dealers(118, 84), win = board().dealers(118, 84);
  CHECK(points.skunkFor > win.skunkFor + 0.03);
  CHECK(std::abs(points.chance - win.chance) < 0.001);
}
