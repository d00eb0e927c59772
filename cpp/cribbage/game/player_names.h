#pragma once
// Players by name: `points/solved` throws for points and plays by the solved play.

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "cribbage/advice/tables.h"
#include "cribbage/base/names.h"
#include "cribbage/board/win_tables.h"
#include "cribbage/discard/throws_table.h"
#include "cribbage/game/player.h"

namespace cribbage {

enum class Throws : std::uint8_t { points, win, handOnly, schell, random };

enum class Plays : std::uint8_t {
  solved,  ///< by the whole solution of the play, which no table has: a door that can load it brings it
  win,     ///< what the advice ranks first to win
  advice,  ///< what it ranks first for points
  drawn,   ///< as often as its solution plays it
  reply,   ///< what pegs most, less the opponent's reply
  greedy,
  random,
};

inline constexpr std::array<std::string_view, 5> throwNames{"points", "win", "handOnly", "schell", "random"};
inline constexpr std::array<std::string_view, 7> playNames{"solved", "win",    "advice", "drawn",
                                                           "reply",  "greedy", "random"};

std::string_view print(Throws throws);
std::string_view print(Plays plays);

/// The name of a player: a way to throw, a stroke, a way to play.
struct PlayerName {
  Throws throws{};
  Plays plays = Plays::greedy;
};

/// `"points/greedy"`, whatever was left out.
std::string print(const PlayerName& name);

/// A player's name as anybody writes it, or the name of a level (`levels.h`); without a way to play it is
/// `greedy`, which needs no more than the tables and no time, and for `random` it is `random`. `badQuestion`
/// for any other word, with the names there are. Example: `parsePlayer("schell")` is `schell/greedy`.
Result<PlayerName> parsePlayer(std::string_view text);

/// Makes players of what a door has. Tables and solved play must outlive it, and it the players.
class PlayerMaker {
 public:
  /// `solved` plays by the whole solution of the play; none where it is not to be had.
  explicit PlayerMaker(const Tables& tables, const Pegger* solved = nullptr,
                       Objective objective = Objective::win);
  ~PlayerMaker();

  /// `badTable` where something that the player needs has not been given: a table, or the state of the solved
  /// play.
  Result<Player> player(const PlayerName& name);
  Result<const Thrower*> throws(Throws throws);
  Result<const Pegger*> plays(Plays plays);

 private:
  Result<const PolicyOpponent*> expert();

  const Tables& tables_;
  const Pegger* solved_;
  Objective objective_;
  std::unique_ptr<PolicyOpponent> expert_;
  std::array<std::unique_ptr<Thrower>, throwNames.size()> throws_;
  std::array<std::unique_ptr<Pegger>, playNames.size()> plays_;
};

}  // namespace cribbage
