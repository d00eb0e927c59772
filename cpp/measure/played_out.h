#pragma once
// How a play of two hands ends, when both lay by one solution.

#include <vector>

#include "cribbage/play/open_play.h"
#include "cribbage/winning/to_go.h"
#include "native/solved_play.h"

namespace cribbage {

/// Chances, which add to 1 but for what is left out: that a side pegs its last hole first; and that neither
/// does, by the pegs of the pone and then of the dealer, a row of `toGo.dealer` for each number of the
/// pone's.
struct PlayedOut {
  BySeat<double> out;
  std::vector<double> open;
};

/// Of the play from `root` on, of whose tree the solution is; both need these holes there, one at least.
/// Plays likelier than one in ten million are counted. Some tenth of a millisecond for two hands of four.
PlayedOut playedOut(const SolvedPlay& solved, const PublicPlay& root, const OpenHands& hands, ToGo toGo);

}  // namespace cribbage
