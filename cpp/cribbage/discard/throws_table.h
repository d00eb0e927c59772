#pragma once
// The table of throws by the ranks of the six dealt: its look-up, its bytes, and opponents who follow it.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "cribbage/base/table_bytes.h"
#include "cribbage/discard/dealt_classes.h"
#include "cribbage/discard/opponent.h"

namespace cribbage {

/// A mixed strategy of discarding: how often each class throws each of its rank pairs, in parts of `whole`.
/// As bytes:
///
///     class            one byte, then two for each further pair
///     byte             further pairs (high four bits), place of the first pair in DealtRanks::pairs (low
///     four) further pair     its place, its parts; the first pair has what is left of the whole
///
/// Classes follow in the order of `everyDealtRanks`. Most classes throw one pair and need one byte.
class ThrowPolicy {
 public:
  static constexpr int whole = 63;

  /// The parts of each pair of a class, in the order of `DealtRanks::pairs`; 0 beyond them.
  using Parts = std::array<std::uint8_t, 15>;

  ThrowPolicy() = default;
  explicit ThrowPolicy(const std::vector<Parts>& classes);

  const std::vector<std::uint8_t>& bytes() const { return bytes_; }

  /// How often each class throws each of its pairs.
  std::vector<Parts> classes() const;

  /// Reads and checks the policy that comes next; `badTable` where none does.
  static Result<ThrowPolicy> read(TableReader& reader);

  /// The throws of a player of this policy, as far as a player who holds `dealt` can know. Every class of six
  /// counts by the ways in which the 46 unseen cards make it, times its throws. The starter is one of the 40
  /// cards that neither holds. Suits are equally likely in each class. About a quarter of a millisecond.
  ThrowWeights weightsGiven(CardSet dealt) const;

  /// The same together with what is kept: each throw of each class that the unseen cards make. Half a
  /// millisecond.
  std::vector<KeptAndThrown> keptGiven(CardSet dealt) const;

 private:
  std::vector<std::uint8_t> bytes_;
};

/// Opponents who throw by a policy.
class PolicyOpponent final : public CribModel, public ShowModel {
 public:
  /// `asDealer` and `asPone` are what the opponent throws in that role; they must outlive this.
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

/// The distribution of a player's show for somebody who sees no card. Chances by points: of the hand, and of
/// the crib for each pair that the other player throws (`RankTable::pair`).
struct ShowPrior {
  static constexpr std::size_t pairs = 96;  ///< 91, padded to whole vectors
  using ByPair = std::array<float, pairs>;
  OpponentShows::ByPoints hand{};
  std::array<ByPair, OpponentShows::hands> crib{};

  ShowPrior() = default;
  explicit ShowPrior(const OpponentShows& shows);
};

/// The shipped table: the equilibrium of discarding in both roles, and the throws of a player who looks at
/// the hand alone. Format and how it was made: docs/tables.
struct ThrowsTable {
  ThrowPolicy expertDealer;
  ThrowPolicy expertPone;
  ThrowPolicy handOnly;
  ShowPrior dealerShow{}, poneShow{};  ///< of the experts; worked out as the table is read

  /// `badTable` where the bytes are not a whole table of this version.
  static Result<ThrowsTable> read(std::span<const std::uint8_t> bytes);
  std::vector<std::uint8_t> write() const;
};

}  // namespace cribbage
