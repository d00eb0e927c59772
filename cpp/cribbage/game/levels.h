#pragma once
// Four players to play against, from one who has just learnt the rules to the best that the engine can be.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "cribbage/game/player_names.h"

namespace cribbage {

/// A level is what it ignores, which a sentence can say. It makes no mistakes on purpose: an opponent who
/// errs at random feels like a machine that lets one win. What a level loses to an expert is in
/// docs/measured.md.
enum class Level : std::uint8_t {
  beginner,  ///< keeps the best hand and plays what pegs most; ignores the crib and every reply
  pub,       ///< throws by Schell's averages and minds the reply; ignores the score and what was kept
  club,      ///< throws and plays by the solution, for points; ignores the score
  expert,    ///< does what the advice ranks first to win
};

inline constexpr std::array<Level, 4> levels{Level::beginner, Level::pub, Level::club, Level::expert};
inline constexpr std::array<std::string_view, levels.size()> levelNames{"beginner", "pub", "club", "expert"};

/// As every door writes it: `"beginner"`.
std::string_view print(Level level);

/// The level of that name; nothing where there is none.
std::optional<Level> levelOf(std::string_view name);

/// How it throws and plays. Example: the beginner is `handOnly/greedy`.
PlayerName playerOf(Level level);

}  // namespace cribbage
