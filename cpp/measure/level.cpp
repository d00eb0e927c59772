// Checks that the win chances of the advice agree with those in `BoardTable`. Over many deals, the mean
// chance of the best throw, or of the best lead after it, should be the table's chance at the score. The
// chances of dealer and pone should add to 1.
//
//     measure_level --deals 400
//     measure_level --at 120,120 --stakes build/stakes.bin
//
// Prints, at some scores, the mean chance of the dealer's best throw, of the pone's best throw and of the
// pone's best lead. Each is printed less the table's chance, with a 95 % interval.

#include <CLI/CLI.hpp>
#include <cmath>
#include <cstdio>

#include "cribbage/cribbage.h"
#include "native/files.h"
#include "native/threads.h"

using namespace cribbage;

namespace {

struct Options {
  std::uint64_t seed = 1;
  int deals = 400;
  bool leads = true;
  std::vector<std::string> at;
  std::string stakesFile;
  int threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
};

struct Start {
  int dealer, pone;
};

constexpr Start everyStart[] = {{120, 120}, {119, 119}, {117, 118}, {118, 117}, {115, 115},
                                {116, 110}, {110, 116}, {109, 114}, {105, 105}, {60, 60}};

std::vector<Start> scoresOf(const Options& options) {
  std::vector<Start> scores;
  for (const std::string& text : options.at) {
    Start score{};
    if (std::sscanf(text.c_str(), "%d,%d", &score.dealer, &score.pone) == 2) scores.push_back(score);
  }
  if (scores.empty()) scores.assign(std::begin(everyStart), std::end(everyStart));
  return scores;
}

struct Means {
  double mean = 0, error = 0;  // the error is 1.96 standard errors
};

Means meansOf(const std::vector<double>& values) {
  const auto count = static_cast<double>(values.size());
  double sum = 0, squares = 0;
  for (const double value : values) {
    sum += value;
    squares += value * value;
  }
  const double mean = sum / count;
  return {mean, 1.96 * std::sqrt((squares / count - mean * mean) / count)};
}

// Returns the win chance of the pone's best lead from the kept four. The chance is 0 if the dealer's two
// points for a jack as starter (heels) end the game first.
double leadChance(const Tables& tables, const Discard& kept, Card starter, Start score) {
  const int dealer = score.dealer + (starter.rank() == Rank::jack ? 2 : 0);
  if (dealer >= lastHole) return 0;
  const OwnCards own{kept.kept, kept.thrown, starter};
  return *valuePlays(own, {}, false, {score.pone, dealer}, tables)->legal.front().winChance;
}

struct Shown {
  std::vector<double> dealer, pone, lead;
};

Shown shownAt(const Options& options, const Tables& tables, Start score) {
  const auto deals = static_cast<std::size_t>(options.deals);
  Shown shown{std::vector<double>(deals), std::vector<double>(deals), std::vector<double>(deals)};
  onThreads(options.threads, deals, [&](std::size_t at) {
    const auto dealt = deal(static_cast<std::int64_t>(options.seed * 1'000'003 + at));
    const auto& [ponesSix, dealersSix] = dealt->hands;
    const auto ofDealer = valueDiscards(dealersSix, true, {score.dealer, score.pone}, tables);
    const auto ofPone = valueDiscards(ponesSix, false, {score.pone, score.dealer}, tables);
    shown.dealer[at] = *ofDealer->front().winChance;
    shown.pone[at] = *ofPone->front().winChance;
    if (options.leads) shown.lead[at] = leadChance(tables, ofPone->front(), dealt->starter, score);
  });
  return shown;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Holds the chances of winning that advice shows against the board.");
  Options options;
  app.add_option("--deals", options.deals, "a score");
  app.add_option("--seed", options.seed);
  app.add_option("--at", options.at, "a score, of the dealer, a comma, of the pone; else some");
  app.add_flag("!--no-leads", options.leads, "throws alone");
  app.add_option("--stakes", options.stakesFile, "another table of stakes than the shipped one");
  app.add_option("--threads", options.threads);
  CLI11_PARSE(app, argc, argv);
  Tables tables = shippedTables();
  if (!options.stakesFile.empty())
    if (const auto error = tables.give("stakes", bytesOf(options.stakesFile))) {
      std::fprintf(stderr, "%s\n", error->message.c_str());
      return 1;
    }
  std::printf("dealer-pone  best throw less the board: dealer, pone; their sum; best lead\n");
  for (const Start& score : scoresOf(options)) {
    const double board = winChance({score.dealer, score.pone}, true, tables)->chance;
    const Shown shown = shownAt(options, tables, score);
    const Means dealer = meansOf(shown.dealer), pone = meansOf(shown.pone), lead = meansOf(shown.lead);
    std::printf("%3d-%-3d  %+.3f ± %.3f  %+.3f ± %.3f  %.3f  %+.3f ± %.3f\n", score.dealer, score.pone,
                dealer.mean - board, dealer.error, pone.mean - (1 - board), pone.error,
                dealer.mean + pone.mean, lead.mean - (1 - board), lead.error);
    std::fflush(stdout);
  }
  return 0;
}
