#include "cases.h"
#include "catch.h"
#include "cribbage/cribbage.h"

namespace {

constexpr double nearly = 1e-9;

json reviewed(const std::string& record, int deal, bool quick = true) {
  return answerTo("reviewDeal", {{"record", record}, {"deal", deal}, {"quick", quick}});
}

double lostBy(const json& totals) {
  return totals["lost"]["throw"].get<double>() + totals["lost"]["play"].get<double>();
}

void checkAddsUp(const json& review) {
  double chance = review["before"], luck = 0;
  for (const json& step : review["steps"]) {
    CAPTURE(step.dump());
    const double lost = step.value("lost", 0.0);
    CHECK(lost >= 0);
    luck += step.value("luck", 0.0);
    chance += step.value("luck", 0.0) + (step.value("by", "") == "a" ? -lost : lost);
    CHECK(std::abs(step["chance"].get<double>() - chance) < nearly);
    CHECK((chance > -nearly && chance < 1 + nearly));
  }
  const json &a = review["totals"]["a"], &b = review["totals"]["b"];
  CHECK(std::abs(a["luck"].get<double>() + b["luck"].get<double>() - luck) < nearly);
  CHECK(std::abs(review["before"].get<double>() + luck - lostBy(a) + lostBy(b) -
                 review["after"].get<double>()) < nearly);
  CHECK(std::abs(chance - review["after"].get<double>()) < nearly);
}

std::string gameOf(const char* a, const char* b, int seed) {
  json question = {{"a", a}, {"b", b}, {"games", 1}, {"seed", seed}};
  question.update({{"duplicate", false}, {"record", true}});
  return answerTo("simulate", question)["records"][0];
}

char rankOf(const json& card) {
  return card.get<std::string>()[0];
}

// How many choices in a review were compared with the advice on them, and how many of these choices lost win
// chance.
struct Asked {
  int asked = 0, lost = 0;
};

Asked checkAsked(const json& review) {
  Asked found;
  for (const json& step : review["steps"]) {
    if (!step.contains("question")) continue;
    CAPTURE(step.dump());
    const bool threw = step["kind"] == "throw";
    const json answer = ask(threw ? "valueDiscards" : "valuePlays", step["question"])["ok"];
    const json& choices = threw ? answer : answer["legal"];
    REQUIRE_FALSE(choices.empty());
    double chosen = -1;
    for (const json& choice : choices)
      if ((threw ? choice["thrown"] : json::array({choice["card"]})) == step["chosen"])
        chosen = choice["winChance"];
    CHECK(chosen >= 0);
    const double gap = choices[0]["winChance"].get<double>() - chosen, lost = step["lost"];
    CHECK((std::abs(lost - gap) < nearly || (lost == 0 && gap < 0.02)));
    if (step.contains("best"))
      CHECK((threw ? step["best"] == choices[0]["thrown"]
                   : rankOf(step["best"][0]) == rankOf(choices[0]["card"])));
    else
      CHECK(rankOf(choices.front()["card"]) == rankOf(choices.back()["card"]));
    ++found.asked;
    found.lost += lost > 0 ? 1 : 0;
  }
  return found;
}

// Returns the first step of a kind, by one player if that is given.
json stepOf(const json& review, const char* kind, const char* by = nullptr) {
  for (const json& step : review["steps"])
    if (step["kind"] == kind && (!by || step["by"] == by)) return step;
  throw std::runtime_error(std::string("no ") + kind);
}

// Returns the first `count` lines of a record.
std::string lines(const std::string& record, std::size_t count) {
  std::size_t at = 0;
  while (count-- > 0 && at < record.size()) at = record.find('\n', at) + 1;
  return record.substr(0, at);
}

}  // namespace

TEST_CASE("the review of a finished game adds up to a win or a loss", "[exhaust]") {
  for (const auto& [a, b] : {std::pair{"beginner", "club"}, {"pub", "beginner"}}) {
    const std::string record = gameOf(a, b, 3);
    const json game = ask("reviewGame", {{"record", record}, {"quick", true}})["ok"];
    checkAddsUp(game);
    const json read = ask("readGame", {{"record", record}})["ok"];
    CHECK(game["after"] == (read["winner"] == "a" ? 1.0 : 0.0));
    CHECK(game["steps"].back()["deal"] == read["deals"].size());
    double before = game["before"];
    for (std::size_t deal = 1; deal <= read["deals"].size(); ++deal) {
      const json one = reviewed(record, static_cast<int>(deal));
      checkAddsUp(one);
      CHECK(one["before"] == before);
      before = one["after"];
    }
  }
}

