#include "cases.h"
#include "catch.h"
#include "cribbage/questions/show_questions.h"
#include "written.h"

using namespace cribbage;

namespace {

std::string dealtBy(std::int64_t seed) {
  const json deal = ask("deal", {{"seed", seed}}).at("ok");
  std::string text;
  for (const json& hand : deal.at("hands"))
    for (const json& card : hand) text += card.get<std::string>() + " ";
  return text + deal.at("starter").get<std::string>();
}

}  // namespace

TEST_CASE("a seed gives the recorded deal") {
  // Computed by another program from the definitions of the generator, the shuffle, the deal and the cut.
  CHECK(dealtBy(0) == "9C 3S TD AS QC TS JC 3D TH 4H 4D 6C JH");
  CHECK(dealtBy(1) == "2H QS 6H 6S JD KS AH JC KH 6D 2S TC KD");
  CHECK(dealtBy(152) == "6D 2H KH 4C TC 8S 5D KD 3H 9S 8D 6S AC");
  CHECK(dealtBy(9'007'199'254'740'991) == "QH AC QS 7S 9C TD 6D 5D 3D 7H 4D AD AH");
}

TEST_CASE("three and four players are dealt five cards in turn from the deck of two") {
  const json two = ask("deal", {{"seed", 152}})["ok"];
  CHECK(ask("deal", {{"seed", 152}, {"players", 2}})["ok"] == two);
  // The top of the deck, as the two hands of six show it.
  std::vector<json> top;
  for (int round = 0; round < 6; ++round)
    for (int player = 0; player < 2; ++player) top.push_back(two["hands"][player][round]);
  for (const int players : {3, 4}) {
    const json deal = ask("deal", {{"seed", 152}, {"players", players}})["ok"];
    REQUIRE(deal["hands"].size() == static_cast<std::size_t>(players));
    CardSet all({card(deal["starter"].get<std::string>())});
    for (int at = 0; at < 12; ++at) CHECK(deal["hands"][at % players][at / players] == top[at]);
    for (const json& hand : deal["hands"]) {
      CHECK(hand.size() == 5);
      for (const json& one : hand) all.add(card(one.get<std::string>()));
    }
    CHECK(deal.contains("crib") == (players == 3));
    if (players == 3) all.add(card(deal["crib"][0].get<std::string>()));
    CHECK(all.size() == (players == 3 ? 17 : 21));
    CHECK(deal["seed"] == 152);
  }
  CHECK(deal(152, 5).error().message == "“players” should be a whole number from 3 to 4, not “5”.");
  CHECK(deal(-1, 3).error().code == ErrorCode::badQuestion);
}

TEST_CASE("a deal reports its seed") {
  CHECK(ask("deal", {{"seed", 152}})["ok"]["seed"] == 152);
  CHECK(ask("deal", {{"seed", 9'007'199'254'740'991}})["ok"]["seed"] == 9'007'199'254'740'991);
}

TEST_CASE("a seed is a whole number from 0 to 9007199254740991") {
  for (const json& bad : {json(-1), json(0.5), json(9'007'199'254'740'992), json(1e300), json("1"),
                          json(true), json::object()}) {
    CAPTURE(bad.dump());
    CHECK(ask("deal", {{"seed", bad}})["error"]["code"] == "badQuestion");
  }
  CHECK_FALSE(deal(DealQuestion{}));
  CHECK_FALSE(deal({Given::ofNumber(std::nan(""), "NaN")}));
}
