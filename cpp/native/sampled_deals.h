#pragma once
// Samples deals of two players who throw and play for points, and counts how often each result occurs.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "native/deal_result.h"
#include "native/quick_throws.h"
#include "native/solved_play.h"

namespace cribbage {

/// The six cards of each player, sorted, and the starter.
struct SampledDeal {
  Dealt pone{}, dealer{};
  Card starter;
};

/// The pegging of one deal, in order: which side scored, and how many points.
struct Pegs {
  struct Step {
    Seat seat{};
    std::uint8_t points = 0;
  };
  std::array<Step, 20> steps{};
  std::size_t count = 0;
  PerSeat<int> totals;

  std::span<const Step> gains() const { return std::span(steps).first(count); }
};

/// The points of a deal in the order of scoring, and `cases`, the number of sampled deals that had exactly
/// these points. Each number of points is clipped to its range.
struct DealCase {
  bool heels = false;
  std::uint8_t dealerPegs = 0, ponePegs = 0;
  std::uint8_t poneHand = 0;    ///< the pone's hand
  std::uint8_t dealerShow = 0;  ///< the dealer's hand and crib
  std::uint32_t cases = 0;
};

/// Counts sampled deals.
class DealCounts {
 public:
  static constexpr int mostPegs = 32;  ///< a larger number counts as `mostPegs` - 1
  static constexpr int mostShow = 64;

  DealCounts();

  void add(bool heels, const Pegs& pegs, int poneHand, int dealerShow);
  void add(const DealCounts& other);

  std::uint64_t deals() const { return deals_; }

  /// Returns each different result so far, with its count.
  std::vector<DealCase> cases() const;

  /// Takes the deals in which the dealer pegged at least `dealer` points and the pone at least `pone`.
  /// Returns the share of them in which the dealer reached `dealer` before the pone reached `pone`. Returns a
  /// half if there are no such deals.
  double dealerFirst(int dealer, int pone) const;

 private:
  static std::size_t at(int dealer, int pone) { return static_cast<std::size_t>(dealer * mostPegs + pone); }
  std::uint64_t deals_ = 0;
  std::vector<std::uint32_t> outcomes_;
  std::vector<std::uint32_t> both_, first_;  // by dealer's and pone's pegs
};

/// Samples deals in which both sides throw for points and play cards by the solved strategy.
class DealSampler {
 public:
  DealSampler(const SolvedPlay& play, const QuickThrower& thrower) : play_(play), thrower_(thrower) {}

  static SampledDeal draw(Random& random);

  /// Plays the cards of two kept hands, given by their `RankSets` numbers. Random choices follow the solved
  /// strategy.
  Pegs peg(int pone, int dealer, Random& random) const;

  /// Samples one deal from the shuffle to the show, and adds its result to `counts`. Returns the kept hands
  /// and the pegs.
  struct Kept {
    int pone = 0, dealer = 0;
    Pegs pegs;
  };
  Kept sample(Random& random, DealCounts& counts) const;

  /// Returns the cards that a throw keeps, and those that it throws.
  static SplitSix split(const Dealt& sorted, const QuickThrow& choice);

 private:
  const SolvedPlay& play_;
  const QuickThrower& thrower_;
};

}  // namespace cribbage
