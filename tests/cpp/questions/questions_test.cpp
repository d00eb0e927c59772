#include "cribbage/questions/every_question.h"

#include "cases.h"
#include "catch.h"
#include "cribbage/cribbage.h"
#include "written.h"

using namespace cribbage;

namespace {

const json sixDealt = {{"dealt", "5D JH 6S 4H 5S 2C"}, {"weDeal", true}};

json without(json question, const std::string& field) {
  question.erase(field);
  return question;
}

}  // namespace

TEST_CASE("every question is asked by its name") {
  std::vector<std::string> names;
  eachQuestion([&](std::string_view name, auto) { names.emplace_back(name); });
  CHECK(names == std::vector<std::string>{
                     "scoreShow", "scoreShows", "scoreRanks", "valueStarters", "parseCards", "deal",
                     "valueDiscards", "scorePlay", "valuePlays", "winChance", "winChances", "chooseDiscard",
                     "choosePlay", "readGame", "readGames", "reviewDeal", "valueSquares", "reviewSquares"});
}

TEST_CASE("a show is answered with its points, its combinations and its words") {
  const json answer = ask("scoreShow", {{"hand", "4S 5H 5D JC"}, {"starter", "6C"}})["ok"];
  CHECK(answer == json::parse(R"({
    "points": 17,
    "combinations": [
      {"kind": "fifteen", "cards": ["5H", "JC"], "points": 2, "running": 2},
      {"kind": "fifteen", "cards": ["5D", "JC"], "points": 2, "running": 4},
      {"kind": "fifteen", "cards": ["4S", "5H", "6C"], "points": 2, "running": 6},
      {"kind": "fifteen", "cards": ["4S", "5D", "6C"], "points": 2, "running": 8},
      {"kind": "pair", "cards": ["5H", "5D"], "points": 2, "running": 10},
      {"kind": "run", "cards": ["4S", "5H", "6C"], "points": 3, "running": 13},
      {"kind": "run", "cards": ["4S", "5D", "6C"], "points": 3, "running": 16},
      {"kind": "nobs", "cards": ["JC"], "points": 1, "running": 17}],
    "spoken": "fifteen two, four, six, eight, a double run is sixteen, and nobs is seventeen",
    "heels": false, "truncated": false, "nearMisses": []})"));
}

TEST_CASE("the long count changes nothing but what is spoken") {
  const json question{{"hand", "4S 5H 5D JC"}, {"starter", "6C"}};
  const json brief = answerTo("scoreShow", question);
  const json full = answerTo("scoreShow", with(question, "spoken", "long"));
  CHECK(full["spoken"] != brief["spoken"]);
  CHECK(with(full, "spoken", brief["spoken"]) == brief);
}

TEST_CASE("cards may be given as one text or a list of texts") {
  const json text = ask("scoreShow", {{"hand", "5H 5D 5S JC"}, {"starter", "5C"}});
  CHECK(ask("scoreShow", {{"hand", {"5H", "5D", "5S", "JC"}}, {"starter", json::array({"5C"})}}) == text);
  CHECK(ask("scoreShow", {{"hand", "jc5s5d5h"}, {"starter", "5♣"}}) == text);
}

TEST_CASE("a hand in any order has the same answer") {
  std::vector<std::string> cards{"4S", "5D", "5H", "JC"};
  std::set<std::string> answers;
  do answers.insert(ask("scoreShow", {{"hand", cards}, {"starter", "6C"}}).dump());
  while (std::next_permutation(cards.begin(), cards.end()));
  CHECK(answers.size() == 1);
}

TEST_CASE("one to twenty-four ranks are counted, and all cards of a deck") {
  CHECK(answerTo("scoreRanks", {{"ranks", {"A", "10", "j"}}})["points"] == 0);
  CHECK(codeOf("scoreRanks", {{"ranks", std::string(24, '5')}}) == "ok");
  CHECK(answerTo("scoreRanks", {{"ranks", "55555"}})["combinations"].back()["cards"].size() == 5);
  CHECK(codeOf("scoreShow", {{"hand", written(CardSet::deck())}}) == "ok");
}

