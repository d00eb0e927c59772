#pragma once
// What the program does: solves a shard, merges what was solved, or solves one score after another.

#include <algorithm>
#include <string>
#include <thread>
#include <vector>

#include "solve/winning/opening_shapes.h"
#include "solve/winning/shard.h"
#include "solve/winning/winning_inputs.h"

namespace cribbage {

struct WinningOptions {
  std::vector<int> dealers, pones;  ///< of the scores
  WinningSettings settings;
  WinningFiles files;
  OpeningShapes shapes;
  std::string folder = "build/winning";  ///< of the files of scores
  std::string out, openings, table;
  bool tableOnly = false;
  int threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
};

/// Each returns the exit status.

/// Every score of the shard that is not in its file yet, alone.
int solveShard(const WinningOptions& options, Shard shard);

/// Rows and stakes of the largest grid of scores that there is, in `out` and `table`, or beside the folder.
/// Names those that are missing, and returns 1 where there are any.
int mergeScores(const WinningOptions& options);

/// One solution is where the next begins. Adds rows to `out` and what cards win to `openings`, and makes the
/// table of those.
int solveInOrder(const WinningOptions& options);

}  // namespace cribbage
