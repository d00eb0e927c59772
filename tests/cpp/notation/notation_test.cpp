#include "cribbage/notation/notation.h"
#include "cribbage/record/text.h"

#include <sstream>
#include <tuple>
#include <vector>

#include "catch.h"
#include "cribbage/base/random.h"

using namespace cribbage;

namespace {

// Returns the records, a blank line apart, or the error: its line, its text and its reason.
std::string read(std::string_view text, Notation notation) {
  const auto games = readNotation(text, notation);
  if (!games) {
    const Error& error = games.error();
    CHECK(error.code == ErrorCode::badRecord);
    return std::to_string(error.line.value_or(0)) + " " + error.text + ": " + std::string(error.reason);
  }
  std::string all;
  for (const ReadGame& game : *games) all.append(all.empty() ? "" : "\n").append(print(game));
  return all;
}

// One text with one part replaced.
std::string with(std::string text, const std::string& part, const std::string& other) {
  const std::size_t at = text.find(part);
  REQUIRE(at != text.npos);
  return text.replace(at, part.size(), other);
}

// The deal that is the example of docs/RECORD.md.
const std::string exampleRecord =
    "Ben - Ann to 121\n"
    "1. 0*-0 JH\n"
    "Ann: 4C 5H 6D JS / 2C KH\n"
    "Ben: 3S 6S 6H 6C / JC QD\n"
    "play: 5H 6S 4C (15-5) 6H JS (31-2) 3S 6D 6C (15-5)\n"
    "show: 11 12 8\n";
const std::string examplePgn =
    "[FirstDealer \"Ben\"]\n"
    "[FirstPone \"Ann\"]\n"
    "[Result \"1-0\"]\n"
    "\n"
    "1.\n"
    "  H1 3S 6S 6H 6C JC QD  D1 JC QD  S1 12\n"
    "  H2 4C 5H 6D JS 2C KH  D2 2C KH  S2 11\n"
    "  SC 8\n"
    "  C JH  SH 2\n"
    "  P 5H 6S 4C 6H JS | 3S 6D 6C \n"
    "  SP 0 0 5 0 2 0 0 5 \n";

// The same deal; a deal of Ann's without its play follows.
const std::string exampleDealt = "41, 44, 31, 5, 10, 24, 3, 30, 18, 49, 1, 38, 596, 142, 36";
const std::string examplePlayed = "30, 44, 3, 31, 49, 2756, 2756, 41, 18, 5, 2756, 2756";

std::string asPlayers(std::string text) {
  for (const auto& [name, player] : {std::pair{"Ben", "P0"}, std::pair{"Ann", "P1"}})
    for (std::size_t at; (at = text.find(name)) != text.npos;) text.replace(at, 3, player);
  return text;
}

}  // namespace

TEST_CASE("a deal in PGN is read as a record") {
  CHECK(read(examplePgn, Notation::pgn) == exampleRecord);
  CHECK(read(with(examplePgn, "H1 3S 6S 6H 6C JC QD", "H1 3S 6S 6H 6C"), Notation::pgn) == exampleRecord);
  CHECK(read(with(examplePgn, "  SC 8\n", ""), Notation::pgn) == exampleRecord);
  CHECK(read(with(examplePgn, "  SP 0 0 5 0 2 0 0 5 \n", ""), Notation::pgn) == exampleRecord);
  CHECK(read("1.", Notation::pgn) == "Player 1 - Player 2 to 121\n1. 0*-0\n");
}

TEST_CASE("a file of PGN has several games, and their players deal in turn") {
  const std::string second = "2.\n H1 AS 2S 3S 4S 5S 6S\n";
  CHECK(read(examplePgn + second + examplePgn, Notation::pgn) ==
        exampleRecord + "2. 27-18*\nBen: AS 2S 3S 4S 5S 6S\n\n" + exampleRecord);
}

