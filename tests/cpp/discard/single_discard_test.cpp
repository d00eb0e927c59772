#include "cribbage/discard/single_discard.h"

#include <cmath>
#include <numeric>

#include "catch.h"
#include "naive/naive.h"
#include "shipped.h"
#include "written.h"

using namespace cribbage;

namespace {

constexpr std::array<CribSide, 4> everySide{{{3, true}, {3, false}, {4, true}, {4, false}}};

DealtFive five(std::string_view text) {
  const auto list = cards(text);
  DealtFive dealt{};
  std::copy_n(list.begin(), dealt.size(), dealt.begin());
  return dealt;
}

CardSet without(const DealtFive& dealt) {
  return CardSet::deck().without(CardSet({dealt.begin(), dealt.end()}));
}

// Returns the number of ways to choose cards of these three ranks and then a starter.
double waysOf(CardSet unseen, std::array<Card, 3> others, Card starter) {
  double ways = 1;
  CardSet left = unseen;
  for (const Card card : others) {
    ways *= left.count(card.rank());
    left.remove(card);
  }
  // Each order of equal ranks was counted.
  const bool first = others[0].rank() == others[1].rank(), second = others[1].rank() == others[2].rank();
  ways /= first && second ? 6 : first || second ? 2 : 1;
  return ways * left.count(starter.rank());
}

// Returns the chance of each number of points, card by card.
std::array<double, mostPoints + 1> countCrib(Card thrown, CardSet unseen, const CribRanks& ranks) {
  std::array<double, mostPoints + 1> chances{};
  for (const Card a : unseen)
    for (const Card b : unseen)
      for (const Card c : unseen) {
        if (a >= b || b >= c) continue;
        const auto& starters =
            ranks[static_cast<std::size_t>(rankTable.triple(a.rank(), b.rank(), c.rank()))];
        for (const Card starter : unseen) {
          if (starter == a || starter == b || starter == c) continue;
          const auto points = static_cast<std::size_t>(score({thrown, a, b, c}, starter, true));
          chances[points] +=
              starters[static_cast<std::size_t>(starter.rank())] / waysOf(unseen, {a, b, c}, starter);
        }
      }
  return chances;
}

}  // namespace

TEST_CASE("there are 6,175 classes of five ranks, in 2,598,960 deals") {
  CHECK(everyFiveRanks().size() == fiveRanksCount);
  int deals = 0;
  for (const FiveRanks& dealt : everyFiveRanks()) deals += dealt.waysFrom({});
  CHECK(deals == 2'598'960);
}

TEST_CASE("each throw of five cards has the hand and the crib that brute force gives, card by card",
          "[proof]") {
  const auto text = GENERATE(as<std::string>{}, "5H 5D 5S JC 2C", "JS JH JD JC 5S", "2H 4H 6H 8H TH",
                             "AS AH KD KC 7S", "9H JH QD 3C 3S");
  const DealtFive dealt = five(text);
  const CardSet unseen = without(dealt);
  for (const CribSide side : everySide) {
    const CribRanks ranks = cribRanksGiven(countRanks(dealt), side, solvedThrows(side.players));
    const auto choices = valueSingleDiscards(dealt, side);
    const SingleDiscard& choice = choices[side.own ? 0 : 4];
    CAPTURE(text, side.players, side.own, print(choice.thrown[0]));
    CHECK(choice.hand.histogram == naive::valueHand(choice.kept, dealt));
    CHECK(choice.hand.count == 47);
    const auto chances = countCrib(choice.thrown[0], unseen, ranks);
    double mean = 0;
    for (std::size_t points = 0; points < chances.size(); ++points) {
      CHECK(std::abs(static_cast<double>(choice.crib.histogram[points]) / 1e9 - chances[points]) < 2e-9);
      mean += static_cast<double>(points) * chances[points];
    }
    CHECK(std::abs(choice.crib.mean - mean) < 1e-7);
    CHECK(std::abs(choice.points - choice.hand.mean - side.worth() * choice.crib.mean) < 1e-12);
    CHECK(std::is_sorted(choices.begin(), choices.end(),
                         [](const auto& a, const auto& b) { return a.points > b.points; }));
  }
}

