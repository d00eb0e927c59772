#pragma once
// Many games between two players, counted.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cribbage/game/game.h"

namespace cribbage {

/// Who deals first: `us`, `them`, or each in every other game.
enum class FirstDeal : std::uint8_t { us, them, both };

/// A match of many games between players a and b. The cards of each game, numbered from 0, depend on the
/// seed and that number alone.
struct Contest {
  std::array<Player, 2> players;
  std::array<std::string, 2> names;  ///< in records
  std::uint64_t seed = 0;
  int ours = 0;  ///< where every game starts, 0 to 120
  int theirs = 0;
  FirstDeal deals = FirstDeal::both;
  /// Each game is played twice with the same cards and the same first deal: a sits on our side, then on
  /// theirs, so that luck cancels. Else a sits on our side.
  bool duplicate = true;

  int times() const { return duplicate ? 2 : 1; }
};

/// What one of two has won. Both playings of a duplicate game are one case.
struct Wins {
  std::array<std::int64_t, 3> cases{};  ///< in which none, one or both playings were won
  std::int64_t skunks = 0;              ///< double skunks among them
  std::int64_t doubleSkunks = 0;

  void add(const Wins& more);
  std::int64_t games() const { return cases[1] + 2 * cases[2]; }
};

/// A sum of points, and how often they were counted.
struct SourceSum {
  std::int64_t points = 0;
  std::int64_t times = 0;
};

/// By `Source`, all but `peg`.
using SourceSums = std::array<SourceSum, 4>;

/// Counts of games: whole numbers, so that tallies add up to the same in any order.
struct Tally {
  std::int64_t deals = 0;
  std::array<Wins, 2> players;                    ///< a, b
  PerPlayer<Wins> sides;                          ///< who sat on our side, who on theirs
  Wins firstDealer;                               ///< whoever dealt first
  std::array<std::array<SourceSums, 2>, 2> sums;  ///< of a, b: as pone, as dealer

  void add(const Tally& more);
};

/// Plays a game of a contest, once or twice as it says, and writes the records of both playings where they
/// are wanted: player a of a record is who sat on our side.
///
/// Points are counted where they were counted in full: the play of deals that came to the show, hands and
/// cribs as much as they are worth, a jack at every cut.
Tally playContest(const Contest& contest, std::uint64_t game, std::vector<Record>* records = nullptr);

}  // namespace cribbage
