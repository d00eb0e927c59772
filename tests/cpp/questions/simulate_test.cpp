#include "catch.h"
#include "cli/json.h"
#include "cribbage/game/game.h"
#include "cribbage/questions/play_questions.h"
#include "cribbage/questions/record_questions.h"
#include "cribbage/questions/show_questions.h"
#include "cribbage/questions/simulate_questions.h"
#include "shipped.h"
#include "written.h"

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
  CHECK(single.us->games == single.a.won.games);
  CHECK(single.them->games == single.b.won.games);
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
  CHECK(answer(from(asked, 120, 0, "us")).us->games == 400);
  const double dealing = answer(from(asked, 116, 116, "us")).us->chance;
  const double poning = answer(from(asked, 116, 116, "them")).us->chance;
  CHECK(dealing + poning == Approx(1).margin(0.1));
  CHECK(dealing < poning - 0.2);  // the pone counts first
  CHECK(answer(from(asked, 60, 60, "us")).firstDealer.games == answer(from(asked, 60, 60, "us")).us->games);
  CHECK(answer(from(asked, 60, 60, "them")).firstDealer.games ==
        answer(from(asked, 60, 60, "them")).them->games);
  const SimulateAnswer both = answer(once(question("schell", "schell", 400)));
  CHECK(both.firstDealer.games != both.us->games);
  CHECK(both.firstDealer.games != both.them->games);
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
  const auto dealt = deal(static_cast<std::int64_t>(packs.seedOf(4)));
  REQUIRE(dealt);
  CHECK(pack.hands.pone == dealt->hands[0]);
  CHECK(pack.hands.dealer == dealt->hands[1]);
  CHECK(pack.starter == dealt->starter);
}

namespace {

SimulateQuestion seated(SimulateQuestion question, int players) {
  question.players = Given::ofNumber(players, std::to_string(players));
  return question;
}

SimulateQuestion recorded(SimulateQuestion question) {
  question.record = Given::ofTruth(true);
  return question;
}

// Returns the holes of the side of a player.
int holesOf(const HolesBySide& holes, PlayerId who, int players) {
  const auto place = static_cast<int>(who) % (players == 4 ? 2 : 3);
  return std::array{holes.a, holes.b, holes.c.value_or(0)}[static_cast<std::size_t>(place)];
}

// Asks for the points of the play of a recorded deal.
SeatedPlayAnswer scored(const DealRecord& deal, int players) {
  std::vector<PlayerTurn> turns;
  for (const PlayedCard& played : deal.play) turns.push_back({played.by, card(played.card)});
  PerPlayer<int> scores{{deal.before.a, deal.before.b, deal.before.c.value_or(0)}};
  scores[Seating(static_cast<std::size_t>(players)).sideOf(deal.dealer)] += deal.heels;
  const auto answer = scorePlay(turns, players, deal.dealer, scores);
  REQUIRE(answer);
  return *answer;
}

}  // namespace

