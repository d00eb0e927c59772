#pragma once
// Saves and loads the state of the solver of the play, so that a solution can be continued or used later.

#include <optional>
#include <string>
#include <vector>

#include "cribbage/solver/play_solver.h"

namespace cribbage {

/// Returns a digest of the joint probabilities of hands. A state file stores this digest, to show for which
/// probabilities its solution was made.
std::uint32_t digestOf(const JointHands& joint);

/// Writes the number of rounds, the digest `joint`, the regrets and the averages, in the byte order of this
/// machine (640 MB). If the file cannot be written, returns false and leaves an earlier file as it was.
bool saveState(const std::string& file, const PlaySolver& solver, std::uint32_t joint);

/// Continues from the solution in the file, if there is one. Returns true if it was solved for the joint
/// probabilities with this digest. Otherwise only its regrets are used.
bool loadState(const std::string& file, PlaySolver& solver, std::uint32_t joint);

/// Returns true if the file has the size of the state of a solution with `choices` regrets and as many
/// averages.
bool isState(const std::string& file, std::size_t choices);

/// Loads only the averages. Returns nothing if the file is not a state of this size that was solved for the
/// joint probabilities with this digest.
std::optional<std::vector<float>> loadCumulativeStrategy(const std::string& file, std::size_t choices,
                                                         std::uint32_t joint);

}  // namespace cribbage
