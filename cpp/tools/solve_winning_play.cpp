// Solves the play for winning: at one score after another, by CFR+ over the whole play with hidden hands,
// when what is played for is not points but the chance of winning the game. Says what each side gains by it
// against one who plays for points, and what changes when both do.
//
//     solve_winning_play --play-state build/play.state --out cpp/tables/winning-play.csv
//
// A minute a score on two cores, and 2 GB. Nothing is random but the deals that tell what hands show, which
// are seeded. A score that is in the file already is not solved again; one solution is where the next begins.

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

#include "cribbage/table_reader.h"
#include "kept_hands.h"
#include "opening_shapes.h"
#include "play_state.h"
#include "show_kinds.h"
#include "threads.h"
#include "winning_ends.h"

using namespace cribbage;

namespace {

struct Options {
  std::vector<int> dealers, pones;
  int rounds = 24, unlearn = 4, measureEvery = 8;
  double enough = 0.002, gap = 0.005;
  std::size_t deals = 4'000'000;
  std::uint64_t seed = 1;
  int threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  std::string cribFile = "cpp/tables/crib.bin", playFile = "cpp/tables/play.bin",
              boardFile = "cpp/tables/board.bin", playState = "build/play.state", outFile, openingsFile,
              openingFile = "cpp/tables/opening.bin", tableFile;
  bool tableOnly = false;
  OpeningShapes shapes;
};

std::vector<std::uint8_t> bytesOf(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

// The dealer's chance when the show is next.
class ShowChances {
 public:
  ShowChances(const ShowKinds& shows, const BoardTable& board) : shows_(shows), board_(board) {}

  WinningEnds::Chance from(ToGo toGo) {
    known_.assign(known_.size(), {});
    return [this, toGo](int ponesPegs, int dealersPegs, std::size_t pone, std::size_t dealer) {
      auto& known = known_[static_cast<std::size_t>(ponesPegs * most + dealersPegs)];
      if (known.empty()) known = chances({toGo.dealer - dealersPegs, toGo.pone - ponesPegs});
      return known[pone * ShowKinds::kinds + dealer];
    };
  }

 private:
  static constexpr int most = 32;

  std::vector<double> chances(ToGo left) const {
    std::vector<double> all(ShowKinds::kinds * ShowKinds::kinds);
    for (int hand = 0; hand < std::min<int>(left.pone, ShowKinds::mostShow); ++hand)
      for (std::size_t dealer = 0; dealer < ShowKinds::kinds; ++dealer) {
        double wins = 0;
        for (int show = 0; show < static_cast<int>(ShowKinds::mostShow); ++show)
          wins += shows_.points[1][dealer][static_cast<std::size_t>(show)] *
                  (show >= left.dealer ? 1
                                       : 1 - board_.dealersChance(lastHole - left.pone + hand,
                                                                  lastHole - left.dealer + show));
        for (std::size_t pone = 0; pone < ShowKinds::kinds; ++pone)
          all[pone * ShowKinds::kinds + dealer] +=
              shows_.points[0][pone][static_cast<std::size_t>(hand)] * wins;
      }
    return all;
  }

  const ShowKinds& shows_;
  const BoardTable& board_;
  std::vector<std::vector<double>> known_{static_cast<std::size_t>(most * most)};
};

// The dealer's chance when both play so, and what each could gain by the best answer to the other.
struct Measured {
  double dealers = 0, dealerGains = 0, poneGains = 0;
};

Measured measure(PlaySolver& solver) {
  const double net = solver.value(PublicPlay::dealer);
  return {net + 0.5, solver.bestValue(PublicPlay::dealer) - net, solver.bestValue(PublicPlay::pone) + net};
}

void writeTable(const Options& options, const CribTable& crib, const OpeningTable& points) {
  const SolvedOpenings openings = readOpenings(options.openingsFile);
  const OpeningWeights weights = weightsOf(crib, points);
  const auto within = [](std::vector<int> needs) {
    std::erase_if(needs, [](int holes) { return holes > OpeningStakes::farthest; });
    return needs;
  };
  const OpeningStakes stakes =
      stakesOf({within(options.dealers), within(options.pones)}, openings, points, weights, options.shapes);
  for (const bool replies : {false, true}) {
    OpeningLosses all, most;
    double solved = 0;
    for (const auto& [score, wins] : openings) {
      const ToGo toGo{score.first, score.second};
      if (!stakes.knows(toGo)) continue;
      const OpeningLosses losses = lossesOf(replies, stakes, toGo, wins, points, weights);
      std::printf("%s, dealer needs %d, pone %d: loses by the table %.5f, for points %.5f\n",
                  replies ? "reply" : "lead", toGo.dealer, toGo.pone, losses.byTable, losses.byPoints);
      solved += 1;
      all.byTable += losses.byTable;
      all.byPoints += losses.byPoints;
      most.byTable = std::max(most.byTable, losses.byTable);
      most.byPoints = std::max(most.byPoints, losses.byPoints);
    }
    std::printf("%s, over %.0f scores: by the table %.5f, %.5f at most; for points %.5f, %.5f at most\n",
                replies ? "reply" : "lead", solved, all.byTable / solved, most.byTable, all.byPoints / solved,
                most.byPoints);
  }
  const std::vector<std::uint8_t> bytes = stakes.write();
  std::ofstream(options.tableFile, std::ios::binary)
      .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
  std::printf("%s: %zu bytes, hash %u\n", options.tableFile.c_str(), bytes.size(), hashOf(bytes));
}

int run(const Options& options) {
  const auto begun = std::chrono::steady_clock::now();
  const auto seconds = [&] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
  };
  const auto crib = CribTable::read(bytesOf(options.cribFile));
  const auto plays = PlayTable::read(bytesOf(options.playFile));
  const auto board = BoardTable::read(bytesOf(options.boardFile));
  const auto opening = OpeningTable::read(bytesOf(options.openingFile));
  if (!crib || !plays || !board || !opening) {
    const Error error = !crib    ? crib.error()
                        : !plays ? plays.error()
                        : !board ? board.error()
                                 : opening.error();
    std::fprintf(stderr, "%s\n", error.message.c_str());
    return 1;
  }
  if (options.tableOnly) {
    writeTable(options, *crib, *opening);
    return 0;
  }
  std::set<std::pair<int, int>> done;
  if (std::ifstream in(options.outFile); in) {
    std::string line;
    std::getline(in, line);
    while (std::getline(in, line)) {
      int dealer = 0, pone = 0;
      if (std::sscanf(line.c_str(), "%d,%d", &dealer, &pone) == 2) done.insert({dealer, pone});
    }
  }

  const ShowKinds shows =
      showKindsOf(*crib, QuickThrower(*crib, *plays), options.deals, options.seed, options.threads);
  const JointHands joint =
      jointOf(KeptHands(crib->expertPone), KeptHands(crib->expertDealer), options.threads);
  const std::uint32_t digest = digestOf(joint);
  const PlayTree tree{PublicPlay{}};
  PlayNumbers forPoints;
  {
    PlaySolver points(tree, JointHands(joint));
    if (!loadState(options.playState, points, digest)) {
      std::fprintf(stderr, "“%s” is not a play solved for these tables.\n", options.playState.c_str());
      return 1;
    }
    forPoints = points.release();
  }
  // Where to begin: a point is worth some three in a hundred near the end, and what was learnt is to be
  // unlearnt soon.
  PlayNumbers forWinning{forPoints.regrets, std::vector<float>(forPoints.averages.size()), 0};
  for (float& regret : forWinning.regrets) regret *= 0.03f;
  constexpr float kept = 0.2f;

  auto madeEnds = std::make_unique<WinningEnds>(tree, joint, shows.kindOf, ShowKinds::kinds);
  WinningEnds& ends = *madeEnds;
  PlaySolver solver(tree, std::move(madeEnds));
  solver.setForEach([&](std::size_t count, const std::function<void(std::size_t)>& work) {
    onThreads(options.threads, count, work);
  });
  ShowChances chances(shows, *board);
  std::printf("ready, %.0f s\n", seconds());
  std::fflush(stdout);

  if (done.empty()) {
    std::ofstream out(options.outFile);
    out << "dealer_needs,pone_needs,points_play,dealer_gains,pone_gains,winning_play,dealer_could,pone_"
           "could\n";
  }
  bool back = false;
  for (const int x : options.dealers) {
    std::vector<int> pones = options.pones;
    if (std::exchange(back, !back)) std::reverse(pones.begin(), pones.end());
    for (const int y : pones) {
      if (done.contains({x, y})) continue;
      ends.aim({x, y}, chances.from({x, y}));
      solver.resume(std::move(forPoints));
      const Measured points = measure(solver);
      forPoints = solver.release();
      // Where nobody can gain there is nothing to solve.
      Measured winning = points;
      if (points.dealerGains + points.poneGains > options.enough) {
        for (float& regret : forWinning.regrets) regret *= kept;
        solver.resume(std::move(forWinning));
        for (int round = 0; round < options.rounds; ++round) {
          if (round == 0 || round == options.unlearn) solver.forgetAverages();
          solver.solveRound();
          if (round + 1 < options.rounds && (round + 1) % options.measureEvery != 0) continue;
          winning = measure(solver);
          if (winning.dealerGains + winning.poneGains < options.gap) break;
        }
        if (!options.openingsFile.empty())
          append(options.openingsFile, x, y, openingNetsOf(solver, tree, options.threads));
        forWinning = solver.release();
      }
      char row[200];
      std::snprintf(row, sizeof row, "%d,%d,%.5f,%.5f,%.5f,%.5f,%.5f,%.5f\n", x, y, points.dealers,
                    points.dealerGains, points.poneGains, winning.dealers, winning.dealerGains,
                    winning.poneGains);
      std::ofstream(options.outFile, std::ios::app) << row;
      std::printf("%7.0f s  %s", seconds(), row);
      std::fflush(stdout);
    }
  }
  if (!options.tableFile.empty()) writeTable(options, *crib, *opening);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Solves the play for winning.");
  Options options;
  app.add_option("--dealers", options.dealers, "holes the dealer needs, of the scores to solve")
      ->delimiter(',')
      ->required();
  app.add_option("--pones", options.pones, "holes the pone needs")->delimiter(',')->required();
  app.add_option("--rounds", options.rounds, "of CFR+, at each score, at most");
  app.add_option("--measure-every", options.measureEvery, "rounds between two measurements");
  app.add_option("--gap", options.gap, "a score is solved when both together could gain less");
  app.add_option("--unlearn", options.unlearn, "rounds before what is averaged begins");
  app.add_option("--enough", options.enough,
                 "where both together gain less by playing to win it is not solved");
  app.add_option("--deals", options.deals, "sampled for what hands show");
  app.add_option("--seed", options.seed);
  app.add_option("--threads", options.threads);
  app.add_option("--crib", options.cribFile, "the table of throws");
  app.add_option("--play", options.playFile, "the table of what hands peg");
  app.add_option("--board", options.boardFile, "what a score is worth");
  app.add_option("--play-state", options.playState, "the solved play, as solve_play keeps it");
  app.add_option("--out", options.outFile)->required();
  app.add_option("--openings", options.openingsFile, "what leads and replies win, added to at each score");
  app.add_option("--opening", options.openingFile, "the table of the first three cards");
  app.add_option("--table", options.tableFile, "the table of what leads and replies win");
  app.add_flag("--table-only", options.tableOnly, "solves nothing more");
  app.add_option("--lead-directions", options.shapes.leads.directions);
  app.add_option("--lead-step", options.shapes.leads.step);
  app.add_option("--reply-directions", options.shapes.replies.directions);
  app.add_option("--reply-step", options.shapes.replies.step);
  CLI11_PARSE(app, argc, argv);
  return run(options);
}
