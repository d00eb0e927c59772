#pragma once
// The table of the board: the odds of winning and of skunks at every score, as solved and shipped.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "cribbage/base/error.h"
#include "cribbage/base/number_coder.h"
#include "cribbage/board/win_odds.h"
#include "cribbage/play/holes.h"

namespace cribbage {

/// The shipped table: the dealer's odds at the start of a deal, by the scores of dealer and pone, 0 to 120
/// each. Format, method and error: docs/tables.
class BoardTable {
 public:
  static constexpr int holes = lastHole;  ///< scores from 0 to 120
  /// Probabilities are stored as whole multiples of 1/scale, which is finer than the error of the solution.
  /// At the start of a deal no win and no skunk is certain, and no win is impossible. So a stored 1 is read
  /// as a quarter of a unit (`doubt`) less, and a stored win chance of 0 as a quarter more.
  static constexpr int scale = 1 << 15;
  static constexpr double doubt = 0.25;
  using OddsByPlace = std::vector<WinOdds>;  ///< by `place`

  static constexpr std::size_t place(int dealer, int pone) {
    return static_cast<std::size_t>(dealer * holes + pone);
  }

  BoardTable() = default;
  explicit BoardTable(const OddsByPlace& dealers);

  /// Returns the dealer's odds. With the shipped table, the dealer at 0 to 0 wins 0.56 of the games.
  WinOdds dealers(int dealer, int pone) const;

  /// Returns only the win chance of `dealers`.
  double dealersChance(int dealer, int pone) const;

  /// Returns our odds. `weDeal` says whether we deal next.
  WinOdds ours(int ours, int theirs, bool weDeal) const {
    return weDeal ? dealers(ours, theirs) : turned(dealers(theirs, ours));
  }

  /// Returns `badTable` if the bytes are not a complete table of this version, packed or not.
  static Result<BoardTable> read(std::span<const std::uint8_t> bytes);
  std::vector<std::uint8_t> write() const;

  /// Returns the table in packed form: about half the bytes that gzip needs. Reading it takes ten
  /// milliseconds.
  std::vector<std::uint8_t> pack() const;

 private:
  static constexpr std::size_t planes = 5;
  using Plane = std::vector<std::uint16_t>;  // in units of 1/scale, by `place`
  TableWriter body() const;
  bool code(NumberCoder& coder);
  std::array<Plane, planes> planes_;
};

}  // namespace cribbage
