#pragma once
// What a game is played for: a win alone, or also by how far the loser is behind.

#include <array>
#include <cmath>
#include <cstdint>
#include <string_view>

#include "cribbage/board/board_table.h"

namespace cribbage {

/// What a won game counts. `win`: 1. `acc`, the game points of tournaments: 2, and 3 for a skunk. `money`: 1,
/// 2 for a skunk and 4 for a double skunk.
enum class Objective : std::uint8_t { win, acc, money };
inline constexpr std::array<Objective, 3> everyObjective{Objective::win, Objective::acc, Objective::money};
inline constexpr std::array<std::string_view, everyObjective.size()> objectiveNames{"win", "acc", "money"};

/// The most that one game counts. A worth is from less than nothing by so much up to so much; that of `win`
/// is the chance of winning, from 0.
constexpr int mostOf(Objective objective) {
  return objective == Objective::win ? 1 : objective == Objective::acc ? 3 : 4;
}

/// The utility of the odds (`worth` at the doors): the expected points of `acc` or `money`, ours less theirs;
/// for `win` the chance itself. Example: a game that is won for certain, and half the time by a skunk, is
/// worth 1, 2.5 or 1.5.
constexpr double utilityOf(Objective objective, const WinOdds& odds) {
  const double wins = 2 * odds.chance - 1, skunks = odds.skunkFor - odds.skunkAgainst;
  if (objective == Objective::acc) return 2 * wins + skunks;
  if (objective == Objective::money)
    return wins + skunks + 2 * (odds.doubleSkunkFor - odds.doubleSkunkAgainst);
  return odds.chance;
}

/// A *share* is a worth on a scale from 0, the worst end of a game, to 1, the best. The shares of both sides
/// add to 1. Of `win` it is the chance of winning.
constexpr double shareOf(Objective objective, double worth) {
  return objective == Objective::win ? worth : (worth / mostOf(objective) + 1) / 2;
}

/// The worth that has that share; to win, the same to the bit, and otherwise in whole billionths.
inline double utilityOfShare(Objective objective, double share) {
  if (objective == Objective::win) return share;
  constexpr double parts = 1e9;
  return std::round((2 * share - 1) * mostOf(objective) * parts) / parts;
}

}  // namespace cribbage
