#pragma once
// The holes of the board, and where both players stand.

namespace cribbage {

/// The hole that ends the game.
inline constexpr int lastHole = 121;

/// Where both stand, in holes from 0 to 120.
struct Score {
  int ours = 0;
  int theirs = 0;

  friend constexpr bool operator==(const Score&, const Score&) = default;
};

/// Whether a player may stand there in a game that is not over.
constexpr bool isHole(double hole) {
  return hole >= 0 && hole < lastHole;
}

}  // namespace cribbage
