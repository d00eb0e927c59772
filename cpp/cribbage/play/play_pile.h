#pragma once
// The pile of cards in the play. It computes the pegs of each card. Suits do not count in the play.

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

#include "cribbage/cards/card.h"

namespace cribbage {

inline constexpr int mostCount = 31;

/// The cards of all players since the count last began at 0, in order; at most `longest` of them.
///
///     rank     7  8  9 | 6        the next card is played on the right
///     count    7 15 24 | 30       a 6 on 7 8 9 is a run of four
///
template <int longest>
class PileOf {
 public:
  /// The points of the card just played, except those for a go or the last card, which are known only later.
  struct Points {
    bool fifteen = false;    ///< pegs 2
    bool thirtyOne = false;  ///< pegs 2
    int sameRank = 1;        ///< cards of one rank in a row up to this one; 2, 3 or 4 peg 2, 6 or 12
    int run = 0;             ///< length of the run, 3 to 7, or 0

    constexpr int total() const { return 2 * fifteen + 2 * thirtyOne + sameRank * (sameRank - 1) + run; }
  };

  constexpr int count() const { return count_; }
  constexpr int length() const { return length_; }
  constexpr Rank operator[](int place) const { return ranks_[static_cast<std::size_t>(place)]; }

  /// Whether a card of this rank may be played: the count would not pass 31.
  constexpr bool takes(Rank rank) const { return count_ + pips(rank) <= mostCount; }

  /// Plays a card that fits and returns its points. A run is the longest stretch at the end of the pile whose
  /// ranks are distinct and, in some order, consecutive. Example: 3 on 4 5 6 is a run of four, and so is 5 on
  /// 4 3 6.
  constexpr Points add(Rank rank) {
    assert(takes(rank) && length_ < longest);
    ranks_[static_cast<std::size_t>(length_++)] = rank;
    count_ += pips(rank);
    Points points;
    points.fifteen = count_ == 15;
    points.thirtyOne = count_ == mostCount;
    while (points.sameRank < length_ && (*this)[length_ - 1 - points.sameRank] == rank) ++points.sameRank;
    points.run = run();
    return points;
  }

 private:
  constexpr int run() const {
    int longestRun = 0;
    unsigned seen = 0;
    for (int back = 1; back <= length_; ++back) {
      const unsigned bit = 1u << static_cast<unsigned>((*this)[length_ - back]);
      if ((seen & bit) != 0) break;
      seen |= bit;
      const unsigned lowest = seen & (~seen + 1);
      // Ranks are consecutive if adding the lowest bit carries out of all of them.
      if (back >= 3 && ((seen + lowest) & seen) == 0) longestRun = back;
    }
    return longestRun;
  }

  std::array<Rank, longest> ranks_{};
  int count_ = 0;
  int length_ = 0;
};

/// The pile of two players, who hold eight cards.
using PlayPile = PileOf<8>;

}  // namespace cribbage
