#include "cribbage/game/levels.h"

#include <algorithm>

namespace cribbage {

namespace {

// In the order of the levels.
constexpr std::array<std::string_view, levels.size()> names{"beginner", "pub", "club", "expert"};
constexpr std::array<PlayerName, levels.size()> players{{{Throws::handOnly, Plays::greedy},
                                                         {Throws::schell, Plays::reply},
                                                         {Throws::points, Plays::drawn},
                                                         {Throws::win, Plays::win}}};

}  // namespace

std::string_view print(Level level) {
  return names[static_cast<std::size_t>(level)];
}

std::optional<Level> levelOf(std::string_view name) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return levels[static_cast<std::size_t>(found - names.begin())];
}

PlayerName playerOf(Level level) {
  return players[static_cast<std::size_t>(level)];
}

}  // namespace cribbage
