#include "cribbage/show/score.h"

#include "catch.h"
#include "naive/naive.h"
#include "show/every_hand.h"
#include "written.h"

using namespace cribbage;

TEST_CASE("every five and six ranks, and up to twenty, are scored as the naive scorer scores them") {
  std::vector<std::vector<Rank>> all;
  for (const std::size_t size : {5u, 6u})
    eachRanks(size, [&](const std::vector<Rank>& ranks) { all.push_back(ranks); });
  CHECK(all.size() == 6'175 + 18'395);
  for (const auto text :
       {"5555", "55555", "12235667", "A223344455", "AAAA22223333", "5555TTTTJJJJQQQQKKKK", "A23456789TJQK",
        "77778888AAAA6699", "AAAAAAAAAAAAAAAAAAAA", "44445555666677778888"})
    all.push_back(ranks(text));
  for (const auto& ranks : all) {
    const naive::Points points = naive::scoreRanks(numbersOf(ranks));
    const RankCounts counts = countRanks(ranks);
    const bool same = scoreFifteens(counts) == points.fifteens && scorePairs(counts) == points.pairs &&
                      scoreRuns(counts) == points.runs && scoreRankCounts(counts) == points.total();
    if (!same) FAIL(printed(ranks));
  }
}

TEST_CASE("the order of five ranks changes nothing") {
  std::int64_t wrong = 0;
  eachRanks(5, [&](std::vector<Rank> five) {
    const std::int64_t points = scoreRankCounts(countRanks(five));
    do {
      const int pair = rankTable.pair(five[0], five[1]), triple = rankTable.triple(five[2], five[3], five[4]);
      if (rankTable.points(pair, triple) != points) ++wrong;
    } while (std::next_permutation(five.begin(), five.end()));
  });
  CHECK(wrong == 0);
}

TEST_CASE("each place of a rank pair and a rank triple is used by one pair or triple") {
  std::array<int, RankTable::pairCount> pairs{};
  std::array<int, RankTable::tripleCount> triples{};
  for (int a = 0; a < 13; ++a)
    for (int b = a; b < 13; ++b) {
      ++pairs.at(static_cast<std::size_t>(rankTable.pair(static_cast<Rank>(b), static_cast<Rank>(a))));
      for (int c = b; c < 13; ++c)
        ++triples.at(static_cast<std::size_t>(
            rankTable.triple(static_cast<Rank>(c), static_cast<Rank>(a), static_cast<Rank>(b))));
    }
  CHECK(std::all_of(pairs.begin(), pairs.end(), [](int times) { return times == 1; }));
  CHECK(std::all_of(triples.begin(), triples.end(), [](int times) { return times == 1; }));
}

namespace {
const int madeBeforeMain = score({Card{Rank::five, Suit::hearts}, Card{Rank::five, Suit::diamonds},
                                  Card{Rank::five, Suit::spades}, Card{Rank::jack, Suit::clubs}},
                                 Card{Rank::five, Suit::clubs}, false);
}  // namespace

TEST_CASE("a global of a program may be a score") {
  CHECK(madeBeforeMain == 29);
}
