#include "cribbage/discard/discard.h"

#include "catch.h"
#include "naive/naive.h"
#include "shipped.h"
#include "written.h"

using namespace cribbage;

namespace {

std::array<Discard, 15> choicesOf(std::string_view six, bool weDeal) {
  return valueDiscards(dealt(six), weDeal, RandomOpponent{}, noPlay());
}

std::int64_t once(Card, Card, Card) {
  return 1;
}

}  // namespace

TEST_CASE("every discard of a deal has the value that brute force gives, card by card", "[proof]") {
  // Jacks, suited discards, pairs, four of a kind, fives, one suit, and a hand without any points.
  const auto six =
      GENERATE(as<std::string>{}, "5D JH 6S 4H 5S 2C", "JS JH JD JC 5S 5H", "2H 4H 6H 8H TH QH",
               "5S 5H 5D 5C JS TH", "AS AH KD KC 7S 7H", "JH 9H 2H JC 3C 8C", "2S 3C 5C 5D 6S 9H",
               "AS 3H 5D 7C 9S JH", "QS QH QD JC TS 9H", "AD 2D 3D 4D JS JC");
  const auto all = dealt(six);
  const auto theirs = choicesOf(six, false);
  for (const Discard& choice : choicesOf(six, true)) {
    CAPTURE(six, written(choice.thrown));
    const auto hand = naive::valueHand(choice.kept, all);
    const auto crib = naive::valueCrib(choice.thrown, all, once);
    const auto same = std::find_if(theirs.begin(), theirs.end(),
                                   [&](const Discard& other) { return other.thrown == choice.thrown; });
    REQUIRE(same != theirs.end());
    CHECK(choice.hand.histogram == hand);
    CHECK(same->hand.histogram == hand);
    CHECK(choice.crib.histogram == crib);
    CHECK(same->crib.histogram == crib);
  }
}

TEST_CASE("the figures of a discard follow from its histograms") {
  for (const bool weDeal : {true, false})
    for (const Discard& choice : choicesOf("JH 9H 2H JC 3C 8C", weDeal)) {
      const Histogram& hands = choice.hand.histogram;
      std::int64_t sum = 0, count = 0, cribSum = 0, cribCount = 0;
      std::vector<int> made;
      for (std::size_t points = 0; points < hands.size(); ++points) {
        sum += static_cast<int>(points) * hands[points];
        count += hands[points];
        cribSum += static_cast<int>(points) * choice.crib.histogram[points];
        cribCount += choice.crib.histogram[points];
        if (hands[points] > 0) made.push_back(static_cast<int>(points));
      }
      CHECK(count == 46);
      CHECK(cribCount == 45'540);
      CHECK(choice.hand.count == count);
      CHECK(choice.hand.sum == sum);
      CHECK(choice.hand.min == made.front());
      CHECK(choice.hand.max == made.back());
      CHECK(choice.hand.mean == static_cast<double>(sum) / 46);
      CHECK(choice.crib.mean == static_cast<double>(cribSum) / 45'540);
      const std::int64_t ours = sum * 45'540, cribs = cribSum * 46;
      CHECK(choice.points == static_cast<double>(weDeal ? ours + cribs : ours - cribs) / (46 * 45'540));
      CHECK(choice.hand.now == naive::score(choice.kept, std::nullopt, false).total());
    }
}

TEST_CASE("kept and thrown cards are together the six dealt, each in order, and no throw comes twice") {
  for (const auto six : {"5D JH 6S 4H 5S 2C", "KC QC JC TC 9C 8C", "AS AH AD AC 2S 2H"}) {
    const auto all = dealt(six);
    const CardSet expected({all.begin(), all.end()});
    std::vector<std::array<Card, 2>> throws;
    for (const Discard& choice : choicesOf(six, true)) {
      CardSet both({choice.kept.begin(), choice.kept.end()});
      for (const Card card : choice.thrown) both.add(card);
      CHECK(both == expected);
      CHECK(std::is_sorted(choice.kept.begin(), choice.kept.end()));
      CHECK(choice.thrown[0] < choice.thrown[1]);
      CHECK(std::find(throws.begin(), throws.end(), choice.thrown) == throws.end());
      throws.push_back(choice.thrown);
    }
    CHECK(throws.size() == 15);
  }
}

TEST_CASE("discards come best first, and equal ones in the order of the thrown cards") {
  int ties = 0;
  for (const auto six :
       {"5D JH 6S 4H 5S 2C", "AS AH KD KC 7S 7H", "2S 2H 2D 9S 9H 9D", "AS 3H 5D 7C 9S JH"}) {
    for (const bool weDeal : {true, false}) {
      const auto choices = choicesOf(six, weDeal);
      for (std::size_t i = 1; i < choices.size(); ++i) {
        CAPTURE(six, weDeal, i);
        CHECK(choices[i - 1].points >= choices[i].points);
        if (choices[i - 1].points != choices[i].points) continue;
        ++ties;
        CHECK(choices[i - 1].thrown < choices[i].thrown);
      }
    }
  }
  CHECK(ties > 0);
}

TEST_CASE("the order in which cards are dealt changes no value") {
  std::array<int, 6> order{0, 1, 2, 3, 4, 5};
  const Dealt six = dealt("5D JH 6S 4H 5S 2C");
  const auto expected = choicesOf("5D JH 6S 4H 5S 2C", false);
  for (int round = 0; round < 60; ++round) {
    for (int steps = 0; steps < 12; ++steps) std::next_permutation(order.begin(), order.end());
    Dealt turned;
    for (std::size_t i = 0; i < 6; ++i) turned[i] = six[static_cast<std::size_t>(order[i])];
    const auto choices = valueDiscards(turned, false, RandomOpponent{}, noPlay());
    for (std::size_t i = 0; i < choices.size(); ++i) {
      CHECK(choices[i].thrown == expected[i].thrown);
      CHECK(choices[i].points == expected[i].points);
    }
  }
}

TEST_CASE("only the given starters count, and in the crib by its own rule") {
  const Hand four = hand("2H 4H 6H 8H");
  const ShowValue inHand = valueShow(four, CardSet(cards("TC")), false);
  CHECK(inHand.count == 1);
  CHECK(inHand.mean == naive::score(four, card("TC"), false).total());
  const ShowValue inCrib = valueShow(four, CardSet(cards("TC")), true);
  CHECK(inCrib.sum == inHand.sum - 4);
  CHECK(inCrib.now == inHand.now - 4);
}
