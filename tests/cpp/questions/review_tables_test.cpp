// The tables that a review of a recorded deal needs.

#include <set>

#include "catch.h"
#include "cribbage/cribbage.h"
#include "cribbage/questions/review_questions.h"
#include "tables.h"

using namespace cribbage;

namespace {

const std::set<std::string_view> allTables{"crib", "play", "opening", "pegging", "board"};
const std::set<std::string_view> near{"crib", "play", "opening", "pegging", "board", "stakes"};

ReviewDealQuestion asked(const std::string& record, int deal) {
  ReviewDealQuestion question;
  question.record = Given::ofText(record);
  question.deal = Given::ofNumber(deal, std::to_string(deal));
  question.quick = Given::ofTruth(true);
  return question;
}

std::set<std::string_view> needed(const std::string& record, int deal) {
  const TableNames names = needs(asked(record, deal));
  return {names.begin(), names.end()};
}

}  // namespace

TEST_CASE(
    "a review needs what leads win where its deal begins near the last hole, or heels may take it there") {
  CHECK(needed("Ann - Ben\n1. 0-0* KD", 1) == allTables);
  CHECK(needed("Ann - Ben\n1. 93-93* KD", 1) == near);
  CHECK(needed("Ann - Ben\n1. 93-91* KD", 1) == near);  // heels may bring the dealer to 93
  CHECK(needed("Ann - Ben\n1. 93-90* KD", 1) == allTables);
  CHECK(needed("Ann - Ben\n1. 92-93* KD", 1) == allTables);
  CHECK(needed("Ann - Ben to 61\n1. 33-33* KD", 1) == near);
  CHECK(needed("Ann - Ben\n1. 0-0* KD\nshow: - - -\npegs: Ben 110\n2. 0*-110", 1) == allTables);
}

TEST_CASE("a review that cannot be needs no table") {
  CHECK(needed("Ann - Ben\n1. 0-0* KD", 2).empty());
  CHECK(needed("Ann - Ben\n1. 0-0* KD", 0).empty());
  CHECK(needed("nobody", 1).empty());
  ReviewDealQuestion without = asked("Ann - Ben\n1. 0-0* KD", 1);
  without.deal = {};
  CHECK(needs(without).empty());
  without.record = {};
  CHECK(needs(without).empty());
}

TEST_CASE("a review misses each table that it needs") {
  const ReviewDealQuestion question =
      asked("Ann - Ben\n1. 93-93* KD\nAnn: 7C 8D QS KH / 5H 5S\nBen: 2C 3S 9H TD / AC 4D", 1);
  const auto without = [&](std::string_view left) {
    Tables tables;
    for (const std::string_view name : near)
      if (name != left) REQUIRE_FALSE(tables.give(name, bytesOf(std::string(name) + ".bin")));
    return reviewDeal(question, tables);
  };
  CHECK(without(""));
  for (const std::string_view name : near) {
    CAPTURE(name);
    const auto answer = without(name);
    REQUIRE_FALSE(answer);
    CHECK(answer.error().code == ErrorCode::badTable);
    CHECK(answer.error().text == name);
  }
}
