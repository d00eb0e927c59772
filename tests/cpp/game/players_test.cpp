// Throwers, who choose discards; peggers, who choose cards in the play; and players made of both, by name.

#include "advice/information.h"
#include "after_heels.h"
#include "cases.h"
#include "catch.h"
#include "cribbage/advice/advisor.h"
#include "cribbage/deal/discard_chances.h"
#include "cribbage/deal/ties.h"
#include "cribbage/discard/schell_cribs.h"
#include "cribbage/game/novice.h"
#include "cribbage/game/peggers.h"
#include "cribbage/game/player_maker.h"
#include "cribbage/game/player_names.h"
#include "cribbage/game/throwers.h"
#include "shipped.h"
#include "written.h"

using namespace cribbage;

namespace {

DiscardInformation information(const Dealt& six, bool weDeal) {
  DiscardInformation information;
  information.dealt = six;
  information.weDeal = weDeal;
  return information;
}

std::vector<Dealt> someDeals(int count) {
  Random random(6);
  std::vector<Dealt> deals;
  for (int deal = 0; deal < count; ++deal) deals.push_back(shuffled(random).deal().pone);
  return deals;
}

// Returns a turn before any card, or after these ranks have been played.
TurnInformation turn(std::string_view held, std::string_view played) {
  TurnInformation turn;
  for (const Rank rank : ranks(played)) turn.play.play(rank);
  turn.held = ranks(held);
  return turn;
}

TurnInformation leadFrom(std::string_view four) {
  TurnInformation lead = turn(four, "");
  lead.information = playInformation(four, false, "");
  return lead;
}

char playedBy(const Pegger& player, const TurnInformation& turn, std::uint64_t seed = 0) {
  Random random(seed);
  return print(player.choose(turn, random));
}

// Returns the turn in the form in which a game gives it to a pegger.
TurnInformation informationOf(const AfterHeels& of) {
  const KnownAtTurn at = knownAt(of);
  TurnInformation information;
  information.kept = at.kept;
  information.thrown = at.thrown;
  information.starter = card(jackCut);
  information.information = at.information;
  information.play = at.play;
  information.theirPlayed = at.theirs;
  information.held.assign(at.information.kept.begin(), at.information.kept.end());
  for (const PlayEvent& event : at.information.played)
    if (event.by == at.information.us)
      information.held.erase(std::find(information.held.begin(), information.held.end(), *event.rank));
  std::sort(information.held.begin(), information.held.end());
  const auto scoresAt = [&](ToGo toGo) {
    const int dealers = lastHole - toGo.dealer, pones = lastHole - toGo.pone;
    return of.weDeal ? std::pair(dealers, pones) : std::pair(pones, dealers);
  };
  std::tie(information.ours, information.theirs) = scoresAt(at.now);
  std::tie(information.oursAtThrow, information.theirsAtThrow) = scoresAt(of.atThrow);
  return information;
}

// Returns true if no throw is better than the chosen one. A throw is worth the mean points of the hand kept
// plus what `crib` returns for the two cards thrown.
template <class Crib>
bool isBest(const Dealt& six, const std::array<Card, 2>& chosen, Crib crib) {
  double worth = -1000, best = worth;
  for (const Discard& choice : valueDiscards(six, true, RandomOpponent{}, noPlay())) {
    const double each = choice.hand.mean + crib(choice.thrown);
    best = std::max(best, each);
    if (choice.thrown == chosen) worth = each;
  }
  return worth > best - 1e-9;
}

std::string pairOf(const std::array<Card, 2>& thrown) {
  const auto [low, high] = std::minmax({thrown[0].rank(), thrown[1].rank()});
  return std::string(1, print(low)) + "-" + print(high);
}

std::map<std::string, double> published() {
  std::map<std::string, double> cribs;
  for (const json& one : casesIn("schell_cribs.json"))
    cribs[one["role"].get<std::string>() + " " + one["pair"].get<std::string>()] = one["crib"].get<double>();
  return cribs;
}

std::string nameOf(std::string_view text) {
  const auto name = parsePlayer(text);
  return name ? print(*name) : name.error().text;
}

}  // namespace

