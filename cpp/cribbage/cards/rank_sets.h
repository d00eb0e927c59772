#pragma once
// Up to four cards by rank alone, numbered: what a player may still hold in the play.

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "cribbage/cards/card.h"

namespace cribbage {

/// Sets of ranks with any number alike, by size, each size numbered on its own: lowest rank first, then the
/// next, as words in a dictionary.
///
///     size 2    A-A 0   A-2 1  ...  A-K 12   2-2 13  ...  K-K 90
///
/// So those whose every rank is at least some rank are the last of their size.
class RankSets {
 public:
  static constexpr int most = 4;
  /// How many there are of each size: 13 ranks, so many of them in any order.
  static constexpr std::array<int, most + 1> count{1, 13, 91, 455, 1820};

  RankSets();

  /// The number of a set of `size` with one more card of `rank`, among those of size + 1.
  int add(int size, int set, int rank) const { return adding(size, rank)[set]; }

  /// The same for every set of `size`, in order.
  const std::uint16_t* adding(int size, int rank) const {
    assert(size < most);
    return &adding_[place(size) * rankCount + static_cast<std::size_t>(rank * count[at(size)])];
  }

  /// The ranks of a set, lowest first; what lies behind `size` is 0.
  const std::array<std::uint8_t, most>& ranks(int size, int set) const {
    return ranks_[place(size) + at(set)];
  }

  /// The first set of `size` without a rank below `rank`; all after it have none either.
  int firstFrom(int size, int rank) const { return from_[at(size)][at(rank)]; }

  /// The sets with one of the ranks a rank lower, by which rank it is: the lowest first, the highest last.
  /// They come before `set`; -1 where that rank is an ace. Of 2-2-5: A-2-5 twice, and 2-2-4.
  std::array<int, most> lowered(int size, int set) const;

  /// The number of the set of these ranks, in any order.
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
  static constexpr std::size_t place(int size) { return places[at(size)]; }

  std::vector<std::array<std::uint8_t, most>> ranks_;  // of every size, the smaller first
  std::vector<std::uint16_t> adding_;                  // of every size: by rank, by set
  std::array<std::array<std::uint16_t, rankCount>, most + 1> from_{};
};

/// The one numbering. Made at the first call; 25 kB.
const RankSets& rankSets();

}  // namespace cribbage
