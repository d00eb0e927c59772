#include "cribbage/advice/tables.h"

#include "catch.h"
#include "cribbage/discard/dealt_classes.h"
#include "cribbage/discard/throws_table.h"
#include "shipped.h"
#include "written.h"

using namespace cribbage;

namespace {

// Returns a random policy in which each class always discards the same pair, or one of several.
std::vector<ThrowPolicy::Parts> anyThrows(std::uint64_t seed) {
  Random random(seed);
  std::vector<ThrowPolicy::Parts> classes;
  for (const DealtRanks& dealt : everyDealtRanks()) {
    ThrowPolicy::Parts parts{};
    const auto any = [&] { return static_cast<std::size_t>(random.below(dealt.pairCount)); };
    if (random.below(3) == 0)
      for (int part = 0; part < ThrowPolicy::whole; ++part) ++parts[any()];
    else
      parts[any()] = ThrowPolicy::whole;
    classes.push_back(parts);
  }
  return classes;
}

}  // namespace

TEST_CASE(
    "six cards have 18,395 classes by rank, with 20,358,520 deals in all, and each lists its pairs once") {
  std::set<RankCounts> seen;
  std::int64_t ways = 0;
  for (const DealtRanks& dealt : everyDealtRanks()) {
    REQUIRE(std::accumulate(dealt.counts.begin(), dealt.counts.end(), 0) == 6);
    REQUIRE(seen.insert(dealt.counts).second);
    ways += waysToHold({}, dealt);
    std::size_t pairs = 0;
    for (std::size_t rank = 0; rank < rankCount; ++rank) pairs += dealt.counts[rank] > 1 ? 1 : 0;
    pairs += dealt.rankCount * (dealt.rankCount - 1u) / 2;
    REQUIRE(dealt.pairCount == pairs);
    for (std::size_t place = 0; place < pairs; ++place) {
      const RankPair& pair = dealt.pairs[place];
      REQUIRE(pair.index == rankTable.pair(static_cast<Rank>(pair.first), static_cast<Rank>(pair.second)));
      REQUIRE(dealt.counts[pair.first] > (pair.first == pair.second ? 1 : 0));
      REQUIRE(dealt.counts[pair.second] > 0);
    }
  }
  CHECK(seen.size() == dealtRanksCount);
  CHECK(ways == 20'358'520);
}

TEST_CASE("a policy that mixes its throws is made again from how often it throws each pair") {
  for (const ThrowPolicy* policy : {&throwsTable().expertDealer, &throwsTable().expertPone}) {
    const std::vector<ThrowPolicy::Parts> classes = policy->classes();
    std::size_t mixed = 0;
    for (const ThrowPolicy::Parts& parts : classes) {
      REQUIRE(std::accumulate(parts.begin(), parts.end(), 0) == ThrowPolicy::whole);
      mixed += *std::max_element(parts.begin(), parts.end()) < ThrowPolicy::whole ? 1u : 0u;
    }
    CHECK(classes.size() == dealtRanksCount);
    CHECK(mixed > 100);
    CHECK(ThrowPolicy(classes).classes() == classes);
  }
}

TEST_CASE("a policy that throws cards not dealt, or with chances above one, is refused") {
  const auto refused = [](std::uint8_t first, std::vector<std::uint8_t> further) {
    TableWriter writer;
    writer.byte(static_cast<std::uint8_t>(further.size() / 2 << 4 | first));
    writer.bytes(further);
    writer.bytes(std::vector<std::uint8_t>(3 * dealtRanksCount - 1));
    const auto parts = static_cast<std::uint32_t>(ThrowPolicy::whole);
    return !ThrowsTable::read(writer.finish({"crib", "throws", "15-2crib", 1, {dealtRanksCount, parts}}));
  };
  // The first class is four aces and two twos, which can discard A-A, A-2 or 2-2.
  CHECK_FALSE(refused(2, {0, 10, 1, 20}));
  CHECK(refused(3, {}));
  CHECK(refused(0, {3, 1}));
  CHECK(refused(0, {1, 40, 2, 23}));
}

// Counts one by one all hands of six that the opponent may have been dealt from the other 46 cards.
TEST_CASE("the weights of an opponent's throws are a sum over every six cards they may hold",
          "[exhaust][proof]") {
  std::map<RankCounts, std::size_t> places;
  for (std::size_t at = 0; at < everyDealtRanks().size(); ++at) places[everyDealtRanks()[at].counts] = at;
  const auto classes = anyThrows(5);
  const CardSet dealt(cards("5D JH 6S 4H 5S 2C"));
  const CardSet unseen = CardSet::deck().without(dealt);
  const RankCounts left = countRanks(unseen);

  // Counts, for each class, the sets of six unseen cards that the opponent may have been dealt.
  std::vector<std::int64_t> ways(classes.size());
  const std::vector<Card> each = unseen.cards();
  RankCounts held{};
  const auto deal = [&](auto&& self, std::size_t from, int more) -> void {
    if (more == 0) {
      ++ways[places.at(held)];
      return;
    }
    for (std::size_t at = from; at + static_cast<std::size_t>(more) <= each.size(); ++at) {
      ++held[static_cast<std::size_t>(each[at].rank())];
      self(self, at + 1, more - 1);
      --held[static_cast<std::size_t>(each[at].rank())];
    }
  };
  deal(deal, 0, 6);

  const ThrowWeights weights = ThrowPolicy(classes).weightsGiven(dealt);
  for (int a = 0; a < rankCount; ++a)
    for (int b = a; b < rankCount; ++b)
      for (std::size_t c = 0; c < rankCount; ++c) {
        const auto pair =
            static_cast<std::size_t>(rankTable.pair(static_cast<Rank>(a), static_cast<Rank>(b)));
        std::int64_t cases = 0;
        for (std::size_t at = 0; at < classes.size(); ++at) {
          const DealtRanks& theirs = everyDealtRanks()[at];
          for (std::size_t place = 0; place < theirs.pairCount; ++place)
            if (theirs.pairs[place].index == pair)
              cases += ways[at] * classes[at][place] * (left[c] - theirs.counts[c]);
        }
        const int first = left[static_cast<std::size_t>(a)], second = left[static_cast<std::size_t>(b)];
        const int pairs = a == b ? first * (first - 1) / 2 : first * second;
        const int starters =
            left[c] - (static_cast<int>(c) == a ? 1 : 0) - (static_cast<int>(c) == b ? 1 : 0);
        const std::int64_t expected = pairs == 0 || starters <= 0 ? 0 : cases * 32 / (pairs * starters);
        REQUIRE(weights[pair][c] == expected);
      }
}
