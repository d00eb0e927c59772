#include "cribbage/advice/subgame_cache.h"

#include "catch.h"
#include "cribbage/advice/play_knowledge.h"
#include "cribbage/base/random.h"
#include "cribbage/board/board_table.h"
#include "cribbage/cribbage.h"
#include "shipped.h"

using namespace cribbage;

namespace {

const SubgameOf sevenFourFour{{6, 3, 3}, std::nullopt};

// Builds the roots of subgames for the cache, and counts them.
struct Roots {
  SubgameCache::Root of(const SubgameOf& subgame) {
    ++made;
    const auto joint = JointHands(static_cast<std::size_t>(RankSets::count[2] * RankSets::count[3]), 1.0f);
    if (!subgame.score) return std::make_shared<const SubgameRoot>(subgame.first, joint);
    WinTables from;
    from.board = *shipped().board();
    const ScoreContext context(subgame.score->atThrow, subgame.score->atLead, subgame.score->starter, from);
    return std::make_shared<const SubgameRoot>(subgame, joint, context, shippedPlay().cribs);
  }
  int made = 0;
};

PlaysQuestion question(const char* kept, const char* played, bool weDeal, bool quick) {
  PlaysQuestion question;
  question.kept = Given::ofText(kept);
  question.thrown = Given::ofText("2C KH");
  question.starter = Given::ofText("9C");
  question.weDeal = Given::ofTruth(weDeal);
  question.played = Given::ofText(played);
  question.quick = Given::ofTruth(quick);
  question.ours = Given::ofNumber(112, "112");
  question.theirs = Given::ofNumber(108, "108");
  return question;
}

// Questions about the third and later cards of the play, as each side, in two deals whose first two cards
// played are the same.
std::vector<PlaysQuestion> questions() {
  std::vector<PlaysQuestion> all;
  for (const bool quick : {true, false}) {
    for (const char* played : {"us 7S them 4H", "us 7S them 4H us 4S them 9H", "us 7S them 4H us JS them 9H",
                               "us 7S them 4H us 4S them 9H us 6D them TH"})
      all.push_back(question("4S 7S JS 6D", played, false, quick));
    for (const char* played :
         {"them 7S us 4H them 4C", "them 7S us 4H them 4C us 5S them 9S", "them 7S us 4H them 8C"})
      all.push_back(question("4H 5S 5D 6S", played, true, quick));
  }
  return all;
}

void checkSame(const Result<PlaysAnswer>& one, const Result<PlaysAnswer>& other) {
  REQUIRE((one && other));
  REQUIRE(one->legal.size() == other->legal.size());
  CHECK(one->settled == other->settled);
  for (std::size_t at = 0; at < one->legal.size(); ++at) {
    CHECK(one->legal[at].card == other->legal[at].card);
    CHECK(one->legal[at].net == other->legal[at].net);
    CHECK(one->legal[at].winChance == other->legal[at].winChance);
  }
}

}  // namespace

TEST_CASE("a subgame is made once for all rounds that are asked for") {
  SubgameCache subgames;
  Roots roots;
  for (const int rounds : {4, 8, 4, 2, 8}) {
    const auto subgame = subgames.solved(sevenFourFour, rounds, [&] { return roots.of(sevenFourFour); });
    CHECK(subgame->solver.rounds() == rounds);
  }
  CHECK(roots.made == 1);
}

TEST_CASE("a subgame is another one at another score and with another starter") {
  SubgameCache subgames;
  Roots roots;
  const PublicScore near{{6, 9}, {6, 9}, Rank::ten, Objective::win, false};
  using Change = std::function<void(PublicScore&)>;
  std::vector<std::optional<PublicScore>> scores{std::nullopt, near};
  for (const Change& change : std::vector<Change>{
           [](PublicScore& at) { at.atThrow.dealer = 8; }, [](PublicScore& at) { at.atLead.dealer = 7; },
           [](PublicScore& at) { at.atLead.pone = 10; }, [](PublicScore& at) { at.starter = Rank::jack; },
           [](PublicScore& at) { at.starter = std::nullopt; },
           [](PublicScore& at) { at.objective = Objective::acc; }, [](PublicScore& at) { at.stakes = true; }})
    change(*scores.emplace_back(near));
  int made = 0;
  for (const auto& score : scores) {
    const SubgameOf of{sevenFourFour.first, score};
    for (int again = 0; again < 2; ++again) subgames.solved(of, 1, [&] { return roots.of(of); });
    CHECK(roots.made == ++made);
  }
}