TEST_CASE("an error in PGN has the line of the file") {
  const std::tuple<const char*, const char*, const char*> rows[] = {
      {"1.", "2.", "5 2: dealDiffers"},
      {"H1 3S", "H1 XX", "6 XX: notACard"},
      {"H1 3S", "H1 JH", "6 JH: cardTwice"},
      {"D1 JC QD", "D1 JC 9D", "6 9D: notHeld"},
      {"S1 12", "S1 13", "6 13: handDiffers"},
      {"S1 12", "S1 x", "6 x: notPoints"},
      {"S1 12", "S1", "6 S1: notPoints"},
      {"SC 8", "SC 9", "8 9: cribDiffers"},
      {"SC 8", "SC 8 S1 12", "8 S1: tagMisplaced"},
      {"SH 2", "SH 0", "9 0: pointsDiffer"},
      {"P 5H 6S", "P 5H 9S", "10 9S: notHeld"},
      {"SP 0 0 5", "SP 0 0 4", "10 4: pointsDiffer"},
      {"SP 0 0 5", "SP 0 0", "11 SP: pointsNotCards"},
      {"1.\n", "what\n1.\n", "5 what: tagMisplaced"},
      {"1.\n", "1.\n5H\n", "6 5H: tagMisplaced"},
      {"\"Ann\"", "\"Ben\"", "5 Ben: sameNames"},
      {"\"Ann\"", "\"A - B\"", "2 A - B: notAName"},
      {"\"Ann\"", "\"A + B\"", "2 A + B: notAName"},
      {"\"Ann\"", "\"A # B\"", "2 A # B: notAName"}};
  for (const auto& [part, other, error] : rows) {
    CAPTURE(other);
    CHECK(read(with(examplePgn, part, other), Notation::pgn) == error);
  }
  CHECK(read("", Notation::pgn) == "1 : noGames");
  CHECK(read("[Event \"a\"]", Notation::pgn) == "1 : noGames");
}

TEST_CASE("a deal of OpenSpiel is read as a record, from numbers or a playthrough") {
  const std::string expected = asPlayers(exampleRecord);
  const std::string numbers = exampleDealt + ", " + examplePlayed;
  CHECK(read(numbers, Notation::openspiel) == expected);
  CHECK(read("[" + numbers + "]\n", Notation::openspiel) == expected);
  CHECK(read(numbers + "\n\n" + numbers, Notation::openspiel) == expected + "\n" + expected);
  const std::string trace = "game: cribbage\n\nHistory() = [41]\n\nHistory() = [" + numbers +
                            "]\nHistoryString() = \"" + numbers + "\"\n";
  CHECK(read(trace, Notation::openspiel) == expected);
  std::string actions = "game: cribbage\n";
  for (std::istringstream words(numbers); words;) {
    std::string word;
    if (std::getline(words, word, ',')) actions += "# State\nHistory() = [1]\naction: " + word + "\n";
  }
  CHECK(read(actions, Notation::openspiel) == expected);
  CHECK(read(actions + trace, Notation::openspiel) == expected + "\n" + expected);
}

TEST_CASE("a game of OpenSpiel may stop anywhere, and no error is read over") {
  const std::string numbers = exampleDealt + ", " + examplePlayed + ", 0, 1, 2, 3";
  std::size_t stops = 0;
  for (std::size_t at = numbers.find(','); at != numbers.npos; at = numbers.find(',', at + 1))
    stops += readNotation(numbers.substr(0, at), Notation::openspiel) ? 1 : 0;
  CHECK(stops == 30);
  const std::tuple<std::string, const char*> rows[] = {
      {"hello", "1 hello: actionMisplaced"},
      {"2757", "1 2757: actionMisplaced"},
      {"41, 41", "1 41: actionMisplaced"},
      {"41\n52", "2 52: actionMisplaced"},
      {with(exampleDealt, "596", "51"), "1 51: actionMisplaced"},
      {with(exampleDealt, "596", "2756"), "1 2756: actionMisplaced"},
      {with(exampleDealt, "596", "142"), "1 142: actionMisplaced"},
      {with(exampleDealt, "36", "10"), "1 JC: cardTwice"},
      {with(exampleDealt, "36", "596"), "1 596: actionMisplaced"},
      {exampleDealt + "\n2756", "2 go: goBeforeFirstCard"},
      {exampleDealt + "\n30\n596", "3 596: actionMisplaced"},
      {exampleDealt + "\n30\n2756", "3 go: goWhereAnyCardFits"},
      {exampleDealt + "\n49\n44\n30\n31\n18", "6 18: actionMisplaced"},
      {exampleDealt + "\n30\n44\n3\n2756", "5 go: goWhereAnyCardFits"},
      {exampleDealt + "\n49\n44\n30\n31\n2756", "6 4C: goWithPlayableCard"},
      {exampleDealt + "\n44", "2 6S: notHeld"}};
  for (const auto& [text, error] : rows) {
    CAPTURE(text);
    CHECK(read(text, Notation::openspiel) == error);
  }
  CHECK(read("", Notation::openspiel) == "1 : noGames");
  CHECK(read(std::string(longestRecords + 1, '1'), Notation::openspiel).ends_with("recordsTooLong"));
}

