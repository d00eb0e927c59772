// The C++ examples of the manual, word for word, which `scripts/check/examples.mjs` checks.

#include "cribbage/cribbage.h"

#include "cases.h"
#include "catch.h"

using namespace cribbage;

namespace {

const Tables tables = shippedTables();

template <class T>
ErrorCode codeOf(const Result<T>& result) {
  REQUIRE_FALSE(result);
  return result.error().code;
}

// Empty tables: every question that needs a table reports it as missing.
const Tables none;

}  // namespace

TEST_CASE("cards are read from a text, so many as are wanted") {
  const auto four = parseCards<4>("5h 5♦ 5S, jc");
  const Hand same{Card{Rank::five, Suit::hearts}, Card{Rank::five, Suit::diamonds},
                  Card{Rank::five, Suit::spades}, Card{Rank::jack, Suit::clubs}};
  CHECK(*four == same);

  CHECK(codeOf(parseCards<4>("5H 5D 5S")) == ErrorCode::wrongCount);
  CHECK(codeOf(parseCards<2>("5H 5X")) == ErrorCode::badCard);
  CHECK(codeOf(parseCards<2>("5H 5H")) == ErrorCode::duplicateCard);
}

TEST_CASE("a typed show is counted as a door's is") {
  const auto four = parseCards<4>("5h 5♦ 5S, jc");
  const auto show = scoreShow(*four, Card{Rank::five, Suit::clubs});
  const std::int64_t points = show->points;                             // 29
  const std::string_view last = print(show->combinations.back().kind);  // nobs
  CHECK(points == 29);
  CHECK(last == "nobs");

  const json asked = ask("scoreShow", {{"hand", "2H 4H 6H 8H"}, {"starter", "TC"}, {"crib", true}})["ok"];
  const auto crib = scoreShow(*parseCards<4>("2H 4H 6H 8H"), Card{Rank::ten, Suit::clubs}, true);
  CHECK(crib->points == asked["points"]);
  CHECK(crib->spoken == asked["spoken"]);
  CHECK(crib->nearMisses.size() == asked["nearMisses"].size());
  const auto said = [&](Spoken spoken) {
    return scoreShow(*four, Card{Rank::five, Suit::clubs}, false, spoken)->spoken;
  };
  json question = {{"hand", "5H 5D 5S JC"}, {"starter", "5C"}};
  CHECK(said(Spoken::shortCount) == ask("scoreShow", question)["ok"]["spoken"]);
  question["spoken"] = "long";
  CHECK(said(Spoken::longCount) == ask("scoreShow", question)["ok"]["spoken"]);
  CHECK(scoreRanks(*parseRanks("555J"), Spoken::longCount)->spoken !=
        scoreRanks(*parseRanks("555J"))->spoken);
  CHECK(scoreShow(*parseCards("2H 4H 6H 8H TH QH"))->points == 6);

  CHECK(codeOf(scoreShow(std::span<const Card>{})) == ErrorCode::wrongCount);
  CHECK(codeOf(scoreShow(*parseCards("2H 4H 6H 8H TH"), Card{Rank::ten, Suit::clubs})) ==
        ErrorCode::wrongCount);
  CHECK(codeOf(scoreShow(*four, four->front())) == ErrorCode::duplicateCard);
  CHECK(codeOf(scoreShow(std::array{four->front(), four->front()})) == ErrorCode::duplicateCard);
}

TEST_CASE("many typed shows are scored at once") {
  const auto points = scoreShows(*parseCards("5H 5D 5S JC 5C  4S 6H 6D 7C 8S"))->points;  // 29, 10
  CHECK(points == std::vector<std::uint8_t>{29, 10});
}

TEST_CASE("ranks without suits are counted") {
  const auto ranks = parseRanks("A2233444");
  const std::int64_t ninety = scoreRanks(*ranks)->points;
  CHECK(ninety == 90);

  CHECK(codeOf(scoreRanks(std::span<const Rank>{})) == ErrorCode::wrongCount);
  CHECK(codeOf(scoreRanks(std::vector<Rank>(25))) == ErrorCode::wrongCount);
}

