#pragma once
// The game of three or four players, in which each is dealt five cards and throws one to the crib: the rule
// by which everybody throws, and the cards of the crib that it leads to.

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "cribbage/cards/card_set.h"
#include "cribbage/cards/rank_sets.h"
#include "cribbage/show/score.h"

namespace cribbage {

/// How many play, and whether the crib is the thrower's own or, of four players, their side's.
struct CribSide {
  int players = 3;
  bool own = false;

  /// Returns the value of a point of the crib to the thrower. Of four players, partners share a score, so a
  /// point is worth 1 or -1. Three players want to lead the mean of the two others. A point of their own crib
  /// is worth 1, and a point of another player's crib -1/2.
  double worth() const { return own ? 1 : players == 4 ? -1 : -0.5; }
};

/// A class of five dealt cards by rank alone.
struct FiveRanks {
  RankCounts counts{};
  std::array<std::uint8_t, 5> ranks{};  ///< the distinct ranks, lowest first
  std::size_t size = 0;                 ///< how many they are

  /// Returns the number of ways to deal these ranks from the cards that remain after `seen` of each rank.
  int waysFrom(const RankCounts& seen) const;
};

inline constexpr std::size_t fiveRanksCount = 6'175;

/// Returns every class once: most aces first, then most twos, and so on. Built at the first call.
const std::vector<FiveRanks>& everyFiveRanks();

/// Returns the mean points of the four cards that remain if `thrown` leaves the class, over the 47 starters.
/// All suits are equally likely.
double handAfter(const FiveRanks& dealt, std::uint8_t thrown);

/// The rule of one side: the crib that it expects from its throw, in thousandths of a point. The expected
/// crib is the sum over the four kept cards of `[thrown rank][kept rank]`. The rule throws the card with the
/// best sum of hand and worth of the crib.
using CribByCard = std::array<std::array<std::int16_t, rankCount>, rankCount>;

/// Returns the rank that the rule throws from a class; of equal choices, the lowest.
std::uint8_t thrownBy(const CribByCard& rule, double worth, const FiveRanks& dealt);

/// Returns the solved rule of a side.
const CribByCard& solvedRule(CribSide side);

/// The ranks that one side throws from each class, in the order of `everyFiveRanks`.
using ThrownRanks = std::vector<std::uint8_t>;
ThrownRanks throwsOf(const CribByCard& rule, double worth);

/// The throws of both sides of the crib.
struct SideThrows {
  ThrownRanks own, other;
};

/// Looks up the throws by the solved rules if three or four play. They are computed at the first call, in
/// some milliseconds.
const SideThrows& solvedThrows(int players);

/// The probability of each three ranks that complete the crib (`RankTable::triple`) with each rank of the
/// starter. The probabilities add to 1.
using CribRanks = std::array<std::array<double, rankCount>, RankTable::tripleCount>;

/// Returns the probabilities for a player who was dealt cards of these ranks. Of four players, the crib is
/// completed by three players; of three, by two players and one card of the deck.
///
/// Each of the others holds five cards by the ways to deal them from the 47 unseen cards, and throws by the
/// rule. The starter and the card of the deck are any unseen cards. Step by step: the holders are taken as
/// independent of each other, given that no card is held twice. The probability of that is computed for each
/// two holders, from the mean number of cards of each rank that they hold if they throw these ranks. No rank
/// has more cards than are unseen. Then the throws of each player and the starter are given back their exact
/// probabilities (iterative proportional fitting). `sweeps` is the number of its rounds.
CribRanks cribRanksGiven(const RankCounts& dealt, CribSide side, const SideThrows& throws, int sweeps = 3);

}  // namespace cribbage
