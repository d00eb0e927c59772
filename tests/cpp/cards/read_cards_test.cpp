#include "cribbage/cards/read_cards.h"

#include <regex>

#include "catch.h"
#include "written.h"

using namespace cribbage;

TEST_CASE("cards are read the way people write them") {
  const std::string expected = "5H TS AC";
  const auto text = GENERATE(
      as<std::string>{}, "5H TS AC", "5h ts ac", "5H10S1C", "5h10s1c", "  5H,10S;\t1C.\n", "5H-TS-AC",
      "[5H] (TS) {AC}", "5H|TS|AC", "5♥ T♠ A♣", "5♡10♤1♧", "5❤ts/ac", "5♥\uFE0F T♠\uFE0F A♣\uFE0F",
      "5H\u00A0TS\u00A0AC", "\"5H\",\"TS\",\"AC\"", "5H\r\nTS\r\nAC\r\n", "“5H” ‘TS’ «AC»", "5H.0S+ac",
      "\uFEFF5H\u3000TS\u200BAC", "5 ♥ 10 ♠ A ♣", "5 ❤\uFE0F, 0\u00A0♤; ace ♣", "♥5 ♠\uFE0F10 ♧1", "♥5♠0♣A",
      "h5 S10 CA", "H5, S0, c1", "🂵 🂪 🃑", "🂵🂪🃑", "5H🂪♣A", "five of hearts, ten of spades, ace of clubs",
      "5 of hearts 10 of spades A of clubs", "FIVE_HEARTS TEN_SPADES ACE_CLUBS",
      "Five_of_Hearts|Ten_of_Spades|Ace_of_Clubs", "five hearts ten spades ace clubs",
      "five  of\theart, t of spade. 1 of club");
  CAPTURE(text);
  CHECK(print(cards(text)) == expected);
}

TEST_CASE("each suit is read as a letter, a black sign and a white sign") {
  CHECK(print(cards("2s 2h 2d 2c")) == "2S 2H 2D 2C");
  CHECK(print(cards("2♠ 2♥ 2♦ 2♣")) == "2S 2H 2D 2C");
  CHECK(print(cards("2♤ 2♡ 2♢ 2♧")) == "2S 2H 2D 2C");
}

TEST_CASE("text that is no card is refused with its exact words") {
  // Each text, and after a bar the words that are refused, unless these are the whole text.
  const auto row =
      GENERATE(as<std::string>{}, "4r", "11H", "5H 4r 6C|4r", "5H,11H,6C|11H", "H5 6H|H5", "S5 H T|S5",
               "S5 H|H", "HT5", "5", "5 H|5", "10", "0", "5H, 0|0", "1", "joker", "5HX|X", "5H6|6", "♥",
               "♥ 5|♥", "5 ♥6|5", "5, ♥|5", "♥10♠|♠", "🂬", "5H 🂿|🂿", "🂠 5H|🂠", "🃏", "5H → TS|→",
               "5H – TS|–", "5H?|?", "５Ｈ", "٥H", "5H ★|★", "5_H", "ace", "ace of|ace",
               "6C five of heartz|five of heartz", "6C 5 of <b> 7C|5 of <b>", "five heartz|five",
               "of hearts|of", "5H <script>|<script>", "5H\xFF|?", "4r5H", std::string("5H\0Q|?Q", 7));
  CAPTURE(row);
  const std::size_t bar = row.find('|');
  const std::string given = row.substr(0, bar), text = row.substr(bar + 1);
  const auto read = parseCards(given);
  REQUIRE_FALSE(read);
  CHECK(read.error().code == ErrorCode::badCard);
  CHECK(read.error().text == text);
  CHECK(read.error().message.find(text) != std::string::npos);
}

TEST_CASE("a repeated card is refused as it was written the second time") {
  const auto row =
      GENERATE(as<std::string>{}, "5H 5H|5H", "5H 6C 5h|5h", "TS 10s|10s", "AC1♣|1♣", "5H 4S 4S 4r|4S");
  CAPTURE(row);
  const auto read = parseCards(row.substr(0, row.find('|')));
  REQUIRE_FALSE(read);
  CHECK(read.error().code == ErrorCode::duplicateCard);
  CHECK(read.error().text == row.substr(row.find('|') + 1));
  CHECK(parseCards("5H 5H").error().message == "The five of hearts appears twice.");
}

