#pragma once
// The crib of a recorded deal: discards, and cards whose discarder is unknown.

#include <cstddef>
#include <optional>

#include "cribbage/base/error.h"
#include "cribbage/game/record.h"

namespace cribbage {

/// The number of discards of a deal that were seen.
std::size_t thrownSeen(const PerPlayer<DealtCards>& cards);

/// Reconciles the crib of a deal with its discards. Afterwards `crib` begins with the known discards. The
/// discards have the conclusions: a suit that only the crib shows, and the cards that only one of the two
/// players can have discarded. The function is idempotent. Returns an error if the crib would have five
/// cards, or if a suit may belong to a card of either player.
std::optional<Error> settleCrib(RecordedDeal& deal);

}  // namespace cribbage
