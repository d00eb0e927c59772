#include "cribbage/show/explain.h"

#include "catch.h"
#include "show/every_hand.h"
#include "show/sound.h"
#include "written.h"

using namespace cribbage;

namespace {

std::vector<Card> sorted(std::vector<Card> hand, std::optional<Card> starter) {
  if (starter) hand.push_back(*starter);
  std::sort(hand.begin(), hand.end());
  return hand;
}

Explanation explained(const std::vector<Card>& hand, std::optional<Card> starter, bool crib) {
  return explain(sorted(hand, starter), starter, crib);
}

std::string complaint(const std::vector<Card>& hand, std::optional<Card> starter, bool crib) {
  return complaintAbout(explained(hand, starter, crib), sorted(hand, starter), starter,
                        naive::score(hand, starter, crib));
}

std::vector<Card> someCards(Random& random, std::size_t count) {
  const Deck deck = shuffled(random);
  return {deck.cards().begin(), deck.cards().begin() + static_cast<std::ptrdiff_t>(count)};
}

}  // namespace

TEST_CASE("every hand of four, before the cut and with a starter, is explained as the fast path scores it",
          "[exhaust][proof]") {
  std::int64_t hands = 0;
  int starter = 0;
  eachHand([&](const Hand& four) {
    const std::vector<Card> hand(four.begin(), four.end());
    const CardSet held(hand);
    do starter = (starter + 5) % deckSize;  // another starter for each hand
    while (held.has(Card::fromId(starter)));
    const Card cut = Card::fromId(starter);
    ++hands;
    for (const bool crib : {false, true}) {
      CAPTURE(written(four), print(cut), crib);
      for (const std::optional<Card>& with : {std::optional(cut), std::optional<Card>()}) {
        if (const auto fault = complaint(hand, with, crib); fault != "") FAIL(fault);
        const int points = with ? score(four, *with, crib) : score(four, crib);
        if (explained(hand, with, crib).points != points) FAIL("differs from the fast path");
      }
    }
  });
  CHECK(hands == handCount);
}

TEST_CASE(
    "any number of cards, and up to four with a starter, are explained as the naive scorer scores them") {
  Random random(2);
  int seen = 0;
  for (int round = 0; round < 1'000; ++round)
    for (std::size_t count = 1; count <= 9; ++count) {
      std::vector<Card> hand = someCards(random, count + 1);
      const Card starter = hand.back();
      hand.pop_back();
      CAPTURE(written(hand), print(starter));
      for (const bool crib : {false, true}) {
        if (count <= 4) REQUIRE(complaint(hand, starter, crib) == "");
        if (round >= 400 || explained(hand, std::nullopt, crib).truncated) continue;
        REQUIRE(complaint(hand, std::nullopt, crib) == "");
        ++seen;
      }
    }
  CHECK(seen > 7'000);
}

TEST_CASE("equal ranks are one entry") {
  const Explanation pairs = explainRanks(ranks("5555"));
  CHECK(pairs.combinations.size() == 5);
  CHECK(pairs.combinations.back().points == 12);
  CHECK(pairs.combinations.back().places == std::vector<std::uint8_t>{0, 1, 2, 3});
}

TEST_CASE("past 64 combinations each kind is one entry with its count") {
  CHECK_FALSE(explainRanks(ranks("A2233444")).truncated);
  // Ten fives have 120 fifteens of three fives. All pairs of a rank are one entry, here with 90 points.
  const Explanation many = explainRanks(ranks("5555555555"));
  REQUIRE(many.truncated);
  REQUIRE(many.combinations.size() == 2);
  const auto& [fifteens, pairs] = std::tie(many.combinations[0], many.combinations[1]);
  CHECK(fifteens.kind == CombinationKind::fifteen);
  CHECK(fifteens.count == 120);
  CHECK(fifteens.points == 240);
  CHECK(fifteens.running == 240);
  CHECK(fifteens.places.empty());
  CHECK(pairs.kind == CombinationKind::pair);
  CHECK(pairs.count == 1);
  CHECK(pairs.points == 90);
  CHECK(pairs.running == 330);
  CHECK(many.points == 330);
}

TEST_CASE("sixty-four combinations are listed and sixty-five are not") {
  // A five and n tens give n fifteens, and one entry for the pairs of tens.
  const Explanation all = explainRanks(ranks("5" + std::string(63, 'T')));
  CHECK_FALSE(all.truncated);
  CHECK(all.combinations.size() == 64);
  const Explanation past = explainRanks(ranks("5" + std::string(64, 'T')));
  CHECK(past.truncated);
  CHECK(past.combinations.size() == 2);
  CHECK(past.points == 2 * 64 + 64 * 63);
}

TEST_CASE("the whole deck is explained by its kinds") {
  const Explanation all = explain(CardSet::deck().cards(), std::nullopt, false);
  CHECK(all.truncated);
  CHECK(all.points == scoreRankCounts(countRanks(CardSet::deck().cards())));
}