TEST_CASE("experts give nothing away, and their shows tell nothing new", "[exhaust]") {
  const std::string record = gameOf("expert", "expert", 5);
  const json game = ask("reviewGame", {{"record", record}})["ok"];
  checkAddsUp(game);
  for (const json& step : game["steps"]) {
    CAPTURE(step.dump());
    CHECK(step.value("lost", 0.0) == 0);
    if (step["kind"] == "show") CHECK_FALSE(step.contains("luck"));
    CHECK((step["kind"] != "throw" || step["question"].contains("dealt")));
    CHECK((step["kind"] != "play" || step["question"].contains("kept")));
  }
}

TEST_CASE("a review asks what a choice was chosen from") {
  const std::string record = gameOf("beginner", "beginner", 7);
  CHECK(checkAsked(reviewed(record, 1, false)).asked >= 8);
}

// Ben has 114 before the deal and 116 when the cards are played, because of the jack.
TEST_CASE("a review of a deal with heels asks at the score that they made") {
  const json review = reviewed(
      "Ann - Ben\n1. 111-114* JH\nAnn: 4C 7S 8D QS / 2C KH\nBen: 3S 6C 9H TD / AC 5D\n"
      "play: QS TD 4C 3S 8D 6C 7S 9H",
      1, false);
  const Asked asked = checkAsked(review);
  CHECK(asked.asked >= 6);
  CHECK(asked.lost >= 2);
  for (const json& step : review["steps"])
    if (step["kind"] == "play" && step.contains("question"))
      CHECK(step["question"][step["by"] == "b" ? "ours" : "theirs"] == 116);
}

TEST_CASE("heels is the dealer's luck, and all of the luck if it wins the game") {
  const auto heels = [&](const char* head) {
    const json review = reviewed(
        std::string("Ann - Ben\n1. ") + head + " JH\nAnn: 4C 7S 8D QS / 2C KH\nBen: 3S 6C 9H TD / AC 5D", 1);
    return stepOf(review, "heels");
  };
  CHECK(heels("80-80*")["luck"] < -0.05);
  CHECK(heels("111*-114")["luck"] > 0.05);
  CHECK(heels("119-119*")["chance"] == 0);
  CHECK(heels("119-119*")["luck"] < -0.05);
}

TEST_CASE("a cut says nothing of the chances where all twelve cards are known and a throw is not") {
  const std::string hands = "Ann - Ben\n1. 0-0* 9H\nAnn: 4C 5H 6D JS / 2C KH\nBen: 3S 6S 6H 6C ";
  const auto hasLuck = [&](const char* rest) {
    const json review = reviewed(hands + rest, 1);
    return stepOf(review, "cut").contains("luck");
  };
  CHECK(hasLuck("/ JC QD"));
  CHECK_FALSE(hasLuck("JC QD"));
}

TEST_CASE("a five thrown into the opponent's crib is found") {
  const json review =
      reviewed("Ann - Ben\n1. 0-0* KD\nAnn: 7C 8D QS KH / 5H 5S\nBen: 2C 3S 9H TD / AC 4D", 1);
  checkAddsUp(review);
  const json& threw = review["steps"][2];
  CHECK(threw["kind"] == "throw");
  CHECK(threw["by"] == "a");
  CHECK(threw["lost"] > 0.05);
  CHECK(threw["chosen"] == json{"5S", "5H"});
  CHECK(review["totals"]["a"]["lost"]["throw"] == threw["lost"]);
}

