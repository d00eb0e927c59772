#pragma once
// The options `--level` and `--seed`, which show what a computer opponent of some level would do.

#include "cli/reasons.h"
#include "cribbage/questions/choose_questions.h"

namespace cribbage {

inline const std::string aboutLevel = "Shows only what a player of this level does: " + listed(levelNames);
inline constexpr const char* aboutSeed = "The seed of the random choices of a level; 0 by default";

/// Returns `badQuestion` for an option that cannot be combined with `--level`, because a level makes its own
/// choices.
inline Error decidedByLevel(std::string_view given) {
  return makeError(reason::levelDecides, given);
}

/// Returns `badQuestion` for `--seed` without `--level`. Only a level uses a seed, for its random choices.
inline Error noLevel() {
  return makeError(reason::seedWithoutLevel, "--seed");
}

}  // namespace cribbage
