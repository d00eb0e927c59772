#include "cribbage/record/text.h"

#include "catch.h"
#include "written.h"

using namespace cribbage;

namespace {

// Returns the record as it is written again, or the error: its line, its text and its message.
std::string reread(std::string_view text) {
  const auto game = readRecord(text);
  if (game) return print(*game);
  const Error& error = game.error();
  CHECK(error.code == ErrorCode::badRecord);
  return std::to_string(error.line.value_or(0)) + " " + error.text + ": " + error.message;
}

// Returns all pegs in order, such as "b heels 2 -> 2, a play 1 -> 1".
std::string pegsOf(std::string_view text) {
  const auto game = readRecord(text);
  if (!game) return reread(text);
  std::string all;
  for (const ScoredDeal& scored : game->deals)
    for (const RecordedPeg& peg : scored.pegs)
      all.append(all.empty() ? "" : ", ").append(print(peg.by)).append(" ").append(print(peg.source)) +=
          " " + std::to_string(peg.points) + " -> " + std::to_string(peg.score);
  return all;
}

const std::string head = "Ann - Ben to 121\n";

// Read a record of Ann and Ben, who play to 121, from its second line on.
Result<ReadGame> read(const std::string& lines) {
  return readRecord("Ann - Ben\n" + lines);
}
std::string again(const std::string& lines) {
  const std::string all = reread("Ann - Ben\n" + lines);
  return all.starts_with(head) ? all.substr(head.size()) : all;
}
std::string pegs(const std::string& lines) {
  return pegsOf("Ann - Ben\n" + lines);
}

}  // namespace

TEST_CASE("a record of players alone is a game that has not begun") {
  const auto game = readRecord("Ann - Ben");
  REQUIRE(game);
  CHECK(game->record.target == 121);
  CHECK(game->deals.empty());
  CHECK(print(*game) == head);
  CHECK(reread("Ann v Ben") == head);
  CHECK(reread("Ann, Ben") == head);
  CHECK(reread("Ann – Ben to 61") == "Ann - Ben to 61\n");
  CHECK(reread("\n# on a Sunday\n  Mary Ann - Ben  # the usual two\n") == "Mary Ann - Ben to 121\n");
}

TEST_CASE("a jack pegs two for the dealer as soon as it is cut, and ends the game at 119") {
  CHECK(pegs("1. 0-0* JH") == "b heels 2 -> 2");
  CHECK(pegs("1. 0*-0\ncut: jh") == "a heels 2 -> 2");
  CHECK(pegs("1. 0*-0 J") == "a heels 2 -> 2");
  CHECK(pegs("1. 0*-0 TH").empty());
  const std::string last = "1. 40-119* JH\nplay: 5H 5D\nshow: 12 8 4";
  CHECK(read(last)->winner == PlayerId::b);
  CHECK(read(last)->score == PerPlayer<int>{{40, 121}});
  CHECK(again(last) == "1. 40-119* JH\n");
}

TEST_CASE("cards without suits are played by whose turn it is") {
  CHECK(again("1. 0-0* 2C\nplay: 6 9 (15-2) 3 J (28) A Q 4") == "3 28: That card pegs 0, not 28.");
  CHECK(again("1. 0-0* 2C\nplay: 6 9 (15-2) 3 J 3") ==
        "1. 0-0* 2C\nAnn: 6 3 3\nBen: 9 J\nplay: 6 9 (15-2) 3 J 3 (31-2)\n");
}

TEST_CASE("a card is played by the opponent where the player whose turn it is does not hold it") {
  // Ben has no six, so Ben said go after Ann's five at 25, and the six is Ann's.
  const std::string lines = "1. 0-0* 2C\nBen: TH QC 9C 8C\nplay: TS TH 5D 6H";
  CHECK(pegs(lines) == "b play 2 -> 2, a play 2 -> 2");
  CHECK(again(lines) == "1. 0-0* 2C\nAnn: TS 5D 6H\nBen: TH QC 9C 8C\nplay: TS TH (20-2) 5D go 6H (31-2)\n");
  // If a player's hand is unknown, the player whose turn it is plays the card.
  CHECK(pegs("1. 0-0* 2C\nplay: TS TH 5D 6H") == "b play 2 -> 2, b play 2 -> 4");
  CHECK(pegs("1. 0-0* 2C\nplay: TS TH 5D go 6H") == "b play 2 -> 2, a play 2 -> 2");
}

