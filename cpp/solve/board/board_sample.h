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

  /// Turns the counts into the distributions that `of` returns. Call it after all plays are added.
  void finish();
  const PeggedSpread& of(std::size_t ponesKind, std::size_t dealersKind) const {
    return spreads_[ponesKind * PegSpreadTable::kinds + dealersKind];
  }
  /// Returns the distribution for one kind of our hand, averaged over the kinds of the opponent's hand. Each
  /// of these kinds is weighted by how often it was sampled.
  PeggedSpread ofKind(std::size_t kind, bool dealer) const;

 private:
  static constexpr std::size_t pairs = PegSpreadTable::kinds * PegSpreadTable::kinds;
  static constexpr std::size_t cells = std::size_t{PegSpreadTable::most} * PegSpreadTable::most;
  std::vector<std::uint32_t> counts_;
  std::vector<PeggedSpread> spreads_;
};

/// For each reference deal, the throws of pone [0] and dealer [1], as indices into their fifteen possible
/// throws.
using Throws = std::vector<std::array<std::uint8_t, 2>>;

struct BoardSample {
  /// One reference deal: all fifteen throws of each player, and four of the starters that can be cut.
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

/// The points that a player expects of the opponent's show. Each number of points has a probability for every
/// pair of ranks that the player can throw, because the throw changes the crib.
class ForeseenShows {
 public:
  static constexpr std::size_t pairs = 96;  ///< pairs of ranks, padded to whole SIMD vectors
  using ByPair = std::array<float, pairs>;
  struct Seen {
    std::uint8_t hand, crib;
    ByPair chances;
  };

  /// Adds one more strategy, given by its throws in the reference deals. All strategies added so far have the
  /// same weight.
  void see(const std::vector<BoardSample::Reference>& references, const Throws& throws);

  /// Probabilities of the points of the dealer's hand and crib together, by number of points. Used if we are
  /// the pone.
  const std::vector<ByPair>& ofDealer() const { return ofDealer_; }
  /// Probabilities of the points of the pone's hand together with those of our crib, which has the two cards
  /// that the pone threw. Used if we deal.
  const std::vector<Seen>& ofPone() const { return ofPone_; }
  /// Returns the mean points of the crib if we throw this pair.
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

/// For each throw of the reference deals, stores how many points more it is worth than the solver's model
/// says. The model knows only the kind of the kept hand and the ranks in the crib.
void compareWithModel(BoardSample& sample, const std::array<std::vector<PlayValue>, 2>& meansOfKinds);

}  // namespace cribbage
