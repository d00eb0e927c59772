#pragma once
// Samples the deals from which `BoardTable` is solved. There are two halves with different seeds, so that one
// can check the other. Also measures the distribution of the pegs.

#include <array>
#include <cstdint>
#include <vector>

#include "native/solved_play.h"
#include "solve/board/board_sample.h"
#include "solve/board/pegging_shapes.h"

namespace cribbage {

struct BoardSampling {
  std::size_t deals = 3'000'000, references = 20'000;  ///< in each half
  std::uint64_t seed = 1;
  int threads = 1;
};

class BoardHalves {
 public:
  /// All arguments must outlive this.
  BoardHalves(const BoardSampling& sampling, const SolvedPlay& play, const ThrowsTable& crib,
              const HandPegsTable& plays);

  /// Samples half 0 or half 1. The result is the same for any number of threads. Three million deals take a
  /// minute or two.
  BoardSample sample(int half) const;

  /// Returns, for the pone [0] and the dealer [1], how the pegs of each kept hand are distributed.
  std::array<HandPlays, 2> plays(const ThrowsTable& crib, const SolvedPlayState& solved) const;

  /// Makes the table of peg distributions from `hands`. Prints the error of the table.
  PegSpreadTable pegging(const BoardSample& sample, const std::array<HandPlays, 2>& hands) const;

 private:
  void refer(BoardSample::Reference& reference, Random random) const;

  const BoardSampling& sampling_;
  QuickThrower thrower_;
  DealSampler sampler_;
  std::array<std::vector<PlayValue>, 2> means_;
  std::array<std::vector<std::uint8_t>, 2> kindOfKept_;
};

}  // namespace cribbage
