#pragma once
// Reads recorded games in the notations of other programs.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "cribbage/base/error.h"

namespace cribbage {

struct ReadGame;

enum class Notation : std::uint8_t {
  pgn,        ///< tags like H1, D1 and P, as the program cribbage-zero writes them
  openspiel,  ///< numbers of actions, as the library OpenSpiel writes them in its playthroughs
};
inline constexpr std::array<std::string_view, 2> notationNames{"pgn", "openspiel"};

/// Returns the notation of another program, if the first line of a file is in one. A record begins with the
/// players, a line that no other notation has.
std::optional<Notation> notationOf(std::string_view text);

/// Reads all games of a file, and checks and scores each as `readRecord` does. Errors are `badRecord`, with
/// the line of this file. `docs/RECORD.md` describes the notations.
Result<std::vector<ReadGame>> readNotation(std::string_view text, Notation notation);

}  // namespace cribbage
