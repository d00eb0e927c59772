#pragma once
// What does not count in a show, though it looks as if it did.

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "cribbage/cards/card.h"

namespace cribbage {

/// What a learner may have counted and should not have.
enum class NearMissKind : std::uint8_t {
  cribFlush,     ///< in the crib, four of one suit among the five, or the four before the cut
  starterFlush,  ///< in hand, three suited cards and the starter
  heels,         ///< the starter is a jack: two for the dealer when it was cut, nothing in the show
  otherJack,     ///< a jack in hand that is not of the starter's suit
};

std::string_view print(NearMissKind kind);

struct NearMiss {
  NearMissKind kind{};
  std::vector<Card> cards;  ///< the cards that tempt, lowest first

  template <class See>
  static void fields(See&& see) {
    see("kind", &NearMiss::kind);
    see("cards", &NearMiss::cards);
  }
};

/// The near misses of a show of one to four cards, in the order above; of no other count.
std::vector<NearMiss> findNearMisses(std::span<const Card> hand, std::optional<Card> starter, bool crib);

}  // namespace cribbage
