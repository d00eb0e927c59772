#pragma once
// The table of discards by the ranks of the six dealt cards: its look-up, its format, and opponents who
// follow it.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "cribbage/base/table_bytes.h"
#include "cribbage/discard/dealt_classes.h"
#include "cribbage/discard/opponent.h"

namespace cribbage {

/// A mixed strategy of discarding: the frequency with which each class of six ranks (`DealtRanks`) discards
/// each of its rank pairs, in units of 1/`whole` (parts). Its format in bytes:
///
///     class          one byte, then two for each further pair
///     byte           high four bits: number of further pairs;
///                    low four bits: place of the first pair in DealtRanks::pairs
///     further pair its place, then its parts; the first pair has the rest of `whole`
///
/// Classes follow in the order of `everyDealtRanks`. Most classes discard only one pair and need one byte.
class ThrowPolicy {
 public:
  static constexpr int whole = 63;

  /// The frequency of each pair of a class, in the order of `DealtRanks::pairs`; 0 beyond the last pair.
  using Parts = std::array<std::uint8_t, 15>;

  ThrowPolicy() = default;
  explicit ThrowPolicy(const std::vector<Parts>& classes);

  const std::vector<std::uint8_t>& bytes() const { return bytes_; }

  /// Returns the frequency of each pair of every class.
  std::vector<Parts> classes() const;

  /// Reads and checks the next policy in a table. Returns `badTable` if the bytes are not a valid policy.
  static Result<ThrowPolicy> read(TableReader& reader);

  /// Returns the weight of each discarded pair with each rank of the starter, for an observer who holds
  /// `dealt`. The weights are sums over the classes of six cards that the opponent may hold. To the weight of
  /// each pair that it discards, a class adds the number of ways in which the 46 unseen cards make the class,
  /// times the pair's frequency. The starter is one of the 40 cards that neither player holds. Suits are
  /// equally likely in each class. Takes about a quarter of a millisecond.
  ThrowWeights weightsGiven(CardSet dealt) const;

  /// Returns each discard of each class that the unseen cards make, with its weight and the hand that is
  /// kept. Takes half a millisecond.
  std::vector<KeptAndThrown> keptGiven(CardSet dealt) const;

 private:
  std::vector<std::uint8_t> bytes_;
};

/// An opponent who discards by a policy.
class PolicyOpponent final : public CribModel, public ShowModel {
 public:
  /// `asDealer` and `asPone` are the opponent's policies in these roles; they must outlive this.
  PolicyOpponent(const ThrowPolicy& asDealer, const ThrowPolicy& asPone)
      : asDealer_(asDealer), asPone_(asPone) {}
  ThrowWeights throwsGiven(CardSet dealt, bool weDeal) const override {
    return (weDeal ? asPone_ : asDealer_).weightsGiven(dealt);
  }
  OpponentShows showsGiven(CardSet dealt, bool weDeal) const override {
    return OpponentShows(dealt, (weDeal ? asPone_ : asDealer_).keptGiven(dealt));
  }

 private:
  const ThrowPolicy& asDealer_;
  const ThrowPolicy& asPone_;
};

/// The distribution of a player's show for an observer who sees no card. `hand` has the probability of each
/// number of points of the hand. `crib` has that of each number of points of the crib, for each pair that the
/// other player discards (`RankTable::pair`).
struct ShowPrior {
  static constexpr std::size_t pairs = 96;  ///< 91, padded to whole vectors
  using ByPair = std::array<float, pairs>;
  OpponentShows::ByPoints hand{};
  std::array<ByPair, OpponentShows::hands> crib{};

  ShowPrior() = default;
  explicit ShowPrior(const OpponentShows& shows);
};

/// The shipped table: the equilibrium of discarding in both roles, and the discards of a player who considers
/// only the hand. Format and method: docs/tables.
struct ThrowsTable {
  ThrowPolicy expertDealer;
  ThrowPolicy expertPone;
  ThrowPolicy handOnly;
  ShowPrior dealerShow{}, poneShow{};  ///< of the experts; computed when the table is read

  /// Returns `badTable` if the bytes are not a complete table of this version.
  static Result<ThrowsTable> read(std::span<const std::uint8_t> bytes);
  std::vector<std::uint8_t> write() const;
};

}  // namespace cribbage
