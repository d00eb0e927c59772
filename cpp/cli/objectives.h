#pragma once
// The option `--objective`: its help text, the words that describe its values, and the cases in which it is
// refused.

#include <optional>

#include "cli/figures.h"
#include "cli/reasons.h"
#include "cribbage/questions/given.h"

namespace cribbage {

inline const std::string aboutObjective = "What the game is played for: " + listedByDefault(objectiveNames);

/// Returns `badQuestion` if an objective is given with an order that does not depend on it.
inline std::optional<Error> refuseObjective(const Given& objective, const Given& order) {
  if (objective.kind == Given::Kind::absent || order.text != "points") return std::nullopt;
  return makeError(reason::objectiveOfPoints, order.text);
}

/// Returns true unless the objective is `win`, whose value is the win chance itself.
inline bool hasWorth(const Given& objective) {
  return namedIn<Objective>(objectiveNames, objective.text).value_or(Objective::win) != Objective::win;
}

/// Describes the value of an objective other than `win`: "game points, ours less theirs: 2 for a win, 3 for a
/// skunk".
inline const char* worthIn(const Given& objective) {
  return objective.text == "acc" ? "game points, ours less theirs: 2 for a win, 3 for a skunk"
                                 : "stakes, ours less theirs: 1 for a win, 2 for a skunk, 4 for a double";
}

}  // namespace cribbage