TEST_CASE("a card without a suit is rather another of the hand than one that the play names") {
  CHECK(again("1. 0-0* 2C\nAnn: 5H 5D 6S JC\nplay: 5 9S 5H") ==
        "1. 0-0* 2C\nAnn: 5H 5D 6S JC\nBen: 9S\nplay: 5D 9S 5H\n");
  CHECK(again("1. 0-0* 2C\nAnn: 5H 5 6S JC\nplay: 5 9S 5H") ==
        "1. 0-0* 2C\nAnn: 5H 5 6S JC\nBen: 9S\nplay: 5 9S 5H\n");
  CHECK(again("1. 0-0* 2C\nAnn: 5H 6D 6S JC\nplay: 5 9S 5H") == "4 5H: Ann does not hold the 5H.");
}

TEST_CASE("a card that its first player cannot play is still one card of its rank") {
  // Ann has the turn after Ben's go, but a third king does not fit. So the third king begins a new count and
  // is Ben's, and the fourth is Ann's.
  const std::string lines = "1. 0-0* 2C\nplay: K K 5 go K K";
  CHECK(pegs(lines) == "b play 2 -> 2, a play 1 -> 1, a play 2 -> 3");
  CHECK(again(lines + " K") == "3 K: This deal has more than four cards of that rank.");
}

TEST_CASE("a card that would have fitted at a go is refused to the player who said it") {
  const std::string lines = "1. 0-0* QC\nBen: 4H 5H 5D 6S\nplay: T 5H 9 6S go go";
  CHECK(again(lines + " A") ==
        "4 A: Ann could not play the A: at 30 it would have made 31, so it had to be played then.");
  CHECK(again(lines + " AS") ==
        "4 AS: Ann could not play the ace of spades: at 30 it would have made 31, so it had to be played "
        "then.");
}

TEST_CASE("a player without cards says no go") {
  // Ann has played all four cards. Ben plays his last two, one after the other.
  const std::string lines = "1. 0-0* 2C\nplay: KS KH 9S go AS KD 2H QD 5H";
  CHECK(again(lines) ==
        "1. 0-0* 2C\nAnn: KS 9S AS 2H\nBen: KH KD QD 5H\n"
        "play: KS KH (20-2) 9S go AS (30-1) KD 2H QD 5H (27-1)\n");
}

TEST_CASE("a go is pegged when the next card tells it, or when its point is written") {
  CHECK(pegs("1. 0-0* 2C\nplay: TS TH 5D") == "b play 2 -> 2");
  CHECK(pegs("1. 0-0* 2C\nplay: TS TH 5D QC") == "b play 2 -> 2, a play 1 -> 1");
  CHECK(pegs("1. 0-0* 2C\nplay: TS TH 5D (25-1)") == "b play 2 -> 2, a play 1 -> 1");
  CHECK(pegs("1. 0-0* 2C\nplay: TS TH 5D go go") == "b play 2 -> 2, a play 1 -> 1");
  for (const char* ending : {"QC", "(25-1) QC", "go QC", "go go QC", "| QC"})
    CHECK(again("1. 0-0* 2C\nplay: TS TH 5D " + std::string(ending)) ==
          "1. 0-0* 2C\nAnn: TS 5D\nBen: TH QC\nplay: TS TH (20-2) 5D (25-1) QC\n");
  CHECK(again("1. 0-0* 2C\nplay: TS TH 5D go") ==
        "1. 0-0* 2C\nAnn: TS 5D\nBen: TH\nplay: TS TH (20-2) 5D go\n");
}

TEST_CASE("the turn of the last deal is told while its play goes on") {
  CHECK(read("1. 0-0* 2C\nplay: TS")->toPlay == PlayerId::b);
  CHECK(read("1. 0-0* 2C\nplay: TS TH 5D go")->toPlay == PlayerId::a);
  CHECK_FALSE(read("1. 0-0* 2C")->toPlay);
}

