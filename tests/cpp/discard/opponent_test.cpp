#include "cribbage/discard/opponent.h"

#include "catch.h"
#include "cribbage/discard/discard.h"
#include "naive/naive.h"
#include "shipped.h"
#include "written.h"

using namespace cribbage;

namespace {

// Returns a weight that depends on the ranks of the discarded pair and of the starter. The naive sum and the
// engine both use it.
std::int64_t uneven(Card first, Card second, Card starter) {
  const int a = static_cast<int>(first.rank()), b = static_cast<int>(second.rank());
  return 1 + a * b * 3 + (a + b) * 5 + static_cast<int>(starter.rank()) * 7 * (a + b + 1);
}

std::int64_t onlyFives(Card first, Card second, Card) {
  return first.rank() == Rank::five && second.rank() == Rank::five ? 1 : 0;
}

ThrowWeights weightsOf(naive::Weight weight) {
  ThrowWeights weights{};
  for (int a = 0; a < rankCount; ++a)
    for (int b = a; b < rankCount; ++b)
      for (int c = 0; c < rankCount; ++c) {
        const auto at = [](int rank) { return Card{static_cast<Rank>(rank), Suit::spades}; };
        const int pair = rankTable.pair(at(a).rank(), at(b).rank());
        weights.at(static_cast<std::size_t>(pair)).at(static_cast<std::size_t>(c)) =
            static_cast<std::uint32_t>(weight(at(a), at(b), at(c)));
      }
  return weights;
}

}  // namespace

TEST_CASE("the crib of a weighted opponent is the weighted sum over every pair and starter") {
  for (const auto six : {"5D JH 6S 4H 5S 2C", "JS JH JD TD 5S 5H", "2H 4H 6H 8H JH QH"}) {
    const Dealt all = dealt(six);
    const CardSet unseen = CardSet::deck().without(CardSet({all.begin(), all.end()}));
    for (const naive::Weight weight : {uneven, onlyFives}) {
      const ThrowWeights weights = weightsOf(weight);
      for (std::size_t i = 0; i < 5; ++i) {
        const std::array<Card, 2> thrown{all[i], all[i + 1]};
        CAPTURE(six, written(thrown));
        CHECK(valueCrib(thrown, unseen, weights).histogram == naive::valueCrib(thrown, all, weight));
      }
    }
  }
}

TEST_CASE("the random opponent throws any two unseen cards equally often") {
  const RandomOpponent random;
  for (const bool weDeal : {true, false})
    for (const auto& starters : random.throwsGiven(CardSet(cards("5D JH 6S 4H 5S 2C")), weDeal))
      for (const std::uint32_t weight : starters) REQUIRE(weight == 1);
}

TEST_CASE("the opponent is told our six cards and whose crib it is") {
  // An opponent who discards only fives to their own crib, and random cards to ours.
  struct Careful final : CribModel {
    ThrowWeights throwsGiven(CardSet held, bool weDeal) const override {
      CHECK(held == CardSet(cards("AS AH KD KC 7S 7H")));
      return weDeal ? RandomOpponent{}.throwsGiven(held, weDeal) : weightsOf(onlyFives);
    }
  };
  const Dealt six = dealt("AS AH KD KC 7S 7H");
  const auto ours = valueDiscards(six, true, Careful{}, noPlay());
  const auto theirs = valueDiscards(six, false, Careful{}, noPlay());
  for (const Discard& choice : ours) CHECK(meanOf(choice.crib.histogram).count == 45'540);
  for (const Discard& choice : theirs) {
    CHECK(meanOf(choice.crib.histogram).count == 6 * 44);  // six pairs of fives, 44 starters
    CHECK(choice.crib.mean >= 2);
  }
}
