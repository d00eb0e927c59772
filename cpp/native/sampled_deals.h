#pragma once
// Samples deals of two players who throw and play for points, and counts them by their points.

#include <array>
#include <cstdint>
#include <vector>

#include "native/quick_throws.h"
#include "native/solved_play.h"

namespace cribbage {

/// Six sorted cards each, and the starter.
struct SampledDeal {
  Dealt pone{}, dealer{};
  Card starter;
};

/// The pegs of one play: the side and the points of each step, in order.
struct Pegs {
  struct Step {
    Seat seat{};
    std::uint8_t points = 0;
  };
  std::array<Step, 20> steps{};
  std::size_t count = 0;
  PerSeat<int> totals;
};

/// The points of a deal in the order of scoring, each clipped to its range, and how many deals had them.
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

  /// Returns the cases counted so far.
  std::vector<DealCase> cases() const;

  /// Returns the share of plays in which the dealer reached `dealer` pegs before the pone reached `pone`,
  /// among those in which both did. A half if there were none.
  double dealerFirst(int dealer, int pone) const;

 private:
  static std::size_t at(int dealer, int pone) { return static_cast<std::size_t>(dealer * mostPegs + pone); }
  std::uint64_t deals_ = 0;
  std::vector<std::uint32_t> outcomes_;
  std::vector<std::uint32_t> both_, first_;  // by dealer's and pone's pegs
};

/// Samples deals in which both sides throw for points and play by the solved play.
class DealSampler {
 public:
  DealSampler(const SolvedPlay& play, const QuickThrower& thrower) : play_(play), thrower_(thrower) {}

  static SampledDeal draw(Random& random);

  /// Samples the play of the kept hands of pone and dealer.
  Pegs peg(int pone, int dealer, Random& random) const;

  /// Draws, throws, plays and counts one deal. Returns the kept hands.
  struct Kept {
    int pone = 0, dealer = 0;
    Pegs pegs;
  };
  Kept sample(Random& random, DealCounts& counts) const;

  /// Returns the four cards that a throw keeps.
  static Hand kept(const Dealt& sorted, const QuickThrow& choice);

  /// The points of the show with two throws: the pone's hand; the dealer's hand and crib.
  struct Show {
    int poneHand = 0, dealerShow = 0;
  };
  static Show show(const SampledDeal& deal, Card starter, const QuickThrow& pone, const QuickThrow& dealer);

 private:
  const SolvedPlay& play_;
  const QuickThrower& thrower_;
};

}  // namespace cribbage
