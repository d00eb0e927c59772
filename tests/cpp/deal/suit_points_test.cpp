#include "cribbage/deal/suit_points.h"

#include <algorithm>
#include <set>

#include "catch.h"
#include "cribbage/base/random.h"
#include "cribbage/cards/deck.h"
#include "cribbage/cards/rank_sets.h"
#include "cribbage/cards/read_cards.h"
#include "cribbage/discard/opponent_shows.h"
#include "cribbage/show/score.h"

using namespace cribbage;

namespace {

CardSet cards(const char* text) {
  return CardSet(*parseCards(text));
}

int kept(const char* ranks) {
  return rankSets().number(*parseRanks(ranks));
}

Card card(const char* text) {
  return (*parseCards(text))[0];
}

double all(const SuitPoints& chances) {
  double sum = 0;
  for (const double chance : chances) sum += chance;
  return sum;
}

}  // namespace

TEST_CASE("two suits among the cards played leave no flush") {
  const SuitPoints open = suitPoints(kept("3479"), 0.1, card("KS"), {});
  CHECK(open[4] + open[5] == Approx(0.1));
  CHECK(suitPoints(kept("3479"), 0.1, card("KS"), {{}, cards("3H 4D")})[0] == 1);
}

TEST_CASE("each card of the same suit makes a flush more likely, and its points are known with its suit") {
  double last = 0.1;
  for (const char* played : {"3S 4S", "3S 4S 7S", "3S 4S 7S 9S"}) {
    const SuitPoints chances = suitPoints(kept("3479"), 0.1, card("KS"), {{}, cards(played)});
    CHECK(chances[4] == 0);
    CHECK(chances[5] > last);
    last = chances[5];
  }
  CHECK(last == 1);
  CHECK(suitPoints(kept("3479"), 0.1, card("KH"), {{}, cards("3S 4S 7S 9S")})[4] == 1);
}

TEST_CASE("a card of ours makes the flush of its suit impossible") {
  const CardSet ours = cards("9S 9H 9D");
  const SuitPoints chances = suitPoints(kept("3479"), 0.1, card("KS"), {ours, cards("3S 4S")});
  CHECK(chances[0] == 1);
  CHECK(suitPoints(kept("3479"), 0.1, card("KC"), {ours, {}})[5] == Approx(0.1));
}

TEST_CASE("a jack that was played has nobs or has not, and one that is hidden may") {
  CHECK(suitPoints(kept("34TJ"), 0, card("AD"), {{}, cards("JD 4S")})[1] == 1);
  CHECK(suitPoints(kept("34TJ"), 0, card("AC"), {{}, cards("JD 4S")})[0] == 1);
  CHECK(suitPoints(kept("34TJ"), 0, card("AC"), {{}, cards("TD 4S")})[1] == Approx(0.25));
  CHECK(suitPoints(kept("34TJ"), 0, card("AC"), {cards("JD JH"), cards("TD 4S")})[1] == Approx(0.5));
  CHECK(suitPoints(kept("34TJ"), 0, card("JC"), {{}, cards("TD 4S")})[0] == 1);
}

TEST_CASE("a hand that is kept against all odds counts as it lies") {
  CHECK(suitPoints(kept("346J"), 1, card("2D"), {{}, cards("3S 4H 6H JD")})[1] == 1);
  CHECK(suitPoints(kept("346J"), 0, card("2D"), {{}, cards("3H 4H 6H JH")})[4] == 1);
}

TEST_CASE("cards that cannot be together add nothing") {
  CHECK(suitPoints(kept("3479"), 0.1, card("KS"), {cards("3S 3H 3D 3C"), {}})[0] == 1);
}

// If all hands are equally likely, the chances can be counted by scoring each hand.
TEST_CASE("the points that suits add are the scorer's, over every hand that may be held") {
  Random random(7);
  for (int round = 0; round < 300; ++round) {
    std::vector<Card> deck = CardSet::deck().cards();
    for (std::size_t at = 0; at < 11; ++at)
      std::swap(deck[at], deck[at + random.below(static_cast<std::uint32_t>(deck.size() - at))]);
    Hand hand{deck[0], deck[1], deck[2], deck[3]};
    const Card starter = deck[4];
    SuitsSeen seen{CardSet({deck.begin() + 5, deck.begin() + 11}), {}};
    for (std::size_t played = random.below(5); played > 0; --played) seen.played.add(hand[played - 1]);
    std::vector<Rank> ranks;
    for (const Card one : hand) ranks.push_back(one.rank());
    const int set = rankSets().number(ranks), plain = pointsOf(set, starter.rank());

    std::set<std::uint64_t> hands;
    double ways = 0, flushes = 0;
    SuitPoints counted{};
    for (int suits = 0; suits < 256; ++suits) {
      CardSet held;
      for (std::size_t at = 0; at < hand.size(); ++at) {
        hand[at] = {ranks[at], static_cast<Suit>(suits >> (2 * at) & 3)};
        held.add(hand[at]);
      }
      std::uint64_t bits = 0;
      for (const Card one : held) bits |= std::uint64_t{1} << one.id;
      const bool possible = held.size() == 4 && held.without(seen.ours).size() == 4 && !held.has(starter);
      if (!possible || !hands.insert(bits).second) continue;
      ++ways;
      if (std::all_of(hand.begin(), hand.end(), [&](Card one) { return one.suit() == hand[0].suit(); }))
        ++flushes;
      if (seen.played.without(held).empty())
        ++counted[static_cast<std::size_t>(score(hand, starter, false) - plain)];
    }
    const SuitPoints chances = suitPoints(set, flushes / ways, starter, seen);
    CHECK(all(chances) == Approx(1));
    for (std::size_t points = 0; points < chances.size(); ++points)
      CHECK(chances[points] == Approx(counted[points] / all(counted)).margin(1e-12));
  }
}