TEST_CASE("many combinations are answered by kind with their count") {
  const json answer = ask("scoreRanks", {{"ranks", std::string(10, '5')}})["ok"];
  CHECK(answer["truncated"] == true);
  CHECK(
      answer["combinations"][0] ==
      json{{"kind", "fifteen"}, {"cards", json::array()}, {"points", 240}, {"running", 240}, {"count", 120}});
  CHECK_FALSE(ask("scoreRanks", {{"ranks", "555"}})["ok"]["combinations"][0].contains("count"));
}

TEST_CASE("six cards dealt are answered with fifteen discards") {
  const json answer = ask("valueDiscards", sixDealt)["ok"];
  REQUIRE(answer.size() == 15);
  CHECK(answer[0]["kept"] == json{"4H", "5S", "5D", "6S"});
  CHECK(answer[0]["thrown"] == json{"2C", "JH"});
  CHECK(answer[0]["hand"]["sum"] == 738);
  CHECK(answer[0]["hand"]["histogram"].size() == 30);
}

TEST_CASE("scores are holes from 0 to 120") {
  for (const char* field : {"ours", "theirs"}) {
    for (const json& good : {json(0), json(120), json(60.0)})
      CHECK(codeOf("valueDiscards", with(sixDealt, field, good)) == "ok");
    for (const json& bad : {json(-1), json(121), json(0.5), json(1e300), json("60"), json(true)}) {
      const json answer = ask("valueDiscards", with(sixDealt, field, bad));
      CAPTURE(field, bad.dump());
      CHECK(answer["error"]["code"] == "badScore");
      CHECK(answer["error"]["text"] == (bad.is_string() ? bad.get<std::string>() : bad.dump()));
    }
  }
  const json answer = ask("valueDiscards", with(sixDealt, "ours", "5"));
  CHECK(answer["error"]["message"] == "A score is a number from 0 to 120, but “5” is text.");
  CHECK(codeOf("valueDiscards", with(sixDealt, "our", "5")) == "ok");  // no field of that name
}

TEST_CASE("discards are ordered by win chance behind the tied ones, or by points if that is asked for") {
  CHECK(ask("valueDiscards", with(sixDealt, "order", "winChance")) == ask("valueDiscards", sixDealt));
  CHECK(codeOf("valueDiscards", with(sixDealt, "order", 1)) == "badQuestion");
  CHECK(codeOf("valueDiscards", with(sixDealt, "order", "chance")) == "badQuestion");
  const json near = with(with(sixDealt, "ours", 118), "theirs", 120);
  for (const char* order : {"winChance", "points"}) {
    const json choices = ask("valueDiscards", with(near, "order", order))["ok"];
    for (std::size_t at = 1; at < choices.size(); ++at) {
      const bool tied = choices[at]["tied"];
      CHECK((!tied || choices[at - 1]["tied"]));
      if (choices[at - 1]["tied"] == tied)
        CHECK(choices[at][tied ? "points" : order] <= choices[at - 1][tied ? "points" : order]);
    }
  }
}

TEST_CASE("the win chance depends on the score and the points do not") {
  const json start = ask("valueDiscards", sixDealt)["ok"];
  const json later = ask("valueDiscards", with(sixDealt, "ours", 100))["ok"];
  for (const json& choice : start) {
    const auto same = std::find_if(later.begin(), later.end(),
                                   [&](const json& each) { return each["thrown"] == choice["thrown"]; });
    REQUIRE(same != later.end());
    CHECK(choice["points"] == (*same)["points"]);
    CHECK(choice["winChance"] < (*same)["winChance"]);
  }
}

