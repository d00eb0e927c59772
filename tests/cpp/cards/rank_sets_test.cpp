#include "cribbage/cards/rank_sets.h"

#include "catch.h"

using namespace cribbage;

TEST_CASE("sets of ranks are numbered in dictionary order, each once") {
  for (int size = 1; size <= RankSets::most; ++size) {
    const int count = RankSets::count[static_cast<std::size_t>(size)];
    for (int set = 0; set < count; ++set) {
      const auto& ranks = rankSets().ranks(size, set);
      REQUIRE(std::is_sorted(ranks.begin(), ranks.begin() + size));
      if (set > 0) REQUIRE(rankSets().ranks(size, set - 1) < ranks);
      std::vector<Rank> backwards;
      for (int at = size; at-- > 0;)
        backwards.push_back(static_cast<Rank>(ranks[static_cast<std::size_t>(at)]));
      REQUIRE(rankSets().number(backwards) == set);
    }
  }
}

TEST_CASE("the sets without the lowest ranks are the last of their size") {
  for (int size = 1; size <= RankSets::most; ++size)
    for (int rank = 0; rank < rankCount; ++rank) {
      const int count = RankSets::count[static_cast<std::size_t>(size)];
      for (int set = 0; set < count; ++set)
        if ((set >= rankSets().firstFrom(size, rank)) != (rankSets().ranks(size, set)[0] >= rank))
          FAIL(size << " " << rank << " " << set);
    }
}

TEST_CASE("a set with one rank lowered is an earlier set, unless that rank is an ace") {
  const auto number = [](std::initializer_list<Rank> ranks) {
    return rankSets().number(std::vector<Rank>(ranks));
  };
  const Rank ace = Rank::ace, two = Rank::two, four = Rank::four, five = Rank::five;
  CHECK(rankSets().lowered(3, number({two, two, five})) ==
        std::array{number({ace, two, five}), number({ace, two, five}), number({two, two, four}), -1});
  CHECK(rankSets().lowered(2, number({ace, two})) == std::array{-1, number({ace, ace}), -1, -1});
  for (int size = 1; size <= RankSets::most; ++size)
    for (int set = 0; set < RankSets::count[static_cast<std::size_t>(size)]; ++set)
      for (const int lower : rankSets().lowered(size, set)) REQUIRE(lower < set);
}
