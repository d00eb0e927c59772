#pragma once
// Numbered sets of up to four cards by rank alone, such as the cards that a player may still hold in the
// play.

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "cribbage/cards/card.h"

namespace cribbage {

/// Multisets of ranks, by size. Each size has its own numbering in lexicographic order: by lowest rank, then
/// by the next.
///
///     size 2    A-A 0   A-2 1  ...  A-K 12   2-2 13  ...  K-K 90
///
/// So, of the sets of one size, those in which no rank is below a given rank come last.
class RankSets {
 public:
  static constexpr int most = 4;
  /// The number of sets of each size: multisets of that size over 13 ranks.
  static constexpr std::array<int, most + 1> count{1, 13, 91, 455, 1820};

  RankSets();

  /// Returns the index, among the sets of `size` + 1, of the given set with a card of `rank` added.
  int add(int size, int set, int rank) const { return adding(size, rank)[set]; }

  /// Returns `add(size, set, rank)` for every set of that size, in order.
  const std::uint16_t* adding(int size, int rank) const {
    assert(size < most);
    return &adding_[place(size) * rankCount + static_cast<std::size_t>(rank * count[at(size)])];
  }

  /// Returns the index of the set of these ranks, lowest first. Entries past `size` do not matter.
  static constexpr int indexOf(const std::array<std::uint8_t, most>& ranks, int size) {
    int later = 1;
    for (std::size_t place = 0; place < at(size); ++place) later += after[at(size)][place][ranks[place]];
    return count[at(size)] - later;
  }

  /// Returns the ranks of a set, lowest first; entries past `size` are 0.
  const std::array<std::uint8_t, most>& ranks(int size, int set) const {
    return ranks_[place(size) + at(set)];
  }

  /// Returns the index of the first set of `size` in which no rank is below `rank`. The same is true of all
  /// later sets of this size.
  int firstFrom(int size, int rank) const { return from_[at(size)][at(rank)]; }

  /// For each card of the set, lowest first, returns the index of the set in which that card is one rank
  /// lower; -1 for an ace. Each index is below `set`. For 2-2-5 these are A-2-5 twice, and 2-2-4.
  std::array<int, most> lowered(int size, int set) const;

  /// Returns the index of the set of these ranks, which may be in any order.
  int number(std::span<const Rank> ranks) const {
    int set = 0, size = 0;
    for (const Rank rank : ranks) set = add(size++, set, static_cast<int>(rank));
    return set;
  }

 private:
  static constexpr std::size_t at(int i) { return static_cast<std::size_t>(i); }
  static constexpr std::array<std::size_t, most + 1> places = [] {
    std::array<std::size_t, most + 1> first{};
    for (std::size_t size = 0; size < most; ++size)
      first[size + 1] = first[size] + static_cast<std::size_t>(count[size]);
    return first;
  }();
  // By size, place and rank: how many sets follow because of the rank in this place. A set of `size` ranks is
  // a combination of `size` of `rankCount` + `size` - 1 numbers, the rank in each place plus that place.
  static constexpr auto after = [] {
    std::array<std::array<std::array<std::uint16_t, rankCount>, most>, most + 1> ways{};
    for (std::size_t size = 1; size <= most; ++size)
      for (std::size_t place = 0; place < size; ++place)
        for (std::size_t rank = 0; rank < rankCount; ++rank) {
          const std::size_t taken = size - place, all = rankCount + taken - 2;
          if (all < rank + taken) continue;
          std::size_t chosen = 1;
          for (std::size_t card = 0; card < taken; ++card) chosen = chosen * (all - rank - card) / (card + 1);
          ways[size][place][rank] = static_cast<std::uint16_t>(chosen);
        }
    return ways;
  }();
  static constexpr std::size_t place(int size) { return places[at(size)]; }

  std::vector<std::array<std::uint8_t, most>> ranks_;  // of every size, smaller sizes first
  std::vector<std::uint16_t> adding_;                  // of every size: by rank, then by set
  std::array<std::array<std::uint16_t, rankCount>, most + 1> from_{};
};

/// Returns the one `RankSets` object that the whole program shares. Built at the first call; takes 25 kB.
const RankSets& rankSets();

}  // namespace cribbage
