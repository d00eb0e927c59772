#pragma once
// Pairs of games of a match, each with its luck.
//
// Two events of chance are valued in each deal, by the board and by what `QuickThrower` would throw and
// greedy players would peg:
//
// - *The deal.* The pack is put among `others` packs that nobody plays. All were shuffled alike, so each
// could
//   be the one that was played, whatever came before. They are valued at the score that the deal began with.
// - *The cut.* Given both throws, each of the forty cards left could be cut. They are valued with what the
//   players really kept and threw, which they chose before the cut, and with the same pegs for all forty. The
//   pegs that were really made may depend on the starter, and are of no use here.
//
// A pack has its fresh others for each deal. With one lot for a whole game, what the early deals tell of the
// lot would tell something of the luck to come.

#include <cstdint>

#include "cribbage/game/simulate.h"
#include "measure/reference_deal.h"
#include "native/quick_throws.h"

namespace cribbage {

/// Two games with the same packs and the same first deal, the players having changed sides, from the view of
/// player a.
struct PairScore {
  double won = 0;   ///< 0, a half or 1: games won of both
  double luck = 0;  ///< mean of both games, in chances to win: -`BoundedLuck::most` to `BoundedLuck::most`
};

class MatchPairs {
 public:
  /// `throws` and `board` must outlive this.
  MatchPairs(const std::array<Player, 2>& players, std::uint64_t seed, const QuickThrower& throws,
             const BoardTable& board)
      : players_(players), seed_(seed), throws_(throws), board_(board) {}

  /// Plays a pair of games. It depends on the seed and its number alone. The first deal changes with the
  /// number; games and cards are those of `simulate` with the same seed.
  PairScore play(std::uint64_t game) const;

 private:
  class Deals;
  double luckOfA(const Record& record, const FinishedGame& game, Deals& deals) const;

  std::array<Player, 2> players_;
  std::uint64_t seed_;
  const QuickThrower& throws_;
  const BoardTable& board_;
};

}  // namespace cribbage
