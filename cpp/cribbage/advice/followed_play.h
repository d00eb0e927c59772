#pragma once
// The play so far from one player's point of view.

#include <optional>
#include <vector>

#include "cribbage/play/play_information.h"
#include "cribbage/play/public_play.h"

namespace cribbage {

/// The current state of a play, for the player who holds the cards `ours`.
struct FollowedPlay {
  static constexpr int go = -1;  ///< a go among `steps`

  /// Replays the history. Returns nothing if it is impossible: a card that may not be played or that we do
  /// not hold, more than four of a rank, or a go of a side that could play.
  static std::optional<FollowedPlay> of(const PlayInformation& information);

  Seat them() const { return other(us); }

  bool weCanPlay() const;

  Seat us{};
  PublicPlay play;
  std::vector<Rank> ours;         ///< our cards not played yet, lowest first
  std::vector<Rank> theirPlayed;  ///< the opponent's played cards, in order
  std::vector<int> played;        ///< ranks played by both sides, in order
  std::vector<int> steps;         ///< ranks and goes after the third card, in order

 private:
  bool take(const PlayEvent& event);
  void step(int rank);
};

}  // namespace cribbage
