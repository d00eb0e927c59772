#pragma once
// Stores a solution of the play in a file.

#include <optional>
#include <string>
#include <vector>

#include "cribbage/solver/play_solver.h"

namespace cribbage {

/// A digest that identifies joint chances.
std::uint32_t digestOf(const JointHands& joint);

/// Writes rounds, digest, regrets and averages, in the byte order of this machine. 640 MB. False if it cannot
/// be written; the earlier file then stays.
bool saveState(const std::string& file, const PlaySolver& solver, std::uint32_t joint);

/// Resumes the solution in the file, if there is one. Returns true if it was solved for these joint chances.
/// Otherwise its regrets are the start and its averages are left out.
bool loadState(const std::string& file, PlaySolver& solver, std::uint32_t joint);

/// True if the file is as long as the state of a solution with `choices` numbers.
bool isState(const std::string& file, std::size_t choices);

/// The averages alone, `choices` numbers. Empty if the file is not a solution of that size for these joint
/// chances.
std::optional<std::vector<float>> loadCumulativeStrategy(const std::string& file, std::size_t choices,
                                                         std::uint32_t joint);

}  // namespace cribbage