TEST_CASE("the model gives each starter, and each throw of the others, its exact chance") {
  const DealtFive dealt = five("5H 5D 5S JC 2C");
  const CardSet unseen = without(dealt);
  for (const CribSide side : everySide) {
    const CribRanks ranks = cribRanksGiven(countRanks(dealt), side, solvedThrows(side.players));
    for (std::size_t starter = 0; starter < rankCount; ++starter) {
      const double chance =
          std::accumulate(ranks.begin(), ranks.end(), 0.0,
                          [&](double sum, const auto& three) { return sum + three[starter]; });
      CHECK(std::abs(chance - unseen.count(static_cast<Rank>(starter)) / 47.0) < 1e-5);
    }
  }
}

TEST_CASE("the mean crib of the model is that of sampled deals in which the others throw by the rule") {
  for (const CribSide side : everySide) {
    const DealtFive dealt = five("4H 5D 8S JC 2C");
    const auto choices = valueSingleDiscards(dealt, side);
    const std::size_t others = static_cast<std::size_t>(side.players) - 1;
    Random random(7);
    Deck deck;
    REQUIRE(deck.draw({dealt.begin(), dealt.end()}));
    std::array<double, 5> sum{}, squares{};
    constexpr int deals = 60'000;
    for (int deal = 0; deal < deals; ++deal) {
      deck.shuffle(random);
      Hand crib{};
      for (std::size_t player = 0; player < others; ++player) {
        const std::span hand(&deck.cards()[5 * player], 5);
        // The first of the others is the partner of four players, or the dealer of three if we do not deal.
        const bool own = player == 0 ? side.own == (side.players == 4) : side.players == 4 && !side.own;
        const CribSide theirs{side.players, own};
        FiveRanks held;
        held.counts = countRanks(hand);
        for (std::uint8_t rank = 0; rank < rankCount; ++rank)
          if (held.counts[rank] > 0) held.ranks[held.size++] = rank;
        const auto thrown = static_cast<Rank>(thrownBy(solvedRule(theirs), theirs.worth(), held));
        crib[1 + player] =
            *std::find_if(hand.begin(), hand.end(), [&](Card card) { return card.rank() == thrown; });
      }
      if (side.players == 3) crib[3] = deck.cards()[10];
      for (std::size_t at = 0; at < choices.size(); ++at) {
        crib[0] = choices[at].thrown[0];
        const double points = score(crib, deck.cards()[15], true);
        sum[at] += points;
        squares[at] += points * points;
      }
    }
    for (std::size_t at = 0; at < choices.size(); ++at) {
      const double mean = sum[at] / deals;
      const double error = std::sqrt((squares[at] / deals - mean * mean) / deals);
      CAPTURE(side.players, side.own, print(choices[at].thrown[0]), mean, error, choices[at].crib.mean);
      CHECK(std::abs(mean - choices[at].crib.mean) < 4 * error + 0.01);
    }
  }
}

TEST_CASE("no other throw gains a thousandth of a point a deal against the solved rules") {
  const auto& every = everyFiveRanks();
  for (const CribSide side : everySide) {
    const CribByCard& rule = solvedRule(side);
    double gain = 0, deals = 0;
    for (std::size_t index = 3; index < every.size(); index += 29) {
      const FiveRanks& dealt = every[index];
      const CribRanks others = cribRanksGiven(dealt.counts, side, solvedThrows(side.players));
      const std::uint8_t thrown = thrownBy(rule, side.worth(), dealt);
      const auto points = [&](std::uint8_t rank) {
        return handAfter(dealt, rank) + side.worth() * meanCrib(rank, others);
      };
      double best = points(thrown);
      for (std::size_t at = 0; at < dealt.size; ++at) best = std::max(best, points(dealt.ranks[at]));
      gain += dealt.waysFrom({}) * (best - points(thrown));
      deals += dealt.waysFrom({});
    }
    CHECK(gain / deals < 0.001);
  }
}
