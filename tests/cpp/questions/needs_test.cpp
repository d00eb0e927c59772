// The tables that a question needs, and the results that are computed only on request.

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <vector>

#include "catch.h"
#include "cribbage/advice/play_knowledge.h"
#include "cribbage/cribbage.h"
#include "cribbage/questions/every_question.h"
#include "tables.h"

using namespace cribbage;

namespace {

Given numberOf(int number) {
  return Given::ofNumber(number, std::to_string(number));
}

// Checks that a question is answered with only the tables it says it needs, and refused if one is missing.
template <class Question, class Answer>
void checkNeeds(Result<Answer> (*ask)(const Question&, const Tables&), const Question& question,
                const std::set<std::string_view>& expected) {
  const TableNames names = needs(question);
  CHECK(std::set(names.begin(), names.end()) == expected);
  CHECK(names.size() == expected.size());
  const auto without = [&](std::string_view left) {
    Tables tables;
    for (const std::string_view name : names)
      if (name != left) REQUIRE_FALSE(tables.give(name, bytesOf(std::string(name) + ".bin")));
    return ask(question, tables);
  };
  CHECK(without(""));
  for (const std::string_view name : names) {
    const auto answer = without(name);
    CAPTURE(name);
    REQUIRE_FALSE(answer);
    CHECK(answer.error().code == ErrorCode::badTable);
    CHECK(answer.error().text == name);
  }
}

using AskDiscards = Result<std::array<Discard, 15>> (*)(const DiscardsQuestion&, const Tables&);

DiscardsQuestion someDiscards(const char* order, const char* opponent, int ours) {
  return {Given::ofText("5D JH 6S 4H 5S 2C"),
          Given::ofTruth(true),
          numberOf(ours),
          numberOf(100),
          Given::ofText(order),
          Given::ofText(opponent),
          {}};
}

PlaysQuestion someCards(const char* played, const char* order, int ours, int theirs) {
  PlaysQuestion question;
  question.kept = Given::ofText("4H 5S 6D JS");
  question.weDeal = Given::ofTruth(false);
  question.quick = Given::ofTruth(true);
  question.played = Given::ofText(played);
  question.order = Given::ofText(order);
  question.ours = numberOf(ours);
  question.theirs = numberOf(theirs);
  return question;
}

}  // namespace

TEST_CASE("a question about discards needs exactly the tables it names") {
  for (const int ours : {0, 118}) {
    const auto check = [&](const char* order, const char* opponent,
                           const std::set<std::string_view>& expected) {
      checkNeeds(static_cast<AskDiscards>(valueDiscards), someDiscards(order, opponent, ours), expected);
    };
    std::set<std::string_view> near{"play", "crib", "pegging", "board"};
    if (ours == 118) near.insert("stakes");
    check("winChance", "expert", near);
    check("winChance", "handOnly", {"play", "crib", "pegging", "board"});
    check("winChance", "random", {"play", "pegging", "board"});
    check("points", "expert", {"play", "crib"});
    check("points", "random", {"play"});
  }
}

TEST_CASE("a question about plays needs exactly the tables it names") {
  const auto check = [](const PlaysQuestion& question, const std::set<std::string_view>& expected) {
    checkNeeds(static_cast<Result<PlaysAnswer> (*)(const PlaysQuestion&, const Tables&)>(valuePlays),
               question, expected);
  };
  const std::set<std::string_view> chances{"crib", "opening", "play", "pegging", "board"};
  std::set<std::string_view> stakes = chances;
  stakes.insert("stakes");
  check(someCards("", "winChance", 118, 117), stakes);
  check(someCards("us 4H, them KC", "winChance", 118, 117), stakes);
  check(someCards("us 4H, them KC", "winChance", 60, 60), chances);
  check(someCards("", "winChance", 118, 40), chances);
  check(someCards("", "points", 118, 117), {"crib", "opening"});
  check(someCards("us 4H", "winChance", 118, 117), stakes);  // their turn; they discard to win
  check(someCards("us 4H", "winChance", 60, 60), {"crib", "opening"});
  check(someCards("us 4H", "points", 118, 117), {"crib", "opening"});
  check(someCards("us 4H them KC us 5S them QC us JS them KD us 6D them KS", "winChance", 0, 0), {});
}

