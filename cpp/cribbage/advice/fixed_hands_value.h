#pragma once
// The value of the rest of the play with both hands known, if both sides play by the solution.

#include <functional>
#include <optional>

#include "cribbage/advice/subgame.h"
#include "cribbage/play/open_play.h"

namespace cribbage {

/// The dealer's win chance for each outcome of the play. A side has won once it has pegged its `toGo` holes.
struct PlayEndings {
  PerSeat<int> toGo;
  std::function<double(const SeatPegs&)> afterPlay;  ///< after these pegs, if neither side has won
};

/// The dealer's win chance in a solved subgame, computed from both hands. Each side still plays each card
/// with its probability in the average strategy, which depends only on that side's own cards.
class FixedHandsValue {
 public:
  /// Both arguments must outlive this.
  FixedHandsValue(const Subgame& subgame, const PlayEndings& endings)
      : subgame_(subgame), endings_(endings) {}

  /// Returns the dealer's expected win chance from `target` on, a node or terminal of the tree. `hands` are
  /// the cards that both sides have left, lowest first.
  double from(int target, const PublicPlay& play, const OpenHands& hands, const SeatPegs& pegs) const;

 private:
  std::optional<double> endOf(const SeatPegs& pegs) const;
  double atNode(int at, const PublicPlay& play, const OpenHands& hands, const SeatPegs& pegs) const;
  double open(const PublicPlay& play, const OpenHands& hands, const SeatPegs& pegs) const;

  const Subgame& subgame_;
  const PlayEndings& endings_;
};

}  // namespace cribbage
