#include "catch.h"
#include "cli/json.h"
#include "cribbage/game/game.h"
#include "cribbage/questions/show_questions.h"
#include "cribbage/questions/simulate_questions.h"
#include "shipped.h"

using namespace cribbage;

namespace {

SimulateQuestion question(const std::string& a, const std::string& b, double games, double seed = 1) {
  SimulateQuestion question;
  question.a = Given::ofText(a);
  question.b = Given::ofText(b);
  question.games = Given::ofNumber(games, std::to_string(games));
  question.seed = Given::ofNumber(seed, std::to_string(seed));
  return question;
}

SimulateAnswer answer(const SimulateQuestion& question) {
  const auto answer = simulate(question, shipped());
  REQUIRE(answer);
  return *answer;
}

std::string code(const SimulateQuestion& question) {
  const auto answer = simulate(question, shipped());
  return answer ? "ok" : std::string(print(answer.error().code));
}

SimulateQuestion from(SimulateQuestion question, double ours, double theirs, const std::string& deals) {
  question.ours = Given::ofNumber(ours, std::to_string(ours));
  question.theirs = Given::ofNumber(theirs, std::to_string(theirs));
  question.deals = Given::ofText(deals);
  return question;
}

SimulateQuestion once(SimulateQuestion question) {
  question.duplicate = Given::ofTruth(false);
  return question;
}

}  // namespace

TEST_CASE("a player wins exactly half of the duplicate games against the same player", "[exhaust]") {
  for (const std::string name : {"points/greedy", "handOnly/greedy", "schell/random", "random/random"}) {
    CAPTURE(name);
    const SimulateAnswer half = answer(question(name, name, name == "points/greedy" ? 8 : 60));
    CHECK(half.a.won.chance == 0.5);
    CHECK(half.a.won.low == 0.5);
    CHECK(half.a.won.high == 0.5);
    CHECK(half.a.won.skunks == half.b.won.skunks);
  }
}

TEST_CASE("the points player wins nearly every game against the random player", "[exhaust]") {
  const SimulateAnswer won = answer(question("points", "random", 30));
  CHECK(won.a.won.chance > 0.9);
  CHECK(won.a.won.skunks > 20);
  CHECK(won.a.won.games + won.b.won.games == won.played);
  CHECK(won.b.won.high < 0.1);
}

TEST_CASE("playing well wins more games, and throwing well still more") {
  const WonGames playing = answer(question("schell/greedy", "schell/random", 200)).a.won;
  const WonGames throwing = answer(question("schell/random", "random/random", 200)).a.won;
  CHECK(playing.low > 0.5);
  CHECK(throwing.low > playing.high);
}

TEST_CASE("a seed gives the same games in whatever order they are played") {
  SimulateMeans backwards;
  backwards.forEach = [](std::size_t count, const std::function<void(std::size_t)>& work) {
    for (std::size_t at = count; at > 0; --at) work(at - 1);
  };
  const SimulateQuestion asked = question("schell", "random/greedy", 100, 5);
  const auto turned = simulate(asked, shipped(), backwards);
  REQUIRE(turned);
  CHECK(toJson(*turned) == toJson(answer(asked)));
  CHECK(toJson(answer(question("schell", "random/greedy", 100, 6))) != toJson(*turned));
}

TEST_CASE("the order of the players makes no difference to duplicate games") {
  const SimulateAnswer one = answer(question("schell", "handOnly", 100));
  const SimulateAnswer other = answer(question("handOnly", "schell", 100));
  CHECK(one.a.won.games == other.b.won.games);
  CHECK(toJson(one.a) == toJson(other.b));
}

TEST_CASE("the first player is on our side in games that are not duplicate") {
  const SimulateAnswer single = answer(once(question("schell", "random", 200)));
  CHECK(single.played == 200);
  CHECK(single.us.games == single.a.won.games);
  CHECK(single.them.games == single.b.won.games);
}

TEST_CASE("duplicate games give both players the same cards, so luck cancels") {
  const SimulateQuestion asked = question("schell", "handOnly", 300);
  const WonGames both = answer(asked).a.won, single = answer(once(asked)).a.won;
  CHECK(both.high - both.low < 0.7 * (single.high - single.low));
}

TEST_CASE("the interval of single games is that of coin tosses") {
  const WonGames won = answer(once(question("schell/greedy", "handOnly/greedy", 400))).a.won;
  const double margin = 1.96 * std::sqrt(won.chance * (1 - won.chance) / 400);
  CHECK(won.low == Approx(won.chance - margin));
  CHECK(won.high == Approx(won.chance + margin));
}

