#include "cribbage/game/levels.h"

#include "cribbage/base/names.h"
#include "cribbage/game/player_names.h"

namespace cribbage {

namespace {

// The player of each level, in the order of `Level`.
constexpr std::array<PlayerName, levels.size()> players{{{Throws::novice, Plays::novice},
                                                         {Throws::handOnly, Plays::greedy},
                                                         {Throws::schell, Plays::reply},
                                                         {Throws::points, Plays::drawn},
                                                         {Throws::win, Plays::win}}};

}  // namespace

std::string_view print(Level level) {
  return levelNames[static_cast<std::size_t>(level)];
}

std::optional<Level> levelOf(std::string_view name) {
  return namedIn<Level>(levelNames, name);
}

PlayerName playerOf(Level level) {
  return players[static_cast<std::size_t>(level)];
}

}  // namespace cribbage
