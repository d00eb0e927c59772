#pragma once
// Five opponents to play against, from a novice in their first games to the strongest play of the engine.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace cribbage {

struct PlayerName;

/// A level is defined by the things it ignores, so that one sentence can describe it. Only the novice errs at
/// random, among choices that a person could make, because a new player can beat no level that always looks.
/// docs/measured.md says how much each level loses against an expert.
enum class Level : std::uint8_t {
  novice,    ///< nearly half of the time chooses without looking; otherwise as the beginner
  beginner,  ///< keeps the best hand and plays the card that pegs most; ignores the crib and every reply
  pub,       ///< discards by Schell's averages, considers replies; ignores the score and which hands are
             ///< likely
  club,      ///< discards and plays by the solution, for points; ignores the score
  expert,    ///< discards by the advice for winning, and draws among its tied cards
};

inline constexpr std::array<Level, 5> levels{Level::novice, Level::beginner, Level::pub, Level::club,
                                             Level::expert};
inline constexpr std::array<std::string_view, levels.size()> levelNames{"novice", "beginner", "pub", "club",
                                                                        "expert"};

std::string_view print(Level level);

std::optional<Level> levelOf(std::string_view name);

/// Returns the level's way to discard and to play: `handOnly/greedy` for the beginner.
PlayerName playerOf(Level level);

}  // namespace cribbage