TEST_CASE("games may start from any score and with either dealer, by default with both in turn") {
  const SimulateQuestion asked = question("schell", "schell", 200);
  CHECK(answer(from(asked, 120, 0, "us")).us.games == 400);
  const double dealing = answer(from(asked, 116, 116, "us")).us.chance;
  const double poning = answer(from(asked, 116, 116, "them")).us.chance;
  CHECK(dealing + poning == Approx(1).margin(0.1));
  CHECK(dealing < poning - 0.2);  // the pone counts first
  CHECK(answer(from(asked, 60, 60, "us")).firstDealer.games == answer(from(asked, 60, 60, "us")).us.games);
  CHECK(answer(from(asked, 60, 60, "them")).firstDealer.games ==
        answer(from(asked, 60, 60, "them")).them.games);
  const SimulateAnswer both = answer(once(question("schell", "schell", 400)));
  CHECK(both.firstDealer.games != both.us.games);
  CHECK(both.firstDealer.games != both.them.games);
}

TEST_CASE("points are reported for dealer and pone by what they were for") {
  const SimulateAnswer points = answer(question("schell", "handOnly", 300));
  for (const SimulatedPlayer* player : {&points.a, &points.b}) {
    CHECK(*player->dealer.heels == Approx(2.0 / 13).margin(0.03));
    CHECK(*player->dealer.hand == Approx(8).margin(0.5));
    CHECK(*player->pone.hand == Approx(8).margin(0.5));
    CHECK(*player->dealer.play > *player->pone.play + 0.5);
    CHECK_FALSE(player->pone.heels);
    CHECK_FALSE(player->pone.crib);
  }
  CHECK(*points.b.dealer.hand > *points.a.dealer.hand);  // b keeps the best hand
  CHECK(*points.b.dealer.crib < *points.a.dealer.crib);
}

TEST_CASE("the first deal of a game is the deal with its seed") {
  const SeededPacks packs(11, 2);
  const Pack pack = packs.pack(4);
  const auto dealt = deal({Given::ofNumber(static_cast<double>(packs.seedOf(4)), "")});
  REQUIRE(dealt);
  CHECK(pack.hands.pone == dealt->hands[0]);
  CHECK(pack.hands.dealer == dealt->hands[1]);
  CHECK(pack.starter == dealt->starter);
}

TEST_CASE("an impossible simulation is refused") {
  const SimulateQuestion good = question("schell", "random", 1);
  for (const double seed : {0.0, 9'007'199'254'740'991.0})
    REQUIRE(code(question("schell", "random", 1, seed)) == "ok");
  const auto with = [&](Given SimulateQuestion::*field, const Given& given) {
    SimulateQuestion bad = good;
    bad.*field = given;
    return code(bad);
  };
  const auto number = [](double value) { return Given::ofNumber(value, ""); };
  const auto text = [](const char* value) { return Given::ofText(value); };
  for (const double games : {0.0, -1.0, 0.5, 100'001.0, 1e300, std::nan("")})
    CHECK(with(&SimulateQuestion::games, number(games)) == "badQuestion");
  CHECK(with(&SimulateQuestion::games, {}) == "badQuestion");
  CHECK(with(&SimulateQuestion::games, text("10")) == "badQuestion");
  for (const Given& seed : {Given(), number(-1), number(9'007'199'254'740'992)})
    CHECK(with(&SimulateQuestion::seed, seed) == "badQuestion");
  CHECK(with(&SimulateQuestion::a, {}) == "badQuestion");
  CHECK(with(&SimulateQuestion::a, text("schell/nothing")) == "badQuestion");
  CHECK(with(&SimulateQuestion::b, number(1)) == "badQuestion");
  CHECK(with(&SimulateQuestion::b, text("schell/solved")) == "badTable");
  CHECK(with(&SimulateQuestion::duplicate, text("true")) == "badQuestion");
  CHECK(with(&SimulateQuestion::ours, number(121)) == "badScore");
  CHECK(with(&SimulateQuestion::theirs, number(-1)) == "badScore");
  CHECK(with(&SimulateQuestion::deals, text("me")) == "badQuestion");
  CHECK(code(question("schell/advice", "random", 1'001)) == "badQuestion");
  CHECK(code(question("random", "win", 1'001)) == "badQuestion");
}
