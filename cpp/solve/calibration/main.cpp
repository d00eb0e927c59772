// Makes the win chances of throws agree with the board near the last hole. At every score, the mean win
// chance of the best throw should be the board's chance. Without calibration it is not: a best throw is the
// best of fifteen estimates, the table of stakes is rounded, and it is interpolated between the scores at
// which hands were solved. So the table gets a factor for each score and seat that corrects this. The odds of
// every throw are multiplied by it, so a chance that is nearly 0 or 1 hardly changes.
//
//     solve_calibration --stakes cpp/tables/stakes.bin --deals 1600
//
// Prints for each score, for the pone and the dealer, the mean less the board's chance, and the factor that
// corrects it. The factors of a table that is calibrated already are corrected.
//
// The means are taken over sampled deals. To make their error smaller, they are adjusted by a regression on
// the points of the deal's best throw for points, whose mean is known from more deals (control variates).
// Takes about an hour and a half of one core.

#include <CLI/CLI.hpp>
#include <array>
#include <cmath>
#include <cstdio>
#include <string>
#include <thread>
#include <vector>

#include "cribbage/board/score_shares.h"
#include "cribbage/cribbage.h"
#include "cribbage/deal/stakes_table.h"
#include "native/files.h"
#include "native/least_squares.h"
#include "native/sampled_deals.h"
#include "native/threads.h"

using namespace cribbage;

namespace {

struct Options {
  std::vector<int> needs{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 20};
  std::uint64_t seed = 1;
  std::size_t deals = 1000, more = 20'000;
  double leastChance = 0.001;
  int threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  std::string stakesFile = "cpp/tables/stakes.bin";
};

// The number 1, the points of a deal's best throw for points, and their square.
using Features = std::array<double, 3>;

Features featuresOf(double points) {
  return {1, points, points * points};
}

struct Deals {
  std::vector<SampledDeal> all;
  PerSeat<std::vector<Features>> features;  // those of the deals at which chances are computed
  PerSeat<Features> means;                  // over all deals

  const Dealt& six(std::size_t deal, Seat seat) const {
    return seat == Seat::dealer ? all[deal].dealer : all[deal].pone;
  }
};

Deals drawn(const Options& options, const Tables& tables) {
  Deals deals;
  Random random(options.seed);
  for (std::size_t deal = 0; deal < options.more; ++deal) deals.all.push_back(DealSampler::draw(random));
  for (const Seat seat : bothSeats) {
    auto& features = deals.features[seat];
    features.resize(options.more);
    onThreads(options.threads, options.more, [&](std::size_t deal) {
      const auto choices =
          valueDiscards(deals.six(deal, seat), seat == Seat::dealer, {}, tables, Order::points);
      features[deal] = featuresOf(choices->front().points);
    });
    for (const Features& each : features)
      for (std::size_t at = 0; at < each.size(); ++at)
        deals.means[seat][at] += each[at] / static_cast<double>(options.more);
    features.resize(options.deals);
  }
  return deals;
}

// Returns the mean of `values` over all deals, estimated by a linear regression on `features`. `means` are
// the means of the features over all deals.
double adjustedMean(const std::vector<double>& values, const std::vector<Features>& features,
                    const Features& means) {
  LeastSquares fit(means.size());
  for (std::size_t at = 0; at < values.size(); ++at) fit.add(features[at], values[at]);
  return fittedValue(fit.coefficients(), means);
}

// Returns the win chances of the best throws of `seat` at a score.
std::vector<double> bestChances(const Options& options, const Tables& tables, const Deals& deals, Seat seat,
                                Score score) {
  std::vector<double> chances(options.deals);
  onThreads(options.threads, options.deals, [&](std::size_t deal) {
    const auto choices = valueDiscards(deals.six(deal, seat), seat == Seat::dealer, score, tables);
    chances[deal] = *choices->front().winChance;
  });
  return chances;
}

// Returns the factor by which the odds of `chances` must be multiplied for their adjusted mean to be
// `wanted`. Each chance is that of a deal's best throw. That throw stays the best with any factor.
double neededFactor(const std::vector<double>& chances, const std::vector<Features>& features,
                    const Features& means, double wanted) {
  double low = 0.125, high = 8;
  while (high - low > 0.1 / StakesTable::calibrationScale) {
    const double middle = (low + high) / 2;
    std::vector<double> changed;
    for (const double chance : chances) changed.push_back(withOddsTimes(chance, middle));
    (adjustedMean(changed, features, means) > wanted ? high : low) = middle;
  }
  return (low + high) / 2;
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
  PerSeat<std::vector<std::int32_t>> calibration;
  for (const int dealer : grid->dealers())
    for (const int pone : grid->pones()) {
      const PerSeat<int> holes{{lastHole - pone, lastHole - dealer}};
      const double board = winChance({holes[Seat::dealer], holes[Seat::pone]}, true, tables)->chance;
      const bool counts = dealer < grid->dealers().back() && pone < grid->pones().back() &&
                          std::min(board, 1 - board) > options.leastChance;
      std::printf("dealer needs %d, pone %d:", dealer, pone);
      for (const Seat seat : bothSeats) {
        if (!counts) {
          calibration[seat].push_back(StakesTable::calibrationScale);
          continue;
        }
        const Score score{holes[seat], holes[other(seat)]};
        const auto chances = bestChances(options, tables, deals, seat, score);
        const double wanted = seat == Seat::dealer ? board : 1 - board;
        const double above = adjustedMean(chances, deals.features[seat], deals.means[seat]) - wanted;
        const double needed = neededFactor(chances, deals.features[seat], deals.means[seat], wanted);
        calibration[seat].push_back(static_cast<std::int32_t>(
            std::lround(stakes->calibration(seat, {dealer, pone}) * needed * StakesTable::calibrationScale)));
        std::printf(" %+.4f (%.4f)", above, needed);
      }
      std::printf("\n");
      std::fflush(stdout);
    }
  stakes->setCalibration(*grid, std::move(calibration));
  write(options.stakesFile, stakes->write());
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Makes the chances of throws agree with the board.");
  Options options;
  app.add_option(
         "--needs", options.needs,
         "holes that dealer and pone need, each with each, ascending; at the greatest the factor is 1")
      ->delimiter(',')
      ->check(CLI::Range(1, StakesTable::farthest));
  app.add_option("--seed", options.seed);
  app.add_option("--deals", options.deals, "at each score")->check(CLI::Range(10, 1'000'000));
  app.add_option("--more", options.more, "the number of deals that give the mean points");
  app.add_option("--least-chance", options.leastChance, "if a side's chance is less, the factor is 1");
  app.add_option("--threads", options.threads)->check(CLI::Range(1, 1024));
  app.add_option("--stakes", options.stakesFile, "the table of stakes, read and written");
  CLI11_PARSE(app, argc, argv);
  options.more = std::max(options.more, options.deals);
  return run(options);
}
