#pragma once
// Vectors over hands: one number for each set of ranks that a player may have left. The layout makes the
// hands that hold one rank a row.

#include <algorithm>
#include <array>
#include <cstdint>

#include "cribbage/cards/rank_sets.h"
#include "cribbage/solver/play_tree.h"

namespace cribbage {

/// The layout depends on the number of cards left; every length is padded to whole vectors of 16 lanes.
///
///     size 0    1 number
///     size 1    13 numbers, by rank
///     size 2    13 rows of 16 lanes: the set of ranks a and b is at 16 a + b and again at 16 b + a
///     size 3    455 numbers, by `RankSets`
///     size 4    1820 numbers, by `RankSets`
///
///     size 2    lane   A    2    3   ...   K   . . .
///     row A           A-A  A-2  A-3       A-K  0 0 0
///     row 2           A-2  2-2  2-3       2-K  0 0 0
///      ...
///     row K           A-K  2-K  3-K       K-K  0 0 0
///
/// Most of the time goes to hands of two. Row a of a square is the vector of the last card after an a is
/// played, so playing a card is one multiplication of 16 lanes. The square is symmetric where it holds reach
/// probabilities. The values that a traversal returns are read at `place` alone, with the lower rank as the
/// row. Rows of choices have the same shape: row a, lane b is about playing a and keeping b.
class HandVectors {
 public:
  static constexpr std::size_t lanes = 16;
  static constexpr std::size_t most = 1824;
  static constexpr std::size_t pairs = rankCount * lanes;

  static constexpr std::size_t length(int size) {
    constexpr std::array<std::size_t, 5> lengths{lanes, lanes, pairs, 464, most};
    return lengths[static_cast<std::size_t>(size)];
  }

  /// The place of a set of two ranks, with the first as the row.
  static constexpr std::size_t placeOfPair(int row, int lane) {
    return static_cast<std::size_t>(row) * lanes + static_cast<std::size_t>(lane);
  }

  /// The second place of a set of two.
  static constexpr std::size_t turned(std::size_t place) { return place % lanes * lanes + place / lanes; }

  /// The place of a set of `size`; of two cards, that with the lower rank as the row.
  static std::size_t place(int size, int set) {
    const auto& ranks = rankSets().ranks(size, set);
    return size == 2 ? ranks[0] * lanes + ranks[1] : static_cast<std::size_t>(set);
  }

  /// Reach probabilities after `rank` is played: those of `hands`, times the probability in `row` that the
  /// hand plays it. `left` is a vector of size - 1; of one card, `row` is not read.
  static void afterPlaying(int size, int rank, const float* hands, const float* row, float* left);

  /// Reach probabilities after a go: those of the hands without a card that counts `limit` or less; 0 for the
  /// others.
  static void afterGo(int size, int limit, const float* hands, float* same);

  static bool anyIn(int size, const float* hands) {
    // Whether one is above 0, without a branch: unlike a sum, it may be asked of many lanes at once.
    unsigned any = 0;
    for (std::size_t at = 0; at < length(size); ++at) any |= hands[at] > 0 ? 1u : 0u;
    return any != 0;
  }
};

/// Probabilities of each choice at a node: a row for each rank, of `PlayTree::rowLength` numbers. Rows of
/// ranks that may not be played are left as they were.
using ChoiceRows = std::array<float, rankCount * 455>;

/// Normalises the numbers of a node by hand: regrets become the strategy of regret matching, weights the
/// average strategy. Numbers below 0 count as 0. A hand that has no other number plays each rank that it may
/// with equal probability.
void chooseInProportion(const PlayTree::Node& node, const float* numbers, float* chances);

}  // namespace cribbage
