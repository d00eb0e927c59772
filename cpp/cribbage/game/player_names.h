#pragma once
// The names of players in simulations. For example, the player `points/solved` chooses discards for points,
// and cards by the solution of the play.

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "cribbage/base/error.h"

namespace cribbage {

enum class Throws : std::uint8_t { points, win, handOnly, schell, random, novice };

enum class Plays : std::uint8_t {
  solved,  ///< by the whole solution of the play, which is not in the tables: see `PlayerMaker`
  win,     ///< one of the tied best choices of the advice for winning
  advice,  ///< the card with the most net points by the advice
  drawn,   ///< a random card, with the probabilities of the advice's solution
  reply,   ///< the card with the most pegs minus those of the opponent's reply
  greedy,
  random,
  novice,  ///< as `greedy`, but with a slip as `random`
};

inline constexpr std::array<std::string_view, 6> throwNames{"points", "win",    "handOnly",
                                                            "schell", "random", "novice"};
inline constexpr std::array<std::string_view, 8> playNames{"solved", "win",    "advice", "drawn",
                                                           "reply",  "greedy", "random", "novice"};

std::string_view print(Throws throws);
std::string_view print(Plays plays);

/// The name of a player: a way to discard, a slash, and a way to play.
struct PlayerName {
  Throws throws{};
  Plays plays = Plays::greedy;
};

/// Returns the full name, such as `"points/greedy"`.
std::string print(const PlayerName& name);

/// Reads a player's name, or the name of a level (`levels.h`). The way to play may be left out: it is then
/// `random` after `random`, and otherwise `greedy`, which needs no further tables and hardly any time. For
/// any other word, the function returns `badQuestion` with the list of valid names. For example,
/// `parsePlayer("schell")` is `schell/greedy`.
Result<PlayerName> parsePlayer(std::string_view text);

}  // namespace cribbage