TEST_CASE("every starter of a hand is counted") {
  const auto starters = valueStarters(*parseCards<4>("4S 5H 5D 6C"));
  const double mean = starters->mean;  // 15.96, over 48 starters
  CHECK(mean == Approx(15.96).margin(0.005));
  CHECK(starters->count == 48);

  const auto seen = *parseCards("JH 2C");
  CHECK(valueStarters(*parseCards<4>("4S 5H 5D 6C"), seen)->count == 46);
  CHECK(valueStarters(*parseCards<4>("2H 4H 6H 8H"))->now == 4);
  CHECK(valueStarters(*parseCards<4>("2H 4H 6H 8H"), {}, true)->now == 0);
  CHECK(codeOf(valueStarters(*parseCards<4>("4S 5H 5D 6C"), *parseCards("6C"))) == ErrorCode::duplicateCard);
}

TEST_CASE("a seed deals the cards that it deals at every door") {
  const auto dealt = deal(15);
  const Dealt& ours = dealt->hands[1];  // the dealer's
  const json asked = ask("deal", {{"seed", 15}})["ok"];
  for (std::size_t at = 0; at < ours.size(); ++at) CHECK(print(ours[at]) == asked["hands"][1][at]);
  CHECK(print(dealt->starter) == asked["starter"]);

  const auto fives = deal(15, 3);
  const DealtFive& dealers = fives->hands[2];
  const Card ofDeck = (*fives->crib)[0];
  const json asked3 = ask("deal", {{"seed", 15}, {"players", 3}})["ok"];
  CHECK(print(dealers[4]) == asked3["hands"][2][4]);
  CHECK(print(ofDeck) == asked3["crib"][0]);
  CHECK(codeOf(deal(-1)) == ErrorCode::badQuestion);
}

TEST_CASE("typed discards are valued as a door's are") {
  const auto discards = valueDiscards(*parseCards<6>("5D JH 6S 4H 5S 2C"), true, {90, 75}, tables);
  const Discard& best = discards->front();
  const std::string thrown = print(best.thrown[0]) + " " + print(best.thrown[1]);  // 2C JH
  const double winning = *best.winChance;
  CHECK(thrown == "2C JH");
  const json question = {{"dealt", "5D JH 6S 4H 5S 2C"}, {"weDeal", true}, {"ours", 90}, {"theirs", 75}};
  CHECK(winning == ask("valueDiscards", question)["ok"][0]["winChance"]);

  const Dealt six = *parseCards<6>("5D JH 6S 4H 5S 2C");
  const auto against = [&](OpponentKind opponent, const char* name) {
    const auto choices = valueDiscards(six, false, {}, tables, Order::points, opponent);
    const json asked = ask("valueDiscards", {{"dealt", print({six.begin(), six.end()})},
                                             {"weDeal", false},
                                             {"order", "points"},
                                             {"opponent", name}});
    for (std::size_t at = 0; at < choices->size(); ++at) {
      CHECK((*choices)[at].points == asked["ok"][at]["points"]);
      CHECK_FALSE((*choices)[at].winChance);
    }
  };
  against(OpponentKind::expert, "expert");
  against(OpponentKind::handOnly, "handOnly");
  against(OpponentKind::random, "random");

  CHECK(codeOf(valueDiscards(six, true, {121, 0}, tables)) == ErrorCode::badScore);
  CHECK(codeOf(valueDiscards(six, true, {0, -1}, tables)) == ErrorCode::badScore);
  CHECK(codeOf(valueDiscards(Dealt{}, true, {}, tables)) == ErrorCode::duplicateCard);
  CHECK(valueDiscards(six, true, {}, none).error().text == "play");

  const auto throws = valueDiscards(*parseCards<5>("5H 5D 5S JC 2C"), 3, true);
  const std::string single = print(throws->front().thrown[0]);  // 2C
  CHECK(single == "2C");
  const json three = {{"dealt", "5H 5D 5S JC 2C"}, {"weDeal", true}, {"players", 3}};
  CHECK(throws->front().points == ask("valueDiscards", three)["ok"][0]["points"]);
  CHECK(codeOf(valueDiscards(DealtFive{}, 3, true)) == ErrorCode::duplicateCard);
  CHECK(codeOf(valueDiscards(*parseCards<5>("5H 5D 5S JC 2C"), 5, true)) == ErrorCode::badQuestion);
}

