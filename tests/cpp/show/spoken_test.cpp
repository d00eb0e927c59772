#include "cribbage/show/spoken.h"

#include "catch.h"
#include "cribbage/cards/card_set.h"
#include "show/number_words.h"
#include "written.h"

using namespace cribbage;

namespace {

std::string spoken(std::string_view hand, std::string_view starter = "", bool crib = false) {
  std::vector<Card> sorted = cards(hand);
  const auto cut = starter.empty() ? std::nullopt : std::optional(card(starter));
  if (cut) sorted.push_back(*cut);
  std::sort(sorted.begin(), sorted.end());
  return speak(explain(sorted, cut, crib));
}

}  // namespace

TEST_CASE("the count is spoken as players speak it") {
  CHECK(
      spoken("5H 5D 5S JC", "5C") ==
      "fifteen two, fifteen four, fifteen six, fifteen eight, fifteen ten, fifteen twelve, fifteen fourteen, "
      "fifteen sixteen, double pair royal is twenty-eight, nobs is twenty-nine");
  CHECK(spoken("2H 6H 8H KH", "JC") == "flush of four is four");
  CHECK(spoken("2H 6H 8H KH", "JC", true) == "nineteen");
  CHECK(spoken("2H 4D 6H 8H", "TC") == "nineteen");
}

TEST_CASE("numbers are written in words that read back") {
  for (std::int64_t number = 0; number < 20'000; ++number)
    if (numberFromWords(numberInWords(number)) != number) FAIL(numberInWords(number));
  for (std::int64_t number = 1; number < 900'000'000'000; number = number * 3 + 1)
    CHECK(numberFromWords(numberInWords(number)) == number);
  CHECK(numberInWords(0) == "nought");
  CHECK(numberInWords(29) == "twenty-nine");
  CHECK(numberInWords(100) == "one hundred");
  CHECK(numberInWords(119) == "one hundred and nineteen");
  CHECK(numberInWords(1'001) == "one thousand and one");
  CHECK(numberInWords(1'120) == "one thousand one hundred and twenty");
}

TEST_CASE("a count by kinds ends in the total") {
  const Explanation fives = explainRanks(ranks("5555555555"));
  REQUIRE(fives.truncated);
  CHECK(totalSpoken(speak(fives)) == 330);
  const Explanation deck = explain(CardSet::deck().cards(), std::nullopt, false);
  REQUIRE(deck.truncated);
  CHECK(totalSpoken(speak(deck)) == deck.points);
}
