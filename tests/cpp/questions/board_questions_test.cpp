// Win chances by score: the questions, and the shipped table.

#include "cribbage/questions/board_questions.h"

#include <cmath>

#include "cases.h"
#include "catch.h"
#include "tables.h"

using namespace cribbage;
using nlohmann::json;

namespace {

const BoardTable& board() {
  static const BoardTable table = [] {
    auto read = BoardTable::read(bytesOf("board.bin"));
    REQUIRE(read);
    return *read;
  }();
  return table;
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
  const json dealers = outlook(75, 50, true), pones = outlook(50, 75, false);
  CHECK(dealers["chance"].get<double>() == board().dealers(75, 50).chance);
  CHECK(dealers["chance"].get<double>() + pones["chance"].get<double>() == 1);
  for (const auto& [one, other] :
       {std::pair{"skunkFor", "skunkAgainst"}, std::pair{"skunkAgainst", "skunkFor"},
        std::pair{"doubleSkunkFor", "doubleSkunkAgainst"}, std::pair{"doubleSkunkAgainst", "doubleSkunkFor"}})
    CHECK(dealers[one] == pones[other]);
  CHECK(dealers["worth"] == dealers["chance"]);
  CHECK(dealers.size() == 6);
}

TEST_CASE("both scores and the dealer must be given, and scores are from 0 to 120") {
  const json whole = {{"ours", 0}, {"theirs", 120}, {"weDeal", false}};
  CHECK(ask("winChance", whole).contains("ok"));
  for (const char* field : {"ours", "theirs", "weDeal"}) {
    json missing = whole;
    missing.erase(field);
    const json error = ask("winChance", missing)["error"];
    CHECK(error["code"] == "badQuestion");
    CHECK(error["message"].get<std::string>().find(field) != std::string::npos);
  }
  for (const char* field : {"ours", "theirs"})
    for (const json& bad : {json(-1), json(121), json(0.5), json(1e300), json("60"), json(true)}) {
      json question = whole;
      question[field] = bad;
      CAPTURE(field, bad.dump());
      CHECK(ask("winChance", question)["error"]["code"] == "badScore");
    }
  for (const json& bad : {json("yes"), json(1), json::array({true})}) {
    json question = whole;
    question["weDeal"] = bad;
    CHECK(ask("winChance", question)["error"]["code"] == "badQuestion");
  }
}

TEST_CASE("a win chance is refused without the board table, and a bad one leaves the earlier one in place") {
  const ChanceQuestion question{Given::ofNumber(0, "0"), Given::ofNumber(0, "0"), Given::ofTruth(true), {}};
  Tables tables;
  REQUIRE_FALSE(winChance(question, tables));
  CHECK(winChance(question, tables).error().code == ErrorCode::badTable);
  CHECK(winChance(question, tables).error().text == "board");
  CHECK(winChance({}, tables).error().code == ErrorCode::badQuestion);
  REQUIRE_FALSE(tables.give("board", bytesOf("board.bin")));
  CHECK(tables.give("board", std::vector<std::uint8_t>(40))->code == ErrorCode::badTable);
  REQUIRE(winChance(question, tables));
  CHECK(winChance(question, tables)->chance == board().dealers(0, 0).chance);
}

TEST_CASE("more points of ours never lower the chance, and more of theirs never raise it") {
  eachScore([](int dealer, int pone, const WinOdds& here) {
    CAPTURE(dealer, pone, here.chance);
    if (dealer + 1 < lastHole) REQUIRE(board().dealers(dealer + 1, pone).chance >= here.chance - tolerance);
    if (pone + 1 < lastHole) REQUIRE(board().dealers(dealer, pone + 1).chance <= here.chance + tolerance);
  });
}

TEST_CASE("a skunk is a win and a double skunk is a skunk, for either side") {
  eachScore([](int dealer, int pone, const WinOdds& here) {
    CAPTURE(dealer, pone);
    for (const WinOdds& side : {here, turned(here)}) {
      REQUIRE(side.doubleSkunkFor >= 0);
      REQUIRE(side.doubleSkunkFor <= side.skunkFor);
      REQUIRE(side.skunkFor <= side.chance);
    }
  });
}

TEST_CASE("a side that is past the skunk line is never skunked") {
  eachScore([](int dealer, int pone, const WinOdds& here) {
    CAPTURE(dealer, pone);
    if (pone >= skunkLine) REQUIRE(here.skunkFor == 0);
    if (pone >= doubleSkunkLine) REQUIRE(here.doubleSkunkFor == 0);
    if (dealer >= skunkLine) REQUIRE(here.skunkAgainst == 0);
    if (dealer >= doubleSkunkLine) REQUIRE(here.doubleSkunkAgainst == 0);
  });
}

// A dealer pegs at least one point in every play, for the last card or for a go.
TEST_CASE("a dealer who needs one hole wins while the pone is a long way off") {
  for (int pone = 0; pone <= 60; ++pone) CHECK(board().dealers(120, pone).chance > 1 - tolerance);
}

// A hand has eight points on average, and the pone counts first.
TEST_CASE("the dealer is ahead at the start, and the pone when both need six") {
  CHECK(board().dealers(0, 0).chance > 0.5);
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