TEST_CASE("a hand is counted from its cards, and what is written is checked against them") {
  const std::string cards = "1. 0-0* 5C\nAnn: 5H 5D 5S JC / 2C KH\nBen: 3-6-6-6 (J-Q)\n";
  CHECK(pegs(cards + "show: ? 12 9") == "a hand 29 -> 29, b hand 12 -> 12, b crib 9 -> 21");
  CHECK(again(cards + "show: 29 11") == "5 11: Ben's hand counts 12, not 11.");
  CHECK(pegs(cards + "show: - - 10") == "b crib 10 -> 10");
  CHECK(again(cards + "show: -29") == "5 -29: “-29” is not a number of points.");
}

TEST_CASE("cards of the crib stand on a line where nobody says who threw them") {
  const std::string lines = "1. 0-0* 5H\ncrib: 4C 5S 6D JS\n";
  CHECK(again(lines) == lines);
  CHECK(pegs(lines + "show: - - ?") == "b crib 16 -> 16");
  CHECK(again("1. 0-0* 5H\ncrib 4c ? 6\nshow: - - 13") == "1. 0-0* 5H\ncrib: 4C 6\nshow: - - 13\n");
  CHECK(again("1. 0-0* 5H\ncrib:") == "1. 0-0* 5H\n");
  CHECK(again("1. 0-0* 5H\ncrib: ? ? ? ?") == "1. 0-0* 5H\n");
}

TEST_CASE(
    "cards of the crib that one player threw are the same cards, and the others the other player's throw") {
  const std::string hand = "1. 0-0* 5H\nAnn: AC 2C 3C 4H / 4C 5S\n";
  CHECK(again(hand + "crib: 4C 6D") == hand + "crib: 4C 5S 6D\n");
  CHECK(again("1. 0-0* 5H\ncrib: 4 5 ?\nAnn: AC 2C 3C 4H / 4C 5S") == hand);
  CHECK(again("1. 0-0* 5H\ncrib: 4C 5S\nAnn: AC 2C 3C 4H / 4 ?") ==
        "1. 0-0* 5H\nAnn: AC 2C 3C 4H / 4C ?\ncrib: 4C 5S\n");
  // Ann's four is the crib's four without a suit, so the 4C is another card.
  CHECK(again("1. 0-0* 5H\nAnn: / 4 ?\ncrib: 4 4C") == "1. 0-0* 5H\nAnn: / 4 ?\ncrib: 4 4C\n");
  CHECK(again(hand + "crib: 4C 5S 6D JS\nshow: - - ?") == hand + "Ben: / 6D JS\nshow: - - 16\n");
  CHECK(again(hand + "Ben: KC ? / JS ?\ncrib: 6D") == hand + "Ben: KC ? / JS 6D\n");
  CHECK(again(hand + "Ben: KC KD KH KS ?\ncrib: 6D JS") == hand + "Ben: KC KD KH KS ?\ncrib: 4C 5S 6D JS\n");
}

