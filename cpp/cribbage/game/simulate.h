#pragma once
// Many games between two, three or four players, with their statistics.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cribbage/game/game.h"

namespace cribbage {

/// A match of many games between players a and b. Games are numbered from 0. The cards of a game depend only
/// on the seed and the game's number.
struct Contest {
  std::array<Player, 2> players;
  std::array<std::string, 2> names;  ///< used in records
  std::uint64_t seed = 0;
  int ours = 0;  ///< scores at the start of every game, 0 to 120
  int theirs = 0;
  FirstDeal deals = FirstDeal::both;
  /// Whether each game is played twice with the same cards and the same first deal, so that luck cancels. If
  /// so, player a is on our side the first time, and on theirs the second time. If not, a is on our side.
  bool duplicate = true;

  int times() const { return duplicate ? 2 : 1; }
};

/// A match of many games of three or four players. The deal goes round: player a deals first in game 0,
/// player b in game 1. Each game is played once.
struct SeatedContest {
  Seating seating{3};
  PerPlayer<SeatedPlayer> players;
  PerPlayer<std::string> names;  ///< used in records
  std::uint64_t seed = 0;
};

/// The wins of one player. A case is one game of the contest; the two playings of a duplicate game are one
/// case.
struct Wins {
  std::array<std::int64_t, 3> cases{};  ///< games in which none, one or both playings were won
  std::int64_t skunks = 0;              ///< includes double skunks
  std::int64_t doubleSkunks = 0;

  void add(const Wins& more);
  std::int64_t games() const { return cases[1] + 2 * cases[2]; }
};

/// A sum of points, and the number of terms in it.
struct SourceSum {
  std::int64_t points = 0;
  std::int64_t times = 0;
};

/// A sum for each `Source`, except `peg`.
using SourceSums = std::array<SourceSum, 4>;

/// The results of games as counts. They are integers, so the sum of tallies is the same in any order.
struct Tally {
  std::int64_t deals = 0;
  std::array<Wins, mostPlayers> players;  ///< a, b and so on; of four, both partners win
  PerPlayerOfTwo<Wins> sides;             ///< of two players: the player on our side, the player on theirs
  Wins firstDealer;                       ///< the side of the first dealer of each game
  std::array<PerSeatOfFour<SourceSums>, mostPlayers> sums;  ///< by player, then by seat

  void add(const Tally& more);
};

/// Plays a game of a contest, once or twice, and writes a record of each playing if `records` is given.
/// Player a of a record is the player on our side.
///
/// Points of the play are summed only over deals that reached the show. Hands and cribs that were counted
/// have their full value. Heels have a term for each cut: 2, or 0 if the starter is not a jack.
Tally playContest(const Contest& contest, std::uint64_t game, std::vector<Record>* records = nullptr);

/// Plays a game of three or four players.
Tally playContest(const SeatedContest& contest, std::uint64_t game, std::vector<Record>* records = nullptr);

}  // namespace cribbage
