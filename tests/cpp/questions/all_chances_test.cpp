#include "cases.h"
#include "catch.h"

namespace {

json chances(bool weDeal, int step) {
  return ask("winChances", {{"weDeal", weDeal}, {"step", step}})["ok"];
}

double chance(int ours, int theirs, bool weDeal) {
  return ask("winChance", {{"ours", ours}, {"theirs", theirs}, {"weDeal", weDeal}})["ok"]["chance"];
}

}  // namespace

TEST_CASE("the map of all scores has the chance of each score") {
  for (const bool weDeal : {true, false}) {
    const json answer = chances(weDeal, 40);
    CHECK(answer["step"] == 40);
    REQUIRE(answer["rows"].size() == 4);
    for (int ours = 0; ours < 4; ++ours) {
      REQUIRE(answer["rows"][ours].size() == 4);
      for (int theirs = 0; theirs < 4; ++theirs)
        CHECK(answer["rows"][ours][theirs] == chance(40 * ours, 40 * theirs, weDeal));
    }
  }
}

TEST_CASE("a map has every multiple of its step, and every score without a step") {
  CHECK(chances(true, 7)["rows"].size() == 18);
  CHECK(chances(true, 120)["rows"].size() == 2);
  const json whole = ask("winChances", {{"weDeal", false}})["ok"];
  CHECK(whole["step"] == 1);
  CHECK(whole["rows"].size() == 121);
  CHECK(whole["rows"][120].size() == 121);
}

TEST_CASE("the even score is the first of ours that wins half of the games") {
  for (const bool weDeal : {true, false}) {
    const json even = chances(weDeal, 120)["even"];
    REQUIRE(even.size() == 121);
    for (int theirs = 0; theirs <= 120; ++theirs) {
      const int ours = even[static_cast<std::size_t>(theirs)];
      REQUIRE(ours <= 121);
      if (ours <= 120) CHECK(chance(ours, theirs, weDeal) >= 0.5);
      if (ours > 0) CHECK(chance(ours - 1, theirs, weDeal) < 0.5);
    }
  }
}

TEST_CASE("the map is the same from both sides") {
  const json ours = chances(true, 10)["rows"];
  const json theirs = chances(false, 10)["rows"];
  for (std::size_t one = 0; one < ours.size(); ++one)
    for (std::size_t two = 0; two < ours.size(); ++two)
      CHECK(ours[one][two].get<double>() == 1 - theirs[two][one].get<double>());
}