TEST_CASE("Schell's averages are the published ones") {
  const auto cribs = published();
  REQUIRE(cribs.size() == 182);
  for (int first = 0; first < rankCount; ++first)
    for (int second = first; second < rankCount; ++second) {
      const auto low = static_cast<Rank>(first), high = static_cast<Rank>(second);
      const auto pair = static_cast<std::size_t>(rankTable.pair(low, high));
      const std::string name = std::string(1, print(low)) + "-" + print(high);
      CAPTURE(name);
      CHECK(schellDealer[pair] == std::lround(100 * cribs.at("dealer " + name)));
      CHECK(schellPone[pair] == std::lround(100 * cribs.at("pone " + name)));
    }
}

TEST_CASE("the points player throws the discard that is valued first") {
  const PolicyOpponent expert(throwsTable().expertDealer, throwsTable().expertPone);
  const PointsThrower thrower(expert, **shipped().play());
  Random random(0);
  for (const Dealt& six : someDeals(20))
    for (const bool weDeal : {true, false})
      CHECK(thrower.choose(information(six, weDeal), random) ==
            valueDiscards(six, weDeal, expert, **shipped().play())[0].thrown);
}

TEST_CASE("the hand-only player keeps the best four, whoever deals") {
  const HandOnlyThrower thrower;
  Random random(0);
  for (const Dealt& six : someDeals(40)) {
    const auto thrown = thrower.choose(information(six, true), random);
    CHECK(isBest(six, thrown, [](const std::array<Card, 2>&) { return 0; }));
    CHECK(thrower.choose(information(six, false), random) == thrown);
  }
}

TEST_CASE("the Schell player adds the crib as dealer and subtracts it as pone") {
  const SchellThrower thrower;
  const auto cribs = published();
  Random random(0);
  int differently = 0;
  for (const Dealt& six : someDeals(40)) {
    const auto dealers = thrower.choose(information(six, true), random);
    const auto pones = thrower.choose(information(six, false), random);
    CHECK(isBest(six, dealers, [&](const auto& thrown) { return cribs.at("dealer " + pairOf(thrown)); }));
    CHECK(isBest(six, pones, [&](const auto& thrown) { return -cribs.at("pone " + pairOf(thrown)); }));
    if (dealers != pones) ++differently;
  }
  CHECK(differently > 5);
}

TEST_CASE("a throw does not depend on the order in which the cards were dealt") {
  const HandOnlyThrower handOnly;
  const SchellThrower schell;
  const NoviceThrower novice;
  for (const Dealt& six : someDeals(40)) {
    Dealt turned = six;
    std::reverse(turned.begin(), turned.end());
    for (const Thrower* thrower : std::initializer_list<const Thrower*>{&handOnly, &schell, &novice}) {
      Random one(six[0].id), two(six[0].id);
      CHECK(thrower->choose(information(six, true), one) == thrower->choose(information(turned, true), two));
    }
  }
}

TEST_CASE("the random player throws every pair of the six") {
  const RandomThrower thrower;
  const Dealt six = dealt("2S 4H 6D 8C KS QH");
  std::set<std::string> pairs;
  Random random(15);
  for (int time = 0; time < 500; ++time) {
    auto thrown = thrower.choose(information(six, true), random);
    std::sort(thrown.begin(), thrown.end());
    CHECK(thrown[0] != thrown[1]);
    pairs.insert(written(thrown));
  }
  CHECK(pairs.size() == 15);
}

TEST_CASE("the greedy player pegs the most at once, and plays the highest card of equal ones") {
  const GreedyPegger greedy;
  CHECK(playedBy(greedy, turn("59JK", "")) == 'K');
  CHECK(playedBy(greedy, turn("59JK", "T")) == '5');
  CHECK(playedBy(greedy, turn("59JK", "5")) == 'K');    // a fifteen (J or K) pegs as much as a pair
  CHECK(playedBy(greedy, turn("29JK", "TT8")) == '2');  // nothing else fits
}