TEST_CASE("a missing field is named in the message") {
  const json noDeal = ask("valueDiscards", without(sixDealt, "weDeal"))["error"];
  CHECK(noDeal["code"] == "badQuestion");
  CHECK(noDeal["text"] == "");
  CHECK(noDeal["message"].get<std::string>().find("weDeal") != std::string::npos);
  for (const char* name :
       {"scoreShow", "scoreRanks", "valueDiscards", "valueStarters", "scorePlay", "parseCards"})
    CHECK(codeOf(name, json::object()) == "badQuestion");
}

TEST_CASE("a field of the wrong kind is refused") {
  for (const auto& [name, question] :
       std::vector<std::pair<const char*, json>>{{"scoreShow", {{"hand", {"5H", 6}}}},
                                                 {"scoreShow", {{"hand", "5H"}, {"starter", true}}},
                                                 {"scoreRanks", {{"ranks", 5}}},
                                                 {"valueDiscards", with(sixDealt, "weDeal", 1)},
                                                 {"parseCards", {{"text", json::object()}}},
                                                 {"valueStarters", {{"hand", "2H 3H 4H 5H"}, {"seen", 5}}}})
    CHECK(codeOf(name, question) == "badQuestion");
}

TEST_CASE("a hand is valued over every starter that is not seen") {
  const json answer = ask("valueStarters", {{"hand", "5H 5D 5S JC"}})["ok"];
  REQUIRE(answer["starters"].size() == 48);
  CHECK(answer["count"] == 48);
  CHECK(answer["starters"][0] == json{{"starter", "5C"}, {"points", 29}});
  for (std::size_t i = 1; i < 48; ++i) {
    const int before = answer["starters"][i - 1]["points"], points = answer["starters"][i]["points"];
    CHECK(before >= points);
    if (before == points)
      CHECK(card(answer["starters"][i - 1]["starter"].get<std::string>()) <
            card(answer["starters"][i]["starter"].get<std::string>()));
  }
  const json seen = ask("valueStarters", {{"hand", "5H 5D 5S JC"}, {"seen", "5C 2H"}})["ok"];
  CHECK(seen["starters"].size() == 46);
  CHECK(seen["max"] == 22);  // a second jack: 12 + 2 for fifteens, 6 + 2 for pairs
  const CardSet others = CardSet::deck().without(CardSet(cards("5H 5D 5S JC")));
  CHECK(codeOf("valueStarters", {{"hand", "5H 5D 5S JC"}, {"seen", written(others)}}) == "wrongCount");
}

TEST_CASE("a play is answered with what each card pegged, the totals and whose turn it is") {
  const json played = json::parse(R"([["them", "TS"], ["us", "TH"], ["them", "5D"], ["us", "QC"]])");
  const json answer = ask("scorePlay", {{"played", played}, {"weDeal", true}})["ok"];
  CHECK(answer == json::parse(R"({
    "plays": [
      {"by": "them", "card": "TS", "count": 10, "points": 0, "reasons": []},
      {"by": "us", "card": "TH", "count": 20, "points": 2, "reasons": ["pair"]},
      {"by": "them", "card": "5D", "count": 25, "points": 1, "reasons": ["go"]},
      {"by": "us", "card": "QC", "count": 10, "points": 0, "reasons": []}],
    "totals": {"us": 2, "them": 1}, "count": 10, "toPlay": "them", "over": false})"));
  CHECK(ask("scorePlay", {{"played", "them TS, us 10h, THEM 5♦ us qc"}, {"weDeal", true}})["ok"] == answer);
}

TEST_CASE("a play without cards says only whose lead it is") {
  for (const json& nothing : {json::array(), json("")}) {
    const json answer = ask("scorePlay", {{"played", nothing}, {"weDeal", false}})["ok"];
    CHECK(answer["plays"].empty());
    CHECK(answer["totals"] == json{{"us", 0}, {"them", 0}});
    CHECK(answer["count"] == 0);
    CHECK(answer["toPlay"] == "us");
    CHECK(answer["over"] == false);
  }
}

