#pragma once
// Makes the players that have names.

#include <array>
#include <memory>

#include "cribbage/advice/tables.h"
#include "cribbage/discard/throws_table.h"
#include "cribbage/game/player.h"
#include "cribbage/game/player_names.h"

namespace cribbage {

/// Makes players from the tables and the solved play. These must outlive the maker, and the maker must
/// outlive the players.
class PlayerMaker {
 public:
  /// `solved` chooses cards by the whole solution of the play; null if that is not available.
  explicit PlayerMaker(const Tables& tables, const Pegger* solved = nullptr,
                       Objective objective = Objective::win);
  ~PlayerMaker();

  /// Returns `badTable` if the player needs data that has not been given: a table, or the state of the solved
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
