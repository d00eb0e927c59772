#pragma once
// The play so far as one player follows it.

#include <optional>
#include <vector>

#include "cribbage/play/play_information.h"
#include "cribbage/play/public_play.h"

namespace cribbage {

/// The point that a play has come to, for a player who holds these cards.
struct FollowedPlay {
  static constexpr int go = -1;  ///< among `steps`

  /// Replays the history. Nothing if it is impossible: a card that may not be played or that we do not hold,
  /// or more than four of a rank. A go of a side that could play is impossible too.
  static std::optional<FollowedPlay> of(const PlayInformation& information);

  Seat them() const { return other(us); }

  /// Whether a card of ours fits.
  bool weCanPlay() const;

  Seat us{};
  PublicPlay play;
  std::vector<Rank> ours;         ///< not played yet, lowest first
  std::vector<Rank> theirPlayed;  ///< in order
  std::vector<int> played;        ///< by both, in order
  std::vector<int> steps;         ///< the same after the third card, with goes

 private:
  bool take(const PlayEvent& event);
  void step(int rank);
};

}  // namespace cribbage
