#pragma once
// Vectors over hands: one number for each set of ranks that a player may have left. In this layout the hands
// that hold a given rank form a row.

#include <algorithm>
#include <array>
#include <cstdint>

#include "cribbage/cards/rank_sets.h"
#include "cribbage/solver/play_tree.h"

namespace cribbage {

inline constexpr std::size_t handLanes = 16;  ///< numbers in a row

/// The layout of vectors over hands, by the number of cards left. Every length is padded to whole vectors of
/// 16 lanes.
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
/// A traversal spends most of its time on hands of two. Row a of their square is a vector over the other
/// card, which remains when an a has been played. So playing a card is one multiplication of 16 lanes. A
/// square of reach probabilities is symmetric. The values that a traversal returns are read only at `place`,
/// with the lower rank as the row. Rows of choices have the same shape: row a, lane b is the choice to play a
/// and keep b.
class HandVectors {
 public:
  static constexpr std::size_t most = 1824;
  static constexpr std::size_t pairs = rankCount * handLanes;

  static constexpr std::size_t length(int size) { return lengths[static_cast<std::size_t>(size)]; }

  /// Returns the place of a set of two ranks, with the first as the row.
  static constexpr std::size_t placeOfPair(int row, int lane) {
    return static_cast<std::size_t>(row) * handLanes + static_cast<std::size_t>(lane);
  }

  /// Returns the other place of a set of two cards, with row and lane exchanged.
  static constexpr std::size_t turned(std::size_t place) {
    return place % handLanes * handLanes + place / handLanes;
  }

  /// Returns the place of a set of `size` cards. A set of two has the lower rank as the row.
  static std::size_t place(int size, int set) {
    const auto& ranks = rankSets().ranks(size, set);
    return size == 2 ? ranks[0] * handLanes + ranks[1] : static_cast<std::size_t>(set);
  }

  /// Computes the reach probabilities `left` after `rank` is played. They are those of `hands`, times the
  /// probability in `row` that the hand plays the card. `hands` is a vector for `size` cards, and `left` for
  /// one card fewer. For a hand of one card `row` is not read.
  static void afterPlaying(int size, int rank, const float* hands, const float* row, float* left);

  /// Computes the reach probabilities after a go. A hand with a card of at most `limit` pips becomes 0; the
  /// others are unchanged.
  static void afterGo(int size, int limit, const float* hands, float* same);

  /// Returns whether any number of a hand vector is above 0. No number may be negative.
  static bool anyIn(int size, const float* hands) {
    // Adds up a row in four lanes, which takes fewer instructions than comparing each number. The sum is
    // above 0 if any number is, however small.
    for (const float* end = hands + length(size); hands != end; hands += handLanes) {
      std::array<float, 4> sums{};
      for (std::size_t lane = 0; lane < handLanes; lane += sums.size())
        for (std::size_t at = 0; at < sums.size(); ++at) sums[at] += hands[lane + at];
      if (sums[0] + sums[1] + sums[2] + sums[3] > 0) return true;
    }
    return false;
  }

 private:
  static constexpr std::array<std::size_t, 5> lengths{handLanes, handLanes, pairs, 464, most};
};

/// The probability of each choice at a node: a row for each rank, of `PlayTree::rowLength` numbers. Rows of
/// ranks that may not be played are left untouched.
using ChoiceRows = std::array<float, rankCount * 455>;

/// Normalises the numbers of a node for each hand. Regrets become the strategy of regret matching; weights
/// become the average strategy. Negative numbers count as 0. A hand without a positive number plays each
/// legal rank with equal probability.
void chooseInProportion(const PlayTree::Node& node, const float* numbers, float* chances);

}  // namespace cribbage
