#pragma once
// The win chances of leads and replies at the solved scores, and their file.

#include <map>
#include <string>
#include <utility>

#include "solve/play_opening.h"

namespace cribbage {

/// The win chance of each lead and reply at each solved score, less a half. The key is the holes that the
/// dealer and the pone need.
using SolvedOpenings = std::map<std::pair<int, int>, OpeningNets>;

/// `append` adds the record of a score to a file of openings. If a score has several records, `readOpenings`
/// uses the last one.
void append(const std::string& file, int dealer, int pone, const OpeningNets& nets);
SolvedOpenings readOpenings(const std::string& file);

}  // namespace cribbage
