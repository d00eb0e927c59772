#include "cribbage/cards/deck.h"

#include "catch.h"
#include "written.h"

using namespace cribbage;

namespace {

Deck shuffledBy(std::uint64_t seed) {
  Random random(seed);
  return shuffled(random);
}

// Returns the chi-squared statistic of counts that should be equal: the sum of (seen - expected)² / expected.
template <class Counts>
double chiSquare(const Counts& counts) {
  double total = 0;
  for (const int count : counts) total += count;
  const double expected = total / static_cast<double>(counts.size());
  double sum = 0;
  for (const int count : counts) sum += (count - expected) * (count - expected) / expected;
  return sum;
}

}  // namespace

TEST_CASE("random numbers come from the generator that the C++ standard fixes") {
  // The standard names the 10,000th number of std::mt19937_64 seeded by default (5489): 9981545732273789042.
  Random random(5489);
  std::uint32_t drawn = 0;
  for (int i = 0; i < 10'000; ++i) drawn = random.below(1'000'000'000);
  CHECK(drawn == 273'789'042);
}

TEST_CASE("a random number below one is zero, and one below a bound reaches every value") {
  Random random(1);
  std::array<int, 6> dice{};
  for (int i = 0; i < 6'000; ++i) ++dice.at(random.below(6));
  for (int i = 0; i < 100; ++i) CHECK(random.below(1) == 0);
  CHECK(chiSquare(dice) < 25);  // 5 degrees of freedom: 1 in 7,000 exceeds this
}

TEST_CASE("every card comes to every place of a shuffled deck about equally often") {
  constexpr int rounds = 20'000;
  Random random(52);
  std::array<int, 52 * 52> places{};
  for (int round = 0; round < rounds; ++round) {
    const Deck deck = shuffled(random);
    for (std::size_t at = 0; at < 52; ++at) ++places[at * 52 + deck.cards()[at].id];
  }
  // 51 × 51 degrees of freedom: mean 2,601, standard deviation 72. Counts that are too even are as wrong as
  // uneven ones.
  const double spread = chiSquare(places);
  CHECK(spread > 2'601 - 5 * 72);
  CHECK(spread < 2'601 + 5 * 72);
}

TEST_CASE("a new deck has all 52 cards in order, and deals one at a time, the first to the pone") {
  Deck deck;
  const Deck::Hands hands = deck.deal();
  CHECK(written(hands.pone) == "AS AD 2S 2D 3S 3D");
  CHECK(written(hands.dealer) == "AH AC 2H 2C 3H 3C");
  CHECK(deck.cards().size() == 40);
  CHECK(print(deck.cards().front()) == "4S");
  CHECK(Deck().cards() == CardSet::deck().cards());
  CHECK(print(Deck().cards().front()) == "AS");
}

TEST_CASE("no card is dealt twice") {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Random random(seed);
    Deck deck = shuffled(random);
    const Deck::Hands hands = deck.deal();
    const Card starter = deck.cut(random);
    CardSet all(deck.cards());
    for (const Card card : hands.pone) all.add(card);
    for (const Card card : hands.dealer) all.add(card);
    all.add(starter);
    REQUIRE(deck.cards().size() == 39);
    REQUIRE(all == CardSet::deck());
  }
}

TEST_CASE("named cards are drawn in the order named") {
  Deck deck = shuffledBy(1);
  const auto before = deck.cards();
  const auto drawn = deck.draw(cards("5H KC AS"));
  REQUIRE(drawn);
  CHECK(written(*drawn) == "5H KC AS");
  CHECK(deck.cards().size() == 49);
  auto left = before;
  std::erase_if(left, [](Card at) { return at == card("5H") || at == card("KC") || at == card("AS"); });
  CHECK(deck.cards() == left);
}

TEST_CASE("drawing a missing card is refused with its name and takes none") {
  Deck deck;
  REQUIRE(deck.draw(cards("5H 6C")));
  const auto left = deck.cards();
  const auto drawn = deck.draw(cards("KC 6C 5H 2D"));
  REQUIRE_FALSE(drawn);
  CHECK(drawn.error().code == ErrorCode::duplicateCard);
  CHECK(drawn.error().text == "6C 5H");
  CHECK(drawn.error().message == "These cards are no longer in the deck: 6C 5H.");
  CHECK(deck.cards() == left);
  CHECK(deck.draw(cards("5H")).error().message == "The 5H is no longer in the deck.");
}

TEST_CASE("no cards can be drawn, and a card named twice cannot") {
  Deck deck;
  CHECK(deck.draw({})->empty());
  CHECK(deck.draw({card("5H"), card("5H")}).error().text == "5H");
  CHECK(deck.cards().size() == 52);
}

TEST_CASE("a cut leaves at least four cards in both packets and reaches every place between") {
  Random random(40);
  std::array<int, 40> cuts{};
  for (int round = 0; round < 32'000; ++round) {
    Deck deck;
    deck.deal();
    const auto before = deck.cards();
    const Card starter = deck.cut(random);
    ++cuts.at(static_cast<std::size_t>(std::find(before.begin(), before.end(), starter) - before.begin()));
    REQUIRE(deck.cards().size() == 39);
  }
  for (const std::size_t end : {0u, 1u, 2u, 3u, 37u, 38u, 39u}) CHECK(cuts[end] == 0);
  const std::vector<int> between(cuts.begin() + 4, cuts.end() - 3);
  CHECK(chiSquare(between) < 32 + 5 * 8.0);  // 32 degrees of freedom: mean 32, deviation 8
  Deck last;
  std::vector<Card> most = last.cards();
  most.resize(44);
  REQUIRE(last.draw(most));
  const auto eight = last.cards();
  CHECK(last.cut(random) == eight[4]);
}
