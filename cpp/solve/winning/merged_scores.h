#pragma once
// Solved scores out of their files, as far as they make a grid.

#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "solve/winning/score_files.h"

namespace cribbage {

/// By the holes that dealer and pone need.
using ScoreNumbers = std::set<std::pair<int, int>>;

/// The numbers of dealer and pone that are left when those with the most scores missing are taken out, one
/// after another, until every dealer's has a score with every pone's. Among equals the farthest goes first.
struct WholeGrid {
  std::vector<int> dealers, pones;
};
WholeGrid wholeGridOf(const ScoreNumbers& there, std::vector<int> dealers, std::vector<int> pones);

struct MergedScores {
  WholeGrid grid;
  std::vector<SolvedScore> scores;  ///< of the grid, by the dealer's numbers, then the pone's
  std::vector<ToGo> missing;        ///< scores that were asked for and have no file
  std::vector<ToGo> refused;        ///< whose files are not whole, or of other tables
};

/// Reads what there is for these tables, of those numbers. A sentence where two files were solved with other
/// states or settings: they make no table.
std::variant<MergedScores, std::string> mergedScores(const ScoreFiles& files, const SolvedWith& tables,
                                                     const std::vector<int>& dealers,
                                                     const std::vector<int>& pones);

/// winning-play.csv of the scores.
std::string rowsOf(const std::vector<SolvedScore>& scores);

/// “1-1 to 1-28, 2-3”: as their files are named, those of a dealer's number that follow each other as one.
std::string namesOf(const std::vector<ToGo>& scores);

}  // namespace cribbage
