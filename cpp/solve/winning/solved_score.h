#pragma once
// The result of solving the play to win at a score.

#include <optional>
#include <string>

#include "cribbage/board/to_go.h"
#include "solve/play_opening.h"

namespace cribbage {

/// The dealer's win probability if both play a strategy, and the gain of each side's best response to it.
struct MeasuredPlay {
  double dealers = 0, dealerGains = 0, poneGains = 0;
  double nashConv() const { return dealerGains + poneGains; }  ///< twice the exploitability
};

/// The results of play for points and of play to win. If neither side can gain by playing to win, `winning`
/// is `points` and `openings` is absent.
struct SolvedScore {
  ToGo toGo;
  MeasuredPlay points, winning;
  std::optional<OpeningNets> openings;  ///< win chances of leads and replies, less a half
};

/// The first line of winning-play.csv, and the line of a score.
inline constexpr const char* rowHead =
    "dealer_needs,pone_needs,points_play,dealer_gains,pone_gains,winning_play,dealer_could,pone_could\n";
std::string rowOf(const SolvedScore& score);

}  // namespace cribbage
