#pragma once
// The question what a score is worth.

#include "board.h"
#include "given.h"
#include "tables.h"

namespace cribbage {

struct ChanceQuestion {
  Given ours, theirs, weDeal;
  template <class See>
  static void fields(See&& see) {
    see("ours", &ChanceQuestion::ours);
    see("theirs", &ChanceQuestion::theirs);
    see("weDeal", &ChanceQuestion::weDeal);
  }
};

/// What may become of the game at the start of a deal, when `ours` and `theirs` (0 to 120) are the scores and
/// `weDeal` says whose deal it is. Needs the table `board`. Example: at 0 and 0 the one who deals wins 0.56
/// of the games.
Result<Outlook> winChance(const ChanceQuestion& question, const Tables& tables);

}  // namespace cribbage