TEST_CASE("a typed play is scored as a door's is") {
  const auto played = parsePlayed("them 5H, us TD");
  const auto pegged = scorePlay(*played, true);
  const int ourPegs = pegged->totals.us;  // 2, for fifteen
  CHECK(ourPegs == 2);
  CHECK(pegged->count == 15);
  CHECK(scorePlay(*played, true, {119, 0})->over);

  CHECK(codeOf(scorePlay(*played, false)) == ErrorCode::illegalPlay);
  CHECK(codeOf(scorePlay(*played, true, {0, 121})) == ErrorCode::badScore);

  const auto turns = parsePlayed("a TH, b TD, c 5C, a go, b go, c go", 3);
  const auto three = scorePlay(*turns, 3, PlayerId::c);
  const int cs = *three->totals.c;  // 1, for the go
  CHECK(cs == 1);
  CHECK(codeOf(scorePlay(*turns, 3, PlayerId::a)) == ErrorCode::illegalPlay);
  CHECK(codeOf(scorePlay(*turns, 2, PlayerId::b)) == ErrorCode::badQuestion);
  CHECK(codeOf(scorePlay(*turns, 3, PlayerId::c, {{0, 0, 121}})) == ErrorCode::badScore);
}

TEST_CASE("typed cards to play are valued as a door's are") {
  OwnCards own{*parseCards<4>("TD 9S 4C 4D"), *parseCards<2>("KS QH"), {}};
  const auto next = parsePlayed("them 5H, us TD, them 2S");
  const auto plays = valuePlays(own, *next, true, {90, 75}, tables);
  const Card play = plays->legal.front().card;
  const double three = (*plays->theyHold)[2];  // 0.17

  json question = {{"kept", "TD 9S 4C 4D"}, {"thrown", "KS QH"},
                   {"weDeal", true},        {"ours", 90},
                   {"theirs", 75},          {"played", "them 5H, us TD, them 2S"}};
  const json asked = ask("valuePlays", question)["ok"];
  CHECK(print(play) == asked["legal"][0]["card"]);
  CHECK(*plays->legal.front().winChance == asked["legal"][0]["winChance"]);
  CHECK(plays->settled);
  CHECK(three == asked["theyHold"][2]);
  CHECK(three == Approx(0.1656).margin(0.0001));

  question.update({{"order", "points"}, {"quick", true}});
  const auto quick = valuePlays(own, *next, true, {90, 75}, tables, Order::points, true);
  CHECK(quick->legal.front().net == ask("valuePlays", question)["ok"]["legal"][0]["net"]);
  CHECK_FALSE(quick->legal.front().winChance);
  CHECK_FALSE(quick->settled);

  CHECK(codeOf(valuePlays(own, *next, true, {121, 0}, tables)) == ErrorCode::badScore);
  CHECK(codeOf(valuePlays(own, *parsePlayed("them 5H, us JD"), true, {}, tables)) == ErrorCode::illegalPlay);
  CHECK(valuePlays(own, *next, true, {}, none).error().text == "crib");
  own.starter = own.kept[0];
  CHECK(codeOf(valuePlays(own, *next, true, {}, tables)) == ErrorCode::duplicateCard);
}

TEST_CASE("a typed opponent chooses what a door says") {
  const OwnCards own{*parseCards<4>("TD 9S 4C 4D"), *parseCards<2>("KS QH"), {}};
  const auto next = parsePlayed("them 5H, us TD, them 2S");
  const auto six = parseCards<6>("5D JH 6S 4H 5S 2C");
  const auto chosen = chooseDiscard(*six, true, {}, Level::pub, 0, tables);
  const auto played = choosePlay(own, *next, true, {90, 75}, Level::club, 1, tables);
  const json asked = {{"dealt", "5D JH 6S 4H 5S 2C"}, {"weDeal", true}, {"level", "pub"}};
  CHECK(json{print(chosen->thrown[0]), print(chosen->thrown[1])} ==
        ask("chooseDiscard", asked)["ok"]["thrown"]);
  CHECK(codeOf(chooseDiscard(*six, true, {121, 0}, Level::pub, 0, tables)) == ErrorCode::badScore);
  CHECK(chooseDiscard(*six, true, {}, Level::club, 0, none).error().text == "crib");

  CHECK(played->card);
  CHECK_FALSE(played->go);
  CHECK(codeOf(choosePlay(own, *parsePlayed(""), true, {}, Level::club, 1, tables)) ==
        ErrorCode::illegalPlay);
}

TEST_CASE("a typed score is worth what a door says") {
  const auto outlook = winChance({90, 75}, true, tables);
  const double chance = outlook->chance;
  const auto tournament = winChance({90, 75}, true, tables, Objective::acc);
  const double gamePoints = tournament->worth;
  CHECK(chance == ask("winChance", {{"ours", 90}, {"theirs", 75}, {"weDeal", true}})["ok"]["chance"]);

  CHECK(gamePoints > 2 * (2 * tournament->chance - 1));  // we skunk more often than they do
  CHECK(codeOf(winChance({121, 75}, true, tables)) == ErrorCode::badScore);
  CHECK(codeOf(winChance({90, 75}, true, none)) == ErrorCode::badTable);
}

