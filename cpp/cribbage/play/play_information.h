#pragma once
// The information that one player has during the play, by ranks: the player's information set.

#include <array>
#include <optional>
#include <vector>

#include "cribbage/cards/card.h"
#include "cribbage/play/seat.h"

namespace cribbage {

/// A card or a go of one side. Without a rank it is a go, which may be left out if later events imply it.
struct PlayEvent {
  Seat by{};
  std::optional<Rank> rank;
};

/// All the information that a player has in the play. Advice depends on nothing else.
struct PlayInformation {
  std::array<Rank, 4> kept{};                 ///< our four cards, played or not
  std::optional<std::array<Rank, 2>> thrown;  ///< our two in the crib, if they are known
  std::optional<Rank> starter;
  Seat us{};
  std::vector<PlayEvent> played;  ///< in order
};

}  // namespace cribbage
