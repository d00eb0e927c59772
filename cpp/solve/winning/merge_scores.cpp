#include <cstdio>

#include "native/files.h"
#include "solve/winning/merged_scores.h"
#include "solve/winning/solves.h"
#include "solve/winning/stakes_file.h"

namespace cribbage {

namespace {

int fail(const std::string& sentence) {
  std::fprintf(stderr, "%s\n", sentence.c_str());
  return 1;
}

void printMissing(const MergedScores& merged) {
  if (!merged.missing.empty())
    std::printf("not solved, %zu: %s\n", merged.missing.size(), namesOf(merged.missing).c_str());
  if (!merged.refused.empty())
    std::printf("not whole or of other tables, %zu: %s\n", merged.refused.size(),
                namesOf(merged.refused).c_str());
}

SolvedOpenings openingsOf(std::vector<SolvedScore>& scores) {
  SolvedOpenings openings;
  for (SolvedScore& score : scores)
    if (score.openings) openings.insert({{score.toGo.dealer, score.toGo.pone}, std::move(*score.openings)});
  return openings;
}

}  // namespace

int mergeScores(const WinningOptions& options) {
  const auto tables = readTables(options.files);
  if (!tables) return fail(tables.error().message);
  auto found = mergedScores(ScoreFiles(options.folder), tables->with, options.dealers, options.pones);
  if (const auto* sentence = std::get_if<std::string>(&found)) return fail(*sentence);
  auto& merged = std::get<MergedScores>(found);
  const auto& [dealers, pones] = merged.grid;
  printMissing(merged);
  if (merged.scores.empty()) return fail("There is no score to merge.");
  const std::string rows = rowsOf(merged.scores);
  write(options.out.empty() ? "build/winning-play.csv" : options.out, {rows.begin(), rows.end()});
  if (dealers.size() < 2 || pones.size() < 2)
    std::printf("no table of leads and replies: it wants two numbers of dealer and pone at least\n");
  else
    writeStakes(options.table.empty() ? "build/stakes.bin" : options.table, dealers, pones,
                openingsOf(merged.scores), tables->crib, tables->opening, options.shapes);
  std::printf("merged %zu scores: %zu numbers of the dealer's by %zu of the pone's\n", merged.scores.size(),
              dealers.size(), pones.size());
  return merged.missing.empty() && merged.refused.empty() ? 0 : 1;
}

}  // namespace cribbage