TEST_CASE("any crib that is read is written so that it is read again") {
  Random random(4);
  const auto cards = [&](std::uint32_t most) {
    std::string text;
    for (std::uint32_t count = random.below(most + 1); count > 0; --count)
      text.append(" ").append(std::array{"4", "4C", "4D", "5", "5C", "?"}[random.below(6)]);
    return text;
  };
  int readable = 0;
  for (int time = 0; time < 20'000; ++time) {
    const auto game = read("1. 0-0*\nAnn: 9 /" + cards(2) + "\nBen: 8 /" + cards(2) + "\ncrib:" + cards(4));
    if (!game) continue;
    ++readable;
    const std::string written = print(*game);
    if (reread(written) != written) FAIL(written << " and then " << reread(written));
  }
  CHECK(readable > 5'000);
}

TEST_CASE("a card that appears twice is refused, be it in the crib or of a rank alone") {
  const std::string hand = "1. 0-0* 5H\nAnn: AC 2C 3C 4H / 4C 5S\n";
  CHECK(again(hand + "crib: 6D AC") == "4 AC: The ace of clubs appears twice.");
  CHECK(again(hand + "crib: 6D 6D") == "4 6D: The six of diamonds appears twice.");
  // A card of which nobody said the suit takes none that a later card names.
  for (const char* named : {"5S 5H 5D", "5H 5D 5C", "5S 5D 5C", "5S 5H 5C"})
    CHECK(read("1. 0-0* 2C\nplay: 5 " + std::string(named)));
}

TEST_CASE("a flush and nobs are allowed for where suits are not known") {
  CHECK(pegs("1. 0-0* 5\nAnn: A 3 7 9\nshow: 5") == "a hand 5 -> 5");
  CHECK(pegs("1. 0-0* 5\nAnn: A 3 7 J\nshow: 6") == "a hand 6 -> 6");
  CHECK(again("1. 0-0* 5\nAnn: A 3 7 7\nshow: 5") == "4 5: Ann's hand counts 8, not 5.");
  CHECK(again("1. 0-0* 5\nAnn: AS 3H 7 9\nshow: 7") == "4 7: Ann's hand counts 4, not 7.");
  // Four cards of one suit are a flush in the hand whatever the starter, but not in the crib.
  CHECK(again("1. 0-0* 5\nAnn: AS 3S 7S 9S\nshow: 4") == "4 4: Ann's hand counts 8 to 9, not 4.");
  CHECK(pegs("1. 0-0* 5\nAnn: AS 3S 7S 9S\nshow: 8") == "a hand 8 -> 8");
  CHECK(pegs("1. 0-0* 5\nAnn: A 3 7 9\nBen: 2 4 6 8\ncrib: AS 3S 7S 9S\nshow: 4 7 4") ==
        "a hand 4 -> 4, b hand 7 -> 7, b crib 4 -> 11");
}

TEST_CASE("points may be pegged without any cards") {
  CHECK(pegs("1. 118-117*\npegs: Ann 1 Ben 2 Ann 1\nshow: 10 4 2") ==
        "a peg 1 -> 119, b peg 2 -> 119, a peg 1 -> 120, a hand 1 -> 121");
  CHECK(again("1. 0-0*\npegs: Ann 2\nshow: 4\npegs: Ben 1\nshow: 6 2") ==
        "1. 0-0*\npegs: Ann 2\nshow: 4\npegs: Ben 1\nshow: 6 2\n");
  CHECK(pegsOf("Player 1 - Player 2\n1. 0-0*\npegs: Player 1: 3, player 2 = +1 2") ==
        "a peg 3 -> 3, b peg 1 -> 1, b peg 2 -> 3");
  CHECK(pegsOf("Ann - Ben\n1. 0-0*\npegs: pone 1, dealer 2") == "a peg 1 -> 1, b peg 2 -> 2");
  CHECK(reread("Mary  Ann - Ben\n1. 0-0*\npegs: mary ann 2, dealer 0") ==
        "Mary Ann - Ben to 121\n1. 0-0*\npegs: Mary Ann 2\n");
}

TEST_CASE("counting stops at the target, in order") {
  CHECK(pegs("1. 112-117*\nshow: 9 12 4") == "a hand 9 -> 121");
  CHECK(again("1. 112-117*\nshow: 9 12 4") == "1. 112-117*\nshow: 9\n");
  CHECK(pegsOf("Ann - Ben to 61\n1. 60-0*\nplay: 5 T (15-2) 5") == "b play 2 -> 2");
  CHECK(pegsOf("Ann - Ben to 61\n1. 59-0*\nplay: T 5 (15-2) 5 (20-2)\nshow: 4") ==
        "b play 2 -> 2, a play 2 -> 61");
}

TEST_CASE("a peg after the winning one is refused, and cards and shows count nothing then") {
  CHECK(again("1. 118-117*\npegs: Ann 3 Ann 1").substr(0, 4) == "3 1:");
  CHECK(again("1. 118-117*\npegs: Ann 3\nshow: 2\npegs: Ben 1").substr(0, 4) == "5 1:");
  CHECK(pegs("1. 118-117*\npegs: Ann 3 Ben 0\nshow: 2 4 6") == "a peg 3 -> 121");
}

TEST_CASE("the score at the end is pegged by the loser first, and written again") {
  const std::string start = "1. 100-90*\nshow: 4\n";
  CHECK(pegs(start + "final: 121-98") == "a hand 4 -> 104, b peg 8 -> 98, a peg 17 -> 121");
  CHECK(pegs(start + "final: 110-121") == "a hand 4 -> 104, a peg 6 -> 110, b peg 31 -> 121");
  CHECK(again(start + "final: 121-98") == start + "final: 121-98\n");
  CHECK(read(start + "final: 121-98")->winner == PlayerId::a);
  CHECK(again("1. 100-90*\npegs: Ann 21\nfinal: 121-90") == "1. 100-90*\npegs: Ann 21\nfinal: 121-90\n");
  CHECK(reread("Ann - Ben to 61\n1. 60-60*\nfinal: 60-61") == "Ann - Ben to 61\n1. 60-60*\nfinal: 60-61\n");
  for (const char* end : {"121-121", "120-98", "122-98", "121-89", "103-121", "0-0"})
    CHECK(again(start + "final: " + end) ==
          "4 " + std::string(end) + ": From 104-90 the game cannot end " + end + ": one side must have 121.");
  CHECK(again("1. 100-90*\npegs: Ann 21\nfinal: 121-98").substr(0, 10) == "4 121-98: ");
  for (const char* end : {"", "121", "121*-98", "121-98 x", "Ann 121"})
    CHECK(again(start + "final: " + end) ==
          "4 " + std::string(end) + ": Write the final score as final: 121-98.");
  for (const char* after : {"show: 2", "pegs: Ann 1", "play: 5"})
    CHECK(again(start + "final: 121-98\n" + after).substr(0, 2) == "5 ");
  CHECK(again(start + "final: 121-98\n2.") == "5 2.: Ann had won before this deal.");
}

TEST_CASE("the deal changes sides, and a score that is written is checked") {
  const std::string first = "1. 0-0*\nshow: 4 8 2\n";
  CHECK(again(first + "2.\n3. 4-10*") == "1. 0-0*\nshow: 4 8 2\n2. 4*-10\n3. 4-10*\n");
  CHECK(again(first + "4*-10") == "1. 0-0*\nshow: 4 8 2\n2. 4*-10\n");
}

TEST_CASE("a deal of which nothing was written down is passed over") {
  CHECK(again("1. 60-55*") == "1. 60-55*\n");
  CHECK(again("1. 12-8*\n2.\n3.\n12*-8\npegs: Ben 2\n5. 12-10*") ==
        "1. 12-8*\n2. 12*-8\n3. 12-8*\n4. 12*-8\npegs: Ben 2\n5. 12-10*\n");
  CHECK(pegs("1. 60-55*\n2. 60*-55\n3. JH\nplay: 5 T (15-2)") == "b heels 2 -> 57, b play 2 -> 59");
  CHECK(again("1. 60-55*\n2. 60*-55\n3. 62-55*") == "4 62-55: The score before deal 3 is 60-55, not 62-55.");
  const auto game = read("1. 60-55*\n2.");
  REQUIRE(game);
  CHECK(game->deals[1].dealer == PlayerId::a);
  CHECK(game->deals[1].before == PerPlayer<int>{{60, 55}});
  CHECK_FALSE(game->toPlay);
}

TEST_CASE("a hand of which some cards are known grows by those that fall") {
  CHECK(again("1. 0-0*\nAnn: 4C 5H\nplay: 4C TS 6D JS (30-1) 5H QH KC 2S\nshow: - - -") ==
        "1. 0-0*\nAnn: 4C 5H 6D KC\nBen: TS JS QH 2S\n"
        "play: 4C TS 6D JS (30-1) 5H QH (15-2) KC 2S (27-1)\nshow: - - -\n");
  const std::string hand = "1. 0-0* 2C\nBen: 3S 6S 6H 6C / JC QD\n";
  CHECK(again(hand + "play: 5H 6S 4C") ==
        "1. 0-0* 2C\nAnn: 5H 4C\nBen: 3S 6S 6H 6C / JC QD\nplay: 5H 6S 4C (15-5)\n");
  CHECK(again(hand + "play: 5H 7S") == "4 7S: Ben does not hold the 7S.");
  CHECK(again("1. 0-0* 2C\nAnn: 4C 5H 6D JS\nplay: 7H") == "4 7H: Ann does not hold the 7H.");
  CHECK(again("1. 0-0* 2C\nAnn: 4C 5H\nplay: 6D 2S 7D 3S 8D") == "4 8D: Ann does not hold the 8D.");
  CHECK(again("1. 0-0* 2C\nBen: ? 9 ? ? / ? ?\nplay: 5H 9S 6H KD") ==
        "1. 0-0* 2C\nAnn: 5H 6H\nBen: KD 9S ? ? / ? ?\nplay: 5H 9S 6H KD\n");
}

TEST_CASE("a record that is too long is refused unread") {
  CHECK(reread(std::string(10'001, ' ')).find("too long") != std::string::npos);
  CHECK(reread("Ann - Ben\n" + std::string(9'990, ' ')) == head);
  CHECK(reread("Ann - Ben\n" + std::string(9'991, ' ')).find("too long") != std::string::npos);
}

TEST_CASE("a name has forty letters at most") {
  const std::string forty(40, 'n');
  CHECK(reread(forty + " - Ben") == forty + " - Ben to 121\n");
  CHECK(reread("Ann - " + forty) == "Ann - " + forty + " to 121\n");
  CHECK(reread(forty + "n - Ben") == "1 " + forty + ": “" + forty + "” cannot be a player's name.");
  for (const char* name : {"pone", "Dealer", "pone 3", "final", "3 Ann", "-Ann", "Ann-", "Ann –"})
    CHECK(reread("Ann v " + std::string(name)) ==
          "1 " + std::string(name) + ": “" + name + "” cannot be a player's name.");
  CHECK(reread("Ben to 61 - Al") == "Ben to 61 - Al to 121\n");
  CHECK(reread("Ann - Ben to 61 holes").substr(0, 2) == "1 ");
  CHECK(reread("Ann - ") == "1 Ann -: A record begins with the players, like Ann - Ben.");
}

TEST_CASE("whatever the players are called, the record that is written is read as the same game") {
  const std::vector<std::string> pieces{"Ann", "Ben", " ",    " ",      "3",     " to 5", " - ", " -",
                                        "-",   "–",   "pone", "dealer", "final", "+",     "=",   " v ",
                                        ".",   "'",   "é",    "go",     "cut",   "ANN",   " 3"};
  Random random(36);
  int readable = 0, twins = 0;
  for (int round = 0; round < 20'000; ++round) {
    const auto name = [&] {
      std::string text;
      for (int at = random.below(4); at >= 0; --at) text += anyOf(random, pieces);
      return text;
    };
    const std::string target = random.below(2) == 0 ? "" : " to 61";
    const std::string text =
        name() + " - " + name() + target + "\n1. 0-0*\npone: 5H\ndealer: 6H\npegs: pone 3 dealer 4 pone 1";
    const auto game = readRecord(text);
    if (!game) continue;
    ++readable;
    const std::string written = print(*game);
    twins += written.find("pegs: pone 3") != written.npos;
    CAPTURE(text, written);
    const auto second = readRecord(written);
    REQUIRE(second);
    REQUIRE(second->record.names == game->record.names);
    REQUIRE(second->record.target == game->record.target);
    REQUIRE(second->score == game->score);
    REQUIRE(print(*second) == written);
  }
  CHECK(readable > 2'000);
  CHECK(twins > 20);
}

TEST_CASE("a word is read to its end or refused") {
  for (const char* word : {"+2", "8*", "=8", "[7]", "-5", "12", "5H!"})
    CHECK(again("1. 0-0* KC\nplay: 7 8 " + std::string(word)).substr(0, 2) == "3 ");
  CHECK(again("1. 0-0* KC\nAnn: 4 5 6 J (8)") == "3 ): The brackets must hold the cards thrown.");
  CHECK(again("1. 0-0* KC\nAnn: AH 10♠ 1c 666") == "1. 0-0* KC\nAnn: AH TS AC 6 6 6\n");
}

TEST_CASE("points that no hand has are refused of one that nobody saw") {
  for (const int points : {19, 25, 26, 27})
    CHECK(again("1. 0-0*\nshow: " + std::to_string(points)) ==
          "3 " + std::to_string(points) + ": No hand counts " + std::to_string(points) + ".");
  for (const int points : {0, 18, 20, 24, 28, 29})
    CHECK(pegs("1. 0-0*\nshow: " + std::to_string(points)).substr(0, 7) == (points == 0 ? "" : "a hand "));
}

TEST_CASE("a go that the known cards prove is pegged at once, and refused if a card fits") {
  const std::string cards = "1. 120-118* 9D\nAnn: KC QH TD JS\nBen: TS JD QC KS\n";
  CHECK(pegs(cards + "play: KC TS QH") == "a play 1 -> 121");
  for (const auto& [fourth, toPlay] : {std::pair{"4S", PlayerId::b}, {"AS", PlayerId::a}})
    CHECK(read("1. 0-0* 9D\nAnn: KC QH TD " + std::string(fourth) + "\nBen: TS JD QC KS\nplay: KC TS QH")
              ->toPlay == toPlay);
  // At 23 the four, the seven and the eight fit. But before the throw they may be cards to throw.
  const auto go = [](const std::string& bens) {
    return again("1. 0-0* 5D\nAnn: KC 3C 3D 9C\nBen: " + bens + "\nplay: KC QS 3C go");
  };
  CHECK(go("QS 4S 7S 8S") == "5 4S: Ben could not say go: at 23 the 4S fits.");
  CHECK(go("QS 4S 7S 8S 9S TS").substr(0, 8) == "1. 0-0* ");
}

TEST_CASE("the card that ends the game has its count, and the points it made or that were needed") {
  for (const char* said : {"(31-2)", "(31-1)", "(2)", "(1)"})
    CHECK(pegs("1. 70-120* 4S\nplay: J Q 5 6 " + std::string(said)) == "b play 1 -> 121");
  CHECK(again("1. 70-120* 4S\nplay: J Q 5 6 (30-2)") == "3 30: The count is 31 here, not 30.");
  for (const char* said : {"(31-2", "(31-2x)", "(31-2 )x", "(31- 2)", "31-2)"})
    CHECK(again("1. 0-0* 4S\nplay: J Q 5 6 " + std::string(said) + " 2").substr(0, 2) == "3 ");
  CHECK(again("1. 70-120* 4S\nplay: J Q 5 6 (31-3)") == "3 3: That card pegs 2, not 3.");
}

TEST_CASE("signs that look like a blank, a dash or the end of a line are read as one") {
  CHECK(reread("\uFEFFAnn\u00A0-\u00A0Ben\r1. 0\u20110* 5H\r\nplay:\t5\u00A0T  (15\u22122)\r") ==
        head + "1. 0-0* 5H\nAnn: 5\nBen: T\nplay: 5 T (15-2)\n");
}

TEST_CASE("a record that a program made is scored by the same referee") {
  Record record{Seating(2), {{"a", "b"}}, 121, {}, {}};
  RecordedDeal& deal = record.deals.emplace_back();
  deal.dealer = PlayerId::b;
  deal.starter = SeenCard{Rank::jack, Suit::hearts};
  deal.events.push_back({DealEvent::Kind::card, PlayerId::a, {Rank::five, Suit::hearts}, std::nullopt});
  const auto game = scoreRecord(record);
  REQUIRE(game);
  CHECK(print(*game) == "a - b to 121\n1. 0-0* JH\na: 5H\nplay: 5H\n");
  deal.events.push_back({DealEvent::Kind::card, PlayerId::a, {Rank::six, Suit::hearts}, std::nullopt});
  CHECK(scoreRecord(record).error().code == ErrorCode::badRecord);
  for (const int points : {0, -1, 122}) {
    deal.events = {{DealEvent::Kind::peg, PlayerId::a, {}, points}};
    CHECK(scoreRecord(record).error().message == "A peg moves 1 to 121 holes.");
  }
  for (const int points : {1, 121}) {
    deal.events = {{DealEvent::Kind::peg, PlayerId::a, {}, points}};
    CHECK(scoreRecord(record)->score[PlayerId::a] == points);
  }
}
