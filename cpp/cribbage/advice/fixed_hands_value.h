#pragma once
// The value of the rest of the play for somebody who knows both hands, if both sides play by the solution.

#include <functional>
#include <optional>

#include "cribbage/advice/subgame.h"
#include "cribbage/play/open_play.h"

namespace cribbage {

using SeatPegs = PerSeat<int>;  ///< of pone and dealer

/// The dealer's chance of winning where a play ends. The side that needs no more holes has won.
struct PlayEndings {
  PerSeat<int> toGo;
  std::function<double(const SeatPegs&)> afterPlay;  ///< with these pegs, of which neither side is out
};

/// Expected value of a solved subgame with two given hands: each card is played as often as the average
/// strategy plays it. Each player sees their own cards alone; this class sees both hands.
class FixedHandsValue {
 public:
  /// Both must outlive this.
  FixedHandsValue(const Subgame& subgame, const PlayEndings& endings)
      : subgame_(subgame), endings_(endings) {}

  /// The mean of the endings from a point of the tree on, with the cards that are left, lowest first.
  double from(int target, const PublicPlay& play, const OpenHands& hands, const SeatPegs& pegs) const;

 private:
  std::optional<double> endOf(const SeatPegs& pegs) const;
  double atNode(int at, const PublicPlay& play, const OpenHands& hands, const SeatPegs& pegs) const;
  double open(const PublicPlay& play, const OpenHands& hands, const SeatPegs& pegs) const;

  const Subgame& subgame_;
  const PlayEndings& endings_;
};

}  // namespace cribbage
