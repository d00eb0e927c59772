#include "cribbage/show/near_misses.h"

#include "catch.h"
#include "written.h"

using namespace cribbage;

namespace {

// Returns the near misses as a text, such as "cribFlush 2H 6H 8H KH; otherJack JH".
std::string misses(std::string_view hand, std::string_view starter, bool crib = false) {
  std::string text;
  const auto cut = starter.empty() ? std::nullopt : std::optional(card(starter));
  for (const NearMiss& miss : findNearMisses(cards(hand), cut, crib)) {
    if (!text.empty()) text += "; ";
    text += print(miss.kind);
    text += ' ';
    text += print(miss.cards);
  }
  return text;
}

}  // namespace

TEST_CASE("four suited cards in the crib are a near miss, before the cut too") {
  CHECK(misses("2H 6H 8H KH", "5C", true) == "cribFlush 2H 6H 8H KH");
  CHECK(misses("KH 2H 8H 6H", "", true) == "cribFlush 2H 6H 8H KH");
}

TEST_CASE("five suited cards in the crib are a flush and no near miss") {
  CHECK(misses("2H 6H 8H KH", "5H", true) == "");
}

TEST_CASE("four suited cards in hand are a flush and no near miss") {
  CHECK(misses("2H 6H 8H KH", "5C") == "");
  CHECK(misses("2H 6H 8H KH", "") == "");
}

TEST_CASE("three suited cards and the starter are a near miss") {
  CHECK(misses("2H 6H 8H KC", "5H") == "starterFlush 2H 5H 6H 8H");
  CHECK(misses("2H 6H 8H KC", "5H", true) == "cribFlush 2H 5H 6H 8H");
  CHECK(misses("2H 6H 8H", "5H") == "starterFlush 2H 5H 6H 8H");
  CHECK(misses("2H 6H 8H KC", "5C") == "");
  CHECK(misses("2H 6H 8S KC", "5H") == "");
}

TEST_CASE("a starter jack is heels and not nobs") {
  CHECK(misses("2C 6D 8S KH", "JC") == "heels JC");
  CHECK(misses("2C 6D 8S KH", "TC") == "");
}

TEST_CASE("a jack of another suit is a near miss and the right jack is not") {
  CHECK(misses("2C 6D 8S JH", "5C") == "otherJack JH");
  CHECK(misses("2C 6D 8S JC", "5C") == "");
  CHECK(misses("JC JD 8S JH", "5C") == "otherJack JH JD");
  CHECK(misses("2C 6D 8S JH", "") == "");
}

TEST_CASE("beside a starter jack the jacks in hand are not named") {
  CHECK(misses("2C 6D 8S JH", "JC") == "heels JC");
}

TEST_CASE("a flush and a jack that both miss are both named, the flush first") {
  CHECK(misses("2H 6H 8H JH", "5C", true) == "cribFlush 2H 6H 8H JH; otherJack JH");
  CHECK(misses("2H 6H JH KC", "JD") == "heels JD");
  CHECK(misses("2H 6H 8H KC", "JH") == "starterFlush 2H 6H 8H JH; heels JH");
}

TEST_CASE("more than four cards have no near misses") {
  CHECK(misses("2H 6H 8H KH QH", "", true) == "");
}

TEST_CASE("every near miss has its word") {
  CHECK(print(NearMissKind::cribFlush) == "cribFlush");
  CHECK(print(NearMissKind::starterFlush) == "starterFlush");
  CHECK(print(NearMissKind::heels) == "heels");
  CHECK(print(NearMissKind::otherJack) == "otherJack");
}
