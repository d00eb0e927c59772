#pragma once
// The opponent's show, as far as a player who holds six cards can know it. It is the joint distribution of
// their hand and discard, for each rank of the starter.

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "cribbage/cards/card_set.h"
#include "cribbage/cards/rank_sets.h"
#include "cribbage/discard/dealt_classes.h"
#include "cribbage/show/score.h"

namespace cribbage {

/// Looks up the points of four ranks (`RankSets`) with a starter, without flush and nobs.
int pointsOf(int kept, Rank starter);

/// The deals in which the opponent keeps four ranks and discards a pair of ranks.
struct KeptAndThrown {
  std::uint16_t kept = 0;  ///< `RankSets`
  std::uint8_t pair = 0;   ///< `RankTable::pair`
  float weight = 0;        ///< relative: ways to deal the six from unseen cards, times the discard's rate
  float flush = 0;         ///< the probability that the four kept are of one suit
};

/// Relative weights of the points of the opponent's hand, by the rank of the starter and the pair of ranks
/// that they discard.
class OpponentShows {
 public:
  static constexpr std::size_t hands = mostPoints + 1;
  using ByPoints = std::array<double, hands>;
  /// The probability that four cards of different ranks are of one suit.
  static constexpr float anyFlush = 1.0f / 64;

  /// Returns the probability that the four kept cards are of one suit. A class of six ranks discards this
  /// pair in a `share` of its deals. A player with four of a suit nearly always keeps them, so the share is
  /// taken to include all deals with a flush. If a pair is discarded as rarely as a flush is dealt, it is
  /// discarded only for the flush, so the result is 1. It is 0 if two of the four have the same rank.
  static float flushKept(const RankPair& thrown, float share) {
    return thrown.flushes == 0 ? 0 : std::min(1.0f, thrown.flushes * anyFlush / share);
  }

  /// `held` are the cards that the opponent cannot have. Each discard of `throws` is weighted by the number
  /// of starters that it leaves. Each of the opponent's jacks has the starter's suit one time in four. Takes
  /// a millisecond for all discards of an expert.
  OpponentShows(CardSet held, std::span<const KeptAndThrown> throws);

  /// How much the play changes when the opponent discards for the objective instead of by the table: the mean
  /// pegs of both sides, and the dealer's share of races to the last hole (`PegFirsts`). The share is given
  /// for two cases: at the score, and after a jack is cut.
  struct Pegs {
    double theirs = 0, ours = 0;
    double dealerFirst = 0, dealerFirstAfterHeels = 0;
  };
  const Pegs& pegs() const { return pegs_; }
  void setPegs(const Pegs& pegs) { pegs_ = pegs; }

  /// Returns the probability that these four ranks (`RankSets`) are of one suit, given that the opponent
  /// keeps them.
  double flush(int kept) const;

  /// Returns the weight with which the opponent keeps these four ranks.
  double weight(int kept) const { return kept_[static_cast<std::size_t>(kept)].weight; }

  const ByPoints& of(Rank starter, std::size_t pair) const {
    return weights_[pair * rankCount + static_cast<std::size_t>(starter)];
  }

 private:
  struct Kept {
    double weight = 0, flush = 0;
  };

  std::vector<ByPoints> weights_;
  std::vector<Kept> kept_;  // by `RankSets`
  Pegs pegs_;
};

}  // namespace cribbage
