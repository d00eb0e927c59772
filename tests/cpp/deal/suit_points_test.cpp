#include "cribbage/deal/suit_points.h"

#include "catch.h"
#include "cribbage/discard/opponent_shows.h"
#include "written.h"

using namespace cribbage;

namespace {

CardSet set(const char* text) {
  return CardSet(cards(text));
}

double all(const SuitPoints& chances) {
  double sum = 0;
  for (const double chance : chances) sum += chance;
  return sum;
}

}  // namespace

TEST_CASE("each card of the same suit makes a flush more likely, and its points are known with its suit") {
  double last = 0.1;
  for (const char* played : {"3S 4S", "3S 4S 7S", "3S 4S 7S 9S"}) {
    const SuitPoints chances = suitPoints(setOf("3479"), 0.1, card("KS"), {{}, set(played)});
    CHECK(chances[4] == 0);
    CHECK(chances[5] > last);
    last = chances[5];
  }
  CHECK(last == 1);
  CHECK(suitPoints(setOf("3479"), 0.1, card("KH"), {{}, set("3S 4S 7S 9S")})[4] == 1);
}

TEST_CASE("a card of ours makes the flush of its suit impossible") {
  const CardSet ours = set("9S 9H 9D");
  const SuitPoints chances = suitPoints(setOf("3479"), 0.1, card("KS"), {ours, set("3S 4S")});
  CHECK(chances[0] == 1);
  CHECK(suitPoints(setOf("3479"), 0.1, card("KC"), {ours, {}})[5] == Approx(0.1));
}

TEST_CASE("a hand that is kept against all odds counts as it lies") {
  CHECK(suitPoints(setOf("346J"), 1, card("2D"), {{}, set("3S 4H 6H JD")})[1] == 1);
  CHECK(suitPoints(setOf("346J"), 0, card("2D"), {{}, set("3H 4H 6H JH")})[4] == 1);
}

TEST_CASE("cards that cannot be together add nothing") {
  CHECK(suitPoints(setOf("3479"), 0.1, card("KS"), {set("3S 3H 3D 3C"), {}})[0] == 1);
}

TEST_CASE("suits tell whether a hand was kept for its flush") {
  const auto likelihood = [](double flush, const char* played) {
    return suitLikelihood(setOf("3479"), flush, card("KS"), {{}, set(played)});
  };
  CHECK(likelihood(1, "3S") == Approx(likelihood(0, "3S")));
  CHECK(likelihood(1, "3S 4H") < 0.02 * likelihood(0, "3S 4H"));
  CHECK(likelihood(1, "3S 4S") > 3.5 * likelihood(0, "3S 4S"));
  CHECK(likelihood(0, "3S 4S 7S 9S") > 0);
  CHECK(likelihood(0.1, "3S 3H") == 0);
  CHECK(suitLikelihood(setOf("3479"), 0.1, {}, {{}, set("3S 4S")}) == Approx(likelihood(0.1, "3S 4S")));
}

// If all hands are equally likely, the chances can be counted by scoring each hand.
TEST_CASE("the points that suits add are the scorer's, over every hand that may be held") {
  Random random(7);
  for (int round = 0; round < 300; ++round) {
    const std::vector<Card> deck = shuffled(random).cards();
    Hand hand{deck[0], deck[1], deck[2], deck[3]};
    const Card starter = deck[4];
    SuitsSeen seen{CardSet({deck.begin() + 5, deck.begin() + 11}), {}};
    for (std::size_t played = random.below(5); played > 0; --played) seen.played.add(hand[played - 1]);
    std::vector<Rank> ranks;
    for (const Card one : hand) ranks.push_back(one.rank());
    const int set = rankSets().number(ranks), plain = pointsOf(set, starter.rank());

    std::set<std::vector<Card>> hands;
    double ways = 0, flushes = 0;
    SuitPoints counted{};
    for (int suits = 0; suits < 256; ++suits) {
      CardSet held;
      for (std::size_t at = 0; at < hand.size(); ++at) {
        hand[at] = {ranks[at], static_cast<Suit>(suits >> (2 * at) & 3)};
        held.add(hand[at]);
      }
      const bool possible = held.size() == 4 && held.without(seen.ours).size() == 4 && !held.has(starter);
      if (!possible || !hands.insert(held.cards()).second) continue;
      ++ways;
      if (std::all_of(hand.begin(), hand.end(), [&](Card one) { return one.suit() == hand[0].suit(); }))
        ++flushes;
      if (seen.played.without(held).empty())
        ++counted[static_cast<std::size_t>(score(hand, starter, false) - plain)];
    }
    const SuitPoints chances = suitPoints(set, flushes / ways, starter, seen);
    CHECK(all(chances) == Approx(1));
    // A hand with several cards of a rank may have played any of them.
    double orders = 1;
    const RankCounts held = countRanks(ranks);
    for (int rank = 0; rank < rankCount; ++rank)
      orders *= waysToTake(held[static_cast<std::size_t>(rank)], seen.played.count(static_cast<Rank>(rank)));
    CHECK(suitLikelihood(set, flushes / ways, starter, seen) == Approx(all(counted) / ways / orders));
    for (std::size_t points = 0; points < chances.size(); ++points)
      CHECK(chances[points] == Approx(counted[points] / all(counted)).margin(1e-12));
  }
}
