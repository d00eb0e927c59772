#pragma once
// The question what to throw. A question that needs a shipped table takes the tables its door has, and
// answers `badTable` while that one is missing.

#include <array>

#include "cribbage/advice/tables.h"
#include "cribbage/questions/given.h"
#include "cribbage/winning/discard_chances.h"

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

/// The fifteen discards of six cards `dealt`, best first, with `weDeal` saying whose the crib is. The scores
/// `ours` and `theirs` (default 0) decide the chances of winning; points do not depend on them. The `order`
/// is `winChance` (the default) or `points`; equal ones are ordered by the other, then by the thrown cards.
/// The `opponent` is `expert` (the default: throws by the equilibrium), `handOnly` (keeps the best hand and
/// ignores the crib) or `random` (throws any two cards). Needs the tables `play`, `pegging` and `board`, and
/// `crib` unless the opponent is random.
Result<std::array<Discard, 15>> valueDiscards(const DiscardsQuestion& question, const Tables& tables);

}  // namespace cribbage
