#pragma once
// The payoffs of the whole play near the last hole, in win chance.

#include <memory>

#include "cribbage/advice/score_context.h"

namespace cribbage {

/// Returns the payoffs of the whole play at one score and with one starter, in the dealer's win chance less
/// 0.5. They are those by which the advice solves the play after the third card: the board's win chance after
/// the pegs, the shows of both hands by their ranks, and an average crib. Suits are left out. Own throws are
/// unknown. `tree` must be the tree of the whole play, and outlive the payoffs. `context` must have a
/// starter. The joint probabilities are those of the hands in `priors`. Takes two seconds, and half a
/// gigabyte of memory.
std::shared_ptr<const TerminalPayoffs> payoffsToWin(const PlayTree& tree, const ScoreContext& context,
                                                    const WinPrior& priors, const CribPrior& cribs);

}  // namespace cribbage
