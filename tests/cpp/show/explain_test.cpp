#include "cribbage/show/explain.h"

#include "catch.h"
#include "cribbage/base/random.h"
#include "cribbage/cards/card_set.h"
#include "show/sound.h"
#include "written.h"

using namespace cribbage;

namespace {

Explanation explained(std::vector<Card> hand, std::optional<Card> starter, bool crib) {
  if (starter) hand.push_back(*starter);
  std::sort(hand.begin(), hand.end());
  return explain(hand, starter, crib);
}

std::string complaint(std::vector<Card> hand, std::optional<Card> starter, bool crib) {
  const naive::Points expected = naive::score(hand, starter, crib);
  const Explanation explanation = explained(hand, starter, crib);
  if (starter) hand.push_back(*starter);
  std::sort(hand.begin(), hand.end());
  return complaintAbout(explanation, hand, starter, expected);
}

// Deals different cards from a shuffled deck.
std::vector<Card> someCards(Random& random, std::size_t count) {
  Deck deck;
  deck.shuffle(random);
  return {deck.cards().begin(), deck.cards().begin() + static_cast<std::ptrdiff_t>(count)};
}

}  // namespace

TEST_CASE("every hand of four, before the cut and with a starter, is explained as the fast path scores it",
          "[exhaust][proof]") {
  std::int64_t hands = 0;
  int starter = 0;
  for (int a = 0; a < deckSize; ++a)
    for (int b = a + 1; b < deckSize; ++b)
      for (int c = b + 1; c < deckSize; ++c)
        for (int d = c + 1; d < deckSize; ++d) {
          const Hand four{Card::fromId(a), Card::fromId(b), Card::fromId(c), Card::fromId(d)};
          const std::vector<Card> hand(four.begin(), four.end());
          do starter = (starter + 5) % deckSize;  // another starter for each hand
          while (starter == a || starter == b || starter == c || starter == d);
          const Card cut = Card::fromId(starter);
          ++hands;
          for (const bool crib : {false, true}) {
            CAPTURE(written(four), print(cut), crib);
            if (complaint(hand, cut, crib) != "") FAIL(complaint(hand, cut, crib));
            if (complaint(hand, std::nullopt, crib) != "") FAIL(complaint(hand, std::nullopt, crib));
            if (explained(hand, cut, crib).points != score(four, cut, crib))
              FAIL("differs from the fast path");
            if (explained(hand, std::nullopt, crib).points != score(four, crib))
              FAIL("differs before the cut");
          }
        }
  CHECK(hands == 270'725);
}

TEST_CASE("any number of cards is explained as the naive scorer scores it") {
  Random random(2);
  int seen = 0;
  for (int round = 0; round < 400; ++round)
    for (std::size_t count = 1; count <= 9; ++count) {
      const std::vector<Card> hand = someCards(random, count);
      CAPTURE(written(hand));
      for (const bool crib : {false, true}) {
        if (explained(hand, std::nullopt, crib).truncated) continue;
        REQUIRE(complaint(hand, std::nullopt, crib) == "");
        ++seen;
      }
    }
  CHECK(seen > 7'000);
}

TEST_CASE("one to four cards and a starter are explained as the naive scorer scores them") {
  Random random(3);
  for (int round = 0; round < 1'000; ++round)
    for (std::size_t count = 1; count <= 4; ++count) {
      std::vector<Card> hand = someCards(random, count + 1);
      const Card starter = hand.back();
      hand.pop_back();
      CAPTURE(written(hand), print(starter));
      REQUIRE(complaint(hand, starter, false) == "");
      REQUIRE(complaint(hand, starter, true) == "");
    }
}

TEST_CASE("suited hands and hands with jacks are explained as the naive scorer scores them") {
  // Suited hands are rare by chance, so this deck has only hearts and jacks.
  Random random(4);
  for (int round = 0; round < 4'000; ++round) {
    std::vector<Card> hand = cards("AH 2H 3H 4H 5H 6H 7H 8H 9H TH QH KH JH JS JD JC");
    for (std::size_t left = hand.size(); left > 1; --left)
      std::swap(hand[left - 1], hand[random.below(static_cast<std::uint32_t>(left))]);
    const Card starter = hand[4];
    hand.resize(4);
    CAPTURE(written(hand), print(starter));
    for (const bool crib : {false, true}) {
      REQUIRE(complaint(hand, starter, crib) == "");
      REQUIRE(complaint(hand, std::nullopt, crib) == "");
    }
  }
}

TEST_CASE("equal ranks are one entry and each run is an entry") {
  const Explanation pairs = explainRanks(ranks("5555"));
  CHECK(pairs.combinations.size() == 5);
  CHECK(pairs.combinations.back().points == 12);
  CHECK(pairs.combinations.back().places == std::vector<std::uint8_t>{0, 1, 2, 3});

  const Explanation runs = explainRanks(ranks("AA223"));
  CHECK(std::count_if(runs.combinations.begin(), runs.combinations.end(), [](const Combination& combination) {
          return combination.kind == CombinationKind::run;
        }) == 4);
}

TEST_CASE("past 64 combinations each kind is one entry with its count") {
  const Explanation few = explainRanks(ranks("A2233444"));
  CHECK_FALSE(few.truncated);

  // Ten fives have 120 fifteens of three fives. All pairs of a rank are one entry, here with 90 points.
  const Explanation many = explainRanks(ranks("5555555555"));
  REQUIRE(many.truncated);
  REQUIRE(many.combinations.size() == 2);
  CHECK(many.combinations[0].kind == CombinationKind::fifteen);
  CHECK(many.combinations[0].count == 120);
  CHECK(many.combinations[0].points == 240);
  CHECK(many.combinations[0].running == 240);
  CHECK(many.combinations[0].places.empty());
  CHECK(many.combinations[1].kind == CombinationKind::pair);
  CHECK(many.combinations[1].count == 1);
  CHECK(many.combinations[1].points == 90);
  CHECK(many.combinations[1].running == 330);
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