TEST_CASE("a question for an opponent's choice needs exactly the tables it names") {
  const auto discards = [](const char* level) {
    const DiscardsQuestion six = someDiscards("winChance", "expert", 118);
    return ChooseDiscardQuestion{six.dealt, six.weDeal, six.ours, six.theirs, {}, Given::ofText(level), {}};
  };
  const auto plays = [](const char* level) {
    const PlaysQuestion four = someCards("", "winChance", 118, 117);
    return ChoosePlayQuestion{four.kept, four.thrown, four.starter, four.weDeal,          four.played,
                              four.ours, four.theirs, {},           Given::ofText(level), {}};
  };
  const auto thrower = [&](const char* level, const std::set<std::string_view>& expected) {
    checkNeeds(
        static_cast<Result<ChosenDiscard> (*)(const ChooseDiscardQuestion&, const Tables&)>(chooseDiscard),
        discards(level), expected);
  };
  const auto pegger = [&](const char* level, const std::set<std::string_view>& expected) {
    checkNeeds(static_cast<Result<ChosenPlay> (*)(const ChoosePlayQuestion&, const Tables&)>(choosePlay),
               plays(level), expected);
  };
  for (const char* level : {"beginner", "pub"}) {
    thrower(level, {});
    pegger(level, {});
  }
  thrower("club", {"crib", "play"});
  pegger("club", {"crib", "opening"});
  thrower("expert", {"crib", "play", "pegging", "board", "stakes"});
  pegger("expert", {"crib", "opening", "play", "pegging", "board", "stakes"});
  CHECK(needs(discards("nobody")).empty());
}

TEST_CASE("a win chance needs the board, and a bad question needs no table") {
  const ChanceQuestion chance{numberOf(90), numberOf(75), Given::ofTruth(true), {}};
  checkNeeds(static_cast<Result<ChanceAnswer> (*)(const ChanceQuestion&, const Tables&)>(winChance), chance,
             {"board"});
  const ChancesQuestion chances{Given::ofTruth(true), numberOf(60)};
  checkNeeds(static_cast<Result<ChancesAnswer> (*)(const ChancesQuestion&, const Tables&)>(winChances),
             chances, {"board"});
  CHECK(needs(ChanceQuestion{numberOf(121), numberOf(75), Given::ofTruth(true), {}}).empty());
  CHECK(needs(ChancesQuestion{Given::ofTruth(true), numberOf(0)}).empty());
  CHECK(needs(DiscardsQuestion{}).empty());
  CHECK(needs(PlaysQuestion{}).empty());
}

TEST_CASE("discards ordered by points have no win chance, and the same points as with one") {
  const Tables tables = shippedTables();
  for (const char* opponent : {"expert", "random"}) {
    const auto byPoints = valueDiscards(someDiscards("points", opponent, 110), tables);
    auto byChance = valueDiscards(someDiscards("winChance", opponent, 110), tables);
    REQUIRE(byPoints);
    REQUIRE(byChance);
    std::stable_sort(byChance->begin(), byChance->end(),
                     [](const Discard& a, const Discard& b) { return a.points > b.points; });
    for (std::size_t at = 0; at < byPoints->size(); ++at) {
      CHECK_FALSE((*byPoints)[at].winChance);
      CHECK((*byChance)[at].winChance);
      CHECK((*byPoints)[at].points == (*byChance)[at].points);
      CHECK((*byPoints)[at].thrown == (*byChance)[at].thrown);
    }
  }
}

TEST_CASE("cards ordered by points have no win chance, and the same net as with one") {
  const Tables tables = shippedTables();
  const auto byPoints = valuePlays(someCards("", "points", 60, 60), tables);
  const auto byChance = valuePlays(someCards("", "winChance", 60, 60), tables);
  REQUIRE(byPoints);
  REQUIRE(byChance);
  for (const LegalCard& legal : byPoints->legal) {
    CHECK_FALSE(legal.winChance);
    const auto same = std::find_if(byChance->legal.begin(), byChance->legal.end(),
                                   [&](const LegalCard& other) { return other.card == legal.card; });
    REQUIRE(same != byChance->legal.end());
    CHECK(same->net == legal.net);
    CHECK(same->winChance);
  }
}

TEST_CASE("an unknown order is refused whichever side is to play") {
  const Tables tables = shippedTables();
  for (const char* played : {"", "us 4H"}) {
    const auto answer = valuePlays(someCards(played, "rubbish", 0, 0), tables);
    REQUIRE_FALSE(answer);
    CHECK(answer.error().code == ErrorCode::badQuestion);
  }
}

TEST_CASE("a bad table leaves the earlier tables in place") {
  Tables tables = shippedTables();
  const PlayKnowledge* knowledge = *tables.knowledge();
  const std::vector<std::uint8_t> rubbish(100, 7);
  for (const char* name : {"crib", "play", "opening", "stakes", "pegging", "board", "acc", "money"}) {
    const auto refused = tables.give(name, rubbish);
    REQUIRE(refused);
    CHECK(refused->text == name);
    CHECK(refused->parts.find("table")->text == name);
  }
  CHECK(*tables.knowledge() == knowledge);
  CHECK(valuePlays(someCards("", "winChance", 118, 117), tables));
}
