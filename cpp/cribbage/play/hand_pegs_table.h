#pragma once
// The table of mean pegs in the play, by the four ranks kept and the role.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "cribbage/base/error.h"
#include "cribbage/cards/rank_sets.h"
#include "cribbage/show/score.h"

namespace cribbage {

/// The mean points that we and they peg in the play of one deal.
struct PlayValue {
  double ours = 0;
  double theirs = 0;

  template <class See>
  static void fields(See&& see) {
    see("ours", &PlayValue::ours);
    see("theirs", &PlayValue::theirs);
  }
};

/// Returns the index, in `RankSets`, of the ranks of a kept hand.
int numberOf(const Hand& kept);

/// The shipped table: mean pegs of both sides for each four ranks that we keep, as the dealer and as the
/// pone. Both sides discard and play by the solved equilibria. Our discard and the starter are ignored.
/// Format and method: docs/tables.
class HandPegsTable {
 public:
  /// Points are whole multiples of 1/scale, which is finer than the error of the solution.
  static constexpr int scale = 4096;
  static constexpr std::size_t hands = static_cast<std::size_t>(RankSets::count[4]);
  using Values = std::array<PlayValue, hands>;  ///< by index in `RankSets`

  HandPegsTable() = default;
  HandPegsTable(const Values& asPone, const Values& asDealer);

  /// Returns the value of a kept hand; suits do not matter. Takes about 10 ns. For example, with the shipped
  /// table the dealer expects more from 4 5 6 7 than the pone does.
  PlayValue value(const Hand& kept, bool weDeal) const;

  /// Returns the value of a kept hand, given by its index in `RankSets`.
  PlayValue value(int kept, bool weDeal) const;

  /// Returns `badTable` if the bytes are not a complete table of this version.
  static Result<HandPegsTable> read(std::span<const std::uint8_t> bytes);
  std::vector<std::uint8_t> write() const;

 private:
  std::array<std::vector<std::uint16_t>, 2> points_;  // pone, dealer; by hand: ours, then theirs
};

}  // namespace cribbage
