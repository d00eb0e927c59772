#pragma once
// Computes the mean points of the crib for a player who knows how the opponent throws.

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "native/suited_deals.h"
#include "native/throw_strategy.h"

namespace cribbage {

/// The points of every crib by ranks: two pairs of thrown ranks and a starter. Nobs and flushes are left out.
/// Half a megabyte.
class CribPoints {
 public:
  static constexpr std::size_t row = 16;  ///< thirteen ranks of a starter, padded to whole SIMD vectors

  CribPoints();

  /// Returns the points of the cribs with our pair of ranks. There is a row for each pair that the opponent
  /// can throw, with the points by starter.
  const float* with(int ours) const {
    return &points_[static_cast<std::size_t>(ours) * RankTable::pairCount * row];
  }

 private:
  std::vector<float> points_;
};

/// The mean points of the crib if we are dealt six cards of given ranks. The opponent throws by ranks, so the
/// constructor loops once over the classes of six that they may be dealt. `of` then adds nobs and flushes,
/// which depend only on the suits that we hold.
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
