#include "cribbage/show/near_misses.h"

#include "catch.h"
#include "written.h"

using namespace cribbage;

namespace {

// Returns the near misses as a text, such as "cribFlush 2H 6H 8H KH; otherJack JH".
std::string misses(std::string_view hand, std::string_view starter, bool crib) {
  std::string text;
  const auto cut = starter.empty() ? std::nullopt : std::optional(card(starter));
  for (const NearMiss& miss : findNearMisses(cards(hand), cut, crib)) {
    text.append(text.empty() ? "" : "; ").append(print(miss.kind)).append(" ").append(print(miss.cards));
  }
  return text;
}

}  // namespace

TEST_CASE("a near miss is told with its cards, and what counts is none") {
  struct Case {
    const char *hand, *starter;
    bool crib;
    const char* misses;
  };
  for (const auto& [hand, starter, crib, expected] : std::vector<Case>{
           // Four suited cards are a flush in hand, and in the crib only with the starter.
           {"2H 6H 8H KH", "5C", true, "cribFlush 2H 6H 8H KH"},
           {"KH 2H 8H 6H", "", true, "cribFlush 2H 6H 8H KH"},
           {"2H 6H 8H KH", "5H", true, ""},
           {"2H 6H 8H KH", "5C", false, ""},
           {"2H 6H 8H KH", "", false, ""},
           {"2H 6H 8H KC", "5H", false, "starterFlush 2H 5H 6H 8H"},
           {"2H 6H 8H KC", "5H", true, "cribFlush 2H 5H 6H 8H"},
           {"2H 6H 8H", "5H", false, "starterFlush 2H 5H 6H 8H"},
           {"2H 6H 8H KC", "5C", false, ""},
           {"2H 6H 8S KC", "5H", false, ""},
           // A starter jack is heels. Beside it the jacks in hand are not named.
           {"2C 6D 8S KH", "JC", false, "heels JC"},
           {"2C 6D 8S KH", "TC", false, ""},
           {"2C 6D 8S JH", "JC", false, "heels JC"},
           {"2H 6H JH KC", "JD", false, "heels JD"},
           // A jack of another suit than the starter's is not nobs.
           {"2C 6D 8S JH", "5C", false, "otherJack JH"},
           {"2C 6D 8S JC", "5C", false, ""},
           {"JC JD 8S JH", "5C", false, "otherJack JH JD"},
           {"2C 6D 8S JH", "", false, ""},
           // The flush comes first.
           {"2H 6H 8H JH", "5C", true, "cribFlush 2H 6H 8H JH; otherJack JH"},
           {"2H 6H 8H KC", "JH", false, "starterFlush 2H 6H 8H JH; heels JH"},
           {"2H 6H 8H KH QH", "", true, ""},  // more than four cards
       }) {
    CAPTURE(hand, starter, crib);
    CHECK(misses(hand, starter, crib) == expected);
  }
}
