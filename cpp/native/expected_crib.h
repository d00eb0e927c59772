#pragma once
// Computes the mean crib of a player who knows the opponent's throwing strategy.

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "native/suited_deals.h"
#include "native/throw_strategy.h"

namespace cribbage {

/// The points of two thrown pairs of ranks and a starter, without nobs and flushes. Half a megabyte.
class CribPoints {
 public:
  static constexpr std::size_t row = 16;  ///< thirteen ranks of a starter, padded to whole SIMD vectors

  CribPoints();

  /// Returns the points with our pair: a row by starter for each of their pairs.
  const float* with(int ours) const {
    return &points_[static_cast<std::size_t>(ours) * RankTable::pairCount * row];
  }

 private:
  std::vector<float> points_;
};

/// The mean crib for one class of our ranks. The opponent throws by ranks, so the constructor goes over all
/// their classes once. Suits then add nobs and flushes, which depend only on the suits that we hold.
class ExpectedCrib {
 public:
  /// `ours` must outlive this.
  ExpectedCrib(const CribPoints& points, const DealtRanks& ours, const Strategy& opponent);

  /// Returns the mean crib if cards i and j of `six` are thrown from `deal`.
  double of(const SuitedDeal& deal, const SixCards& six, std::size_t i, std::size_t j);

 private:
  static constexpr std::size_t row = CribPoints::row;

  int left(std::size_t rank) const { return 4 - ours_.counts[rank]; }
  void addTheirThrows(const Strategy& opponent);
  void addTheirNobs();
  double nobs(const SuitedDeal& deal, const SixCards& six, std::size_t card) const;
  double theirNobs(const SuitedDeal& deal) const;
  double flush(unsigned unseen);

  const DealtRanks& ours_;
  std::array<std::array<double, row>, RankTable::pairCount> cases_{};  // by their pair and starter rank
  double all_ = 0;
  std::array<double, rankCount> starter_{};    // chance of a starter of the rank
  std::array<double, rankCount> theirNobs_{};  // by starter rank, for each suit that their jack can share
  std::array<double, 15> byRank_{};            // mean crib without suits, for each of our pairs
  std::vector<std::pair<unsigned, double>> flushes_;
};

}  // namespace cribbage
