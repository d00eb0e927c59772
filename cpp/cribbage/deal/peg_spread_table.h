#pragma once
// The table of how the pegs of both sides are spread, and of the races between them. Near the last hole means
// alone do not decide who wins.

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

/// The distribution of a play with one hand, and its races.
struct PegDistribution {
  PeggedSpread spread;
  PegFirsts firsts{};

  /// As `PegFirsts`; more than 23 counts as 23. Both at least 1.
  double dealerFirst(int dealer, int pone) const;

  /// Adds to that share, which stays from 0 to 1.
  void addFirst(int dealer, int pone, double more);

  /// The probability of a race: that the dealer pegs at least so many, and the pone too.
  double races(int dealer, int pone) const;
};

/// The probabilities that describe a play:
///
///     pone pegs at least 1, 2, ... reach        the tail of the pone's distribution
///     dealer pegs at least 1, 2, ... reach      the tail of the dealer's distribution
///     races x races                             both peg so many and the dealer is first: a row for each
///                                               number of the dealer's, a lane for each of the pone's
struct PegTraits {
  static constexpr std::size_t reach = 15, races = 8;
  static constexpr std::size_t tails = 2 * reach, count = tails + races * races;
  std::array<double, count> chances{};

  /// The place of a race, 1 to `races` each.
  static constexpr std::size_t race(std::size_t dealer, std::size_t pone) {
    return tails + (dealer - 1) * races + pone - 1;
  }
};

/// A compact model of the plays of every hand of one role. The traits of a hand are the mean traits, plus a
/// weighted sum of a few directions: the principal components of the hands' traits. Its joint distribution is
/// that of all hands together, fitted to those tails.
struct PegShapes {
  static constexpr std::size_t directions = 16;
  static constexpr int step = 50;  ///< weights are whole numbers of this part of one
  using Weights = std::array<std::int8_t, directions>;

  PeggedSpread all;
  PegTraits mean;
  std::array<PegTraits, directions> along{};
  std::vector<Weights> hands;  ///< by `RankSets` number
  std::vector<Weights> kinds;  ///< of each kind, for all its hands together

  PegTraits traits(const Weights& weights) const;
  double trait(const Weights& weights, std::size_t place) const;
  PeggedSpread fit(const PegTraits& traits) const;
};

/// The shipped table: the distribution of pegs in the solved play for each kept hand, and for kinds of hands
/// with similar means. Format and how it was made: docs/tables.
class PegSpreadTable {
 public:
  static constexpr int most = pegCounts;
  static constexpr std::size_t kinds = 24;  ///< of each role
  static constexpr int scale = 1 << 20;     ///< probabilities are whole numbers of this part of one

  /// The hands of one kind: their mean pegs, and the distribution.
  struct Kind {
    PlayValue means;
    PegDistribution distribution;
  };
  /// Everything about the hands of one role.
  struct Role {
    PegShapes shapes;
    std::vector<PlayValue> kinds;  ///< means; as many as `shapes.kinds`
  };

  PegSpreadTable() = default;
  /// `firsts` are of all hands together: a prior for races, and the values beyond the reach of the traits.
  PegSpreadTable(Role pone, Role dealer, const PegFirsts& firsts);

  /// The kind whose means are nearest to these.
  std::size_t kindOf(const PlayValue& means, bool weDeal) const {
    return nearest(roles_[weDeal ? 1 : 0].kinds, means);
  }
  static std::size_t nearest(const std::vector<PlayValue>& some, const PlayValue& means);
  const Kind& kind(std::size_t kind, bool weDeal) const { return kinds_[weDeal ? 1 : 0][kind]; }

  /// The dealer's share of the races to so many holes with a kept hand (`RankSets`), when `races` is how
  /// often there is one. Much faster than the distribution, which has the same share but works out its own
  /// `races`.
  double dealerFirst(int kept, bool weDeal, int dealer, int pone, double races) const;

  /// The distribution of the play with a kept hand (`RankSets`). Some 10 µs.
  PegDistribution distribution(int kept, bool weDeal) const;

  /// `badTable` where the bytes are not a whole table of this version.
  static Result<PegSpreadTable> read(std::span<const std::uint8_t> bytes);
  std::vector<std::uint8_t> write() const;

 private:
  std::array<Role, 2> roles_;  // the pone, the dealer
  std::array<std::vector<Kind>, 2> kinds_;
  PegDistribution distribution(const PegShapes& shapes, const PegShapes::Weights& weights) const;
  double shareOf(double first, std::size_t dealer, std::size_t pone, double races) const;

  PegFirsts firsts_{};
};

}  // namespace cribbage
