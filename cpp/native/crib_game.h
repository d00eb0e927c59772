#pragma once
// The game of discarding, for `solve_throws`, which solves it by fictitious play. Each player is dealt six
// cards and throws two to the crib. The dealer maximises hand plus crib, and the pone maximises hand less
// crib. Of the opponent's throws, only the ranks are modelled. Our own hand, nobs and flushes are counted
// with suits.

#include <array>
#include <cstdint>
#include <vector>

#include "native/expected_crib.h"

namespace cribbage {

inline constexpr std::int64_t everyDeal = 20'358'520;  // 52 choose 6

/// For a pair of ranks, the mean crib over the deals from which a strategy throws this pair.
struct PairAverage {
  double deals = 0;  ///< number of these deals, of 20,358,520
  double crib = 0;
};

/// The value of the play in net points, for the pone [0] and the dealer [1], after each throw from each class
/// of six ranks. `solve_play` writes these values. Empty if the play is left out of the game.
using PlayNets = std::array<std::vector<std::array<float, 15>>, 2>;

/// The best response to an opponent's strategy, and the means that it achieves over all deals.
struct Response {
  Strategy strategy;
  double hand = 0;  ///< points per deal
  double crib = 0;  ///< points per deal, for either role
  double play = 0;  ///< net points per deal
  std::array<PairAverage, RankTable::pairCount> pairs{};
  std::array<PairAverage, RankTable::pairCount> suitedPairs{};  ///< throws of one suit only
};

/// The best response of each player to the other player's strategy.
struct Responses {
  Response dealer, pone;
};

/// Returns the mean points of the hands that a strategy keeps, over all deals.
double handOf(const Strategy& strategy);

class CribGame {
 public:
  /// Lists all deals of six cards. There are 962,988 if deals that differ only in the names of suits count
  /// once. For each deal it computes the points of the fifteen hands, summed over the 46 starters, so that
  /// responses need not score hands. Takes ten seconds.
  explicit CribGame(int threads);

  /// From now on, players also count the value of the play when they choose a throw.
  void setPlay(PlayNets nets) { nets_ = std::move(nets); }

  /// Returns the mean net points in the play, over all deals, of a player who throws by `strategy`.
  double playOf(bool asDealer, const Strategy& strategy) const;

  /// Returns the strategy that keeps the best hand and ignores the crib.
  Strategy keepBestHands() const;

  /// Returns the strategy that throws any two of the six with equal probability.
  Strategy throwAnything() const;

  /// Returns the best response to `opponent`. If several throws are equally good, the strategy throws the
  /// lower cards. Takes fifteen seconds on two cores.
  Response respond(bool asDealer, const Strategy& opponent) const { return respond(asDealer, opponent, {}); }

  /// A false belief of a player. It replaces the opponent's strategy, the expected crib (by an average for
  /// each pair thrown), or the value of the play. A null field replaces nothing.
  struct Belief {
    const Strategy* opponent = nullptr;
    const std::array<PairAverage, RankTable::pairCount>* averages = nullptr;
    const PlayNets* nets = nullptr;
  };

  /// Returns the response that is best if the belief is true. Its means are those that it really achieves
  /// against `opponent`.
  Response respond(bool asDealer, const Strategy& opponent, const Belief& belief) const;

 private:
  struct ClassSums;

  void respondTo(bool asDealer, const Strategy& opponent, const Belief& belief, std::size_t index,
                 ClassSums& sums, Response& response) const;
  static void average(const std::vector<ClassSums>& classes, Response& response);

  static double netOf(const PlayNets& nets, bool asDealer, std::size_t index, std::size_t place) {
    const auto& side = nets[asDealer ? 1 : 0];
    return side.empty() ? 0 : static_cast<double>(side[index][place]);
  }

  int threads_;
  PlayNets nets_;
  std::vector<std::vector<SuitedDeal>> deals_;
  CribPoints points_;
};

}  // namespace cribbage
