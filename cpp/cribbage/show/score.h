#pragma once
// A fast scorer of the show, for programs that count millions of hands. `spoken.h` puts a count into words.

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>

#include "cribbage/cards/card_set.h"

namespace cribbage {

/// The four cards that a player keeps, or the four cards of the crib. Their order does not matter to any
/// score.
using Hand = std::array<Card, 4>;

/// The number of cards of each rank; may exceed four.
using RankCounts = std::array<std::uint8_t, rankCount>;

RankCounts countRanks(std::span<const Card> cards);
RankCounts countRanks(CardSet cards);
RankCounts countRanks(std::span<const Rank> ranks);
RankCounts countRanks(std::span<const std::uint8_t> ranks);  ///< in the form of `RankSets::ranks`

/// Returns the points for fifteens, pairs and runs, for any number of cards. Every set of cards whose pips
/// add to 15 counts two. A group of n cards of one rank counts n × (n − 1). A run is a maximal stretch of at
/// least three consecutive ranks. A run counts its length once for every way to choose one card of each rank.
/// O(cards × 15). For example, the ranks 1 2 2 3 5 6 6 7 are worth 46 points, 12 of them for runs.
std::int64_t scoreRankCounts(const RankCounts& counts);
std::int64_t scoreFifteens(const RankCounts& counts);
std::int64_t scorePairs(const RankCounts& counts);
std::int64_t scoreRuns(const RankCounts& counts);

/// The highest possible show: 29, for three fives and the jack with the starter five of the jack's suit.
inline constexpr int mostPoints = 29;

/// A table of `scoreRankCounts` for every five ranks, one byte each, by rank pair and rank triple: 91 × 455 =
/// 41,405 bytes. All cribs with the same discarded pair need only a single row (455 bytes). Built at
/// start-up. A single additive key would save a look-up, but its table of some 360 kB does not fit into the
/// L1 cache.
class RankTable {
 public:
  static constexpr int pairCount = 91;     // unordered pairs of 13 ranks: 13 * 14 / 2
  static constexpr int tripleCount = 455;  // unordered triples: 13 * 14 * 15 / 6

  RankTable();

  /// Return the index of a rank pair (0 to 90) or triple (0 to 454), in any order of its ranks, by a single
  /// look-up. It is also the index in `RankSets` among the sets of size 2 or 3.
  int pair(Rank a, Rank b) const { return pairs_[at(a) << 4 | at(b)]; }
  int triple(Rank a, Rank b, Rank c) const { return triples_[at(a) << 8 | at(b) << 4 | at(c)]; }

  /// Returns the points for fifteens, pairs and runs of a pair and a triple together. Five cards of one rank
  /// are impossible and give 0.
  int points(int pair, int triple) const {
    return points_[static_cast<std::size_t>(pair * tripleCount + triple)];
  }

  /// Returns the points for fifteens, pairs and runs of four ranks, packed in one word, with the starter's
  /// rank. Uses three look-ups and no multiplication.
  ///
  ///     bit   31 ... 24 | 23-20  19-16 | 15 ... 8 | 7-4    3-0
  ///           any       | rank   rank  | any      | rank   rank
  int points(std::uint32_t packed, Rank starter) const {
    return points_[rows_[packed & 0xFF] + std::size_t{triples_[(packed >> 12 & 0xFF0) | at(starter)]}];
  }

 private:
  static constexpr std::size_t at(Rank rank) { return static_cast<std::size_t>(rank); }

  std::array<std::uint8_t, 256> pairs_{};
  std::array<std::uint16_t, 256> rows_{};  // start of the row of a pair
  std::array<std::uint16_t, 4096> triples_{};
  std::array<std::uint8_t, std::size_t{pairCount} * tripleCount> points_{};
};

/// The single table, initialised before the globals of any file that includes this header.
inline const RankTable rankTable;

/// Returns the ids of a hand, one byte each. Scores do not depend on their order, so any byte order will do.
inline std::uint32_t wordOf(const Hand& hand) {
  static_assert(sizeof(Hand) == sizeof(std::uint32_t));
  std::uint32_t word;
  std::memcpy(&word, hand.data(), sizeof word);
  return word;
}

/// Returns the ranks of a hand, packed for `RankTable::points`.
inline std::uint32_t packedRanks(const Hand& hand) {
  const std::uint32_t ranks = wordOf(hand) >> 2 & 0x0F'0F'0F'0F;
  return ranks | ranks >> 4;
}

/// Returns whether all four cards have one suit. Compares the three pairs of neighbours at once.
inline bool oneSuit(const Hand& hand) {
  const std::uint32_t word = wordOf(hand);
  return ((word ^ word >> 8) & 0x03'03'03) == 0;
}

/// Returns 4 if all four cards have one suit, 5 if the starter has it too, else 0. In the crib, 4 cards of a
/// suit give 0.
inline int scoreFlush(const Hand& hand, Card starter, bool crib) {
  if (!oneSuit(hand)) return 0;
  return hand[0].suit() == starter.suit() ? 5 : crib ? 0 : 4;
}

/// Returns 1 for a jack of the starter's suit in the hand or crib, else 0. A starter jack itself never
/// counts.
inline int scoreNobs(const Hand& hand, Card starter) {
  constexpr std::array<std::uint32_t, suitCount> jacks{0x28'28'28'28, 0x29'29'29'29, 0x2A'2A'2A'2A,
                                                       0x2B'2B'2B'2B};
  // The byte of the jack of the starter's suit is 0 in `others`, and no byte exceeds 0x3F. So only that byte
  // keeps its high bit in the difference.
  const std::uint32_t others = wordOf(hand) ^ jacks[static_cast<std::size_t>(starter.suit())];
  return ((0x80'80'80'80 - others) & 0x80'80'80'80) != 0 ? 1 : 0;
}

/// Returns the points of four cards and a starter, 0 to 29. The five cards must differ. Takes a few
/// nanoseconds. For example, 5H 5D 5S JC with the starter 5C is 29.
inline int score(const Hand& hand, Card starter, bool crib) {
  return rankTable.points(packedRanks(hand), starter.rank()) + scoreFlush(hand, starter, crib) +
         scoreNobs(hand, starter);
}

inline constexpr std::size_t cardsOfShow = 5;

/// Scores many shows of five cards, the starter last, into `points`. Returns how many are right: it stops at
/// the first show with a card twice, or with an id that is no card's, and at a rest of fewer than five cards.
std::size_t scoreMany(std::span<const Card> cards, bool crib, std::span<std::uint8_t> points);

/// Returns the points of four cards before the cut: 3H 4H 5H 6H is 10 in the hand, 6 in the crib.
int score(const Hand& hand, bool crib);

}  // namespace cribbage