TEST_CASE("a file is known by its first line") {
  using Texts = std::vector<std::string>;
  const std::string numbers = exampleDealt + ", " + examplePlayed;
  for (const std::string& text : Texts{examplePgn, "\xEF\xBB\xBF\r\n" + examplePgn, "1.\n H1 AS", "1. H1 AS"})
    CHECK(notationOf(text) == Notation::pgn);
  for (const std::string& text :
       Texts{numbers, "\n[" + numbers + "]\n", "41\n" + numbers, "game: cribbage\n\nHistory() = [41]"})
    CHECK(notationOf(text) == Notation::openspiel);
  for (const std::string& text :
       Texts{exampleRecord, "# 1, 2\n" + exampleRecord, "\n\n" + exampleRecord, "Game - Action to 61",
             "1. 0-0*\nAnn: 5H", "0-0*", "[Ann] - Ben", "", "\n "})
    CHECK(notationOf(text) == std::nullopt);
}

TEST_CASE("whatever is read of a damaged file is a whole record") {
  const std::string openspiel = exampleDealt + ", " + examplePlayed;
  Random random(3);
  int whole = 0;
  for (int round = 0; round < 4'000; ++round) {
    const Notation notation = round % 2 == 0 ? Notation::pgn : Notation::openspiel;
    std::string text = notation == Notation::pgn ? examplePgn : openspiel;
    for (std::uint32_t times = 1 + random.below(3); times > 0; --times) {
      const std::size_t at = random.below(static_cast<std::uint32_t>(text.size()));
      const std::size_t from = random.below(static_cast<std::uint32_t>(text.size()));
      text[at] = random.below(8) == 0 ? static_cast<char>(random.below(256)) : text[from];
    }
    const auto games = readNotation(text, notation);
    if (!games && !games.error().line) FAIL(text);
    if (!games) continue;
    for (const ReadGame& game : *games) {
      const auto again = readRecord(print(game));
      if (!again || print(*again) != print(game)) FAIL(text);
      ++whole;
    }
  }
  CHECK(whole > 100);
}

TEST_CASE("a file of records has several games, a blank line apart") {
  const auto games = [](const std::string& text) {
    const auto all = readRecords(text);
    if (!all) return std::to_string(*all.error().line) + " " + std::string(all.error().reason);
    std::string printed;
    for (const ReadGame& game : *all) printed.append(printed.empty() ? "" : "\n").append(print(game));
    return printed;
  };
  const std::string short1 = "Ann - Ben to 61\n1. 60-58* 5H\nfinal: 61-60\n";
  CHECK(games(exampleRecord) == exampleRecord);
  CHECK(games(exampleRecord + "\n" + short1) == exampleRecord + "\n" + short1);
  CHECK(games("\n\n# both\n\n" + exampleRecord + "\r\n\n  \n# the second\n" + short1 + "\n") ==
        exampleRecord + "\n" + short1);
  CHECK(games(with(exampleRecord, "play:", "\n\nplay ") + "\n2. 27-18*\n\npegs Ann 3\n") ==
        exampleRecord + "2. 27-18*\npegs: Ann 3\n");
  CHECK(games(exampleRecord + short1) == "7 notALine");
  CHECK(games(exampleRecord + "\n" + short1 + "2.") == "11 wonBeforeDeal");
  CHECK(games(exampleRecord + "\nhello") == "8 noPlayers");
  CHECK(games("") == "1 noPlayers");
}
