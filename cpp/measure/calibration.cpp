// Checks that the win chances of the advice agree with those in `BoardTable`. Over many deals, the mean
// chance of the best throw, or of the best lead after it, should be the table's chance at the score. The
// chances of dealer and pone should add to 1.
//
//     measure_calibration --deals 400
//     measure_calibration --at 120,120 --stakes build/stakes.bin
//
// Prints, at some scores, the mean chance of the dealer's best throw, of the pone's best throw and of the
// pone's best lead. Each is printed less the table's chance, with a 95 % interval.

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdio>

#include "cribbage/cribbage.h"
#include "measure/average.h"
#include "measure/options.h"
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

// Reads the values of the option --at, or takes some scores if there are none. If one of them is not a score,
// prints an error and returns no scores.
std::vector<Start> scoresOf(const Options& options) {
  if (options.at.empty()) return {std::begin(everyStart), std::end(everyStart)};
  std::vector<Start> scores;
  for (const std::string& text : options.at) {
    Start score{};
    if (std::sscanf(text.c_str(), "%d,%d", &score.dealer, &score.pone) != 2 ||
        std::min(score.dealer, score.pone) < 0 || std::max(score.dealer, score.pone) >= lastHole) {
      std::fprintf(stderr, "--at takes the scores of the dealer and the pone, 0 to 120 each: 117,118\n");
      return {};
    }
    scores.push_back(score);
  }
  return scores;
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
  Average dealer, pone, lead;
};

Shown shownAt(const Options& options, const Tables& tables, Start score) {
  std::vector<std::array<double, 3>> shown(static_cast<std::size_t>(options.deals));
  onThreads(options.threads, shown.size(), [&](std::size_t at) {
    const auto dealt = deal(static_cast<std::int64_t>(options.seed * 1'000'003 + at));
    const auto& [ponesSix, dealersSix] = dealt->hands;
    const auto ofDealer = valueDiscards(dealersSix, true, {score.dealer, score.pone}, tables);
    const auto ofPone = valueDiscards(ponesSix, false, {score.pone, score.dealer}, tables);
    const double lead = options.leads ? leadChance(tables, ofPone->front(), dealt->starter, score) : 0;
    shown[at] = {*ofDealer->front().winChance, *ofPone->front().winChance, lead};
  });
  Shown all;
  for (const auto& [dealer, pone, lead] : shown) {
    all.dealer.add(dealer);
    all.pone.add(pone);
    all.lead.add(lead);
  }
  return all;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Compares the win chances that the advice shows with the board.");
  Options options;
  app.add_option("--deals", options.deals, "at each score");
  app.add_option("--seed", options.seed);
  app.add_option("--at", options.at,
                 "the scores of the dealer and the pone, like 117,118; by default ten scores");
  app.add_flag("!--no-leads", options.leads, "throws alone");
  app.add_option("--stakes", options.stakesFile, "another table of stakes than the shipped one");
  app.add_option("--threads", options.threads);
  CLI11_PARSE(app, argc, argv);
  const std::vector<Start> scores = scoresOf(options);
  const auto tables = tablesWith(options.stakesFile);
  if (scores.empty() || !tables) return 1;
  std::printf("dealer-pone  best throw less the board: dealer, pone; their sum%s\n",
              options.leads ? "; best lead" : "");
  for (const Start& score : scores) {
    const double board = winChance({score.dealer, score.pone}, true, *tables)->chance;
    const Shown shown = shownAt(options, *tables, score);
    std::printf("%3d-%-3d  %+.3f ± %.3f  %+.3f ± %.3f  %.3f", score.dealer, score.pone,
                shown.dealer.mean() - board, shown.dealer.error(), shown.pone.mean() - (1 - board),
                shown.pone.error(), shown.dealer.mean() + shown.pone.mean());
    if (options.leads) std::printf("  %+.3f ± %.3f", shown.lead.mean() - (1 - board), shown.lead.error());
    std::printf("\n");
    std::fflush(stdout);
  }
  return 0;
}
