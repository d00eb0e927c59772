#pragma once
// The state of a solution of the play in a file.

#include <optional>
#include <string>
#include <vector>

#include "cribbage/solver/play_solver.h"

namespace cribbage {

/// A digest that tells joint chances from others.
std::uint32_t digestOf(const JointHands& joint);

/// Rounds, digest, regrets, averages; of this machine's own byte order. 640 MB. False where it cannot be
/// written; the file before it stays.
bool saveState(const std::string& file, const PlaySolver& solver, std::uint32_t joint);

/// Resumes the solution of the file, if there is one, and returns true where it is one for these joint
/// chances. Where it is for others, its regrets are the start and its averages are left out.
bool loadState(const std::string& file, PlaySolver& solver, std::uint32_t joint);

/// True where the file is as long as the state of a solution with `choices` numbers.
bool isState(const std::string& file, std::size_t choices);

/// The averages alone, `choices` numbers; nothing where the file is no solution of that size for these joint
/// chances.
std::optional<std::vector<float>> loadCumulativeStrategy(const std::string& file, std::size_t choices,
                                                         std::uint32_t joint);

}  // namespace cribbage
