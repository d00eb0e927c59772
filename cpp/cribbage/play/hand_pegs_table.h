#pragma once
// What four cards are worth in the play, by rank and role: as it is solved, shipped and looked up.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "cribbage/base/error.h"
#include "cribbage/cards/rank_sets.h"
#include "cribbage/show/score.h"

namespace cribbage {

/// Points that we and they peg in the play of one deal, on average.
struct PlayValue {
  double ours = 0;
  double theirs = 0;

  template <class See>
  static void fields(See&& see) {
    see("ours", &PlayValue::ours);
    see("theirs", &PlayValue::theirs);
  }
};

/// The number of the set of ranks of a kept hand (`RankSets`).
int numberOf(const Hand& kept);

/// The shipped table: mean pegs of both sides for each four ranks that we keep, as the dealer and as the
/// pone. Both throw and play by the solved equilibria. Our throw and the starter are not taken into account.
/// Format and how it was made: docs/tables.
class HandPegsTable {
 public:
  /// Points are whole numbers of this part of one: nearer than the solution is exact.
  static constexpr int scale = 4096;
  static constexpr std::size_t hands = static_cast<std::size_t>(RankSets::count[4]);
  using Values = std::array<PlayValue, hands>;  ///< by `RankSets` number

  HandPegsTable() = default;
  HandPegsTable(const Values& asPone, const Values& asDealer);

  /// The value of a kept hand; suits do not matter. About 10 ns. Example: with the shipped table the dealer
  /// who keeps 4 5 6 7 expects more than the pone who does.
  PlayValue value(const Hand& kept, bool weDeal) const;

  /// The same by the number of the set of ranks kept.
  PlayValue value(int kept, bool weDeal) const;

  /// `badTable` where the bytes are not a whole table of this version.
  static Result<HandPegsTable> read(std::span<const std::uint8_t> bytes);
  std::vector<std::uint8_t> write() const;

 private:
  std::array<std::vector<std::uint16_t>, 2> points_;  // of the pone, the dealer: ours, theirs by hand
};

}  // namespace cribbage
