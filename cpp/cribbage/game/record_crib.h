#pragma once
// The crib of a recorded deal: discards, and cards whose discarder is unknown.

#include <cstddef>
#include <optional>

#include "cribbage/base/error.h"
#include "cribbage/game/record.h"

namespace cribbage {

/// Returns the number of known discards of a deal.
std::size_t thrownSeen(const PerPlayer<DealtCards>& cards);

/// Reconciles the crib of a deal with its discards. Afterwards `crib` begins with the known discards.
/// Discards get the suits that only the crib shows, and the cards that only one of the players can have
/// discarded. Idempotent. Returns an error if the crib would have five cards, or if a suit may belong to a
/// card of either player.
std::optional<Error> settleCrib(RecordedDeal& deal);

}  // namespace cribbage