TEST_CASE("a review asks at the score of the deal, counted as in a game to 121") {
  const std::string cards = "\nAnn: 7C 8D QS KH / 5H 5S\nBen: 2C 3S 9H TD / AC 4D";
  const auto scores = [&](const std::string& head, const char* by) {
    const json review = reviewed(head + cards, 1);
    const json asked = stepOf(review, "throw", by)["question"];
    return json{asked["ours"], asked["theirs"], asked["weDeal"]};
  };
  for (const char* head : {"Ann - Ben\n1. 100-95* KD", "Ann - Ben to 61\n1. 40-35* KD"}) {
    CHECK(scores(head, "a") == json{100, 95, false});
    CHECK(scores(head, "b") == json{95, 100, true});
  }
  CHECK(scores("Ann - Ben\n1. 100*-95 KD", "a") == json{100, 95, true});
}

TEST_CASE("a deal of which only the pegs are known is one change of the chances") {
  const json review = reviewed("Ann - Ben\n1. 0-0*\npegs: Ben 11\n2.", 1);
  REQUIRE(review["steps"].size() == 1);
  const json& step = review["steps"][0];
  CHECK(step["kind"] == "show");
  CHECK(step["luck"] < -0.05);
  CHECK(step["chance"] == review["after"]);
  CHECK(review["after"] == ask("winChance", {{"ours", 0}, {"theirs", 11}, {"weDeal", true}})["ok"]["chance"]);
}

TEST_CASE("the last deal of a record ends with its three shows") {
  const json counted = reviewed("Ann - Ben\n1. 0-0* KD\nshow: 4 4 10", 1);
  CHECK(counted["after"] ==
        ask("winChance", {{"ours", 4}, {"theirs", 14}, {"weDeal", true}})["ok"]["chance"]);
}

TEST_CASE("a record without all its cards is reviewed as far as it goes") {
  const std::string record = gameOf("beginner", "pub", 11);
  for (std::size_t count = 2; count < 16; ++count) {
    const std::string part = lines(record, count);
    const std::size_t deals = answerTo("readGame", {{"record", part}})["deals"].size();
    for (std::size_t deal = 1; deal <= deals; ++deal) checkAddsUp(reviewed(part, static_cast<int>(deal)));
  }
  for (const char* part :
       {"Ann - Ben\n1. 0-0*\npegs: Ben 11\n2.", "Ann - Ben\n1. 0-0*\npegs: Ann 3\nshow: 4 8 2\n2.",
        "Ann - Ben\n1. 0-0* JH\nAnn: 4C 5H 6D JS / 2C KH\nplay: 5 T (15-2) 4 6",
        "Ann - Ben\n1. 0-0* JH\nAnn: 4C 5H 6D JS / 2C KH\nBen: 3S 6S 6H 6C\nplay: 5H 6S 4C 6H",
        "Ann - Ben\n1. 0-0* 9H\nAnn: 4C 5H 6D JS 2C KH\nBen: 3S 6S 6H 6C JC QD",
        "Ann - Ben to 61\n1. 59-60* JH", "Ann - Ben\n1. 120-120*"})
    checkAddsUp(reviewed(part, 1, false));
  const json half =
      reviewed("Ann - Ben\n1. 0-0* JH\nAnn: 4C 5H 6D JS / 2C KH\nBen: 3S 6S 6H 6C\nplay: 5H 6S 4C 6H", 1);
  int judged = 0;
  for (const json& step : half["steps"]) judged += step.contains("lost") ? 1 : 0;
  CHECK(judged == 5);
}

TEST_CASE("a review of a deal that is not there is refused") {
  const std::string record = "Ann - Ben\n1. 0-0* JH";
  for (const json& deal : {json(0), json(2), json(1.5), json("1"), json(nullptr)})
    CHECK(codeOf("reviewDeal", {{"record", record}, {"deal", deal}}) == "badQuestion");
  CHECK(codeOf("reviewDeal", {{"record", "nobody"}, {"deal", 1}}) == "badRecord");
  for (const json& none : {json(), json(0), json(1), json("1")})
    CHECK(ask("reviewDeal", {{"record", "Ann - Ben"}, {"deal", none}})["error"]["message"] ==
          "This game has no deal yet.");
  CHECK(ask("reviewGame", {{"record", "Ann - Ben"}})["error"]["message"] == "This game has no deal yet.");
  CHECK(codeOf("reviewGame", {{"record", record}, {"quick", "no"}}) == "badQuestion");
}
