#pragma once
// The deals from which the board is solved, twice, each half with seeds of its own; and how pegs are spread
// in them.

#include <array>
#include <cstdint>
#include <vector>

#include "native/solved_play.h"
#include "solve/board/board_sample.h"
#include "solve/board/pegging_shapes.h"

namespace cribbage {

struct BoardSampling {
  std::size_t deals = 3'000'000, references = 20'000;  ///< of each half
  std::uint64_t seed = 1;
  int threads = 1;
};

class BoardHalves {
 public:
  /// All must outlive this.
  BoardHalves(const BoardSampling& sampling, const SolvedPlay& play, const ThrowsTable& crib,
              const HandPegsTable& plays);

  /// The deals of a half, 0 or 1; the same whatever the threads. A minute or two for three million.
  BoardSample sample(int half) const;

  /// The distributions of pegs of the pone's and the dealer's hands.
  std::array<HandPlays, 2> plays(const ThrowsTable& crib, const SolvedPlayState& solved) const;

  /// The table of that; says how far it is off.
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
