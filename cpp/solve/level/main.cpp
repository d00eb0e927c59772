// Makes the win chances of throws agree with the board near the last hole. At every score, the mean win
// chance of the best throw should be the board's chance. Without levels it is not: a best throw is the best
// of fifteen estimates, the table of stakes is rounded, and it is interpolated between the scores at which
// hands were solved. So the difference is stored as the level of the table.
//
//     solve_level --stakes cpp/tables/stakes.bin --deals 1000
//
// The means are taken over sampled deals. To make their error smaller, they are adjusted by a regression on
// the points of the deal's best throw for points, whose mean is known from more deals (control variates).
// Takes about an hour of one core.

#include <CLI/CLI.hpp>
#include <array>
#include <cmath>
#include <cstdio>
#include <string>
#include <thread>
#include <vector>

#include "cribbage/cribbage.h"
#include "cribbage/deal/stakes_table.h"
#include "native/files.h"
#include "native/sampled_deals.h"
#include "native/threads.h"

using namespace cribbage;

namespace {

struct Options {
  std::vector<int> needs{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 20};
  std::uint64_t seed = 1;
  std::size_t deals = 1000, more = 20'000;
  double leastChance = 0.02;
  int threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  std::string stakesFile = "cpp/tables/stakes.bin";
};

using Means = std::array<double, 2>;  // the mean points of the best throw, and the mean of their squares

Means powersOf(double points) {
  return {points, points * points};
}

struct Deals {
  std::vector<SampledDeal> all;
  PerSeat<std::vector<Means>> powers;  // those of the deals at which chances are computed
  PerSeat<Means> means;                // over all deals

  const Dealt& six(std::size_t deal, Seat seat) const {
    return seat == Seat::dealer ? all[deal].dealer : all[deal].pone;
  }
};

Deals drawn(const Options& options, const Tables& tables) {
  Deals deals;
  Random random(options.seed);
  for (std::size_t deal = 0; deal < options.more; ++deal) deals.all.push_back(DealSampler::draw(random));
  for (const Seat seat : bothSeats) {
    auto& powers = deals.powers[seat];
    powers.resize(options.more);
    onThreads(options.threads, options.more, [&](std::size_t deal) {
      const auto choices =
          valueDiscards(deals.six(deal, seat), seat == Seat::dealer, {}, tables, Order::points);
      powers[deal] = powersOf(choices->front().points);
    });
    for (const Means& each : powers)
      for (std::size_t power = 0; power < each.size(); ++power)
        deals.means[seat][power] += each[power] / static_cast<double>(options.more);
    powers.resize(options.deals);
  }
  return deals;
}

// Returns the mean of `values`, less the part of it that a linear regression on `powers` explains by their
// difference from `means`.
double adjustedMean(const std::vector<double>& values, const std::vector<Means>& powers, const Means& means) {
  const auto count = static_cast<double>(values.size());
  double mean = 0;
  Means sample{};
  for (std::size_t at = 0; at < values.size(); ++at) {
    mean += values[at] / count;
    for (std::size_t power = 0; power < sample.size(); ++power) sample[power] += powers[at][power] / count;
  }
  double xx = 0, xy = 0, yy = 0, xv = 0, yv = 0;  // sums of products of the deviations
  for (std::size_t at = 0; at < values.size(); ++at) {
    const double x = powers[at][0] - sample[0], y = powers[at][1] - sample[1], value = values[at] - mean;
    xx += x * x;
    xy += x * y;
    yy += y * y;
    xv += x * value;
    yv += y * value;
  }
  const double determinant = xx * yy - xy * xy;
  if (determinant <= 0) return mean;
  const double a = (xv * yy - yv * xy) / determinant, b = (yv * xx - xv * xy) / determinant;
  return mean - a * (sample[0] - means[0]) - b * (sample[1] - means[1]);
}

// Returns by how much the best throws of `seat` are shown above the board at a score, on average.
double aboveBoard(const Options& options, const Tables& tables, const Deals& deals, Seat seat,
                  PerSeat<int> holes) {
  std::vector<double> chances(options.deals);
  const Score score{holes[seat], holes[other(seat)]};
  onThreads(options.threads, options.deals, [&](std::size_t deal) {
    const auto choices = valueDiscards(deals.six(deal, seat), seat == Seat::dealer, score, tables);
    chances[deal] = *choices->front().winChance;
  });
  return adjustedMean(chances, deals.powers[seat], deals.means[seat]) -
         winChance(score, seat == Seat::dealer, tables)->chance;
}

int run(const Options& options) {
  auto stakes = StakesTable::read(bytesOf(options.stakesFile));
  Tables tables = shippedTables();
  const auto refused = tables.give("stakes", bytesOf(options.stakesFile));
  if (!stakes || refused) {
    std::fprintf(stderr, "%s\n", (stakes ? *refused : stakes.error()).message.c_str());
    return 1;
  }
  const auto grid = ScoreGrid::make(options.needs, options.needs, StakesTable::farthest);
  if (!grid) {
    std::fprintf(stderr, "--needs takes two numbers or more, in ascending order.\n");
    return 1;
  }
  const Deals deals = drawn(options, tables);
  PerSeat<std::vector<std::int32_t>> levels;
  for (const int dealer : grid->dealers())
    for (const int pone : grid->pones()) {
      const PerSeat<int> holes{{lastHole - pone, lastHole - dealer}};
      const double board = winChance({holes[Seat::dealer], holes[Seat::pone]}, true, tables)->chance;
      const bool counts = dealer < grid->dealers().back() && pone < grid->pones().back() &&
                          std::min(board, 1 - board) > options.leastChance;
      std::printf("dealer needs %d, pone %d:", dealer, pone);
      for (const Seat seat : bothSeats) {
        const double above = !counts ? 0 : aboveBoard(options, tables, deals, seat, holes);
        const double level = stakes->level(seat, {dealer, pone}) - above * StakesTable::scale;
        levels[seat].push_back(counts ? static_cast<std::int32_t>(std::lround(level)) : 0);
        std::printf(" %+.4f", above);
      }
      std::printf("\n");
      std::fflush(stdout);
    }
  stakes->setLevels(*grid, std::move(levels));
  write(options.stakesFile, stakes->write());
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Makes the chances of throws agree with the board.");
  Options options;
  app.add_option("--needs", options.needs,
                 "holes that dealer and pone need, each with each, in order; the level is 0 at the last")
      ->delimiter(',')
      ->check(CLI::Range(1, StakesTable::farthest));
  app.add_option("--seed", options.seed);
  app.add_option("--deals", options.deals, "at each score")->check(CLI::Range(10, 1'000'000));
  app.add_option("--more", options.more, "deals from which the mean points are known");
  app.add_option("--least-chance", options.leastChance, "a score with less for one side is left as it is");
  app.add_option("--threads", options.threads)->check(CLI::Range(1, 1024));
  app.add_option("--stakes", options.stakesFile, "the table of stakes, read and written");
  CLI11_PARSE(app, argc, argv);
  options.more = std::max(options.more, options.deals);
  return run(options);
}
