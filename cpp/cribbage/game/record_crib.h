#pragma once
// The crib of a recorded deal: cards that were thrown, and cards of which nobody said who threw them.

#include <cstddef>
#include <optional>

#include "cribbage/base/error.h"
#include "cribbage/game/record.h"

namespace cribbage {

/// How many cards of a deal's throws were seen.
std::size_t thrownSeen(const PerPlayer<DealtCards>& cards);

/// Brings a deal's crib and its throws together. Then `crib` begins with the cards that the throws show, and
/// the throws have what follows: a suit that stands in the crib alone, and the cards that only one of the two
/// can have thrown. Doing it again changes nothing. Refused where the crib would have five cards, or where a
/// suit may belong to a card of either player.
std::optional<Error> settleCrib(RecordedDeal& deal);

}  // namespace cribbage
