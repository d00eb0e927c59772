#pragma once
// The question what to throw. A question that needs a shipped table takes the tables its door has, and
// answers `badTable` while that one is missing.

#include <array>

#include "discard.h"
#include "given.h"
#include "tables.h"

namespace cribbage {

struct DiscardsQuestion {
  Given dealt, weDeal, ours, theirs, order, opponent;
  template <class See>
  static void fields(See&& see) {
    see("dealt", &DiscardsQuestion::dealt);
    see("weDeal", &DiscardsQuestion::weDeal);
    see("ours", &DiscardsQuestion::ours);
    see("theirs", &DiscardsQuestion::theirs);
    see("order", &DiscardsQuestion::order);
    see("opponent", &DiscardsQuestion::opponent);
  }
};

/// The fifteen discards of six cards `dealt`, best first by points, with `weDeal` saying whose the crib is.
/// The scores `ours` and `theirs` (default 0) are read and checked; points do not depend on them. The only
/// `order` is `points`. The `opponent` is `expert` (the default: throws by the equilibrium), `handOnly`
/// (keeps the best hand and ignores the crib) or `random` (throws any two cards). Needs the table `play`, and
/// `crib` unless the opponent is random.
Result<std::array<Discard, 15>> valueDiscards(const DiscardsQuestion& question, const Tables& tables);

}  // namespace cribbage
