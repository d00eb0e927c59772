#pragma once
// Combinations that do not count in a show, though they look as if they did.

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "cribbage/cards/card.h"

namespace cribbage {

/// A combination that a learner may count by mistake.
enum class NearMissKind : std::uint8_t {
  cribFlush,     ///< in the crib, four of one suit among the five cards, or all four before the cut
  starterFlush,  ///< in the hand, three suited cards and the starter
  heels,         ///< the starter is a jack: two for the dealer at the cut, nothing in the show
  otherJack,     ///< a jack in the hand that is not of the starter's suit
};

std::string_view print(NearMissKind kind);

struct NearMiss {
  NearMissKind kind{};
  std::vector<Card> cards;  ///< the misleading cards, lowest first

  template <class See>
  static void fields(See&& see) {
    see("kind", &NearMiss::kind);
    see("cards", &NearMiss::cards);
  }
};

/// Returns the near misses of a show of one to four cards, in the order of `NearMissKind`. Empty for other
/// numbers of cards.
std::vector<NearMiss> findNearMisses(std::span<const Card> hand, std::optional<Card> starter, bool crib);

}  // namespace cribbage
