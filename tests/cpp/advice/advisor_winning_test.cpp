// The advice on playing to win, asked for in JSON, as another program asks.

#include <algorithm>
#include <cmath>
#include <set>
#include <string>

#include "cases.h"
#include "catch.h"
#include "cribbage/advice/advisor.h"
#include "cribbage/cribbage.h"
#include "shipped.h"
#include "written.h"

using namespace cribbage;
using nlohmann::json;

namespace {

// The dealer's win chance after a lead: `byPegs`, computed from the average pegs alone, and `best`, with the
// best reply.
struct Replied {
  double byPegs = 0, best = 0;
  // Returns the probability, before the lead, that the dealer's reply ends the game. `byPegs` is a mean over
  // all leads: those that let the reply end the game count 1, and all others count `best`.
  double missed() const { return (byPegs - best) / (1 - best); }
};

constexpr Rank theStarter = Rank::five;

Replied replied(std::string_view kept, Rank lead, ToGo toGo) {
  const Hand four = hand(kept);
  PlayInformation information;
  std::transform(four.begin(), four.end(), information.kept.begin(), [](Card each) { return each.rank(); });
  information.thrown = {Rank::ace, Rank::three};
  information.starter = theStarter;
  information.us = Seat::dealer;
  information.played = {{Seat::pone, lead}};
  const WinUtility utility({four, std::array{card("AC"), card("3C")}, true}, card("5H"), toGo, toGo, {},
                           winTables());
  const auto advisor =
      Advisor::make(information, **shipped().knowledge(), ScoreContext(toGo, toGo, theStarter, winTables()));
  return {utility.expecting(advisor->values()[0].net).win, *advisor->values(utility)[0].winChance};
}

// Returns the probability that the pone leads one of these ranks, if they discard and lead to win.
double leads(std::string_view some, const RankCounts& seen, ToGo toGo) {
  const ScoreContext context(toGo, toGo, theStarter, winTables());
  const HandPrior::Weights kept = context.prior().asPone.given(seen);
  double sum = 0;
  for (int four = 0; four < RankSets::count[RankSets::most]; ++four) {
    const ByRank chances = context.opening(OpeningTable::lead(four), **shipped().opening());
    for (const Rank rank : ranks(some))
      sum +=
          static_cast<double>(kept[static_cast<std::size_t>(four)] * chances[static_cast<std::size_t>(rank)]);
  }
  return sum;
}

// Returns two beliefs that the dealer may have about the pone's hand, after a lead, a king in reply and the
// pone's second card. Both sides need eight holes. The first belief is the advisor's. The second assumes that
// the pone keeps and leads to win, but plays a random second card.
std::pair<RankChances, RankChances> afterSecond(Rank lead, Rank second) {
  const ScoreContext context({8, 8}, {8, 8}, theStarter, winTables());
  PlayInformation information;
  information.us = Seat::dealer;
  information.kept = {Rank::two, Rank::six, Rank::nine, Rank::king};
  information.thrown = {Rank::ace, Rank::three};
  information.starter = theStarter;
  information.played = {{Seat::pone, lead}, {Seat::dealer, Rank::king}, {Seat::pone, second}};
  auto advisor = Advisor::make(information, **shipped().knowledge(), context);
  advisor->run(1);

  RankCounts seen = countRanks(ranks("269KA3"));
  ++seen[static_cast<std::size_t>(theStarter)];
  const HandPrior::Weights kept = context.prior().asPone.given(seen);
  const RankSets& sets = rankSets();
  std::vector<float> weights(HandVectors::length(2));
  for (int pair = 0; pair < RankSets::count[2]; ++pair) {
    const int three = sets.add(2, pair, static_cast<int>(second)),
              four = sets.add(3, three, static_cast<int>(lead));
    const auto& held = sets.ranks(3, three);
    const std::set<int> choices(held.begin(), held.begin() + 3);
    const ByRank leads = context.opening(OpeningTable::lead(four), **shipped().opening());
    weights[HandVectors::place(2, pair)] =
        kept[static_cast<std::size_t>(four)] *
        (leads[static_cast<std::size_t>(lead)] + RangeBuilder::humanTremble) /
        static_cast<float>(choices.size());
  }
  return {advisor->belief().holding(), Belief(2, std::move(weights)).holding()};
}

}  // namespace

TEST_CASE("a card that wins at once has a win chance of one") {
  const json answer = ask("valuePlays", {{"kept", "5H 6D 9S KC"},
                                         {"thrown", "2C 2D"},
                                         {"starter", "QH"},
                                         {"weDeal", true},
                                         {"played", "them TS, us KC, them 2H"},
                                         {"ours", 118},
                                         {"theirs", 100}})["ok"];
  CHECK(answer["legal"][0]["card"] == "9S");  // makes thirty-one, which pegs the last hole
  CHECK(answer["legal"][0]["winChance"].get<double>() > 0.99999);
}

TEST_CASE("a dealer who needs two holes pairs the lead, though a king would bring more points") {
  const json information = {{"kept", "TS JH QD KC"},
                            {"thrown", "2C 2D"},
                            {"starter", "6H"},
                            {"weDeal", true},
                            {"played", "them JS"}};
  json near = information;
  near["ours"] = near["theirs"] = 119;
  CHECK(ask("valuePlays", near)["ok"]["legal"][0]["card"] == "JH");
  CHECK(ask("valuePlays", near)["ok"]["legal"][0]["winChance"] == 1);
  json far = information;
  far["ours"] = far["theirs"] = 20;
  CHECK(ask("valuePlays", far)["ok"]["legal"][0]["card"] == "KC");
}

