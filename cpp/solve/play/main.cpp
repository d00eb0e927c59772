// Solves the play by CFR+ (Tammelin 2014), with hidden hands and without suits, for players who discard by
// `ThrowsTable`. Measures exactly how far the solution is from an equilibrium: the sum of what each side
// could gain by a best response. Writes the mean pegs of each kept hand, and the leads and replies.
//
//     solve_play --rounds 144 --state build/play.state --crib cpp/tables/crib.bin --table cpp/tables/play.bin
//
// The program uses no random numbers, and its result is the same for any number of threads.
// docs/tables/README.md says how long a round takes. The state file (640 MB) is read at the start and written
// now and then. If it was made for another table of throws, only its regrets are used.

#include <CLI/CLI.hpp>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <string>

#include "cribbage/play/hand_pegs_table.h"
#include "native/files.h"
#include "native/hand_prior_by_class.h"
#include "native/play_state.h"
#include "native/threads.h"
#include "solve/play/play_report.h"
#include "solve/play_opening.h"

using namespace cribbage;

namespace {

struct Options {
  int rounds = 144;
  int measureEvery = 16;
  double targetNashConv = 0;
  int threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  std::string cribFile = "cpp/tables/crib.bin", stateFile, tableFile, leadsFile, repliesFile, netsFile,
              openingFile;
};

struct Measured {
  double value = 0, ponesGain = 0, dealersGain = 0;
  double nashConv() const { return ponesGain + dealersGain; }  // twice the exploitability
};

Measured measure(PlaySolver& solver) {
  Measured measured;
  measured.value = solver.value(Seat::dealer);
  measured.dealersGain = solver.bestResponseValue(Seat::dealer) - measured.value;
  measured.ponesGain = solver.bestResponseValue(Seat::pone) + measured.value;
  return measured;
}

void print(const Measured& measured) {
  std::printf("the dealer pegs %.4f more than the pone; to gain: dealer %.5f, pone %.5f, together %.5f\n",
              measured.value, measured.dealersGain, measured.ponesGain, measured.nashConv());
  std::fflush(stdout);
}

void solve(PlaySolver& solver, const Options& options, std::uint32_t joint, const Clock& clock) {
  const int first = solver.rounds();
  const double begun = clock.seconds();
  while (solver.rounds() < options.rounds) {
    solver.solveRound();
    const double each = (clock.seconds() - begun) / (solver.rounds() - first);
    std::printf("round %d, %.0f s left\n", solver.rounds(), each * (options.rounds - solver.rounds()));
    std::fflush(stdout);
    if (solver.rounds() % options.measureEvery != 0 && solver.rounds() < options.rounds) continue;
    if (!options.stateFile.empty() && !saveState(options.stateFile, solver, joint))
      std::fprintf(stderr, "“%s” cannot be written.\n", options.stateFile.c_str());
    const Measured measured = measure(solver);
    print(measured);
    if (measured.nashConv() < options.targetNashConv) break;
  }
}

Options read(int argc, char** argv, CLI::App& app) {
  Options options;
  app.add_option("--rounds", options.rounds, "rounds in all, those of the state counted");
  app.add_option("--measure-every", options.measureEvery, "rounds between two measurements");
  app.add_option("--target-nash-conv", options.targetNashConv,
                 "stop when both together can gain less, in points a deal");
  app.add_option("--threads", options.threads);
  app.add_option("--crib", options.cribFile, "the table of throws");
  app.add_option("--state", options.stateFile, "read at the start, written when measured");
  app.add_option("--table", options.tableFile);
  app.add_option("--nets", options.netsFile, "what the play is worth by deal and throw, for solve_throws");
  app.add_option("--opening", options.openingFile, "the table of the first three cards");
  app.add_option("--leads", options.leadsFile);
  app.add_option("--replies", options.repliesFile);
  app.parse(argc, argv);
  return options;
}

int run(const Options& options) {
  const Clock clock;
  const auto crib = ThrowsTable::read(bytesOf(options.cribFile));
  if (!crib) {
    std::fprintf(stderr, "%s: %s\n", options.cribFile.c_str(), crib.error().message.c_str());
    return 1;
  }
  const HandPriorByClass pones(crib->expertPone), dealers(crib->expertDealer);
  const JointHands joint = jointOf(pones, dealers, options.threads);
  const std::uint32_t digest = digestOf(joint);
  const PlayTree tree{PublicPlay{}};
  PlaySolver solver(tree, joint);
  solver.setForEach([&](std::size_t count, const std::function<void(std::size_t)>& work) {
    onThreads(options.threads, count, work);
  });
  std::printf("%zu public nodes, %zu numbers for choices, %zu terminals; %.0f s\n", tree.nodeCount(),
              tree.choiceCount(), tree.terminals().size() + tree.alone().size(), clock.seconds());
  if (!options.stateFile.empty()) {
    if (loadState(options.stateFile, solver, digest))
      std::printf("going on after round %d\n", solver.rounds());
    else
      std::printf("starting, from the regrets of other throws if there are any\n");
  }
  solve(solver, options, digest, clock);
  print(measure(solver));

  const PeggedHands pegged = solver.pegged();
  const PlayReport report(joint, pegged);
  std::printf("pegged a deal: the dealer %.4f, the pone %.4f\n", report.mean(Seat::dealer),
              report.mean(Seat::pone));
  const HandPegsTable table(report.values(Seat::pone), report.values(Seat::dealer));
  std::ofstream netsOut;
  if (!options.netsFile.empty()) netsOut.open(options.netsFile, std::ios::binary);
  for (const Seat seat : bothSeats) {
    const bool dealer = seat == Seat::dealer;
    const HandPriorByClass &ours = dealer ? dealers : pones, &theirs = dealer ? pones : dealers;
    const auto nets = netsByThrow(seat, ours, theirs, pegged, options.threads);
    netsOut.write(reinterpret_cast<const char*>(nets.data()),
                  static_cast<std::streamsize>(nets.size() * sizeof nets[0]));
    const CostOfForgetting cost = costOfForgetting(seat, ours, nets, table);
    std::printf(
        "forgetting what was thrown: net of the %s off by %.4f (root of the mean square), %.4f at most\n",
        dealer ? "dealer" : "pone", cost.rootMeanSquare, cost.most);
  }
  if (!options.tableFile.empty()) write(options.tableFile, table.write());
  if (!options.openingFile.empty())
    write(options.openingFile, openingOf(solver, tree, options.threads).write());
  if (!options.leadsFile.empty()) writeLeads(options.leadsFile, solver, tree, joint);
  if (!options.repliesFile.empty()) writeReplies(options.repliesFile, solver, tree, joint);
  std::printf("%.0f seconds\n", clock.seconds());
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Solves the play.");
  try {
    return run(read(argc, argv, app));
  } catch (const CLI::ParseError& error) {
    return app.exit(error);
  }
}
