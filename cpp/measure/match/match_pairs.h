#pragma once
// Plays the pairs of games of a match for `measure_match`, and computes the luck in each pair.

#include <cstdint>

#include "cribbage/board/board_table.h"
#include "cribbage/game/simulate.h"
#include "native/quick_throws.h"

namespace cribbage {

/// The result of two games with the same packs and the same first dealer, but with the players' seats
/// exchanged. All values are from the view of player a.
struct PairScore {
  double won = 0;    ///< 0, a half or 1: the share of the two games that a won
  double luck = 0;   ///< mean of both games, in win chance; 0 on average
  double ahead = 0;  ///< how many more points per deal a scores than b, mean of both games
};

class MatchPairs {
 public:
  /// `throws` and `board` must outlive this.
  MatchPairs(const std::array<Player, 2>& players, std::uint64_t seed, const QuickThrower& throws,
             const BoardTable& board)
      : players_(players), seed_(seed), throws_(throws), board_(board) {}

  /// Plays the pair of games with this number. The result depends only on the seed and the number. The first
  /// dealer alternates from one pair to the next. Games and cards are those of `cribbage simulate` with the
  /// same seed.
  PairScore play(std::uint64_t game) const;

 private:
  std::array<Player, 2> players_;
  std::uint64_t seed_;
  const QuickThrower& throws_;
  const BoardTable& board_;
};

}  // namespace cribbage
