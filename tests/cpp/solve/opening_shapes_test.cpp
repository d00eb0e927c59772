#include "solve/openings/opening_shapes.h"

#include <fstream>

#include "catch.h"
#include "cribbage/advice/tables.h"
#include "cribbage/cribbage.h"
#include "shipped.h"
#include "solve/file.h"
#include "solve/winning/solved_score.h"
#include "solve/winning_play.h"

using namespace cribbage;

namespace {

// Returns invented net points for every lead and reply where the hand has a choice. They vary with the score.
OpeningNets someOpenings(ToGo toGo) {
  constexpr auto openings = static_cast<std::size_t>(OpeningTable::hands);
  OpeningNets nets;
  nets.leads.resize(openings);
  for (auto& replies : nets.replies) replies.resize(openings);
  for (std::size_t place = 0; place < OpeningTable::valued; ++place) {
    const OpeningTable::Choices choices = OpeningTable::choicesAt(place);
    ByRank& values =
        place < openings ? nets.leads[place] : nets.replies[place / openings - 1][place % openings];
    for (std::size_t at = 0; choices.count > 1 && at < choices.count; ++at)
      values[choices.ranks[at]] = static_cast<float>(
          0.1 * std::sin(0.7 * static_cast<double>(place) + choices.ranks[at] * toGo.dealer + 3 * toGo.pone));
  }
  return nets;
}

bool alike(const OpeningNets& a, const OpeningNets& b) {
  return a.leads == b.leads && a.replies == b.replies;
}

}  // namespace

TEST_CASE("solved leads and replies come back from their file to the last bit") {
  const File file;
  CHECK(readOpenings(file.string()).empty());
  append(file.string(), 1, 2, someOpenings({1, 2}));
  append(file.string(), 3, 7, someOpenings({3, 7}));
  const SolvedOpenings read = readOpenings(file.string());
  REQUIRE(read.size() == 2);
  CHECK(alike(read.at({1, 2}), someOpenings({1, 2})));
  CHECK(alike(read.at({3, 7}), someOpenings({3, 7})));
}

TEST_CASE("a score that an interrupted solve has half written is solved and added again") {
  const File file;
  append(file.string(), 1, 2, someOpenings({1, 2}));
  append(file.string(), 3, 7, someOpenings({3, 7}));
  file.shorten(100);
  CHECK(readOpenings(file.string()).size() == 1);
  append(file.string(), 3, 7, someOpenings({3, 7}));
  const SolvedOpenings read = readOpenings(file.string());
  REQUIRE(read.size() == 2);
  CHECK(alike(read.at({3, 7}), someOpenings({3, 7})));
}

TEST_CASE("solved leads and replies replace those of a table, and its kept hands remain") {
  SolvedOpenings openings;  // at fewer scores than a table has directions
  for (const int dealer : {1, 2})
    for (const int pone : {1, 2}) openings[{dealer, pone}] = someOpenings({dealer, pone});
  const Tables& tables = shipped();
  const OpeningTable& points = **tables.opening();
  const StakesTable& stakes = **tables.stakes();
  StakesTable made = stakes;
  const ScoreGrid grid({1, 2}, {1, 2});
  const WeightsByScore weights = weightsOf(openings, *tables.toWin(Objective::win, true));
  const OpeningShapes fine{.leads = {8, 0.005}, .replies = {8, 0.005}, .price = 0};
  made.setOpenings(grid, rolesOf(grid, openings, points, weights, fine));
  const auto read = StakesTable::read(made.write());
  REQUIRE(read);
  CHECK(read->knows({2, 2}));
  CHECK_FALSE(read->knows({3, 2}));
  // A player who plays by the table hardly loses. One who plays for points loses a lot.
  for (const auto& [score, nets] : openings)
    for (const bool replies : {false, true}) {
      const OpeningLosses losses =
          lossesOf(replies, *read, {score.first, score.second}, nets, points, weights.at(score));
      CHECK(losses.byTable < 0.02 * losses.byPoints);
    }
  for (const Seat seat : bothSeats)
    CHECK(read->hands(seat, StakesTable::Pegs::ofHand, {2, 3}) ==
          stakes.hands(seat, StakesTable::Pegs::ofHand, {2, 3}));
}

TEST_CASE("values of leads and replies add up to means that are weighted by their chances") {
  OpeningValues often{};
  const auto fill = [](OpeningValues& values, float value, double chance) {
    const OpeningValues::Role role{std::vector<ByRank>(1, ByRank{value}), {chance}};
    values.leads = role;
    values.replies.fill(role);
  };
  fill(often, 0.3f, 0.75);
  OpeningValues seldom{};
  fill(seldom, -0.2f, 0.25);
  often.add(seldom);
  CHECK(often.nets().leads[0][0] == Approx(0.1));
  CHECK(often.nets().replies[12][0][0] == Approx(0.1));
  fill(often, 0, 0);
  CHECK(often.nets().leads[0][0] == 0);  // a hand that never comes
}

TEST_CASE("solved rows are read as the shipped ones are") {
  const File file;
  const SolvedScore last{{2, 2}, {0.2, 0.01, 0.02}, {0.1 / 3, 1e-7, 0.004}};
  std::ofstream(file.string()) << rowHead << rowOf({{1, 2}, {0.1, 0, 0}, {0.1, 0, 0}}) << rowOf(last);
  WinningPlay play;
  REQUIRE(play.read(file.string()));
  CHECK(play.gainInPlay(2, 2) == Approx(last.winning.dealers - last.points.dealers).margin(2e-5));
}
