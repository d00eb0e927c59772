#pragma once
// A whole game in the terminal against a level. The program says sentences and reads lines, so that a screen
// reader or another program can play too.

#include <cstdint>
#include <iosfwd>
#include <string>

#include "cribbage/advice/tables.h"
#include "cribbage/game/levels.h"

namespace cribbage {

struct TerminalSettings {
  Level level = Level::club;
  int target = 121;       ///< or 61
  std::int64_t seed = 0;  ///< below 2^52: deals the cut, and seed + n the n-th deal, as in the app
  bool counts = false;    ///< the player says the points of each hand before they are shown
  bool muggins = false;   ///< the opponent pegs the points that the player misses
};

/// Plays a game to its end, or until the player types `quit` or `in` ends. Returns the record so far. Fails
/// with `badTable` if the level or a hint needs a table that is missing.
Result<std::string> playInTerminal(std::istream& in, std::ostream& out, const TerminalSettings& settings,
                                   const Tables& tables);

}  // namespace cribbage
