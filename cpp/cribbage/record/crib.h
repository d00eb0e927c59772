#pragma once
// Reconciles the crib of a recorded deal with the discards of the players.

#include <cstddef>
#include <optional>

#include "cribbage/base/error.h"
#include "cribbage/record/record.h"

namespace cribbage {

/// Returns the number of known discards of a deal.
std::size_t thrownSeen(const PerPlayer<DealtCards>& cards);

/// Reconciles the crib of a deal with its discards. Afterwards `crib` begins with the known discards. A
/// discard has its suit even if only the crib showed it. A card of the crib that only one player can have
/// discarded is among that player's discards. Idempotent. Returns an error if the crib would have five cards,
/// or if a suit in the crib may belong to discards of several players. With three players, the crib also has
/// a card of the deck.
std::optional<Error> settleCrib(RecordedDeal& deal, const Seating& seating);

}  // namespace cribbage
