// Win chances in the middle of a deal, of each discard and of each legal card.

#include <algorithm>
#include <cmath>

#include "cases.h"
#include "catch.h"
#include "cribbage/cards/rank_sets.h"
#include "cribbage/cribbage.h"
#include "cribbage/discard/kept_hands.h"
#include "cribbage/discard/throws_table.h"
#include "cribbage/winning/discard_chances.h"
#include "cribbage/winning/winning_opponent.h"

using namespace cribbage;
using nlohmann::json;

namespace {

const Tables& shipped() {
  static const Tables tables = shippedTables();
  return tables;
}

const BoardTable& board() {
  return **shipped().board();
}

const PegSpreadTable& pegging() {
  return **shipped().pegging();
}

struct ShowCase {
  int pone, dealer;
  double chance;
};

// The dealer's chance in a deal whose points are scored one after the other, as at a table.
double naiveDealersChance(ToGo toGo, const PegOutlook& play, const std::vector<ShowCase>& shows, bool heels) {
  double sum = 0;
  for (const ShowCase& show : shows)
    for (const Pegged& pegged : play.spread) {
      const double chance = show.chance * pegged.chance;
      int dealer = lastHole - toGo.dealer, pone = lastHole - toGo.pone;
      if (heels) dealer += 2;
      if (dealer >= lastHole) {
        sum += chance;
        continue;
      }
      const bool dealerOut = dealer + pegged.dealer >= lastHole, poneOut = pone + pegged.pone >= lastHole;
      if (dealerOut && poneOut) sum += chance * play.dealerFirst(lastHole - dealer, lastHole - pone);
      if (dealerOut && !poneOut) sum += chance;
      if (dealerOut || poneOut) continue;
      dealer += pegged.dealer;
      pone += pegged.pone + show.pone;
      if (pone >= lastHole) continue;
      dealer += show.dealer;
      sum += dealer >= lastHole ? chance : chance * (1 - board().dealers(pone, dealer).chance);
    }
  return sum;
}

Standing standing(int ours, int theirs) {
  return {ours, theirs, &pegging(), &board()};
}

// The discards of a deal against the expert, with their chances.
std::array<Discard, 15> valued(const Dealt& dealt, bool weDeal, int ours, int theirs) {
  const ThrowsTable& crib = **shipped().crib();
  const PolicyOpponent expert(crib.expertDealer, crib.expertPone);
  std::array<Discard, 15> choices = valueDiscards(dealt, weDeal, expert, **shipped().play());
  const WinningOpponent winning(crib, **shipped().play(), pegging(), board(), ours, theirs);
  const bool near = lastHole - std::max(ours, theirs) <= WinningOpponent::nearest;
  valueChances(choices, weDeal, near ? static_cast<const ShowModel&>(winning) : expert,
               standing(ours, theirs));
  sortByChance(choices);
  return choices;
}

Dealt dealtOf(const char* text) {
  Dealt dealt;
  const auto cards = parseCards(text);
  std::copy(cards->begin(), cards->end(), dealt.begin());
  return dealt;
}

}  // namespace

TEST_CASE("the dealer's chance in a deal equals that of scoring every case in order") {
  Random random(8);
  const auto upTo = [&](int most) {
    return static_cast<int>(random.below(static_cast<std::uint32_t>(most + 1)));
  };
  for (int trial = 0; trial < 200; ++trial) {
    const ToGo toGo{1 + upTo(trial % 2 == 0 ? 120 : 20), 1 + upTo(trial % 3 == 0 ? 120 : 20)};
    PegOutlook play = pegging().outlook(upTo(1819), trial % 2 == 0);
    play.spread.clear();
    for (int at = 0; at < 6; ++at)
      play.spread.push_back(
          {static_cast<std::uint8_t>(upTo(9)), static_cast<std::uint8_t>(upTo(9)), 1.0 / 6});
    std::vector<ShowCase> heels, plain;
    ShowSpread heelsSpread, plainSpread;
    for (int at = 0; at < 12; ++at) {
      const ShowCase show{upTo(29), upTo(50), 1.0 / 12};
      (at == 0 ? heels : plain).push_back(show);
      (at == 0 ? heelsSpread : plainSpread)
          .add(static_cast<std::size_t>(show.pone), static_cast<std::size_t>(show.dealer), show.chance);
    }
    const double naive =
        naiveDealersChance(toGo, play, heels, true) + naiveDealersChance(toGo, play, plain, false);
    CAPTURE(toGo.dealer, toGo.pone);
    CHECK(std::abs(dealersChance(toGo, play, heelsSpread, plainSpread, board()) - naive) < 1e-12);
  }
}

