#pragma once
// Hands as vectors: one number for each set of ranks that a side may have left, laid out so that a card more
// or less is a row.

#include <algorithm>
#include <array>
#include <cstdint>

#include "cribbage/cards/rank_sets.h"
#include "cribbage/solver/play_tree.h"

namespace cribbage {

/// By the number of cards left: one number, 13 of them, 13 rows of 13, 455, 1820, padded to whole vectors.
///
///     size 2    the set of ranks a and b is at 16 a + b and again at 16 b + a
///
/// so that the row of a holds what is left when an a is laid.
class HandVectors {
 public:
  static constexpr std::size_t lanes = 16;
  static constexpr std::size_t most = 1824;
  static constexpr std::size_t pairs = rankCount * lanes;

  static constexpr std::size_t length(int size) {
    constexpr std::array<std::size_t, 5> lengths{lanes, lanes, pairs, 464, most};
    return lengths[static_cast<std::size_t>(size)];
  }

  /// Where the set of two ranks stands, with the first in the rows.
  static constexpr std::size_t placeOfPair(int row, int lane) {
    return static_cast<std::size_t>(row) * lanes + static_cast<std::size_t>(lane);
  }

  /// Where a set of two stands as well.
  static constexpr std::size_t turned(std::size_t place) { return place % lanes * lanes + place / lanes; }

  /// Where a set of that size stands.
  static std::size_t place(int size, int set) {
    const auto& ranks = rankSets().ranks(size, set);
    return size == 2 ? ranks[0] * lanes + ranks[1] : static_cast<std::size_t>(set);
  }

  /// What is left of each hand of `size` from which `rank` is laid with the chances `row`: a vector of size
  /// - 1.
  static void afterLaying(int size, int rank, const float* hands, const float* row, float* left);

  /// What is left of each hand of `size` that must say go when no card may count more than `limit`.
  static void afterGo(int size, int limit, const float* hands, float* same);

  static bool anyIn(int size, const float* hands) {
    float all = 0;
    for (std::size_t at = 0; at < length(size); ++at) all += hands[at];
    return all > 0;
  }
};

/// Chances of each choice at a node: a row for each rank, of `PlayTree::rowLength` numbers; rows of ranks
/// that may not be laid stay as they are.
using ChoiceRows = std::array<float, rankCount * 455>;

/// In proportion to the numbers of the node, or evenly over what may be laid where they are all nought.
void chooseInProportion(const PlayTree::Node& node, const float* numbers, float* chances);

}  // namespace cribbage