TEST_CASE("all typed scores are worth what each is") {
  const auto chances = winChances(true, tables, 30);
  const double at9030 = chances->rows[3][1];
  CHECK(at9030 == winChance({90, 30}, true, tables)->chance);
  CHECK(winChances(false, tables)->rows.size() == 121);

  CHECK(codeOf(winChances(true, tables, 0)) == ErrorCode::badQuestion);
  CHECK(codeOf(winChances(true, tables, 121)) == ErrorCode::badQuestion);
  CHECK(codeOf(winChances(true, none)) == ErrorCode::badTable);
}

TEST_CASE("the example of readGame") {
  const auto game = readGame("Ann - Ben\n1. 0-0* JH\nplay: 5 T (15-2)");
  const int bens = game->score.b;  // 4: two for the jack, two for the fifteen
  REQUIRE(game);
  CHECK(bens == 4);
  CHECK(codeOf(readGame("Ann")) == ErrorCode::badRecord);
}

TEST_CASE("the example of readGames") {
  const auto games = readGames("1.\nH1 5H 6H 7H 8H JS QS D1 JS QS");
  const std::string record = games->front().record;
  CHECK(record == "Player 1 - Player 2 to 121\n1. 0*-0\nPlayer 1: 5H 6H 7H 8H / JS QS\n");
  CHECK(readGames(record + "\n" + record)->size() == 2);
  CHECK(codeOf(readGames("Ann")) == ErrorCode::badRecord);
}

TEST_CASE("the example of reviewDeal") {
  const auto review = reviewDeal("Ann - Ben\n1. 0-0*\nAnn: 5H 5D / 6S 7C", 1, tables);
  const double change = review->after - review->before;
  REQUIRE(review);
  CHECK(change == 0);  // not all of Ann's cards are known

  const std::string record = "Ann - Ben\n1. 0-0*\nAnn: 5H 5D JS QC / 6S 7C\n2.";
  const json asked = ask("reviewDeal", {{"record", record}, {"deal", 1}})["ok"];
  const auto one = reviewDeal(record, 1, tables), all = reviewGame(record, tables);
  CHECK(one->totals.a.luck == asked["totals"]["a"]["luck"]);
  CHECK(all->totals.a.lost.throws == one->totals.a.lost.throws);
  CHECK(codeOf(reviewDeal(record, 3, tables)) == ErrorCode::badQuestion);
  CHECK(codeOf(reviewDeal("Ann", 1, tables)) == ErrorCode::badRecord);
  CHECK(codeOf(reviewDeal(record, 1, none)) == ErrorCode::badTable);
}

TEST_CASE("the example of valueSquares") {
  CardGrid grid;
  grid[5] = Card{Rank::five, Suit::hearts};
  const auto squares = valueSquares(grid, Card{Rank::jack, Suit::clubs});
  const int cell = squares->cells.front().cell;
  CHECK(squares->cells.size() == 15);
  CHECK((cell / 4 == 1 || cell % 4 == 1 || cell % 5 == 0));  // in a line with the five, as they make fifteen
}

TEST_CASE("a typed simulation is a door's") {
  Simulation simulation{*parsePlayer("points"), *parsePlayer("random"), 50, 1};
  const auto simulated = simulate(simulation, tables);
  const double share = simulated->a.won.chance;
  CHECK(share > 0.9);
  CHECK(simulated->played == 100);

  Simulation four{*parsePlayer("points/reply"), *parsePlayer("handOnly/greedy"), 10, 1};
  four.players = 4;
  const double partners = simulate(four, tables)->a.won.chance;
  CHECK(partners == simulate(four, tables)->c->won.chance);
  four.players = 5;
  CHECK(codeOf(simulate(four, tables)) == ErrorCode::badQuestion);

  simulation.games = 0;
  CHECK(codeOf(simulate(simulation, tables)) == ErrorCode::badQuestion);
  simulation.games = SimulateMeans::many + 1;
  CHECK(codeOf(simulate(simulation, tables)) == ErrorCode::badQuestion);
  simulation = {*parsePlayer("points"), *parsePlayer("random"), 1, 1, {121, 0}};
  CHECK(codeOf(simulate(simulation, tables)) == ErrorCode::badScore);
  simulation = {*parsePlayer("points"), *parsePlayer("random"), 1, -1};
  CHECK(codeOf(simulate(simulation, tables)) == ErrorCode::badQuestion);
}
