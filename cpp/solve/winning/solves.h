#pragma once
// The options of `solve_winning`, and its main loop.

#include <algorithm>
#include <string>
#include <thread>
#include <vector>

#include "solve/winning/winning_inputs.h"

namespace cribbage {

struct WinningOptions {
  std::vector<int> dealers, pones;  ///< holes that each side needs
  WinningSettings settings;
  WinningFiles files;
  std::string out;
  int threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
};

/// Solves one score after another, and starts each from the solution of the score before. For each score,
/// adds a row to the file `out`. Returns the exit status.
int solveInOrder(const WinningOptions& options);

}  // namespace cribbage
