#include "cribbage/show/score.h"

#include <algorithm>
#include <bit>

namespace cribbage {

RankCounts countRanks(std::span<const Card> cards) {
  RankCounts counts{};
  for (const Card card : cards) ++counts[static_cast<std::size_t>(card.rank())];
  return counts;
}

RankCounts countRanks(CardSet cards) {
  RankCounts counts{};
  for (const Card card : cards) ++counts[static_cast<std::size_t>(card.rank())];
  return counts;
}

RankCounts countRanks(std::span<const Rank> ranks) {
  RankCounts counts{};
  for (const Rank rank : ranks) ++counts[static_cast<std::size_t>(rank)];
  return counts;
}

RankCounts countRanks(std::span<const std::uint8_t> ranks) {
  RankCounts counts{};
  for (const std::uint8_t rank : ranks) ++counts[rank];
  return counts;
}

std::int64_t scoreFifteens(const RankCounts& counts) {
  std::array<std::int64_t, 16> ways{1};  // ways[n]: sets of the cards seen so far that add to n
  for (int rank = 0; rank < rankCount; ++rank) {
    const int value = pips(static_cast<Rank>(rank));
    for (int card = 0; card < counts[static_cast<std::size_t>(rank)]; ++card)
      for (int total = 15; total >= value; --total)
        ways[static_cast<std::size_t>(total)] += ways[static_cast<std::size_t>(total - value)];
  }
  return 2 * ways[15];
}

std::int64_t scorePairs(const RankCounts& counts) {
  std::int64_t points = 0;
  for (const int alike : counts) points += alike * (alike - 1);
  return points;
}

std::int64_t scoreRuns(const RankCounts& counts) {
  std::int64_t points = 0;
  std::int64_t length = 0;
  std::int64_t ways = 1;
  for (std::size_t rank = 0; rank <= rankCount; ++rank) {
    if (rank < rankCount && counts[rank] > 0) {
      ++length;
      ways *= counts[rank];
    } else {
      if (length >= 3) points += length * ways;
      length = 0;
      ways = 1;
    }
  }
  return points;
}

std::int64_t scoreRankCounts(const RankCounts& counts) {
  return scoreFifteens(counts) + scorePairs(counts) + scoreRuns(counts);
}

RankTable::RankTable() {
  std::uint8_t nextPair = 0;
  std::uint16_t nextTriple = 0;
  for (std::size_t a = 0; a < rankCount; ++a) {
    for (std::size_t b = a; b < rankCount; ++b) {
      rows_[a << 4 | b] = rows_[b << 4 | a] = static_cast<std::uint16_t>(nextPair * tripleCount);
      pairs_[a << 4 | b] = pairs_[b << 4 | a] = nextPair++;
      for (std::size_t c = b; c < rankCount; ++c) {
        std::array<std::size_t, 3> ranks{a, b, c};
        do triples_[ranks[0] << 8 | ranks[1] << 4 | ranks[2]] = nextTriple;
        while (std::next_permutation(ranks.begin(), ranks.end()));
        ++nextTriple;
      }
    }
  }

  // Scores every set of five ranks once, lowest first. The points are written to ten entries, one for each
  // way to split the five into a pair and a triple.
  constexpr std::array<std::array<int, 5>, 10> splits{{{0, 1, 2, 3, 4},
                                                       {0, 2, 1, 3, 4},
                                                       {0, 3, 1, 2, 4},
                                                       {0, 4, 1, 2, 3},
                                                       {1, 2, 0, 3, 4},
                                                       {1, 3, 0, 2, 4},
                                                       {1, 4, 0, 2, 3},
                                                       {2, 3, 0, 1, 4},
                                                       {2, 4, 0, 1, 3},
                                                       {3, 4, 0, 1, 2}}};
  std::array<Rank, 5> ranks{};
  const auto fill = [&](const auto& self, std::size_t place, int lowest) -> void {
    if (place < ranks.size()) {
      for (int rank = lowest; rank < rankCount; ++rank) {
        ranks[place] = static_cast<Rank>(rank);
        self(self, place + 1, rank);
      }
      return;
    }
    if (ranks.front() == ranks.back()) return;
    const auto points = static_cast<std::uint8_t>(scoreRankCounts(countRanks(ranks)));
    for (const auto& split : splits) {
      const auto rank = [&](std::size_t i) { return ranks[static_cast<std::size_t>(split[i])]; };
      points_[static_cast<std::size_t>(pair(rank(0), rank(1)) * tripleCount +
                                       triple(rank(2), rank(3), rank(4)))] = points;
    }
  };
  fill(fill, 0, 0);
}

int score(const Hand& hand, bool crib) {
  const int flush = oneSuit(hand) && !crib ? 4 : 0;
  return static_cast<int>(scoreRankCounts(countRanks(hand))) + flush;
}

std::size_t scoreMany(std::span<const Card> cards, bool crib, std::span<std::uint8_t> points) {
  const std::size_t shows = cards.size() / cardsOfShow;
  const Card* card = cards.data();
  for (std::size_t at = 0; at < shows; ++at, card += cardsOfShow) {
    std::uint64_t known = 0;
    bool right = true;
    for (std::size_t of = 0; of < cardsOfShow; ++of) {
      right = right && card[of].id < deckSize;
      known |= std::uint64_t{1} << (card[of].id & 63);
    }
    if (!right || std::popcount(known) != static_cast<int>(cardsOfShow)) return at;
    points[at] = static_cast<std::uint8_t>(score(Hand{card[0], card[1], card[2], card[3]}, card[4], crib));
  }
  return shows;
}

}  // namespace cribbage
