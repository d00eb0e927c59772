// Measures the advice on the play against the solved play itself.
//
// The loss of a choice is computed, not sampled. It is the best that any play can still get from that hand
// against the equilibrium, over every hand that the opponent can hold given our six, the starter and all that
// was laid, less the same after the choice. The losses of a play add up over its choices. Deals are drawn,
// throws are those of the table. Matches with plainer players are played out, each deal with both ways to
// sit.
//
//     measure_play --state build/play.state --deals 400 --matches 400 --seed 1
//
// Half a second a deal and more.

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <string>
#include <thread>

#include "cribbage/game/peggers.h"
#include "measure/average.h"
#include "measure/play/best_against_solved.h"
#include "measure/play/sampling_pegger.h"
#include "measure/play/two_peggers.h"
#include "native/files.h"
#include "native/kept_together.h"
#include "native/play_state.h"
#include "native/threads.h"

using namespace cribbage;

namespace {

struct Options {
  std::string cribFile = "cpp/tables/crib.bin", openingFile = "cpp/tables/opening.bin", stateFile;
  std::uint32_t deals = 400, matches = 400;
  std::uint64_t seed = 1;
  int samples = 50;
  int threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
};

void print(const char* what, const Average& average) {
  std::printf("  %-58s %+.5f +- %.5f\n", what, average.mean(), average.error());
  std::fflush(stdout);
}

float bestOf(const ByRank& nets, const LaySight& turn) {
  float best = -1e9f;
  for (const Rank rank : turn.held)
    if (turn.can(rank)) best = std::max(best, nets[static_cast<std::size_t>(rank)]);
  return best;
}

// Losses of a play by the number of our cards laid before the choice.
using Losses = std::array<double, 4>;

// The loss of `side` in a deal when it lays by the probabilities of `chances`.
template <class Chances>
Losses lossesOf(const Solution& solved, const Sights& sights, Seat side, const KeptHands& theirKept,
                const BySeat<const Pegger*>& players, Random random, const ByRank* leads, ByRank* leadsOut,
                Chances chances) {
  Losses losses{};
  BestAgainstSolved best(solved, side, sights[side], theirKept);
  playOut(
      solved.tree, sights, players, random,
      [&](const LaySight& turn, int target) {
        if (turn.play.toAct() != side || target < 0) return;
        const std::size_t laid = 4 - turn.held.size();
        const bool lead = laid == 0;
        const ByRank nets = lead && leads ? *leads : best.nets(turn, target);
        if (lead && leadsOut) *leadsOut = nets;
        const ByRank laying = chances(turn);
        double mean = 0;
        for (std::size_t rank = 0; rank < rankCount; ++rank)
          mean += static_cast<double>(laying[rank]) * static_cast<double>(nets[rank]);
        losses[laid] += static_cast<double>(bestOf(nets, turn)) - mean;
      },
      [&](const PublicPlay& before, int target, int rank) { best.step(before, target, rank); });
  return losses;
}

// What the equilibrium and the advice lost in each deal.
using BothLosses = std::array<Losses, 2>;

void printLosses(Seat side, const std::vector<BothLosses>& losses) {
  std::array<Average, 2> all;
  Average more;
  std::array<std::array<Average, 4>, 2> byLaid;
  for (const auto& both : losses) {
    std::array<double, 2> sums{};
    for (std::size_t who = 0; who < 2; ++who)
      for (std::size_t laid = 0; laid < 4; ++laid) {
        sums[who] += both[who][laid];
        byLaid[who][laid].add(both[who][laid]);
      }
    all[0].add(sums[0]);
    all[1].add(sums[1]);
    more.add(sums[1] - sums[0]);
  }
  std::printf("the %s, %zu deals, points a deal\n", side == Seat::pone ? "pone" : "dealer", losses.size());
  print("the equilibrium loses to the best that knows throw and starter", all[0]);
  print("the advice loses to it", all[1]);
  print("the advice loses to the equilibrium", more);
  for (std::size_t laid = 0; laid < 3; ++laid) {
    std::printf("  with %zu laid:\n", laid);
    print("  the equilibrium", byLaid[0][laid]);
    print("  the advice", byLaid[1][laid]);
  }
}

void measureLosses(const Solution& solved, const DealtSights& dealt, const PlayKnowledge& knowledge,
                   const Options& options) {
  const SolvedPegger equilibrium(solved.play());
  const AdvisedPegger advised(knowledge);
  for (const Seat side : bothSeats) {
    std::vector<BothLosses> losses(options.deals);
    const KeptHands& theirs = side == Seat::pone ? knowledge.asDealer : knowledge.asPone;
    onThreads(options.threads, options.deals, [&](std::size_t at) {
      Random random(options.seed * 1'000'003 + at);
      const Sights sights = dealt.deal(random);
      BySeat<const Pegger*> players{&equilibrium, &equilibrium};
      ByRank first{};
      losses[at][0] = lossesOf(solved, sights, side, theirs, players, random, nullptr, &first,
                               [&](const LaySight& turn) { return equilibrium.chances(turn); });
      players[side] = &advised;
      losses[at][1] =
          lossesOf(solved, sights, side, theirs, players, random, &first, nullptr, [&](const LaySight& turn) {
            ByRank one{};
            Random none(0);
            one[static_cast<std::size_t>(advised.choose(turn, none))] = 1;
            return one;
          });
    });
    printLosses(side, losses);
  }
}

void measureMatches(const Solution& solved, const DealtSights& dealt, const PlayKnowledge& knowledge,
                    const Options& options) {
  const SolvedPegger equilibrium(solved.play());
  const AdvisedPegger advised(knowledge);
  const GreedyPegger greedy;
  const SamplingPegger sampling(knowledge, options.samples);
  struct Match {
    const char* name;
    const Pegger *one, *other;
    std::uint32_t times;
  };
  for (const Match& match : {Match{"the advice and the equilibrium", &advised, &equilibrium, 1},
                             Match{"the advice and the greedy player", &advised, &greedy, 1},
                             Match{"the advice and the sampling player", &advised, &sampling, 1},
                             Match{"the equilibrium and the greedy player", &equilibrium, &greedy, 100},
                             Match{"the equilibrium and the sampling player", &equilibrium, &sampling, 10}}) {
    std::vector<std::array<double, 2>> nets(options.matches * match.times);
    onThreads(options.threads, nets.size(), [&](std::size_t at) {
      Random random(options.seed * 7'000'003 + at);
      const Sights sights = dealt.deal(random);
      nets[at][0] = playOut(solved.tree, sights, {match.one, match.other}, random);
      nets[at][1] = -playOut(solved.tree, sights, {match.other, match.one}, random);
    });
    Average all;
    for (const auto& both : nets) all.add((both[0] + both[1]) / 2);
    std::printf("%s, %zu deals from both sides: net points a deal of the first\n", match.name, nets.size());
    print("", all);
  }
}

Options readOptions(int argc, char** argv, CLI::App& app) {
  Options options;
  app.add_option("--state", options.stateFile, "of solve_play")->required();
  app.add_option("--crib", options.cribFile);
  app.add_option("--opening", options.openingFile);
  app.add_option("--deals", options.deals, "of which losses are computed");
  app.add_option("--matches", options.matches, "deals of each match");
  app.add_option("--samples", options.samples, "hands that the sampling player looks at");
  app.add_option("--seed", options.seed);
  app.add_option("--threads", options.threads);
  app.parse(argc, argv);
  return options;
}

int run(const Options& options) {
  const auto crib = ThrowsTable::read(bytesOf(options.cribFile));
  const auto opening = OpeningTable::read(bytesOf(options.openingFile));
  if (!crib || !opening) {
    std::fprintf(stderr, "%s\n", (!crib ? crib.error() : opening.error()).message.c_str());
    return 1;
  }
  const KeptTogether pones(crib->expertPone), dealers(crib->expertDealer);
  const JointHands joint = jointOf(pones, dealers, options.threads);
  const PlayTree tree{PublicPlay{}};
  PlaySolver solver(tree, joint);
  if (!loadState(options.stateFile, solver, digestOf(joint))) {
    std::fprintf(stderr, "%s is not the state of a solution for this table of throws\n",
                 options.stateFile.c_str());
    return 1;
  }
  const Solution solved{tree, solver};
  const PlayKnowledge knowledge{KeptHands(crib->expertPone), KeptHands(crib->expertDealer), UsualCribs(*crib),
                                std::make_shared<const OpeningTable>(*opening)};
  const DealtSights dealt(*crib);
  measureLosses(solved, dealt, knowledge, options);
  measureMatches(solved, dealt, knowledge, options);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Measures the advice on the play.");
  try {
    return run(readOptions(argc, argv, app));
  } catch (const CLI::Error& error) {
    return app.exit(error);
  }
}
