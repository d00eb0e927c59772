#include "cribbage/cards/read_cards.h"

#include "catch.h"
#include "cribbage/cards/card_set.h"
#include "written.h"

using namespace cribbage;

TEST_CASE("cards are read the way people write them") {
  const std::string expected = "5H TS AC";
  const auto text = GENERATE(as<std::string>{}, "5H TS AC", "5h ts ac", "5H10S1C", "5h10s1c",
                             "  5H,10S;\t1C.\n", "5H-TS-AC", "[5H] (TS) {AC}", "5H|TS|AC", "5♥ T♠ A♣",
                             "5♡10♤1♧", "5❤ts/ac", "5♥\uFE0F T♠\uFE0F A♣\uFE0F", "5H\u00A0TS\u00A0AC",
                             "5H → TS → AC", "\"5H\",\"TS\",\"AC\"", "5H\r\nTS\r\nAC\r\n");
  CAPTURE(text);
  CHECK(print(cards(text)) == expected);
}

TEST_CASE("each suit is read as a letter, a black sign and a white sign") {
  CHECK(print(cards("2s 2h 2d 2c")) == "2S 2H 2D 2C");
  CHECK(print(cards("2♠ 2♥ 2♦ 2♣")) == "2S 2H 2D 2C");
  CHECK(print(cards("2♤ 2♡ 2♢ 2♧")) == "2S 2H 2D 2C");
}

TEST_CASE("cards keep the order they are written in") {
  CHECK(print(cards("KC AS 7D 2H")) == "KC AS 7D 2H");
}

TEST_CASE("a text without cards is an empty list") {
  CHECK(cards("").empty());
  CHECK(cards(" \t\n,;- ").empty());
  CHECK(ranks("").empty());
}

TEST_CASE("text that is no card is refused with its exact words") {
  struct Bad {
    std::string given, text;
  };
  const auto bad = GENERATE(values<Bad>({{"4r", "4r"},
                                         {"11H", "11H"},
                                         {"5H 4r 6C", "4r"},
                                         {"5H,11H,6C", "11H"},
                                         {"H5", "H5"},
                                         {"5", "5"},
                                         {"5 H", "5"},
                                         {"10", "10"},
                                         {"0H", "0H"},
                                         {"1", "1"},
                                         {"joker", "joker"},
                                         {"5HX", "X"},
                                         {"5H6", "6"},
                                         {"♥5", "♥5"},
                                         {"♥", "♥"},
                                         {"5H <script>", "script"},
                                         {"4r5H", "4r5H"},
                                         {std::string("5H\0Q", 4), "Q"}}));
  CAPTURE(bad.given);
  const auto read = parseCards(bad.given);
  REQUIRE_FALSE(read);
  CHECK(read.error().code == ErrorCode::badCard);
  CHECK(read.error().text == bad.text);
  CHECK(read.error().message.find(bad.text) != std::string::npos);
}

TEST_CASE("a repeated card is refused as it was written the second time") {
  struct Twice {
    std::string given, text;
  };
  const auto twice = GENERATE(values<Twice>(
      {{"5H 5H", "5H"}, {"5H 6C 5h", "5h"}, {"TS 10s", "10s"}, {"AC1♣", "1♣"}, {"5H 4S 4S 4r", "4S"}}));
  CAPTURE(twice.given);
  const auto read = parseCards(twice.given);
  REQUIRE_FALSE(read);
  CHECK(read.error().code == ErrorCode::duplicateCard);
  CHECK(read.error().text == twice.text);
}

TEST_CASE("the message about a repeated card names the card in words") {
  CHECK(parseCards("5H 5H").error().message == "The five of hearts is there twice.");
}

TEST_CASE("a text with a wrong card gives the cards before it") {
  const CardsRead read = readCards("5h, 10♠-1C 4r 6D");
  CHECK(print(read.cards) == "5H TS AC");
  CHECK_FALSE(read.whole);
  CHECK(read.error.code == ErrorCode::badCard);
  CHECK(read.error.text == "4r");

  const CardsRead twice = readCards("5H 6H 5H 7H");
  CHECK(print(twice.cards) == "5H 6H");
  CHECK(twice.error.code == ErrorCode::duplicateCard);

  CHECK(readCards("5H 6H").whole);
}

TEST_CASE("a text of ten thousand bytes is read and one of one more is refused") {
  std::string text = "5H" + std::string(longestText - 4, ' ') + "6H";
  REQUIRE(text.size() == 10'000);
  CHECK(print(cards(text)) == "5H 6H");

  text += ' ';
  const CardsRead read = readCards(text);
  CHECK_FALSE(read.whole);
  CHECK(read.cards.empty());
  CHECK(read.error.code == ErrorCode::badCard);
  CHECK(read.error.text.size() <= longestErrorText);
  CHECK_FALSE(parseRanks(std::string(longestText + 1, '5')));
  CHECK(ranks(std::string(longestText, '5')).size() == longestText);
}

TEST_CASE("a long word is refused with its beginning") {
  const auto read = parseCards("5H " + std::string(5'000, 'x'));
  REQUIRE_FALSE(read);
  CHECK(read.error().text == std::string(longestErrorText, 'x'));
}

TEST_CASE("ranks are read without suits, each as often as it is written") {
  using enum Rank;
  CHECK(ranks("A2233444") == std::vector{ace, two, two, three, three, four, four, four});
  CHECK(ranks("10 J q") == std::vector{ten, jack, queen});
  CHECK(ranks("1t10110k") == std::vector{ace, ten, ten, ace, ten, king});
  CHECK(ranks("55555").size() == 5);
}

TEST_CASE("text that is no rank is refused with its exact words") {
  const auto bad = parseRanks("2 3 x4");
  REQUIRE_FALSE(bad);
  CHECK(bad.error().code == ErrorCode::badCard);
  CHECK(bad.error().text == "x4");
  CHECK(parseRanks("A0").error().text == "0");
  CHECK(parseRanks("5♥").error().text == "♥");
}

TEST_CASE("an unknown word is refused as a whole, though it begins like a card") {
  const CardsRead read = readCards("TS 10C ace of spades");
  CHECK(print(read.cards) == "TS TC");
  CHECK(read.error.code == ErrorCode::badCard);
  CHECK(read.error.text == "ace");
}

TEST_CASE("a word of cards that ends in a bad card keeps the cards and names the end") {
  const CardsRead read = readCards("5H6D4r 7S");
  CHECK(print(read.cards) == "5H 6D");
  CHECK(read.error.text == "4r");
}