TEST_CASE("games of three and four are recorded, and read to the same scores") {
  for (const int players : {3, 4}) {
    const SimulateAnswer played =
        answer(recorded(seated(question("handOnly/reply", "random/greedy", 150, 3), players)));
    std::array<std::int64_t, 4> won{};
    std::size_t deals = 0, plays = 0, unknown = 0;
    for (const std::string& record : *played.records) {
      const auto game = readGame(record);
      if (!game) FAIL(game.error().message);
      REQUIRE(game->record == record);
      REQUIRE(game->players.size() == static_cast<std::size_t>(players));
      REQUIRE(game->winner);
      ++won.at(static_cast<std::size_t>(*game->winner));
      CHECK(game->deals[0].dealer == static_cast<PlayerId>((&record - &played.records->front()) % players));
      deals += game->deals.size();
      for (const DealRecord& deal : game->deals) {
        if (deal.play.empty()) continue;  // the game ended with heels
        const SeatedPlayAnswer again = scored(deal, players);
        REQUIRE(again.plays.size() == deal.play.size());
        for (std::size_t at = 0; at < deal.play.size(); ++at) {
          ++plays;
          if (again.plays[at].points == deal.play[at].points) continue;
          ++unknown;  // the last point of a game can be for a go that only the hands show
          CHECK(&deal == &game->deals.back());
          CHECK(again.plays[at].points + 1 == deal.play[at].points);
          CHECK(holesOf(game->score, deal.play[at].by, players) == 121);
        }
      }
    }
    CHECK(unknown < 10);
    CHECK(plays > 9'000);
    CHECK(played.deals == Approx(static_cast<double>(deals) / 150));
    CHECK(won[0] == played.a.won.games);
    CHECK(won[1] == played.b.won.games);
    CHECK((players == 3 ? won[2] : won[0]) == played.c->won.games);
    CHECK(played.d.has_value() == (players == 4));
    CHECK(won[0] + won[1] + won[2] == 150);
  }
}

TEST_CASE("of three and four, playing and throwing well wins more games") {
  for (const int players : {3, 4}) {
    const double fair = players == 3 ? 1.0 / 3 : 0.5;
    const SimulateAnswer playing =
        answer(seated(question("handOnly/reply", "handOnly/random", 300), players));
    CHECK(playing.b.won.high < fair);
    const SimulateAnswer throwing =
        answer(seated(question("handOnly/random", "random/random", 300), players));
    CHECK(throwing.b.won.high < fair);
    // Equal players win equally often, but who deals first has an advantage.
    const SimulateAnswer equal = answer(seated(question("handOnly/reply", "handOnly/reply", 600), players));
    for (const WonGames& won : {equal.a.won, equal.b.won, equal.c->won}) {
      CHECK(won.low < fair);
      CHECK(won.high > fair);
    }
    CHECK(*equal.a.dealer.play > *equal.a.pone.play);
    CHECK_FALSE(equal.a.second->crib);
    CHECK(equal.a.third.has_value() == (players == 4));
    CHECK_FALSE(equal.us);
  }
}

TEST_CASE("partners of four win and are skunked together, and three have no skunks") {
  const SimulateAnswer four = answer(seated(question("handOnly/reply", "random", 200), 4));
  CHECK(toJson(four.a.won) == toJson(four.c->won));
  CHECK(toJson(four.b.won) == toJson(four.d->won));
  CHECK(four.a.won.games + four.b.won.games == 200);
  CHECK(four.a.won.skunks > 20);
  CHECK(answer(seated(question("handOnly/reply", "random", 200), 3)).a.won.skunks == 0);
}

TEST_CASE("the cards of a deal of three and of four are the deal with its seed") {
  const SeededPacks packs(11, 2);
  for (const int players : {3, 4}) {
    const FivesPack pack = packs.fives(4, static_cast<std::size_t>(players));
    const auto dealt = deal(static_cast<std::int64_t>(packs.seedOf(4)), players);
    REQUIRE(dealt);
    CHECK(pack.fives.hands == dealt->hands);
    CHECK(pack.fives.crib.has_value() == (players == 3));
    if (players == 3) CHECK((*dealt->crib)[0] == *pack.fives.crib);
    CHECK(pack.starter == dealt->starter);
  }
}

TEST_CASE("an impossible simulation of three or four is refused") {
  const SimulateQuestion good = seated(question("handOnly", "random", 1), 3);
  REQUIRE(code(good) == "ok");
  const auto with = [&](Given SimulateQuestion::*field, const Given& given) {
    SimulateQuestion bad = good;
    bad.*field = given;
    return code(bad);
  };
  CHECK(with(&SimulateQuestion::duplicate, Given::ofTruth(false)) == "badQuestion");
  CHECK(with(&SimulateQuestion::ours, Given::ofNumber(0, "0")) == "badQuestion");
  CHECK(with(&SimulateQuestion::theirs, Given::ofNumber(0, "0")) == "badQuestion");
  CHECK(with(&SimulateQuestion::deals, Given::ofText("both")) == "badQuestion");
  CHECK(with(&SimulateQuestion::c, Given::ofText("random")) == "ok");
  CHECK(with(&SimulateQuestion::c, Given::ofText("lucky")) == "badQuestion");
  CHECK(with(&SimulateQuestion::d, Given::ofText("random")) == "badQuestion");
  CHECK(with(&SimulateQuestion::players, Given::ofNumber(5, "5")) == "badQuestion");
  for (const char* forTwo : {"schell", "win", "club", "points/advice", "random/novice", "points/solved"})
    CHECK(with(&SimulateQuestion::b, Given::ofText(forTwo)) == "badQuestion");
  SimulateQuestion two = question("random", "random", 1);
  two.c = Given::ofText("random");
  CHECK(code(two) == "badQuestion");
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