TEST_CASE("rounds that go on from kept ones give the same numbers to the bit") {
  SubgameCache warm;
  const auto solved = [](SubgameCache& subgames, int rounds) {
    return subgames.solved(sevenFourFour, rounds, [] { return Roots().of(sevenFourFour); });
  };
  const auto first = solved(warm, 3), on = solved(warm, 7), again = solved(warm, 3);
  SubgameCache none;
  const auto cold = solved(none, 7);
  CHECK(on->solver.state().cumulativeStrategy == cold->solver.state().cumulativeStrategy);
  CHECK(on->solver.state().cumulativeRegret == cold->solver.state().cumulativeRegret);
  CHECK(again->solver.state().cumulativeStrategy == first->solver.state().cumulativeStrategy);
}

TEST_CASE("the subgames used last are kept, and no more than there is room for") {
  SubgameCache subgames;
  Roots roots;
  const auto ask = [&](int third) {
    const SubgameOf of{{6, 3, third}, std::nullopt};
    subgames.solved(of, 1, [&] { return roots.of(of); });
  };
  for (int third = 0; third < static_cast<int>(SubgameCache::most); ++third) ask(third);
  ask(0);
  CHECK(roots.made == static_cast<int>(SubgameCache::most));
  ask(12);  // replaces the ace-two, the least recently used
  ask(0);
  CHECK(roots.made == static_cast<int>(SubgameCache::most) + 1);
  ask(1);
  CHECK(roots.made == static_cast<int>(SubgameCache::most) + 2);
}

TEST_CASE("an answer is the same to the bit whatever was asked before", "[exhaust]") {
  const auto all = questions();
  std::vector<Result<PlaysAnswer>> cold;
  for (const PlaysQuestion& each : all) cold.push_back(valuePlays(each, shippedTables()));
  const Tables tables = shippedTables();
  Random random(7);
  for (int asked = 0; asked < 60; ++asked) {
    const std::size_t at = random.below(static_cast<std::uint32_t>(all.size()));
    CAPTURE(asked, all[at].played.text, all[at].quick.truth);
    checkSame(valuePlays(all[at], tables), cold[at]);
  }
}

TEST_CASE("a third card that ends the game is no subgame of another score") {
  PlaysQuestion ends = question("4S 7S JS 6D", "us 7S them 4H", false, true);
  ends.ours = Given::ofNumber(119, "119");  // the pair pegs the last hole
  PlaysQuestion far = question("4S 7S JS 6D", "us 7S them 4H us 4S them 9H", false, true);
  far.ours = Given::ofNumber(60, "60");
  far.theirs = Given::ofNumber(60, "60");
  const Tables one = shippedTables(), other = shippedTables();
  const auto farFirst = valuePlays(far, one), endsLater = valuePlays(ends, one);
  const auto endsFirst = valuePlays(ends, other), farLater = valuePlays(far, other);
  checkSame(farFirst, farLater);
  checkSame(endsFirst, endsLater);
  CHECK(endsFirst->legal[0].winChance == 1.0);
}

TEST_CASE("another board clears the cached solutions") {
  const auto boardOf = [](double dealers) {
    return BoardTable(BoardTable::OddsByPlace(std::size_t{BoardTable::holes} * BoardTable::holes,
                                              WinOdds{dealers, 0, 0, 0, 0}))
        .write();
  };
  const PlaysQuestion asked = question("4S 7S JS 6D", "us 7S them 4H us 4S them 9H", false, false);
  Tables tables = shippedTables();
  const auto shipped = valuePlays(asked, tables);
  REQUIRE_FALSE(tables.give("board", boardOf(0.9)));
  const auto another = valuePlays(asked, tables);
  Tables fresh = shippedTables();
  REQUIRE_FALSE(fresh.give("board", boardOf(0.9)));
  checkSame(another, valuePlays(asked, fresh));
  REQUIRE((shipped && another));
  CHECK(shipped->legal[0].winChance != another->legal[0].winChance);
}
