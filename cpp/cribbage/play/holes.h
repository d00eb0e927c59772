#pragma once
// The holes of the board, and the scores of both players.

namespace cribbage {

/// The hole that ends the game.
inline constexpr int lastHole = 121;

/// The scores of both players, in holes from 0 to 120.
struct Score {
  int ours = 0;
  int theirs = 0;

  friend constexpr bool operator==(const Score&, const Score&) = default;
};

/// Returns whether a player may have this score in a game that is not over.
constexpr bool isHole(double hole) {
  return hole >= 0 && hole < lastHole;
}

}  // namespace cribbage