TEST_CASE("the random player plays every card that fits and no other") {
  const RandomPegger any;
  std::set<char> played;
  for (std::uint64_t seed = 0; seed < 100; ++seed) played.insert(playedBy(any, turn("225K", "TT6"), seed));
  CHECK(played == std::set<char>{'2', '5'});
}

TEST_CASE("a novice throws as the hand-only player, except for slips that keep something") {
  const NoviceThrower novice;
  const HandOnlyThrower careful;
  const auto keptBy = [](const Dealt& six, std::array<Card, 2> thrown) {
    Hand kept{};
    std::copy_if(six.begin(), six.end(), kept.begin(),
                 [&](Card card) { return card != thrown[0] && card != thrown[1]; });
    return score(kept, false);
  };
  constexpr int deals = 400;
  int slips = 0;
  Random random(0);
  for (const Dealt& six : someDeals(deals)) {
    const std::array<Card, 2> thrown = novice.choose(information(six, false), random);
    const std::array<Card, 2> best = careful.choose(information(six, false), random);
    if (keptBy(six, thrown) != keptBy(six, best)) ++slips;
    CHECK(keptBy(six, thrown) >= keptBy(six, best) - NoviceThrower::mostLost);
  }
  CHECK(slips > deals / 10);
  CHECK(slips < deals * static_cast<int>(noviceSlips) / 100);  // a slip may keep as many points
}

TEST_CASE("a novice plays as the greedy player, except for slips that are random cards that fit") {
  const NovicePegger novice;
  constexpr int draws = 1000;
  std::map<char, int> played;
  for (std::uint64_t seed = 0; seed < draws; ++seed) ++played[playedBy(novice, turn("239K", "T8T"), seed)];
  CHECK(played.size() == 2);  // the three makes thirty-one; of the others only the two fits
  CHECK(played['2'] == Approx(draws * noviceSlips / 200.0).margin(50));
}

TEST_CASE("the advised player plays the card that is advised") {
  const AdvisedPegger advised(shippedPlay());
  const TurnInformation lead = leadFrom("455J");
  CHECK(playedBy(advised, lead) == print(Advisor::make(lead.information, shippedPlay())->values()[0].rank));
}

// The solution leads different cards from this hand, each with its own probability.
TEST_CASE("the drawn player plays each card as often as the solution does, and none that it has given up") {
  const DrawnPegger drawn(shippedPlay());
  const TurnInformation lead = leadFrom("3678");
  const ByRank chances = Advisor::make(lead.information, shippedPlay())->chances();
  REQUIRE(*std::max_element(chances.begin(), chances.end()) < 0.8f);
  std::map<char, int> played;
  constexpr int times = 1000;
  for (std::uint64_t seed = 0; seed < times; ++seed) ++played[playedBy(drawn, lead, seed)];
  for (std::size_t rank = 0; rank < rankCount; ++rank) {
    const int often = played[print(static_cast<Rank>(rank))];
    CAPTURE(rank, chances[rank], often);
    CHECK(std::abs(static_cast<float>(often) / times - chances[rank]) < 0.06f);
    if (chances[rank] == 0) CHECK(often == 0);
  }
}

TEST_CASE("the player who plays to win has the two holes for heels in mind", "[exhaust]") {
  const WinTables tables = winTables();
  const WinPegger toWin(shippedPlay(), tables);
  for (const AfterHeels& turn : turnsAfterHeels) {
    CAPTURE(turn.kept, turn.played);
    const json answer = ask("valuePlays", questionOf(turn))["ok"];
    double best = 0;
    for (const json& each : answer["legal"]) best = std::max(best, each["winChance"].get<double>());
    std::string tied;
    for (const json& each : answer["legal"])
      if (isTied(best, each["winChance"].get<double>(), tieOfCards))
        tied += each["card"].get<std::string>()[0];
    CAPTURE(tied);
    CHECK(tied.find(playedBy(toWin, informationOf(turn))) != std::string::npos);
  }
}

