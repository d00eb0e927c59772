#pragma once
// The tables that chances of winning are worked out from.

#include "cribbage/board/objective.h"

namespace cribbage {

struct ThrowsTable;
class HandPegsTable;
class PegSpreadTable;
class StakesTable;
class ShowCache;

/// They must outlive whatever is made from them.
struct WinTables {
  const ThrowsTable* crib = nullptr;  ///< what the opponent keeps and throws
  const HandPegsTable* handPegs = nullptr;
  const PegSpreadTable* pegSpread = nullptr;
  const BoardTable* board = nullptr;    ///< of the objective
  const StakesTable* stakes = nullptr;  ///< may be absent; used near the last hole alone
  Objective objective = Objective::win;
  ShowCache* known = nullptr;  ///< what was worked out before; may be absent
};

}  // namespace cribbage
