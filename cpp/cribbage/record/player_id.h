#pragma once
// The players of a game.

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "cribbage/base/per_enum.h"

namespace cribbage {

/// A player of a game. Each player has another seat in every deal. A game of two has players a and b.
enum class PlayerId : std::uint8_t { a, b, c, d };

/// Returns the other player of a game of two.
constexpr PlayerId other(PlayerId who) {
  return who == PlayerId::a ? PlayerId::b : PlayerId::a;
}

inline constexpr std::array<std::string_view, 4> playerNames{"a", "b", "c", "d"};

constexpr std::string_view print(PlayerId who) {
  return playerNames[static_cast<std::size_t>(who)];
}

/// The first dealer: `us`, `them`, or both in turn, game by game.
enum class FirstDeal : std::uint8_t { us, them, both };

/// One element for each player of a game of two.
template <class T>
using PerPlayerOfTwo = PerEnum<PlayerId, T>;

}  // namespace cribbage
