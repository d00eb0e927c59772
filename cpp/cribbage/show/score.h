#pragma once
// Points of a show, fast: for whoever counts millions of hands and needs no words. `spoken.h` has the words.

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "cribbage/cards/card_set.h"

namespace cribbage {

/// The four cards a player keeps, or the four of the crib. Order does not matter to any score.
using Hand = std::array<Card, 4>;

/// How many cards of each rank; more than four alike are allowed.
using RankCounts = std::array<std::uint8_t, rankCount>;

RankCounts countRanks(std::span<const Card> cards);
RankCounts countRanks(CardSet cards);
RankCounts countRanks(std::span<const Rank> ranks);
RankCounts countRanks(std::span<const std::uint8_t> ranks);  ///< as `RankSets::ranks` has them

/// Points for fifteens, pairs and runs alone, by their definition, for any number of cards. Every set of
/// cards whose pips add to 15 counts two, and n alike count n × (n − 1). A run is a stretch of three or more
/// neighbouring ranks that cannot be extended. It counts its length once for every way to choose one card of
/// each rank. O(cards × 15). Example: the ranks 1 2 2 3 5 6 6 7 are worth 46, 12 of them for runs.
std::int64_t scoreRankCounts(const RankCounts& counts);
std::int64_t scoreFifteens(const RankCounts& counts);
std::int64_t scorePairs(const RankCounts& counts);
std::int64_t scoreRuns(const RankCounts& counts);

/// The points no show can pass: 29, for three fives and the jack with the starter five of the jack's suit.
inline constexpr int mostPoints = 29;

/// `scoreRankCounts` of every five ranks, as a table of bytes by rank pair and rank triple: 91 × 455 = 41,405
/// bytes, of which one pair's row (455 bytes) serves a whole crib. Built at start-up from `scoreRankCounts`.
class RankTable {
 public:
  static constexpr int pairCount = 91;     // 13 ranks, two of them in any order: 13 * 14 / 2
  static constexpr int tripleCount = 455;  // three of them: 13 * 14 * 15 / 6

  RankTable();

  /// The place of a rank pair or triple, in any order of its ranks; 0 to 90 and 0 to 454. The numbers of
  /// `RankSets` of sizes 2 and 3, by one look-up.
  int pair(Rank a, Rank b) const { return pairs_[at(a) << 4 | at(b)]; }
  int triple(Rank a, Rank b, Rank c) const { return triples_[at(a) << 8 | at(b) << 4 | at(c)]; }

  /// Points by rank of a pair and a triple together. Five of a rank cannot be held and read as 0.
  int points(int pair, int triple) const {
    return points_[static_cast<std::size_t>(pair * tripleCount + triple)];
  }

 private:
  static constexpr std::size_t at(Rank rank) { return static_cast<std::size_t>(rank); }

  std::array<std::uint8_t, 256> pairs_{};
  std::array<std::uint16_t, 4096> triples_{};
  std::array<std::uint8_t, std::size_t{pairCount} * tripleCount> points_{};
};

/// The one table, made before the globals of any file that includes this header.
inline const RankTable rankTable;

constexpr bool oneSuit(const Hand& hand) {
  return (((hand[0].id ^ hand[1].id) | (hand[0].id ^ hand[2].id) | (hand[0].id ^ hand[3].id)) & 3) == 0;
}

/// Four for four suited cards in hand, five if the starter is of that suit too; in the crib only five count.
constexpr int scoreFlush(const Hand& hand, Card starter, bool crib) {
  if (!oneSuit(hand)) return 0;
  return hand[0].suit() == starter.suit() ? 5 : crib ? 0 : 4;
}

/// One for the jack of the starter's suit in the hand (or crib); never for a starter jack itself.
constexpr int scoreNobs(const Hand& hand, Card starter) {
  const Card jack{Rank::jack, starter.suit()};
  return hand[0] == jack || hand[1] == jack || hand[2] == jack || hand[3] == jack ? 1 : 0;
}

/// The points of four cards and a starter, 0 to 29. The five cards must differ. About 3 ns.
/// Example: 5H 5D 5S JC with the starter 5C is 29.
inline int score(const Hand& hand, Card starter, bool crib) {
  const int byRank = rankTable.points(rankTable.pair(hand[0].rank(), hand[1].rank()),
                                      rankTable.triple(hand[2].rank(), hand[3].rank(), starter.rank()));
  return byRank + scoreFlush(hand, starter, crib) + scoreNobs(hand, starter);
}

/// The points of four cards before the starter is cut. Example: 3H 4H 5H 6H is 10 in hand, 6 in the crib.
int score(const Hand& hand, bool crib);

}  // namespace cribbage
