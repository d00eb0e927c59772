// Solved scores, merged into tables.

#include "solve/winning/merged_scores.h"

#include <algorithm>
#include <fstream>

#include "catch.h"
#include "cribbage/advice/tables.h"
#include "cribbage/cribbage.h"
#include "cribbage/winning/stakes_table.h"
#include "solve/solved_scores.h"
#include "solve/winning/opening_shapes.h"
#include "solve/winning_play.h"

using namespace cribbage;

namespace {

const std::vector<int> numbers{1, 2, 3};

ScoreNumbers all(const std::vector<int>& dealers, const std::vector<int>& pones) {
  ScoreNumbers there;
  for (const int dealer : dealers)
    for (const int pone : pones) there.insert({dealer, pone});
  return there;
}

void save(const Folder& folder, const ScoreNumbers& scores) {
  for (const auto& [dealer, pone] : scores)
    REQUIRE(ScoreFiles(folder.string()).save(someScore({dealer, pone}, dealer != 3)));
}

MergedScores merged(const Folder& folder, SolvedWith with = someTables) {
  auto found = mergedScores(ScoreFiles(folder.string()), with, numbers, numbers);
  REQUIRE(std::holds_alternative<MergedScores>(found));
  return std::move(std::get<MergedScores>(found));
}

SolvedOpenings openingsOf(const MergedScores& merged) {
  SolvedOpenings openings;
  for (const SolvedScore& score : merged.scores)
    if (score.openings) openings[{score.toGo.dealer, score.toGo.pone}] = *score.openings;
  return openings;
}

}  // namespace

TEST_CASE("where all scores are there the grid is whole") {
  const Folder folder;
  save(folder, all(numbers, numbers));
  const MergedScores found = merged(folder);
  CHECK(found.grid.dealers == numbers);
  CHECK(found.grid.pones == numbers);
  CHECK(found.missing.empty());
  CHECK(found.refused.empty());
  CHECK(rowsOf(found.scores).starts_with(std::string(rowHead).append(rowOf(someScore({1, 1}).score))));
}

TEST_CASE("missing scores are named, and what is left makes a grid") {
  const Folder folder;
  ScoreNumbers there = all(numbers, numbers);
  there.erase({2, 1});
  there.erase({2, 3});
  save(folder, there);
  const MergedScores found = merged(folder);
  CHECK(namesOf(found.missing) == "2-1, 2-3");
  CHECK(found.grid.dealers == std::vector<int>{1, 3});
  CHECK(found.grid.pones == numbers);
  CHECK(found.scores.size() == 6);
}

TEST_CASE("damaged files and those of other tables are named, and left out") {
  const Folder folder;
  save(folder, all(numbers, numbers));
  const ScoreFiles files(folder.string());
  SolvedWith others = someTables;
  others.board += 1;
  REQUIRE(files.save(someScore({1, 3}, true, others)));
  std::filesystem::resize_file(files.nameOf({2, 3}), 100);
  const MergedScores found = merged(folder);
  CHECK(namesOf(found.refused) == "1-3, 2-3");
  CHECK(found.missing.empty());
  CHECK(found.grid.pones == std::vector<int>{1, 2});
}

TEST_CASE("files of two solutions are not mixed") {
  const Folder folder;
  save(folder, all(numbers, numbers));
  SolvedWith others = someTables;
  others.settings += 1;
  REQUIRE(ScoreFiles(folder.string()).save(someScore({2, 2}, true, others)));
  const auto found = mergedScores(ScoreFiles(folder.string()), someTables, numbers, numbers);
  REQUIRE(std::holds_alternative<std::string>(found));
  const std::string& sentence = std::get<std::string>(found);
  CHECK(sentence.find("1-1.score") != std::string::npos);
  CHECK(sentence.find("2-2.score") != std::string::npos);
}

TEST_CASE("nothing there is no grid") {
  const Folder folder;
  const MergedScores found = merged(folder);
  CHECK(found.scores.empty());
  CHECK(found.grid.dealers.empty());
  CHECK(namesOf(found.missing) == "1-1 to 1-3, 2-1 to 2-3, 3-1 to 3-3");
}

TEST_CASE("scores that follow each other are named as one") {
  CHECK(namesOf({}) == "");
  CHECK(namesOf({{1, 28}, {2, 1}, {2, 2}, {3, 4}, {3, 5}, {3, 6}, {3, 8}}) ==
        "1-28, 2-1, 2-2, 3-4 to 3-6, 3-8");
}

TEST_CASE("the order in which scores were solved does not matter") {
  const Folder one, other;
  ScoreNumbers there = all(numbers, numbers);
  save(one, there);
  std::vector<std::pair<int, int>> turned(there.rbegin(), there.rend());
  for (const auto& score : turned) save(other, {score});
  auto backward = mergedScores(ScoreFiles(other.string()), someTables, {3, 1, 2}, {2, 3, 1});
  CHECK(rowsOf(merged(one).scores) == rowsOf(std::get<MergedScores>(backward).scores));
}

TEST_CASE("a grid loses the numbers of which the largest share is missing") {
  ScoreNumbers there = all({1, 2, 3, 4}, {1, 2, 3, 4});
  for (const int pone : {1, 2, 4}) there.erase({4, pone});
  there.erase({1, 3});
  const WholeGrid grid = wholeGridOf(there, {4, 3, 2, 1}, {1, 2, 3, 4, 4});
  CHECK(grid.dealers == std::vector<int>{1, 2, 3});
  CHECK(grid.pones == std::vector<int>{1, 2, 4});
}

TEST_CASE("merged rows and stakes are read as the shipped ones are") {
  const Folder folder;
  save(folder, all({1, 2}, {1, 2}));  // fewer scores than a table has directions
  const MergedScores found = merged(folder);
  const std::string file = folder / "rows.csv";
  std::ofstream(file) << rowsOf(found.scores);
  WinningPlay play;
  REQUIRE(play.read(file));
  const SolvedScore& last = found.scores.back();
  CHECK(play.gainInPlay(2, 2) == Approx(last.winning.dealers - last.points.dealers).margin(2e-5));

  const Tables tables = shippedTables();
  const OpeningTable& points = **tables.opening();
  const StakesTable made = stakesOf({found.grid.dealers, found.grid.pones}, openingsOf(found), points,
                                    weightsOf(**tables.crib(), points), {});
  const auto read = StakesTable::read(made.write());
  REQUIRE(read);
  CHECK(read->grid().size() == 4);
  CHECK(read->knows({2, 2}));
}
