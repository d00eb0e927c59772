#include "catch.h"
#include "cribbage/advice/play_knowledge.h"
#include "cribbage/cribbage.h"
#include "cribbage/questions/every_question.h"
#include "cribbage/questions/review_questions.h"
#include "shipped.h"
#include "tables.h"

using namespace cribbage;

namespace {

Given numberOf(int number) {
  return Given::ofNumber(number, std::to_string(number));
}

using NameSet = std::set<std::string_view>;

// Checks that a question needs these tables, is answered with them alone, and refused if one is missing.
template <class Question>
void checkNeeds(const Question& question, const NameSet& expected) {
  const TableNames names = needs(question);
  CHECK(NameSet(names.begin(), names.end()) == expected);
  CHECK(names.size() == expected.size());
  int asked = 0;
  eachQuestion([&](std::string_view, auto ask) {
    if constexpr (std::is_invocable_v<decltype(ask), const Question&, const Tables&>) {
      const auto without = [&](std::string_view left) {
        Tables tables;
        for (const std::string_view name : names)
          if (name != left) REQUIRE_FALSE(tables.give(name, bytesOf(std::string(name) + ".bin")));
        return ask(question, tables);
      };
      ++asked;
      CHECK(without(""));
      for (const std::string_view name : names) {
        const auto answer = without(name);
        CAPTURE(name);
        REQUIRE_FALSE(answer);
        CHECK(answer.error().code == ErrorCode::badTable);
        CHECK(answer.error().text == name);
      }
    }
  });
  CHECK(asked == 1);
}

DiscardsQuestion someDiscards(const char* order, const char* opponent, int ours) {
  return {Given::ofText("5D JH 6S 4H 5S 2C"),
          Given::ofTruth(true),
          numberOf(ours),
          numberOf(100),
          Given::ofText(order),
          Given::ofText(opponent),
          {},
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

ReviewDealQuestion reviewOf(const std::string& record, int deal) {
  ReviewDealQuestion question;
  question.record = Given::ofText(record);
  question.deal = numberOf(deal);
  question.quick = Given::ofTruth(true);
  return question;
}

}  // namespace

TEST_CASE("a question about discards needs exactly the tables it names") {
  for (const int ours : {0, 118}) {
    const auto check = [&](const char* order, const char* opponent, const NameSet& expected) {
      checkNeeds(someDiscards(order, opponent, ours), expected);
    };
    NameSet near{"play", "crib", "pegging", "board"};
    if (ours == 118) near.insert("stakes");
    check("winChance", "expert", near);
    check("winChance", "handOnly", {"play", "crib", "pegging", "board"});
    check("winChance", "random", {"play", "pegging", "board"});
    check("points", "expert", {"play", "crib"});
    check("points", "random", {"play"});
  }
  DiscardsQuestion ofThree;
  ofThree.dealt = Given::ofText("5H 5D 5S JC 2C");
  ofThree.weDeal = Given::ofTruth(true);
  ofThree.players = numberOf(3);
  checkNeeds(ofThree, {});
}

TEST_CASE("a question about plays needs exactly the tables it names") {
  const auto check = checkNeeds<PlaysQuestion>;
  const NameSet points{"crib", "opening"}, chances{"crib", "opening", "play", "pegging", "board"};
  NameSet stakes = chances;
  stakes.insert("stakes");
  check(someCards("", "winChance", 118, 117), stakes);
  check(someCards("us 4H, them KC", "winChance", 118, 117), stakes);
  check(someCards("us 4H, them KC", "winChance", 60, 60), chances);
  check(someCards("", "winChance", 118, 40), chances);
  check(someCards("", "points", 118, 117), points);
  check(someCards("us 4H", "winChance", 118, 117), stakes);  // their turn; they discard to win
  check(someCards("us 4H", "winChance", 60, 60), points);
  check(someCards("us 4H", "points", 118, 117), points);
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
  const auto check = [&](const char* level, const NameSet& thrower, const NameSet& pegger) {
    checkNeeds(discards(level), thrower);
    checkNeeds(plays(level), pegger);
  };
  check("novice", {}, {});
  check("beginner", {}, {});
  check("pub", {}, {});
  check("club", {"crib", "play"}, {"crib", "opening"});
  check("expert", {"crib", "play", "pegging", "board", "stakes"},
        {"crib", "opening", "play", "pegging", "board", "stakes"});
  CHECK(needs(discards("nobody")).empty());
}

TEST_CASE("a win chance needs the board, and a bad question needs no table") {
  const Given weDeal = Given::ofTruth(true);
  checkNeeds(ChanceQuestion{numberOf(90), numberOf(75), weDeal, {}}, {"board"});
  checkNeeds(ChancesQuestion{weDeal, numberOf(60)}, {"board"});
  CHECK(needs(ChanceQuestion{numberOf(121), numberOf(75), weDeal, {}}).empty());
  CHECK(needs(ChancesQuestion{weDeal, numberOf(0)}).empty());
  CHECK(needs(DiscardsQuestion{}).empty());
  CHECK(needs(PlaysQuestion{}).empty());
}

TEST_CASE("a review needs the stakes if its deal begins near the last hole, or heels may take it there") {
  const NameSet far{"crib", "play", "opening", "pegging", "board"};
  NameSet near = far;
  near.insert("stakes");
  const auto needed = [](const std::string& record, int deal = 1) {
    const TableNames names = needs(reviewOf(record, deal));
    return NameSet(names.begin(), names.end());
  };
  CHECK(needed("Ann - Ben\n1. 0-0* KD") == far);
  CHECK(needed("Ann - Ben\n1. 93-93* KD") == near);
  CHECK(needed("Ann - Ben\n1. 93-91* KD") == near);  // heels may bring the dealer to 93
  CHECK(needed("Ann - Ben\n1. 93-90* KD") == far);
  CHECK(needed("Ann - Ben\n1. 92-93* KD") == far);
  CHECK(needed("Ann - Ben to 61\n1. 33-33* KD") == near);
  CHECK(needed("Ann - Ben\n1. 0-0* KD\nshow: - - -\npegs: Ben 110\n2. 0*-110") == far);
  // A review that cannot be needs no table.
  CHECK(needed("Ann - Ben\n1. 0-0* KD", 2).empty());
  CHECK(needed("Ann - Ben\n1. 0-0* KD", 0).empty());
  CHECK(needed("nobody").empty());
  ReviewDealQuestion without = reviewOf("Ann - Ben\n1. 0-0* KD", 1);
  without.deal = {};
  CHECK(needs(without).empty());
  without.record = {};
  CHECK(needs(without).empty());
  checkNeeds(reviewOf("Ann - Ben\n1. 93-93* KD\nAnn: 7C 8D QS KH / 5H 5S\nBen: 2C 3S 9H TD / AC 4D", 1),
             near);
}

TEST_CASE("discards ordered by points have no win chance, and the same points as with one") {
  const Tables& tables = shipped();
  for (const char* opponent : {"expert", "random"}) {
    const auto byPoints = std::get<0>(*valueDiscards(someDiscards("points", opponent, 110), tables));
    auto byChance = std::get<0>(*valueDiscards(someDiscards("winChance", opponent, 110), tables));
    std::stable_sort(byChance.begin(), byChance.end(),
                     [](const Discard& a, const Discard& b) { return a.points > b.points; });
    for (std::size_t at = 0; at < byPoints.size(); ++at) {
      CHECK_FALSE(byPoints[at].winChance);
      CHECK(byChance[at].winChance);
      CHECK(byPoints[at].points == byChance[at].points);
      CHECK(byPoints[at].thrown == byChance[at].thrown);
    }
  }
}

TEST_CASE("cards ordered by points have no win chance, and the same net as with one") {
  const Tables& tables = shipped();
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
  CHECK(tables.give("cribs", rubbish)->code == ErrorCode::badTable);
  CHECK(tables.give("cribs", rubbish)->text == "cribs");
  CHECK(*tables.knowledge() == knowledge);
  CHECK(valuePlays(someCards("", "winChance", 118, 117), tables));
}
