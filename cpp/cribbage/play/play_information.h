#pragma once
// The information set of one player in the play, by ranks.

#include <array>
#include <optional>
#include <vector>

#include "cribbage/cards/card.h"
#include "cribbage/play/seat.h"

namespace cribbage {

/// What was played by whom. Without a rank it is a go, which may be left out where what follows tells it.
struct PlayEvent {
  Seat by{};
  std::optional<Rank> rank;
};

/// All that a player knows in the play. The advice depends on nothing else.
struct PlayInformation {
  std::array<Rank, 4> kept{};                 ///< our four, played or not
  std::optional<std::array<Rank, 2>> thrown;  ///< our two in the crib, if they are known
  std::optional<Rank> starter;
  Seat us{};
  std::vector<PlayEvent> played;  ///< in order
};

}  // namespace cribbage
