#pragma once
// A quick rule for Cribbage Squares: an estimate of what an unfinished line will count.

#include <array>
#include <cstdint>
#include <vector>

#include "cribbage/cards/rank_sets.h"

namespace cribbage {

/// The cards of a line as far as they matter to its points.
struct Line {
  std::uint8_t size = 0;
  std::uint8_t suit = noSuit;  ///< the suit of all its cards, `noSuit` if it is empty, `mixed` if they differ
  std::uint16_t set = 0;       ///< the index of its ranks in `RankSets`

  static constexpr std::uint8_t noSuit = suitCount;
  static constexpr std::uint8_t mixed = suitCount + 1;

  Line with(Card card) const;
};

/// Estimates in units of 1/256 point, for lines of 0 to 4 cards. A full line has exactly its points. The
/// ranks of a shorter line are worth the average over the thirteen ranks that may come next, and an empty
/// line is worth `unopened` more, because any card still has a place there. The estimate knows nothing of the
/// cards that are gone. The constants are those with the highest mean in 20,000 grids filled by this rule
/// alone.
class LineValues {
 public:
  static constexpr int unit = 256;

  LineValues();

  int of(const Line& line) const {
    return ranks_[line.size][line.set] + (line.suit < suitCount ? flushes[line.size] : 0);
  }

  /// Returns the points of a full line.
  int points(const Line& line) const { return of(line) / unit; }

 private:
  static constexpr int unopened = 60;

  /// The worth of the chance of a flush, by the number of cards of one suit.
  static constexpr std::array<int, 5> flushes{0, 20, 80, 320, 4 * unit};

  std::array<std::vector<std::int16_t>, RankSets::most + 1> ranks_;
};

/// Returns the one object that the whole program shares. Built at the first call, in less than a millisecond.
const LineValues& lineValues();

}  // namespace cribbage
