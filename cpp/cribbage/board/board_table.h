#pragma once
// What a score is worth: the chance of winning from every hole, as it is solved, shipped and looked up.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "cribbage/base/error.h"
#include "cribbage/base/number_coder.h"
#include "cribbage/play/holes.h"

namespace cribbage {

/// A loser who has fewer points is skunked, or double skunked.
inline constexpr int skunkLine = 91;
inline constexpr int doubleSkunkLine = 61;

/// The odds of a game, from one player's side. Chances from 0 to 1; a double skunk is a skunk too, and a
/// skunk is a win.
struct WinOdds {
  double chance = 0;  ///< of winning
  double skunkFor = 0;
  double skunkAgainst = 0;
  double doubleSkunkFor = 0;
  double doubleSkunkAgainst = 0;

  template <class See>
  static void fields(See&& see) {
    see("chance", &WinOdds::chance);
    see("skunkFor", &WinOdds::skunkFor);
    see("skunkAgainst", &WinOdds::skunkAgainst);
    see("doubleSkunkFor", &WinOdds::doubleSkunkFor);
    see("doubleSkunkAgainst", &WinOdds::doubleSkunkAgainst);
  }
};

/// A game won from a loser of so many points.
constexpr WinOdds wonFrom(int losersScore) {
  return {1, losersScore < skunkLine ? 1.0 : 0.0, 0, losersScore < doubleSkunkLine ? 1.0 : 0.0, 0};
}

/// The same game from the opponent's side.
constexpr WinOdds turned(const WinOdds& odds) {
  return {1 - odds.chance, odds.skunkAgainst, odds.skunkFor, odds.doubleSkunkAgainst, odds.doubleSkunkFor};
}

/// The shipped table: the dealer's odds at the start of a deal, by the scores of the dealer and the pone, 0
/// to 120 each. Format, method and error: docs/tables.
class BoardTable {
 public:
  static constexpr int holes = lastHole;  ///< 0 to 120
  /// Chances are whole numbers of this part of one: nearer than the solution is exact. Nothing is certain at
  /// the start of a deal but that there is no skunk. So a 1 is taken to be `doubt` of such a part less, and a
  /// chance of winning of 0 so much more.
  static constexpr int scale = 1 << 15;
  static constexpr double doubt = 0.25;
  using OddsByPlace = std::vector<WinOdds>;  ///< by `place`

  static constexpr std::size_t place(int dealer, int pone) {
    return static_cast<std::size_t>(dealer * holes + pone);
  }

  BoardTable() = default;
  explicit BoardTable(const OddsByPlace& dealers);

  /// The dealer's odds. Example: with the shipped table the dealer wins 0.56 of the games that begin.
  WinOdds dealers(int dealer, int pone) const;

  /// Of that, the chance of winning.
  double dealersChance(int dealer, int pone) const;

  /// Ours, when we deal or they do.
  WinOdds ours(int ours, int theirs, bool weDeal) const {
    return weDeal ? dealers(ours, theirs) : turned(dealers(theirs, ours));
  }

  /// `badTable` where the bytes are not a whole table of this version, packed or not.
  static Result<BoardTable> read(std::span<const std::uint8_t> bytes);
  std::vector<std::uint8_t> write() const;

  /// The same in some half the bytes that gzip needs; ten milliseconds to read.
  std::vector<std::uint8_t> pack() const;

 private:
  static constexpr std::size_t planes = 5;
  using Plane = std::vector<std::uint16_t>;  // parts of `scale`, by `place`
  TableWriter body() const;
  bool code(NumberCoder& coder);
  std::array<Plane, planes> planes_;
};

}  // namespace cribbage
