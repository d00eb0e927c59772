#pragma once
// Stores a solution of the play in a file.

#include <optional>
#include <string>
#include <vector>

#include "cribbage/solver/play_solver.h"

namespace cribbage {

/// Returns a digest that identifies joint chances.
std::uint32_t digestOf(const JointHands& joint);

/// Writes rounds, digest, regrets and averages in the byte order of this machine, 640 MB. Returns false if
/// the file cannot be written. The earlier file then stays.
bool saveState(const std::string& file, const PlaySolver& solver, std::uint32_t joint);

/// Resumes the solution in the file, if there is one. Returns true if it was solved for these joint chances.
/// Otherwise only its regrets are used.
bool loadState(const std::string& file, PlaySolver& solver, std::uint32_t joint);

/// Returns true if the file is as long as the state of a solution with `choices` numbers.
bool isState(const std::string& file, std::size_t choices);

/// Loads only the averages, `choices` numbers. Empty if the file is not a solution of that size for these
/// joint chances.
std::optional<std::vector<float>> loadCumulativeStrategy(const std::string& file, std::size_t choices,
                                                         std::uint32_t joint);

}  // namespace cribbage
