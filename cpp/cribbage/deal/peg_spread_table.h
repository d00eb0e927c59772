#pragma once
// The table of the distributions of both sides' pegs, and of which side reaches a number of pegs first. Near
// the last hole, mean pegs alone do not decide who wins.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "cribbage/deal/peg_spread.h"
#include "cribbage/play/hand_pegs_table.h"

namespace cribbage {

/// A race is a play in which the dealer pegs at least d and the pone at least p. The table has the share of
/// races in which the dealer reaches d before the pone reaches p: [d][p], 0 to 23 each.
using PegFirsts = std::array<std::array<double, 24>, 24>;

/// The distribution of both sides' pegs in a play with one known hand, and the dealer's shares of its races.
struct PegDistribution {
  PeggedSpread spread;
  PegFirsts firsts{};

  /// Returns the share of races that the dealer wins, as in `PegFirsts`. Both numbers must be at least 1;
  /// above 23 they count as 23.
  double dealerFirst(int dealer, int pone) const;

  /// Adds `more` to the dealer's share of the races to these numbers of pegs, and keeps it between 0 and 1.
  void addFirst(int dealer, int pone, double more);

  /// Returns the probability of a race: the dealer pegs at least `dealer` and the pone at least `pone`.
  double races(int dealer, int pone) const;
};

/// The probabilities by which the pegs of one kept hand are described:
///
///     pone pegs at least 1, 2, ... reach        the tail of the pone's distribution
///     dealer pegs at least 1, 2, ... reach      the tail of the dealer's distribution
///     races x races                             both peg at least these numbers, and the dealer is first: a
///                                               row for each number of the dealer's pegs, and in it an entry
///                                               for each number of the pone's
struct PegTraits {
  static constexpr std::size_t reach = 15, races = 8;
  static constexpr std::size_t tails = 2 * reach, count = tails + races * races;
  std::array<double, count> chances{};

  /// Returns the index of a race. Both numbers are from 1 to `races`.
  static constexpr std::size_t race(std::size_t dealer, std::size_t pone) {
    return tails + (dealer - 1) * races + pone - 1;
  }
};

/// A compact model of the pegs with every kept hand of one role, pone or dealer. The traits of a hand are the
/// mean traits plus a weighted sum of a few directions. The directions are the principal components of the
/// traits of all hands. The joint distribution of a hand is that of all hands together, fitted to the tails
/// in its traits.
struct PegShapes {
  static constexpr std::size_t directions = 16;
  static constexpr int step = 50;  ///< weights are whole multiples of 1/step
  using Weights = std::array<std::int8_t, directions>;

  PeggedSpread all;
  PegTraits mean;
  std::array<PegTraits, directions> along{};
  std::vector<Weights> hands;  ///< by index in `RankSets`
  std::vector<Weights> kinds;  ///< by kind, for all its hands together

  PegTraits traits(const Weights& weights) const;
  double trait(const Weights& weights, std::size_t place) const;
  PeggedSpread fit(const PegTraits& traits) const;
};

/// The shipped table: the distribution of pegs in the solved play for each kept hand, and for kinds of hands
/// with similar mean pegs. Format and method: docs/tables.
class PegSpreadTable {
 public:
  static constexpr int most = pegCounts;
  static constexpr std::size_t kinds = 24;  ///< for each role
  static constexpr int scale = 1 << 20;     ///< probabilities are whole multiples of 1/scale

  /// The hands of one kind: their mean pegs, and the distribution of their pegs.
  struct Kind {
    PlayValue means;
    PegDistribution distribution;
  };
  struct Role {
    PegShapes shapes;
    std::vector<PlayValue> kinds;  ///< mean pegs by kind; as many as `shapes.kinds`
  };

  PegSpreadTable() = default;
  /// `firsts` are the shares of races over all hands together. They are the prior for the shares of each
  /// hand, and stand in for them beyond the reach of the traits.
  PegSpreadTable(Role pone, Role dealer, const PegFirsts& firsts);

  /// Returns the index of the kind of hands whose mean pegs are nearest to `means`.
  std::size_t kindOf(const PlayValue& means, bool weDeal) const {
    return nearest(roles_[weDeal ? 1 : 0].kinds, means);
  }
  static std::size_t nearest(const std::vector<PlayValue>& some, const PlayValue& means);
  const Kind& kind(std::size_t kind, bool weDeal) const { return kinds_[weDeal ? 1 : 0][kind]; }

  /// Returns the dealer's share of races (`PegFirsts`) with a kept hand (`RankSets`), if the sides need
  /// `dealer` and `pone` holes. `races` is the probability of such a race. `distribution` gives the same
  /// share and computes this probability itself, but is much slower.
  double dealerFirst(int kept, bool weDeal, int dealer, int pone, double races) const;

  /// Returns the distribution of pegs in a play with a kept hand (`RankSets`). Takes some 10 µs.
  PegDistribution distribution(int kept, bool weDeal) const;

  /// Returns `badTable` if the bytes are not a complete table of this version.
  static Result<PegSpreadTable> read(std::span<const std::uint8_t> bytes);
  std::vector<std::uint8_t> write() const;

 private:
  std::array<Role, 2> roles_;  // pone, dealer
  std::array<std::vector<Kind>, 2> kinds_;
  PegDistribution distribution(const PegShapes& shapes, const PegShapes::Weights& weights) const;
  double shareOf(double first, std::size_t dealer, std::size_t pone, double races) const;

  PegFirsts firsts_{};
};

}  // namespace cribbage
