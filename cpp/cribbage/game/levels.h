#pragma once
// Four opponents to play against, from a beginner who has just learnt the rules to the strongest play of the
// engine.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "cribbage/game/player_names.h"

namespace cribbage {

/// A level is defined by the things it ignores, so that one sentence can describe it. It makes no deliberate
/// mistakes, because an opponent who errs at random feels like a machine that lets you win. docs/measured.md
/// says how much each level loses against an expert.
enum class Level : std::uint8_t {
  beginner,  ///< keeps the best hand and plays the card that pegs most; ignores the crib and every reply
  pub,       ///< discards by Schell's averages, considers replies; ignores the score and which hands are
             ///< likely
  club,      ///< discards and plays by the solution, for points; ignores the score
  expert,    ///< discards by the advice for winning, and draws among its tied cards
};

inline constexpr std::array<Level, 4> levels{Level::beginner, Level::pub, Level::club, Level::expert};
inline constexpr std::array<std::string_view, levels.size()> levelNames{"beginner", "pub", "club", "expert"};

std::string_view print(Level level);

std::optional<Level> levelOf(std::string_view name);

/// Returns the level's way to discard and to play: `handOnly/greedy` for the beginner.
PlayerName playerOf(Level level);

}  // namespace cribbage
