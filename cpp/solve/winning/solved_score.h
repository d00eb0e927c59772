#pragma once
// The result of solving the play at one score, with both sides playing to win.

#include <string>

#include "cribbage/board/to_go.h"

namespace cribbage {

/// The dealer's win chance if both sides follow their strategies, and the win chance that each side would
/// gain by a best response to the other side's strategy.
struct MeasuredPlay {
  double dealers = 0, dealerGains = 0, poneGains = 0;
  double nashConv() const { return dealerGains + poneGains; }  ///< twice the exploitability
};

/// The results at one score if both play for points, and if both play to win. If the sides can gain hardly
/// anything by playing to win, `winning` equals `points`.
struct SolvedScore {
  ToGo toGo;
  MeasuredPlay points, winning;
};

/// The first line of winning-play.csv, and the function that returns the line of one score.
inline constexpr const char* rowHead =
    "dealer_needs,pone_needs,points_play,dealer_gains,pone_gains,winning_play,dealer_could,pone_could\n";
std::string rowOf(const SolvedScore& score);

}  // namespace cribbage
