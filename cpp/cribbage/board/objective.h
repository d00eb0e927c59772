#pragma once
// The aim of the players: only to win, or also the margin of the win, such as a skunk.

#include <array>
#include <cstdint>
#include <string_view>

#include "cribbage/board/win_odds.h"

namespace cribbage {

/// The aim of the players, given by the value of a won game. `win`: any win is 1. `acc`, the game points of
/// tournaments: a win is 2, a skunk 3. `money`: a win is 1, a skunk 2, a double skunk 4.
enum class Objective : std::uint8_t { win, acc, money };
inline constexpr std::array<Objective, 3> everyObjective{Objective::win, Objective::acc, Objective::money};
inline constexpr std::array<std::string_view, everyObjective.size()> objectiveNames{"win", "acc", "money"};

/// Returns the greatest value of a game. For `acc` and `money`, a worth (`utilityOf`) lies between minus and
/// plus this value. For `win`, a worth is a win chance, from 0 to 1.
constexpr int mostOf(Objective objective) {
  return objective == Objective::win ? 1 : objective == Objective::acc ? 3 : 4;
}

/// Returns the utility of the odds (`worth` in the API): the expected points of `acc` or `money`, ours minus
/// theirs; for `win` the win chance. For example, a certain win that is a skunk half of the time is worth 1
/// for `win`, 2.5 for `acc` and 1.5 for `money`.
constexpr double utilityOf(Objective objective, const WinOdds& odds) {
  const double wins = 2 * odds.chance - 1, skunks = odds.skunkFor - odds.skunkAgainst;
  if (objective == Objective::acc) return 2 * wins + skunks;
  if (objective == Objective::money)
    return wins + skunks + 2 * (odds.doubleSkunkFor - odds.doubleSkunkAgainst);
  return odds.chance;
}

/// Rescales a worth to a *share*, from 0 at the worst end of a game to 1 at the best. The shares of both
/// sides add to 1. For `win`, the share is the win chance.
constexpr double shareOf(Objective objective, double worth) {
  return objective == Objective::win ? worth : (worth / mostOf(objective) + 1) / 2;
}

}  // namespace cribbage
