#pragma once
// How what both peg in a play is spread, and who is where first: what a score near the end needs to know of
// the play beside its averages.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "cribbage/play/hand_pegs_table.h"

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

/// Of the plays in which the dealer pegs so many and the pone so many at least, the share in which the dealer
/// is there first: by the dealer's number, then the pone's, 0 to 23.
using PegFirsts = std::array<std::array<double, 24>, 24>;

/// What may come of a play, for one hand.
struct PegOutlook {
  PeggedSpread spread;
  PegFirsts firsts{};

  /// As `PegFirsts`; more than 23 counts as 23. Both at least 1.
  double dealerFirst(int dealer, int pone) const;
};

/// A play in so few numbers: how likely the pone pegs 1, 2, … `reach` at least, then the dealer; then how
/// likely it is that both peg so many and the dealer is there first, by his number from 1 to `races` and the
/// pone's.
struct PegTraits {
  static constexpr std::size_t reach = 15, races = 8;
  static constexpr std::size_t tails = 2 * reach, count = tails + races * races;
  std::array<double, count> chances{};
};

/// How the plays of every hand of one role differ: the traits of a hand are the mean ones and so much of each
/// of a few directions, and its spread is the one that all hands have together, made to have those tails.
struct PegShapes {
  static constexpr std::size_t directions = 16;
  static constexpr int step = 50;  ///< parts of one in which weights are counted
  using Weights = std::array<std::int8_t, directions>;

  PeggedSpread all;
  PegTraits mean;
  std::array<PegTraits, directions> along{};
  std::vector<Weights> hands;  ///< by `RankSets` number
  std::vector<Weights> kinds;  ///< of the hands of each kind together

  PegTraits traits(const Weights& weights) const;
  PeggedSpread fit(const PegTraits& traits) const;
};

/// The shipped table: how the pegs of the solved play are spread for each kept hand, and for kinds of hands
/// that peg alike on average. Format and how it was made: docs/tables/pegging.md.
class PegSpreadTable {
 public:
  static constexpr int most = 24;           ///< pegs above 23 count as 23
  static constexpr std::size_t kinds = 24;  ///< of each role
  static constexpr int scale = 1 << 20;     ///< chances are whole numbers of this part of one

  /// The hands of one kind: what they peg on average, and how that is spread.
  struct Kind {
    PlayValue means;
    PegOutlook outlook;
  };
  /// Everything about the hands of one role.
  struct Role {
    PegShapes shapes;
    std::vector<PlayValue> kinds;  ///< means; as many as `shapes.kinds`
  };

  PegSpreadTable() = default;
  /// `firsts` are of all hands together, for where the traits do not reach.
  PegSpreadTable(Role pone, Role dealer, const PegFirsts& firsts);

  /// The kind whose means are nearest to these.
  std::size_t kindOf(const PlayValue& means, bool weDeal) const {
    return nearest(roles_[weDeal ? 1 : 0].kinds, means);
  }
  static std::size_t nearest(const std::vector<PlayValue>& some, const PlayValue& means);
  const Kind& kind(std::size_t kind, bool weDeal) const { return kinds_[weDeal ? 1 : 0][kind]; }

  /// What may come of the play with a hand (`RankSets`). Some 10 µs.
  PegOutlook outlook(int kept, bool weDeal) const;

  /// `badTable` where the bytes are not a whole table of this version.
  static Result<PegSpreadTable> read(std::span<const std::uint8_t> bytes);
  std::vector<std::uint8_t> write() const;

 private:
  std::array<Role, 2> roles_;  // the pone, the dealer
  std::array<std::vector<Kind>, 2> kinds_;
  PegOutlook outlook(const PegShapes& shapes, const PegShapes::Weights& weights) const;

  PegFirsts firsts_{};
};

/// The nearest spread with these means: each chance is multiplied by a factor for each of the pone's pegs and
/// by another for each of the dealer's. Some 10 µs. Example: the means of what comes out are those it was
/// asked for.
PeggedSpread tilted(PeggedSpread spread, double pone, double dealer);

}  // namespace cribbage
