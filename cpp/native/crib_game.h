#pragma once
// The game of discarding, to be solved by fictitious play. Each player is dealt six cards and throws two to
// the crib. The dealer maximises hand plus crib, the pone hand less crib. Only the ranks of the opponent's
// throws are modelled. Our own hand, nobs and flushes are counted with suits.

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "native/expected_crib.h"

namespace cribbage {

inline constexpr std::int64_t everyDeal = 20'358'520;  // 52 choose 6

/// The average crib over the deals from which a rank pair is actually thrown.
struct PairAverage {
  double deals = 0;  ///< number of these deals, of 20,358,520
  double crib = 0;
};

/// The value of the play to the pone and to the dealer, as net points, for each class of six and each pair
/// thrown from it. `solve_play` writes it. Empty if the play is left out.
using PlayNets = std::array<std::vector<std::array<float, 15>>, 2>;

/// The best response to an opponent's strategy, and its means over all deals.
struct Response {
  Strategy strategy;
  double hand = 0;  ///< points per deal
  double crib = 0;  ///< points per deal, for either role
  double play = 0;  ///< net points per deal
  std::array<PairAverage, RankTable::pairCount> pairs{};
  std::array<PairAverage, RankTable::pairCount> suitedPairs{};  ///< throws of one suit only
  std::vector<std::vector<std::uint8_t>> choices;  ///< throws by class and deal; see `forEachThrow`
};

/// The best responses of both players to the opponent's strategy.
struct Responses {
  Response dealer, pone;
};

/// Returns the mean hand of a strategy over all deals.
double handOf(const Strategy& strategy);

class CribGame {
 public:
  /// Lists all deals up to the names of suits, 962,988 of them. Each has the sums of its fifteen hands over
  /// the 46 starters, so that no response counts a hand again. Takes ten seconds.
  explicit CribGame(int threads);

  std::size_t size() const { return deals_.size(); }

  /// Adds the value of the play to the players' goals from here on.
  void setPlay(PlayNets nets) { nets_ = std::move(nets); }

  /// Returns the mean net points of a strategy in the play over all deals.
  double playOf(bool asDealer, const Strategy& strategy) const;

  /// Returns the strategy that keeps the best hand and ignores the crib.
  Strategy keepBestHands() const;

  /// Returns the strategy that throws any two of the six with equal probability.
  Strategy throwAnything() const;

  /// Returns the best response to `opponent`. Ties go to the lower cards. Takes fifteen seconds on two cores.
  Response respond(bool asDealer, const Strategy& opponent) const { return respond(asDealer, opponent, {}); }

  /// A false belief of a player. It replaces the opponent's strategy, the crib by an average per pair thrown,
  /// or the value of the play. All other beliefs are true.
  struct Belief {
    const Strategy* opponent = nullptr;
    const std::array<PairAverage, RankTable::pairCount>* averages = nullptr;
    const PlayNets* nets = nullptr;
  };

  /// Returns the response that is best by the belief, with its true means against the real `opponent`.
  Response respond(bool asDealer, const Strategy& opponent, const Belief& belief) const;

  /// Calls `see` with each of the 962,988 deals, lowest card first, and the throw of `response`: its number
  /// among the pairs of places 0-1, 0-2, ... 4-5.
  using SeeThrow = std::function<void(const Dealt& dealt, std::size_t choice)>;
  void forEachThrow(const Response& response, const SeeThrow& see) const;

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
