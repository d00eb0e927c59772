#pragma once
// Six dealt cards by rank alone: there are 18,395 classes, over which models of the opponent sum.

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "cribbage/show/score.h"

namespace cribbage {

/// Two ranks that may be discarded from a class; `first` is not higher than `second`.
struct RankPair {
  std::uint8_t first = 0;
  std::uint8_t second = 0;
  std::uint8_t index = 0;    ///< of `RankTable::pair`
  std::uint8_t flushes = 0;  ///< ways for the remaining four to be of one suit; 0 if two have the same rank
  std::uint16_t kept = 0;    ///< the remaining four, as a set of `RankSets`
};

/// A class of dealt hands: the number of cards of each rank.
///
///     ranks   5 5 6 J J Q          counts  0 0 0 0 2 1 0 0 0 0 2 1 0
///     held    5×2 6×1 J×2 Q×1 A×0 A×0
///     pairs   5-5 5-6 5-J 5-Q 6-J 6-Q J-J J-Q, in this order: the pairs that may be discarded, by rank
struct DealtRanks {
  /// A rank and its number of cards in one byte: the rank times 8, plus the number.
  struct Held {
    std::uint8_t byte = 0;
    std::size_t rank() const { return byte >> 3; }
    int count() const { return byte & 7; }
  };
  RankCounts counts{};
  std::array<Held, 6> held{};           ///< the distinct ranks, lowest first; the rest have count 0
  std::array<std::uint8_t, 6> ranks{};  ///< the distinct ranks, lowest first
  std::array<RankPair, 15> pairs{};     ///< by first rank, then by second
  std::uint8_t rankCount = 0;
  std::uint8_t pairCount = 0;

  /// Returns the number of ways to choose two cards with the ranks of `pair`, one of `pairs`.
  constexpr int waysToThrow(const RankPair& pair) const {
    const int first = counts[pair.first], second = counts[pair.second];
    return pair.first == pair.second ? first * (first - 1) / 2 : first * second;
  }
};

inline constexpr std::size_t dealtRanksCount = 18'395;

/// Returns every class once: most aces first, then most twos, and so on. Tables rely on this order. Built at
/// the first call; takes 2.2 MB.
const std::vector<DealtRanks>& everyDealtRanks();

/// Returns the number of ways to choose `taken` of `left` cards. Both are at most 4.
constexpr int waysToTake(int left, int taken) {
  constexpr std::array<std::array<std::uint8_t, 5>, 5> ways{
      {{1, 0, 0, 0, 0}, {1, 1, 0, 0, 0}, {1, 2, 1, 0, 0}, {1, 3, 3, 1, 0}, {1, 4, 6, 4, 1}}};
  return ways[static_cast<std::size_t>(left)][static_cast<std::size_t>(taken)];
}

/// Returns the number of ways to deal the ranks of `theirs` from the cards that `ours` leaves; 0 if too few
/// are left. For example, if we hold ace to six, 3 cards of each of these ranks are left, so there are 729
/// ways to hold the same ranks.
int waysToHold(const RankCounts& ours, const DealtRanks& theirs);

/// Computes `waysToHold` for many classes, with a cache for each rank: `const WaysToHold ways(ours); for
/// (const DealtRanks& theirs : everyDealtRanks()) ways(theirs);`
class WaysToHold {
 public:
  explicit WaysToHold(const RankCounts& ours);

  int operator()(const DealtRanks& theirs) const {
    const auto of = [&](std::size_t at) { return int{ways_[theirs.held[at].byte]}; };
    return of(0) * of(1) * (of(2) * of(3)) * (of(4) * of(5));  // grouped to multiply in parallel
  }

 private:
  std::array<std::uint8_t, std::size_t{rankCount} * 8> ways_{};  // by `DealtRanks::Held`
};

}  // namespace cribbage