TEST_CASE("a bad play is refused like any other question") {
  const json play = {{"played", "us 5C, them TS"}, {"weDeal", false}};
  for (const json& bad : {without(play, "played"), with(play, "weDeal", "no"), with(play, "played", 5)})
    CHECK(codeOf("scorePlay", bad) == "badQuestion");
  CHECK(codeOf("scorePlay", with(play, "ours", 121)) == "badScore");
  CHECK(codeOf("scorePlay", with(play, "theirs", -1)) == "badScore");
}

TEST_CASE("cards are read as far as they can be") {
  CHECK(ask("scoreShows", {{"hands", {"5H 5D 5S JC 5C", "4S 5H 5D 6C 5S"}}})["ok"] ==
        json{{"points", {29, 23}}});
  CHECK(ask("scoreShows", {{"hands", {"5H 5D 5S JC 5C", "4S 5H 5D 6C"}}})["error"]["line"] == 2);
  CHECK(ask("parseCards", {{"text", "5h 10♠"}})["ok"] == json{{"cards", {"5H", "TS"}}});
  const json stopped = ask("parseCards", {{"text", "5H 4r 6C"}})["ok"];
  CHECK(stopped["cards"] == json::array({"5H"}));
  CHECK(stopped["error"]["code"] == "badCard");
  CHECK(stopped["error"]["text"] == "4r");
  CHECK(ask("parseCards", {{"text", "5H 5H"}})["ok"]["error"]["code"] == "duplicateCard");
  CHECK(ask("parseCards", {{"text", ""}})["ok"]["cards"].empty());
}

TEST_CASE("the opponent is an expert unless another kind is named") {
  const json expert = ask("valueDiscards", sixDealt);
  CHECK(ask("valueDiscards", with(sixDealt, "opponent", "expert")) == expert);
  const auto bestCrib = [&](const char* opponent) {
    return ask("valueDiscards", with(sixDealt, "opponent", opponent))["ok"][0]["crib"]["mean"].get<double>();
  };
  CHECK(bestCrib("expert") < bestCrib("handOnly"));
  CHECK(bestCrib("handOnly") < bestCrib("random"));
  for (const json& bad :
       {json("Expert"), json(""), json("hessel"), json(1), json(true), json::array({"expert", "random"})}) {
    const json error = ask("valueDiscards", with(sixDealt, "opponent", bad))["error"];
    CAPTURE(bad);
    CHECK(error["code"] == "badQuestion");
    CHECK(error["message"].get<std::string>().find("“expert”, “handOnly” or “random”") != std::string::npos);
  }
}

TEST_CASE("cards may come again only if the question says so") {
  const auto read = [](Given mayRepeat) {
    return parseCards(CardsQuestion{Given::ofText("5H 6H 5♥ 5X"), std::move(mayRepeat)});
  };
  CHECK(read({})->error->code == ErrorCode::duplicateCard);
  const auto again = read(Given::ofTruth(true));
  CHECK(again->cards.size() == 3);
  CHECK(again->error->text == "5X");
  CHECK(read(Given::ofText("often")).error().code == ErrorCode::badQuestion);
}

TEST_CASE("ten megabytes of random bytes are refused with forty of them") {
  const Given rubbish = Given::ofText(std::string(10'000'000, '\xFE'));
  const Error error = scoreShow({rubbish, {}, {}, {}}).error();
  CHECK(error.code == ErrorCode::badCard);
  CHECK(error.text == std::string(40, '?'));
  CHECK(scoreRanks({rubbish, {}}).error().text == error.text);
  CHECK(valueDiscards({rubbish, {}, {}, {}, {}, {}, {}, {}}, {}).error().text == error.text);
  CHECK(valueStarters({rubbish, {}, {}}).error().text == error.text);
  CHECK(scorePlay({rubbish, {}, {}, {}}).error().text == error.text);
  CHECK(parseCards(CardsQuestion{rubbish})->error->text == error.text);
}
