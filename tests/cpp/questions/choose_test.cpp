#include <algorithm>
#include <map>
#include <set>

#include "cases.h"
#include "catch.h"
#include "cribbage/deal/ties.h"
#include "cribbage/game/game.h"
#include "cribbage/game/player_maker.h"
#include "questions/seeded.h"
#include "shipped.h"
#include "written.h"

using namespace cribbage;

namespace {

json withLevel(json question, std::string_view level, std::int64_t seed = 0) {
  question["level"] = level;
  question["seed"] = seed;
  return question;
}

// Returns a score that depends on the seed, with each side at 0 to 120.
Score scoreOf(std::uint64_t seed) {
  return {static_cast<int>(seed * 37 % 121), static_cast<int>(seed * 53 % 121)};
}

// For each of the first `count` seeds in whose position it is our turn, calls `see` with the question about
// our card and with the advice that answers it.
template <class See>
int eachPlay(std::uint64_t count, See see) {
  int seen = 0;
  for (std::uint64_t seed = 0; seed < count; ++seed) {
    const Score score = scoreOf(seed);
    const SeededPlay at(seed, seed / 8 % 2 == 0, seed % 8, score);
    if (!isOurTurn(at)) continue;
    const json question = questionOf(at, score);
    CAPTURE(question.dump());
    see(question, answerTo("valuePlays", question));
    ++seen;
  }
  return seen;
}

}  // namespace

TEST_CASE("an expert throws what the advice ranks first, for whatever the game is played for", "[exhaust]") {
  for (std::uint64_t seed = 0; seed < 24; ++seed) {
    json question = discardQuestion(seed, scoreOf(seed));
    question["objective"] = std::array{"win", "acc", "money"}[seed % 3];
    CAPTURE(question.dump());
    CHECK(ask("chooseDiscard", withLevel(question, "expert"))["ok"]["thrown"] ==
          ask("valueDiscards", question)["ok"][0]["thrown"]);
  }
}

TEST_CASE("an expert plays a card that the advice cannot tell from the best, and says go if no card fits",
          "[exhaust]") {
  int went = 0;
  const int seen = eachPlay(32, [&](const json& question, const json& advice) {
    const json chosen = ask("choosePlay", withLevel(question, "expert"))["ok"];
    if (advice["mustGo"]) {
      CHECK(chosen == json{{"go", true}});
      ++went;
      return;
    }
    double best = 0, its = 0;
    for (const json& each : advice["legal"]) {
      const auto chance = each["winChance"].get<double>();
      best = std::max(best, chance);
      if (each["card"] == chosen["card"]) its = chance;
    }
    CHECK(its >= best - tieOfCards);
  });
  CHECK(seen > 10);
  CHECK(went > 0);
}

TEST_CASE("an expert draws among the tied cards as often as the solution plays them") {
  const json question = {{"kept", "4H 5S 5D JS"}, {"weDeal", false}, {"played", ""}};
  const json legal = answerTo("valuePlays", question)["legal"];
  REQUIRE(legal[0]["card"] == "JS");
  constexpr int draws = 200;
  std::map<std::string, int> drawn;
  for (int seed = 0; seed < draws; ++seed)
    ++drawn[ask("choosePlay", withLevel(question, "expert", seed))["ok"]["card"].get<std::string>()];
  CHECK(drawn.size() == 2);  // the fives lose by more than a tie
  for (int at = 0; at < 2; ++at)
    CHECK(drawn[legal[static_cast<std::size_t>(at)]["card"].get<std::string>()] ==
          Approx(draws * legal[static_cast<std::size_t>(at)]["frequency"].get<double>()).margin(25));
}

TEST_CASE("every level plays a card that fits, the same for the same seed") {
  const int seen = eachPlay(30, [](const json& question, const json& advice) {
    std::set<std::string> legal;
    for (const json& card : advice["legal"]) legal.insert(card["card"].get<std::string>());
    for (const char* level : {"novice", "beginner", "pub", "club"}) {
      const json asked = withLevel(question, level, 7), chosen = ask("choosePlay", asked)["ok"];
      CAPTURE(asked.dump());
      CHECK(chosen == ask("choosePlay", asked)["ok"]);
      CHECK(chosen.size() == 1);
      if (advice["mustGo"])
        CHECK(chosen["go"] == true);
      else
        CHECK(legal.contains(chosen["card"]));
    }
  });
  CHECK(seen > 10);
}

TEST_CASE("a player of any level leads anew when both have gone") {
  const json question = {
      {"kept", "TH 9S 8D 7C"}, {"weDeal", true}, {"played", "them TC us TH them 9C us go them go"}};
  for (const Level level : levels)
    CHECK(answerTo("choosePlay", withLevel(question, print(level))).contains("card"));
}

TEST_CASE("a player of any level plays the one card that fits, after cards played where a go was possible") {
  const json question = {
      {"kept", "2S 6H 8D KS"}, {"weDeal", true}, {"played", "them TC us 8D them 4C us 2S them AH"}};
  for (const Level level : levels)
    CHECK(answerTo("choosePlay", withLevel(question, print(level)))["card"] == "6H");
}

TEST_CASE("a choice that cannot be made is refused, and the seed and the level are read") {
  const json six = discardQuestion(1, {});
  for (const json& bad : {six, withLevel(six, "master"), withLevel(six, "pub", -1)})
    CHECK(codeOf("chooseDiscard", bad) == "badQuestion");
  CHECK(codeOf("chooseDiscard", withLevel(six, "pub")) == "ok");
  const json four = {{"kept", "5H 9S KD 2C"}, {"weDeal", true}, {"played", ""}};
  CHECK(codeOf("choosePlay", withLevel(four, "pub")) == "illegalPlay");  // they lead
}

namespace {

// The first deal of a game, in which the pone always has the same six cards; `seed` decides all other cards.
class OthersScrambled final : public Packs {
 public:
  OthersScrambled(const Dealt& pone, Card starter, std::uint64_t seed)
      : pone_(pone), starter_(starter), seed_(seed) {}

  Pack pack(int) const override {
    Random random(seed_);
    std::vector<Card> others = CardSet::deck().without(CardSet({pone_.begin(), pone_.end()})).cards();
    std::erase(others, starter_);
    Pack pack{{pone_, {}}, starter_};
    for (Card& card : pack.hands.dealer) std::erase(others, card = anyOf(random, others));
    return pack;
  }
  Random choices(int, PlayerId) const override { return Random(5); }

 private:
  Dealt pone_;
  Card starter_;
  std::uint64_t seed_;
};

}  // namespace

TEST_CASE("a player of any level throws and leads the same whatever the others hold", "[exhaust]") {
  const Tables& tables = shipped();
  PlayerMaker maker(tables);
  for (const Level level : levels) {
    const Player player = *maker.player(playerOf(level));
    for (const std::uint64_t seed : {1, 4}) {
      const SeededDeal deal(seed);
      std::set<std::string> does;
      for (std::uint64_t others = 0; others < 2; ++others) {
        Record record;
        const GameStart start{{{110 + static_cast<int>(seed), 118}}, PlayerId::b};
        playGame({{player, player}}, OthersScrambled(deal.hands.pone, deal.starter, others), start, &record);
        std::string line;
        for (const auto& card : record.deals[0].cards[PlayerId::a].thrown) line += print(card->rank);
        if (!record.deals[0].events.empty()) line += print(record.deals[0].events[0].card.rank);
        does.insert(line);
      }
      CAPTURE(print(level), seed);
      CHECK(does.size() == 1);
    }
  }
}
