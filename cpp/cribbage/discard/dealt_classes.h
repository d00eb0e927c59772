#pragma once
// Six dealt cards by rank alone: the 18,395 classes in which opponents and policies are counted.

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "cribbage/show/score.h"

namespace cribbage {

/// Two ranks that may be thrown from a class; `first` is not the higher one.
struct RankPair {
  std::uint8_t first = 0;
  std::uint8_t second = 0;
  std::uint8_t index = 0;    ///< of `RankTable::pair`
  std::uint8_t flushes = 0;  ///< ways to keep the remaining four in one suit; none where two are alike
  std::uint16_t kept = 0;    ///< the remaining four, as a set of `RankSets`
};

/// One class: how many of each rank are dealt.
///
///     ranks   5 5 6 J J Q          counts  0 0 0 0 2 1 0 0 0 0 2 1 0
///     held    5×2 6×1 J×2 Q×1 A×0 A×0
///     pairs   5-5 5-6 5-J 5-Q 6-J 6-Q J-J J-Q, in this order: what may be thrown, by rank
struct DealtRanks {
  /// A rank and how many of it, in one byte: the rank times 8, and the number.
  struct Held {
    std::uint8_t byte = 0;
    std::size_t rank() const { return byte >> 3; }
    int count() const { return byte & 7; }
  };
  RankCounts counts{};
  std::array<Held, 6> held{};           ///< of each different rank, lowest first; none beyond them
  std::array<std::uint8_t, 6> ranks{};  ///< the different ones, lowest first
  std::array<RankPair, 15> pairs{};     ///< by first rank, then by second
  std::uint8_t rankCount = 0;
  std::uint8_t pairCount = 0;
};

inline constexpr std::size_t dealtRanksCount = 18'395;

/// Every class, once: those with the most aces first, among them those with the most twos, and so on. The
/// order is part of the format of tables. Made at the first call; 2.2 MB.
const std::vector<DealtRanks>& everyDealtRanks();

/// The ways to choose `taken` of `left` cards, each at most 4.
constexpr int waysToTake(int left, int taken) {
  constexpr std::array<std::array<std::uint8_t, 5>, 5> ways{
      {{1, 0, 0, 0, 0}, {1, 1, 0, 0, 0}, {1, 2, 1, 0, 0}, {1, 3, 3, 1, 0}, {1, 4, 6, 4, 1}}};
  return ways[static_cast<std::size_t>(left)][static_cast<std::size_t>(taken)];
}

/// The ways in which the cards of `theirs` can be dealt when those of `ours` are gone; 0 where there are too
/// few. Example: six aces to sixes, all different, leave 3 of each: 729 ways to hold the same ranks.
int waysToHold(const RankCounts& ours, const DealtRanks& theirs);

/// The same for whoever asks about many classes: what each rank gives is worked out once.
/// Example: `const WaysToHold ways(ours); for (const DealtRanks& theirs : everyDealtRanks()) ways(theirs);`
class WaysToHold {
 public:
  explicit WaysToHold(const RankCounts& ours);

  int operator()(const DealtRanks& theirs) const {
    const auto of = [&](std::size_t at) { return int{ways_[theirs.held[at].byte]}; };
    return of(0) * of(1) * (of(2) * of(3)) * (of(4) * of(5));  // three at a time beside each other
  }

 private:
  std::array<std::uint8_t, std::size_t{rankCount} * 8> ways_{};  // by `DealtRanks::Held`
};

}  // namespace cribbage
