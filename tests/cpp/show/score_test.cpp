#include "cribbage/show/score.h"

#include "catch.h"
#include "naive/naive.h"
#include "written.h"

using namespace cribbage;

namespace {

int show(std::string_view four, std::string_view starter, bool crib = false) {
  return score(hand(four), card(starter), crib);
}

}  // namespace

TEST_CASE("three fives and the jack of the starter five's suit are 29") {
  CHECK(show("5H 5D 5S JC", "5C") == 29);
  CHECK(show("5H 5D 5S JH", "5C") == 28);
  CHECK(show("JC 5S 5H 5D", "5C", true) == 29);
}

TEST_CASE("four suited cards in hand are a flush, five with the starter") {
  CHECK(scoreFlush(hand("2H 4H 6H 8H"), card("TC"), false) == 4);
  CHECK(scoreFlush(hand("2H 4H 6H 8H"), card("TH"), false) == 5);
}

TEST_CASE("four suited cards in the crib are not a flush") {
  CHECK(scoreFlush(hand("2H 4H 6H 8H"), card("TC"), true) == 0);
  CHECK(scoreFlush(hand("2H 4H 6H 8H"), card("TH"), true) == 5);
}

TEST_CASE("three suited cards and the starter are not a flush") {
  CHECK(scoreFlush(hand("2H 4H 6H 8C"), card("TH"), false) == 0);
  CHECK(scoreFlush(hand("2C 4H 6H 8H"), card("TH"), true) == 0);
}

TEST_CASE("one card of another suit anywhere in the hand undoes the flush") {
  for (std::size_t other = 0; other < 4; ++other) {
    Hand four = hand("2H 4H 6H 8H");
    four[other] = Card{four[other].rank(), Suit::clubs};
    CHECK(scoreFlush(four, card("TH"), false) == 0);
  }
}

TEST_CASE("nobs is the jack of the starter's suit, wherever it is in the hand") {
  for (const auto four : {"JH 2C 3C 4C", "2C JH 3C 4C", "2C 3C JH 4C", "2C 3C 4C JH"}) {
    CHECK(scoreNobs(hand(four), card("9H")) == 1);
    CHECK(scoreNobs(hand(four), card("9S")) == 0);
  }
}

TEST_CASE("a starter jack is never nobs") {
  CHECK(scoreNobs(hand("2C 3C 4C 5C"), card("JC")) == 0);
  CHECK(scoreNobs(hand("JH JS JD 5C"), card("JC")) == 0);
}

TEST_CASE("before the cut four suited cards count in hand and not in the crib") {
  CHECK(score(hand("3H 4H 5H 6H"), false) == 10);
  CHECK(score(hand("3H 4H 5H 6H"), true) == 6);
}

TEST_CASE("before the cut a jack is not nobs") {
  CHECK(score(hand("JH 2C 8D 9S"), false) == 0);
}

TEST_CASE("many cards are scored by their definition") {
  CHECK(scoreRankCounts(countRanks(ranks("12235667"))) == 46);
  CHECK(scoreRuns(countRanks(ranks("12235667"))) == 12);
  CHECK(scoreFifteens(countRanks(ranks("5555"))) == 8);
  CHECK(scorePairs(countRanks(ranks("5555"))) == 12);
  CHECK(scorePairs(countRanks(ranks("55555"))) == 20);
  CHECK(scoreRankCounts(countRanks(cards("5H 5D"))) == 2);
}

TEST_CASE("up to twenty cards are scored as the naive scorer scores them") {
  for (const auto text : {"12235667", "A223344455", "AAAA22223333", "5555TTTTJJJJQQQQKKKK", "A23456789TJQK",
                          "77778888AAAA6699", "AAAAAAAAAAAAAAAAAAAA", "44445555666677778888"}) {
    CAPTURE(text);
    std::vector<int> numbers;
    for (const Rank rank : ranks(text)) numbers.push_back(static_cast<int>(rank) + 1);
    const naive::Points points = naive::scoreRanks(numbers);
    const RankCounts counts = countRanks(ranks(text));
    CHECK(scoreFifteens(counts) == points.fifteens);
    CHECK(scorePairs(counts) == points.pairs);
    CHECK(scoreRuns(counts) == points.runs);
  }
}

TEST_CASE("the order of five ranks changes nothing") {
  // Compares each order of every set of five ranks, of which no more than four are equal, with the order from
  // the lowest rank.
  std::int64_t wrong = 0, seen = 0;
  std::array<int, 5> r{};
  for (r[0] = 0; r[0] < 13; ++r[0])
    for (r[1] = r[0]; r[1] < 13; ++r[1])
      for (r[2] = r[1]; r[2] < 13; ++r[2])
        for (r[3] = r[2]; r[3] < 13; ++r[3])
          for (r[4] = r[3]; r[4] < 13; ++r[4]) {
            if (r[0] == r[4]) continue;
            ++seen;
            std::array<Rank, 5> five{};
            std::transform(r.begin(), r.end(), five.begin(),
                           [](int rank) { return static_cast<Rank>(rank); });
            const std::int64_t points = scoreRankCounts(countRanks(five));
            do {
              if (rankTable.points(rankTable.pair(five[0], five[1]),
                                   rankTable.triple(five[2], five[3], five[4])) != points)
                ++wrong;
            } while (std::next_permutation(five.begin(), five.end()));
          }
  CHECK(seen == 6'175);
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
