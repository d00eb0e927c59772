#pragma once
// The tables from which win chances are computed.

#include "cribbage/board/objective.h"

namespace cribbage {

class BoardTable;
struct ThrowsTable;
class HandPegsTable;
class PegSpreadTable;
class StakesTable;
class ShowCache;

/// The tables behind win chances. They must outlive the objects that are built from them.
struct WinTables {
  const ThrowsTable* crib = nullptr;  ///< discard policies and shows of the opponent
  const HandPegsTable* handPegs = nullptr;
  const PegSpreadTable* pegSpread = nullptr;
  const BoardTable* board = nullptr;    ///< the board of the objective
  const StakesTable* stakes = nullptr;  ///< may be null; used only near the last hole
  Objective objective = Objective::win;
  ShowCache* known = nullptr;  ///< cache of earlier results; may be null
};

}  // namespace cribbage
