#pragma once
// The two players of a game.

#include <cstdint>
#include <string_view>

#include "cribbage/base/per_enum.h"

namespace cribbage {

/// One of the two players of a game. The players change seats with every deal.
enum class PlayerId : std::uint8_t { a, b };

constexpr PlayerId other(PlayerId who) {
  return who == PlayerId::a ? PlayerId::b : PlayerId::a;
}

constexpr std::string_view print(PlayerId who) {
  return who == PlayerId::a ? "a" : "b";
}

/// One element for player a and one for player b.
template <class T>
using PerPlayer = PerEnum<PlayerId, T>;

}  // namespace cribbage