TEST_CASE("a text with a wrong card gives the cards before it") {
  struct Case {
    const char *given, *cards;
    ErrorCode code;
    const char* text;
  };
  for (const auto& [given, before, code, text] :
       std::vector<Case>{{"5h, 10♠-1C 4r 6D", "5H TS AC", ErrorCode::badCard, "4r"},
                         {"5H6D4r 7S", "5H 6D", ErrorCode::badCard, "4r"},
                         {"TS 10C ask 5H", "TS TC", ErrorCode::badCard, "ask"},  // begins like an ace
                         {"5H 6H 5H 7H", "5H 6H", ErrorCode::duplicateCard, "5H"}}) {
    const CardsRead read = readCards(given);
    CHECK(print(read.cards) == before);
    CHECK_FALSE(read.whole);
    CHECK(read.error.code == code);
    CHECK(read.error.text == text);
  }
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

TEST_CASE("all 52 playing cards of Unicode are cards, and none of the others in their block") {
  std::string all;
  int read = 0;
  for (int code = 0x1F0A0; code < 0x1F100; ++code) {
    const std::string sign{'\xF0', '\x9F', static_cast<char>(0x80 | (code >> 6 & 63)),
                           static_cast<char>(0x80 | (code & 63))};
    const auto one = parseCards(sign);
    if (!one) continue;
    ++read;
    all += print(*one);
  }
  CHECK(read == deckSize);
  CHECK(all.substr(0, 26) == "AS2S3S4S5S6S7S8S9STSJSQSKS");
  CHECK(all.substr(26, 4) == "AH2H");
  CHECK(all.substr(52, 4) == "AD2D");
  CHECK(all.substr(78) == "AC2C3C4C5C6C7C8C9CTCJCQCKC");
}

namespace {

// The forms of cards and the separators that `readCards` accepts, as regular expressions over bytes.
const std::string space =
    "(?:[\t-\r ]|\xC2[\x85\xA0]|\xE1\x9A\x80|\xE2\x80[\x80-\x8D\xA8\xA9\xAF]"
    "|\xE2\x81[\x9F\xA0]|\xE3\x80\x80|\xEF\xBB\xBF)";
const std::string selector = "(?:\xEF\xB8[\x80-\x8F])";
const std::string separator = "(?:" + space + "|" + selector + "|[,;/|.+()\\[\\]{}\"'\\-]|\xC2[\xAB\xBB]" +
                              "|\xE2\x80[\x98-\x9F\xB9\xBA])";
const std::string rank = "(?:10|[02-9atjqk]|1(?!0))";
const std::string sign = "(?:(?:\xE2\x99[\xA0-\xA7]|\xE2\x9D\xA4)" + selector + "*(?!" + selector + "))";
const std::string playing =
    "(?:\xF0\x9F\x82[\xA1-\xAB\xAD\xAE\xB1-\xBB\xBD\xBE]"
    "|\xF0\x9F\x83[\x81-\x8B\x8D\x8E\x91-\x9B\x9D\x9E])";
const std::string words =
    "(?:(?:" + rank + "|ace|two|three|four|five|six|seven|eight|nine|ten|jack|queen|king)(?:" + space + "+" +
    sign + "|(?:" + space + "|_)+(?:of(?:" + space + "|_)+)?(?:spade|heart|diamond|club)s?))";
const std::string together = "(?:" + rank + "(?:[shdc]|" + sign + ")|" + sign + rank + "|" + playing + ")+";

std::string listOf(const std::string& word) {
  return separator + "*(?:" + word + "(?:" + separator + "+" + word + ")*" + separator + "*)?";
}

// Lists of cards in the usual forms, and lists in which every card begins with the letter of its suit.
const std::regex readable(listOf("(?:" + words + "|" + together + ")"), std::regex::icase);
const std::regex letterFirst(listOf("[shdc]" + rank), std::regex::icase);

}  // namespace

TEST_CASE("a text is read whole if it is cards and separators, and else refused") {
  std::istringstream list(
      "5|10|0|1|A|T|k|S|h|D|c|♥|♠|❤|\uFE0F| | | "
      "|,|-|(|”|_|\u00A0|\u3000|5H|6♣|H5|S10|♦7|🂵|🃞|🂬|🃏|🂠|★|–|?|x|of|"
      " of |five|Queen|hearts|SPADE|five of hearts|two clubs|９|\xFF|\xE2\x99|<|:|\u200B|JC");
  std::vector<std::string> pieces;
  for (std::string piece; std::getline(list, piece, '|');) pieces.push_back(piece);
  Random random(36);
  int whole = 0;
  for (int round = 0; round < 60'000; ++round) {
    std::string text;
    for (std::uint32_t count = random.below(7); count > 0; --count) text += anyOf(random, pieces);
    const CardsRead cards = readCards(text);
    if (!cards.whole && cards.error.code == ErrorCode::duplicateCard) continue;
    CAPTURE(text, cards.error.text);
    REQUIRE(cards.whole == (std::regex_match(text, readable) || std::regex_match(text, letterFirst)));
    if (!cards.whole) REQUIRE((cards.error.code == ErrorCode::badCard && !cards.error.text.empty()));
    whole += cards.whole && !cards.cards.empty();
  }
  CHECK(whole > 2'000);
}
