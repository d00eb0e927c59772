#pragma once
// How what both peg in a play is spread, and who is where first: what a score near the end needs to know of
// the play beside its averages.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "play_table.h"

namespace cribbage {

/// One way for a play to end: what both pegged, and how likely that is.
struct Pegged {
  std::uint8_t pone = 0;
  std::uint8_t dealer = 0;
  double chance = 0;
};

/// Everything that a play may come to, in the order of the pone's pegs and then the dealer's; the chances add
/// to 1.
using PeggedSpread = std::vector<Pegged>;

/// The shipped table: how the pegs of sampled plays of the solved game are spread, for kinds of kept hands
/// that peg alike on average. The spread of one hand is that of its kind, tilted until its means are those of
/// `PlayTable`. Format and how it was made: docs/TABLES.md.
class PeggingTable {
 public:
  static constexpr int most = 24;           ///< pegs above 23 count as 23
  static constexpr std::size_t kinds = 24;  ///< of each role
  static constexpr int scale = 1 << 14;     ///< chances are whole numbers of this part of one

  /// The hands of one kind: what they peg on average, and how that is spread.
  struct Kind {
    PlayValue means;
    PeggedSpread spread;
  };
  using Kinds = std::vector<Kind>;
  /// Of the plays in which the dealer pegs so many and the pone so many at least, the share in which the
  /// dealer is there first: by the dealer's number, then the pone's, 0 to 23.
  using Firsts = std::array<std::array<double, most>, most>;

  PeggingTable() = default;
  PeggingTable(const Kinds& pones, const Kinds& dealers, const Firsts& firsts);

  /// The kind whose means are nearest to these.
  std::size_t kindOf(const PlayValue& means, bool weDeal) const;
  const Kind& kind(std::size_t kind, bool weDeal) const { return kinds_[weDeal ? 1 : 0][kind]; }

  /// The spread of a hand with these means. Some 20 µs. Example: the means of a spread are those it was asked
  /// for.
  PeggedSpread spread(const PlayValue& means, bool weDeal) const;

  /// As `Firsts`; more than 23 counts as 23. Both at least 1.
  double dealerFirst(int dealer, int pone) const;

  /// `badTable` where the bytes are not a whole table of this version.
  static Result<PeggingTable> read(std::span<const std::uint8_t> bytes);
  std::vector<std::uint8_t> write() const;

 private:
  std::array<Kinds, 2> kinds_;  // of the pone, the dealer
  Firsts firsts_{};
};

}  // namespace cribbage