TEST_CASE("a tilted spread has the means asked for, and its chances add up to one") {
  const HandPegsTable& plays = **shipped().play();
  for (int hand = 0; hand < RankSets::count[4]; hand += 13)
    for (const bool weDeal : {false, true}) {
      const PlayValue means = plays.value(hand, weDeal);
      double ours = 0, theirs = 0, all = 0;
      for (const Pegged& pegged :
           tilted(pegging().outlook(hand, weDeal).spread, weDeal ? means.theirs : means.ours,
                  weDeal ? means.ours : means.theirs)) {
        REQUIRE(pegged.chance >= 0);
        all += pegged.chance;
        ours += pegged.chance * (weDeal ? pegged.dealer : pegged.pone);
        theirs += pegged.chance * (weDeal ? pegged.pone : pegged.dealer);
      }
      CAPTURE(hand, weDeal, means.ours, means.theirs);
      CHECK(std::abs(all - 1) < 1e-9);
      CHECK(std::abs(ours - means.ours) < 0.01);
      CHECK(std::abs(theirs - means.theirs) < 0.01);
    }
}

// The spread of each hand and its average pegs are stored in separate tables.
TEST_CASE("an untilted spread has nearly the means of the table of pegs") {
  const HandPegsTable& plays = **shipped().play();
  const ThrowsTable& crib = **shipped().crib();
  for (const bool weDeal : {false, true}) {
    const KeptHands kept(weDeal ? crib.expertDealer : crib.expertPone);
    double squares = 0, all = 0;
    for (int hand = 0; hand < RankSets::count[4]; ++hand) {
      const auto weight = static_cast<double>(kept.of()[static_cast<std::size_t>(hand)]);
      double net = 0;
      for (const Pegged& pegged : pegging().outlook(hand, weDeal).spread)
        net += pegged.chance * (weDeal ? pegged.dealer - pegged.pone : pegged.pone - pegged.dealer);
      const PlayValue means = plays.value(hand, weDeal);
      const double off = net - (means.ours - means.theirs);
      squares += weight * off * off;
      all += weight;
    }
    CHECK(std::sqrt(squares / all) < 0.1);
  }
}

TEST_CASE("the chance that the dealer is first is from 0 to 1, and mostly falls with what the dealer needs") {
  for (const bool weDeal : {false, true}) {
    int hands = 0, less = 0;
    for (int hand = 0; hand < RankSets::count[4]; hand += 7) {
      const PegOutlook play = pegging().outlook(hand, weDeal);
      for (int dealer = 1; dealer < 30; ++dealer)
        for (int pone = 1; pone < 30; ++pone) {
          REQUIRE(play.dealerFirst(dealer, pone) >= 0);
          REQUIRE(play.dealerFirst(dealer, pone) <= 1);
        }
      ++hands;
      less += play.dealerFirst(2, 6) > play.dealerFirst(6, 2) ? 1 : 0;
    }
    CHECK(less > hands * 3 / 4);
  }
}

// John Chambers, Tip #6, American Cribbage Congress: hands of 8.0 for the dealer and 8.1 for the nondealer.
TEST_CASE("the opponent's hands, with flushes and nobs, average what players have published") {
  const ThrowsTable& crib = **shipped().crib();
  for (const bool dealer : {false, true}) {
    OpponentShows shows({});
    (dealer ? crib.expertDealer : crib.expertPone).addTo(shows);
    double sum = 0, all = 0;
    for (int rank = 0; rank < rankCount; ++rank)
      for (std::size_t pair = 0; pair < RankTable::pairCount; ++pair) {
        const auto& points = shows.of(static_cast<Rank>(rank), pair);
        for (std::size_t at = 0; at < points.size(); ++at) {
          sum += static_cast<double>(at) * points[at];
          all += points[at];
        }
      }
    CHECK(std::abs(sum / all - (dealer ? 8.0 : 8.1)) < 0.06);
  }
}

TEST_CASE("a rare throw is made to keep a flush, and four cards with a pair are never one") {
  const DealtRanks* six = nullptr;
  for (const DealtRanks& each : everyDealtRanks())
    if (each.counts[0] == 2 && each.counts[1] == 1 && each.counts[2] == 1 && each.counts[3] == 1 &&
        each.counts[12] == 1)
      six = &each;
  REQUIRE(six);
  for (const RankPair& pair : std::span(six->pairs).first(six->pairCount)) {
    const bool acesKept = pair.first != 0;  // both, so the four are no flush
    const bool oneAceKept = pair.first == 0 && pair.second != 0;
    if (acesKept) CHECK(OpponentShows::flushKept(pair, 1) == 0);
    if (!oneAceKept) continue;
    CHECK(OpponentShows::flushKept(pair, 1) == 2.0 / 64);  // with either ace
    CHECK(OpponentShows::flushKept(pair, 1.0 / 63) == 1);
  }
}

