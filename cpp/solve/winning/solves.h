#pragma once
// The options of the program, and the work that it does.

#include <algorithm>
#include <string>
#include <thread>
#include <vector>

#include "solve/winning/opening_shapes.h"
#include "solve/winning/winning_inputs.h"

namespace cribbage {

struct WinningOptions {
  std::vector<int> dealers, pones;  ///< of the scores
  WinningSettings settings;
  WinningFiles files;
  OpeningShapes shapes;
  std::string out, openings, table;
  bool tableOnly = false;
  int threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
};

/// Solves one score after another; each solution is where the next begins. Adds rows to `out` and what cards
/// win to `openings`, and makes the table of those. Returns the exit status.
int solveInOrder(const WinningOptions& options);

}  // namespace cribbage