TEST_CASE("the player who minds the reply weighs what pegs now against what may follow") {
  const ReplyPegger minds;
  const auto playedFrom = [&](std::string_view held, std::string_view played) {
    TurnInformation information = turn(held, played);
    information.information = playInformation(held, played.size() % 2 == 1, "");
    for (const Rank rank : ranks(played))
      information.information.played.push_back(
          {information.information.played.size() % 2 == 0 ? Seat::pone : Seat::dealer, rank});
    return playedBy(minds, information);
  };
  CHECK(playedFrom("59JK", "") == 'K');   // six cards pair the king or make fifteen; for the nine, seven do
  CHECK(playedFrom("5567", "8") == '7');  // fifteen for 2; a run may follow, as after the six
  CHECK(playedFrom("2389", "TT") == '9');
  CHECK(playedFrom("4JQK", "") ==
        '4');  // three cards pair the four, and no card makes fifteen with it, as fives do with a ten
}

TEST_CASE("after four cards of a rank no reply of that rank is expected") {
  PlayPile pile;  // a fifth three would make fifteen, for 22
  for (int card = 0; card < 4; ++card) pile.add(Rank::three);
  RankCounts unseen{};
  unseen[static_cast<std::size_t>(Rank::king)] = 4;
  CHECK(bestReply(pile, unseen, 3) == 0);
}

TEST_CASE("a player's name says how the player throws and plays") {
  for (const char* name : {"points/solved", "schell/advice", "handOnly/random", "win/solved", "win/win"})
    CHECK(nameOf(name) == name);
  CHECK(nameOf("points") == "points/greedy");
  CHECK(nameOf("random") == "random/random");
  CHECK(nameOf("novice") == "novice/novice");
  CHECK(nameOf("beginner") == "handOnly/greedy");
  CHECK(nameOf("pub") == "schell/reply");
  CHECK(nameOf("club") == "points/drawn");
  CHECK(nameOf("expert") == "win/win");
}

TEST_CASE("an unknown player's name is refused with a list of the known ones") {
  for (const std::string_view text : {"", "/", "Points", "points/", "points/greedy/", "points greedy",
                                      "greedy", "points/schell", "/greedy"}) {
    CAPTURE(text);
    const auto name = parsePlayer(text);
    REQUIRE_FALSE(name);
    CHECK(name.error().code == ErrorCode::badQuestion);
    CHECK(name.error().text == text);
    CHECK(name.error().message.find(" or ") != std::string::npos);
  }
}

TEST_CASE("a player whose table is missing is refused with the table's name") {
  const Tables none;
  PlayerMaker maker(none);
  CHECK(maker.player({Throws::points, Plays::greedy}).error().text == "crib");
  CHECK(maker.player({Throws::schell, Plays::advice}).error().text == "crib");
  CHECK(maker.player({Throws::random, Plays::solved}).error().text == "solved");
  CHECK(maker.player({Throws::random, Plays::win}).error().text == "crib");
  CHECK(maker.player({Throws::schell, Plays::greedy}));
}

TEST_CASE("the shipped tables are enough for every player but the one of the solved play") {
  PlayerMaker maker(shipped());
  for (const Throws throws :
       {Throws::points, Throws::win, Throws::handOnly, Throws::schell, Throws::random, Throws::novice})
    for (const Plays plays : {Plays::advice, Plays::drawn, Plays::win, Plays::reply, Plays::greedy,
                              Plays::random, Plays::novice}) {
      const auto player = maker.player({throws, plays});
      REQUIRE(player);
      CHECK(maker.player({throws, plays})->throws == player->throws);  // each is made only once
      CHECK(maker.player({throws, plays})->plays == player->plays);
    }
  CHECK(maker.player({Throws::random, Plays::solved}).error().text == "solved");
}