TEST_CASE("the opponent's hands add up to all the sixes they may hold, and depend on their throws") {
  const ThrowsTable& crib = **shipped().crib();
  const Dealt dealt = dealtOf("5D JH 6S 4H 5S 2C");
  const CardSet held({dealt.begin(), dealt.end()});
  const OpponentShows shows = PolicyOpponent(crib.expertDealer, crib.expertPone).showsGiven(held, true);
  double all = 0;
  std::array<double, 2> hands{}, weights{};
  for (int rank = 0; rank < rankCount; ++rank)
    for (std::size_t pair = 0; pair < RankTable::pairCount; ++pair) {
      const auto& points = shows.of(static_cast<Rank>(rank), pair);
      const bool fives = pair == static_cast<std::size_t>(rankTable.pair(Rank::five, Rank::five));
      for (std::size_t at = 0; at < points.size(); ++at) {
        all += points[at];
        hands[fives ? 1 : 0] += static_cast<double>(at) * points[at];
        weights[fives ? 1 : 0] += points[at];
      }
    }
  CHECK(std::abs(all / (9'366'819.0 * ThrowPolicy::whole * 40) - 1) < 1e-12);
  CHECK(weights[1] < 1e-4 * all);  // two fives are left, and a pone who has both hardly ever throws them
  CHECK(hands[0] / weights[0] > 7);
}

TEST_CASE("the pone who needs one hole and counts first throws for a sure point") {
  // The pairs average most, and the king, queen, eight and six are worth nothing until the cut.
  const auto choices = valued(dealtOf("KS QH 8D 6C 2S 2H"), false, 120, 118);
  CHECK(choices[0].hand.min > 0);
  for (const Discard& choice : choices) {
    CAPTURE(choice.winChance, choice.hand.min);
    if (choice.hand.min == 0) CHECK(choice.winChance < choices[0].winChance);
  }
}

TEST_CASE("heels win for a dealer who needs two, whatever the throw") {
  const double heels = 4.0 / 46;  // no jack among the six
  for (const Discard& choice : valued(dealtOf("KS QH 8D 6C 3S AH"), true, 119, 120))
    CHECK(choice.winChance > heels);
}

TEST_CASE("the best throws of many deals win on average as often as the board says") {
  Random random(77);
  for (const auto& [ours, theirs] :
       {std::pair{0, 0}, std::pair{60, 70}, std::pair{100, 95}, std::pair{112, 116}})
    for (const bool weDeal : {false, true}) {
      double sum = 0, squares = 0;
      constexpr int deals = 16;
      for (int deal = 0; deal < deals; ++deal) {
        Deck deck;
        deck.shuffle(random);
        const double chance = *valued(deck.deal().pone, weDeal, ours, theirs)[0].winChance;
        sum += chance;
        squares += chance * chance;
      }
      const double mean = sum / deals;
      const double error = std::sqrt((squares / deals - mean * mean) / deals);
      CAPTURE(ours, theirs, weDeal, mean, error);
      // The error of the estimate is larger when both sides are about to go out.
      const double model = std::max(ours, theirs) > 110 ? 0.01 : 0.003;
      CHECK(std::abs(mean - board().ours(ours, theirs, weDeal).chance) < 3 * error + model);
    }
}

TEST_CASE("a card that wins at once has a win chance of one") {
  const json answer = ask("valuePlays", {{"kept", "5H 6D 9S KC"},
                                         {"thrown", "2C 2D"},
                                         {"starter", "QH"},
                                         {"weDeal", true},
                                         {"played", "them TS, us KC, them 2H"},
                                         {"ours", 118},
                                         {"theirs", 100}})["ok"];
  CHECK(answer["legal"][0]["card"] == "9S");  // thirty-one, and the last point with it
  CHECK(answer["legal"][0]["winChance"].get<double>() > 0.99999);
}

TEST_CASE("a dealer who needs two holes pairs the lead, though a king would bring more points") {
  const json sight = {{"kept", "TS JH QD KC"},
                      {"thrown", "2C 2D"},
                      {"starter", "6H"},
                      {"weDeal", true},
                      {"played", "them JS"}};
  json near = sight;
  near["ours"] = near["theirs"] = 119;
  CHECK(ask("valuePlays", near)["ok"]["legal"][0]["card"] == "JH");
  CHECK(ask("valuePlays", near)["ok"]["legal"][0]["winChance"] == 1);
  json far = sight;
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

// Each side has two cards or more to lay and is far from the end, so points are what matters.
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
  // The side with 120 needs one point, which it nearly always gets before the other gets 61.
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