TEST_CASE("a lead is chosen for winning near the last hole and for points far from it") {
  const auto led = [&](int ours, int theirs) {
    return ask("valuePlays", {{"kept", "3H 5S 7D 7C"},
                              {"thrown", "KC QD"},
                              {"starter", "6H"},
                              {"weDeal", false},
                              {"played", ""},
                              {"ours", ours},
                              {"theirs", theirs}})["ok"]["legal"][0]["card"]
        .get<std::string>();
  };
  CHECK(led(20, 20)[0] == '3');
  CHECK(led(120, 120)[0] == '7');
}

// Each side has at least two cards to play and is far from the end, so points decide.
TEST_CASE("the best card for winning brings as many points as the best when both are far from home") {
  for (const char* played : {"us KH, them 7S", "us KH, them 2S, us 4C, them 3H", "us 4C, them 4D"}) {
    const json answer = ask("valuePlays", {{"kept", "KH 5D 9S 4C"},
                                           {"thrown", "2C 3D"},
                                           {"starter", "QH"},
                                           {"weDeal", false},
                                           {"played", played},
                                           {"ours", 30},
                                           {"theirs", 40}});
    CAPTURE(played, answer.dump());
    REQUIRE(answer.contains("ok"));
    const json& legal = answer["ok"]["legal"];
    double most = -100;
    for (const json& card : legal) most = std::max(most, card["net"].get<double>());
    CHECK(legal[0]["net"].get<double>() > most - 0.15);
  }
}

TEST_CASE("one point that ends the game outweighs more points that come later") {
  // The side with 120 needs one point, which it nearly always pegs before the other side pegs 61.
  const json near = {
      {"kept", "KH 5D 9S 4C"}, {"thrown", "2C 3D"}, {"starter", "QH"}, {"weDeal", false}, {"played", ""}};
  json ahead = near;
  ahead["ours"] = 120;
  ahead["theirs"] = 60;
  json behind = near;
  behind["ours"] = 60;
  behind["theirs"] = 120;
  CHECK(ask("valuePlays", ahead)["ok"]["legal"][0]["winChance"] > 0.97);
  CHECK(ask("valuePlays", behind)["ok"]["legal"][0]["winChance"] < 0.03);
}

TEST_CASE("the worst lead of a nearly lost hand has a chance above zero, and no better one than the next") {
  const json answer = ask("valuePlays", {{"kept", "TC TS QH 9D"},
                                         {"thrown", "8H KS"},
                                         {"starter", "7H"},
                                         {"weDeal", false},
                                         {"played", ""},
                                         {"ours", 99},
                                         {"theirs", 118}});
  const json& legal = answer["ok"]["legal"];
  CHECK(legal[0]["winChance"] < 0.01);
  CHECK(legal[3]["winChance"] > 0);
  CHECK(legal[3]["winChance"] <= legal[2]["winChance"]);
}

// The dealer is at 84 and must peg 7 to avoid the skunk, because the pone, who needs 2, wins by counting
// first.
TEST_CASE("the worth of a play does not depend on earlier questions") {
  const auto stakesOf = [] {
    WinTables tables = winTables();
    tables.objective = Objective::acc;
    return WinUtility({hand("TS JH QD KC"), std::array{card("AC"), card("3C")}, false}, card("5H"), {37, 2},
                      {37, 2}, {}, tables);
  };
  const WinUtility asked = stakesOf();
  for (const std::string_view four : {"AKQ9", "2468"})
    for (int theirs = 0; theirs < 12; ++theirs) {
      CAPTURE(four, theirs);
      const int kept = rankSets().number(ranks(four));
      CHECK(asked.after(0, theirs, kept).share == stakesOf().after(0, theirs, kept).share);
    }
}

// The dealer holds tenth cards and needs two holes. A pair after the lead of a tenth card, or a fifteen after
// the lead of a five, ends the game.
TEST_CASE(
    "a reply that does not end the game is worth less than the hand was, which others would have let end "
    "it") {
  const std::string_view tens = "TS JH QD KC";
  RankCounts seen = countRanks(ranks("TJQKA3"));
  ++seen[static_cast<std::size_t>(theStarter)];
  for (const ToGo toGo : {ToGo{2, 2}, ToGo{2, 5}}) {
    const double ended = leads("5TJQK", seen, toGo);
    CHECK(ended > 0.01);
    for (const Rank lead : {Rank::three, Rank::six, Rank::eight}) {
      const Replied to = replied(tens, lead, toGo);
      CAPTURE(toGo.pone, print(lead), to.byPegs, to.best);
      CHECK(to.best < to.byPegs);
      CHECK(to.missed() == Approx(ended).epsilon(1e-3));
    }
  }
}

TEST_CASE("the best reply has the hand's win chance if no reply could have ended the game") {
  for (const Rank lead : {Rank::three, Rank::six, Rank::eight}) {
    const Replied to = replied("TS JH QD KC", lead, {3, 5});
    CHECK(to.best == Approx(to.byPegs));
  }
}

// `instead` is a card that a pone who follows the table for points would have played rather than `second`.
TEST_CASE("near the last hole the pone's second card tells of their hand, but little") {
  struct Told {
    Rank lead, second, instead;
  };
  for (const Told& told : {Told{Rank::ace, Rank::king, Rank::four}, Told{Rank::ace, Rank::five, Rank::four},
                           Told{Rank::two, Rank::five, Rank::three}}) {
    const auto [holding, alike] = afterSecond(told.lead, told.second);
    const auto instead = static_cast<std::size_t>(told.instead);
    CAPTURE(print(told.lead), print(told.second), holding[instead], alike[instead]);
    CHECK(holding[instead] < alike[instead] - 0.05);
    CHECK(holding[instead] > alike[instead] - 0.15);
  }
}
