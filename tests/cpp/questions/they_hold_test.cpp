#include "cases.h"
#include "catch.h"
#include "questions/seeded.h"
#include "shipped.h"
#include "written.h"

using namespace cribbage;

namespace {

// Returns `theyHold` for the dealer who keeps 4 5 5 6, after these turns of the play.
json held(const json& played, const json& more = {}) {
  json question = {{"kept", "4H 5S 5D 6S"}, {"thrown", "2C JH"}, {"starter", "9C"},
                   {"weDeal", true},        {"played", played},  {"order", "points"}};
  if (!more.is_null()) question.update(more);
  return answerTo("valuePlays", question).value("theyHold", json());
}

// Returns the number of cards of a rank that we see.
int seen(const SeededPlay& position, Rank rank) {
  const auto is = [&](Card card) { return card.rank() == rank; };
  const auto& six = position.ours();
  auto count = std::count_if(six.begin(), six.end(), is) + (is(position.deal.starter) ? 1 : 0);
  for (const CardPlay& played : position.play.played())
    if (played.by != seatOf(Side::us, position.weDeal) && is(played.card)) ++count;
  return static_cast<int>(count);
}

}  // namespace

TEST_CASE("before a card is played, they hold what they keep given the cards that we see") {
  const json chances = held("");
  const auto kept = shippedPlay().asPone.given(countRanks(ranks("45562J9")));
  double jack = 0, all = 0;
  for (std::size_t set = 0; set < kept.size(); ++set) {
    const auto held = ranksOf(4, static_cast<int>(set));
    const bool holds = std::find(held.begin(), held.end(), Rank::jack) != held.end();
    jack += holds ? static_cast<double>(kept[set]) : 0;
    all += static_cast<double>(kept[set]);
  }
  CHECK(chances[10] == jack / all);
}

TEST_CASE("our own card tells nothing of what they hold, and theirs does") {
  CHECK(held("them 7S us 4H") == held("them 7S"));
  CHECK(held("them 7S us 4H them 4C us 5S") == held("them 7S us 4H them 4C us 6S"));
  CHECK(held("them 7S us 4H") != held("them 7S us 4H them 4C"));
  CHECK(held("them 7S") != held("them 8S"));
}

TEST_CASE("one card left is one rank, and several are no more ranks than cards") {
  int asked = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const SeededPlay position(3000 + seed, seed % 2 == 0, seed % 8, {});
    const Seat them = seatOf(Side::them, position.weDeal);
    json question = with(questionOf(position, {}), "order", "points");
    question["quick"] = seed % 5 != 0;
    const json answer = answerTo("valuePlays", question);
    CAPTURE(seed, position.played, answer.dump());
    const int left = position.play.over() ? 0 : position.play.cardsHeld(them);
    REQUIRE(answer.contains("theyHold") == (left > 0));
    if (left == 0) continue;
    ++asked;
    const auto chances = answer["theyHold"].get<std::vector<double>>();
    REQUIRE(chances.size() == rankCount);
    const double sum = std::accumulate(chances.begin(), chances.end(), 0.0);
    CHECK(sum <= left + 1e-9);
    CHECK(sum >= 1 - 1e-9);
    if (left == 1) CHECK(sum == Approx(1).margin(1e-12));
    for (int rank = 0; rank < rankCount; ++rank) {
      const double chance = chances[static_cast<std::size_t>(rank)];
      CHECK(chance >= 0);
      CHECK(chance <= 1);
      const auto is = static_cast<Rank>(rank);
      if (seen(position, is) == 4 || pips(is) <= position.play.lacks(them)) CHECK(chance == 0);
    }
    for (const Card card : std::span(position.theirs()).first(4)) {  // no card of theirs is ever ruled out
      const auto& played = position.play.played();
      const bool gone =
          std::any_of(played.begin(), played.end(), [&](const CardPlay& one) { return one.card == card; });
      if (!gone) CHECK(chances[static_cast<std::size_t>(card.rank())] > 0);
    }
  }
  CHECK(asked > 50);
}

TEST_CASE("theyHold is the same for every order of the cards, and missing after the game") {
  CHECK(held("them KS us 5S", {{"ours", 119}}).is_null());
  CHECK(held("them 7S us 4H them 4C") == held("them 7S us 4H them 4C", {{"order", "winChance"}}));
}
