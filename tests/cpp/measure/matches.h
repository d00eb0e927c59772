#pragma once
// Shared by the tests of matches: players by name, and a valuation of their luck.

#include "cribbage/cribbage.h"
#include "cribbage/game/player_maker.h"
#include "cribbage/game/player_names.h"
#include "measure/match/match_pairs.h"
#include "shipped.h"

namespace cribbage {

inline const QuickThrower& thrower() {
  static const QuickThrower thrower(**shipped().crib(), **shipped().play());
  return thrower;
}

inline std::array<Player, 2> players(const char* a, const char* b) {
  static PlayerMaker maker(shipped());
  return {*maker.player(*parsePlayer(a)), *maker.player(*parsePlayer(b))};
}

// Returns a board whose chances have nothing to do with cribbage.
inline BoardTable wrongBoard() {
  BoardTable::OddsByPlace odds(std::size_t{BoardTable::holes} * BoardTable::holes);
  for (std::size_t at = 0; at < odds.size(); ++at) odds[at].chance = static_cast<double>(at % 97) / 96;
  return BoardTable(odds);
}

}  // namespace cribbage
