#pragma once
// Counts the results of sampled deals between two players who play for points. Keeps some deals as
// references, with which other throws are tried.

#include <array>
#include <cstdint>
#include <vector>

#include "cribbage/deal/peg_spread_table.h"
#include "native/sampled_deals.h"

namespace cribbage {

/// How the pegs of both sides were distributed in the sampled deals. A kind is a group of kept hands with
/// similar pegs, and each pair of kinds has its own distribution.
class PairSpreads {
 public:
  PairSpreads() : counts_(pairs * cells), spreads_(pairs) {}
  void add(std::size_t ponesKind, std::size_t dealersKind, int pone, int dealer);
  void add(const PairSpreads& other);

  /// Makes the spreads. Call it after all plays are counted.
  void finish();
  const PeggedSpread& of(std::size_t ponesKind, std::size_t dealersKind) const {
    return spreads_[ponesKind * PegSpreadTable::kinds + dealersKind];
  }
  /// Returns the spread over all kinds of the opponent's hand, weighted by how often each was sampled.
  PeggedSpread ofKind(std::size_t kind, bool dealer) const;

 private:
  static constexpr std::size_t pairs = PegSpreadTable::kinds * PegSpreadTable::kinds;
  static constexpr std::size_t cells = std::size_t{PegSpreadTable::most} * PegSpreadTable::most;
  std::vector<std::uint32_t> counts_;
  std::vector<PeggedSpread> spreads_;
};

/// The throws of pone and dealer in each reference, as indices into their fifteen throws.
using Throws = std::vector<std::array<std::uint8_t, 2>>;

struct BoardSample {
  /// One deal: all throws of both players, and some of the starters that may be cut.
  struct Reference {
    SampledDeal deal;
    QuickThrows pone, dealer;
    std::array<float, 15> ponesBeyond{}, dealersBeyond{};  ///< set by `compareWithModel`
    std::array<Card, 4> starters{};
  };
  DealCounts counts;
  PairSpreads spreads;
  std::vector<Reference> references;
  Throws forPoints;                                     ///< in each reference
  std::array<std::vector<std::uint8_t>, 2> kindOfKept;  ///< [0] pone, [1] dealer; by `RankSets` number
};

/// The distribution of the opponent's show, by the pair of ranks that we throw.
class ForeseenShows {
 public:
  static constexpr std::size_t pairs = 96;  ///< pairs of ranks, padded to whole SIMD vectors
  using ByPair = std::array<float, pairs>;
  struct Seen {
    std::uint8_t hand, crib;
    ByPair chances;
  };

  /// Adds one more set of throws in the references, with the same weight as each earlier set.
  void see(const std::vector<BoardSample::Reference>& references, const Throws& throws);

  /// The dealer's hand and the crib, by points. Used if we are the pone.
  const std::vector<ByPair>& ofDealer() const { return ofDealer_; }
  /// The pone's hand, and the crib with the pone's two cards. Used if we deal.
  const std::vector<Seen>& ofPone() const { return ofPone_; }
  /// Returns the mean points of the crib.
  double mean(bool weDeal, std::size_t pair) const;

 private:
  static constexpr std::size_t hands = mostPoints + 1;
  double seen_ = 0;  // the number of deals
  double dealersHands_ = 0;
  std::vector<ByPair> dealers_{DealCounts::mostShow};  // sums of chances over the seen deals
  std::vector<ByPair> pones_{hands * hands};
  std::vector<ByPair> ofDealer_;
  std::vector<Seen> ofPone_;
};

/// Stores for each throw of the references how many points it is worth beyond the solver's model, which knows
/// only the kinds of hands and the ranks in the crib.
void compareWithModel(BoardSample& sample, const std::array<std::vector<PlayValue>, 2>& meansOfKinds);

}  // namespace cribbage
