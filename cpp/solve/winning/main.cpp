// Solves the play for winning, at one score after another, by CFR+ over the whole play with hidden hands. The
// payoff is the chance of winning the game instead of points. Says what each side gains by it against an
// opponent who plays for points, and what changes when both do it.
//
//     solve_winning --play-state build/play.state --out cpp/tables/winning-play.csv
//
// It takes 2 GB; docs/tables/winning-play.md says how long. Nothing is random but the deals that tell what
// hands show, which are seeded. A score that is in the file already is not solved again. One solution is
// where the next begins.

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <functional>
#include <memory>
#include <set>
#include <string>

#include "native/files.h"
#include "native/kept_together.h"
#include "native/play_state.h"
#include "native/threads.h"
#include "solve/winning/opening_shapes.h"
#include "solve/winning/show_kinds.h"
#include "solve/winning/winning_ends.h"

using namespace cribbage;

namespace {

struct Options {
  std::vector<int> dealers, pones;
  int rounds = 24, roundsNotAveraged = 4, measureEvery = 8;
  double leastGain = 0.002, targetNashConv = 0.005;
  std::size_t deals = 4'000'000;
  std::uint64_t seed = 1;
  int threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  std::string cribFile = "cpp/tables/crib.bin", playFile = "cpp/tables/play.bin",
              boardFile = "cpp/tables/board.bin", playState = "build/play.state", outFile, openingsFile,
              openingFile = "cpp/tables/opening.bin", tableFile;
  bool tableOnly = false;
  OpeningShapes shapes;
};

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

// The dealer's win probability when both play so, and the gain of each side's best response to the opponent.
struct Measured {
  double dealers = 0, dealerGains = 0, poneGains = 0;
  double nashConv() const { return dealerGains + poneGains; }  // twice the exploitability
};

Measured measure(PlaySolver& solver) {
  const double net = solver.value(Seat::dealer);
  return {net + 0.5, solver.bestValue(Seat::dealer) - net, solver.bestValue(Seat::pone) + net};
}

void writeTable(const Options& options, const ThrowsTable& crib, const OpeningTable& points) {
  const SolvedOpenings openings = readOpenings(options.openingsFile);
  const OpeningWeights weights = weightsOf(crib, points);
  const auto within = [](std::vector<int> needs) {
    std::erase_if(needs, [](int holes) { return holes > StakesTable::farthest; });
    return needs;
  };
  const StakesTable stakes =
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
  write(options.tableFile, stakes.write());
}

// The scores that a file of rows has.
std::set<std::pair<int, int>> scoresIn(const std::string& file) {
  std::set<std::pair<int, int>> scores;
  std::ifstream in(file);
  std::string line;
  std::getline(in, line);
  while (std::getline(in, line)) {
    int dealer = 0, pone = 0;
    if (std::sscanf(line.c_str(), "%d,%d", &dealer, &pone) == 2) scores.insert({dealer, pone});
  }
  return scores;
}

// The whole play, at one score after another.
class Scores {
 public:
  Scores(const Options& options, const ShowKinds& shows, const BoardTable& board, JointHands joint,
         PlayNumbers forPoints)
      : options_(options),
        chances_(shows, board),
        forPoints_(std::move(forPoints)),
        solver_(tree_, endsOf(shows, std::move(joint))) {
    solver_.setForEach([&](std::size_t count, const std::function<void(std::size_t)>& work) {
      onThreads(options_.threads, count, work);
    });
    // The start: the regrets of the play for points, made smaller, since a point is worth some three in a
    // hundred near the end.
    forWinning_ = {forPoints_.regrets, std::vector<float>(forPoints_.averages.size()), 0};
    for (float& regret : forWinning_.regrets) regret *= 0.03f;
  }

  struct Solved {
    Measured points, winning;
  };
  Solved solve(ToGo toGo) {
    ends_->aim(toGo, chances_.from(toGo));
    solver_.resume(std::move(forPoints_));
    Solved solved;
    solved.points = solved.winning = measure(solver_);
    forPoints_ = solver_.release();
    // A score at which nobody can gain needs no solution of its own.
    if (solved.points.nashConv() <= options_.leastGain) return solved;
    // Regrets of another score are made small, so that they guide the first rounds and are soon outweighed.
    for (float& regret : forWinning_.regrets) regret *= 0.2f;
    solver_.resume(std::move(forWinning_));
    for (int round = 0; round < options_.rounds; ++round) {
      if (round == 0 || round == options_.roundsNotAveraged) solver_.forgetAverages();
      solver_.solveRound();
      if (round + 1 < options_.rounds && (round + 1) % options_.measureEvery != 0) continue;
      solved.winning = measure(solver_);
      if (solved.winning.nashConv() < options_.targetNashConv) break;
    }
    if (!options_.openingsFile.empty())
      append(options_.openingsFile, toGo.dealer, toGo.pone, openingNetsOf(solver_, tree_, options_.threads));
    forWinning_ = solver_.release();
    return solved;
  }

 private:
  std::unique_ptr<WinningEnds> endsOf(const ShowKinds& shows, JointHands joint) {
    auto ends = std::make_unique<WinningEnds>(tree_, std::move(joint), shows.kindOf, ShowKinds::kinds);
    ends_ = ends.get();
    return ends;
  }

  const Options& options_;
  ShowChances chances_;
  PlayTree tree_{PublicPlay{}};
  PlayNumbers forPoints_, forWinning_;
  WinningEnds* ends_ = nullptr;
  PlaySolver solver_;
};

void solveAll(const Options& options, Scores& scores, const Clock& clock) {
  std::set<std::pair<int, int>> done = scoresIn(options.outFile);
  if (done.empty())
    std::ofstream(options.outFile)
        << "dealer_needs,pone_needs,points_play,dealer_gains,pone_gains,winning_play,dealer_could,pone_"
           "could\n";
  bool back = false;
  for (const int dealer : options.dealers) {
    std::vector<int> pones = options.pones;
    if (std::exchange(back, !back)) std::reverse(pones.begin(), pones.end());
    for (const int pone : pones) {
      if (!done.insert({dealer, pone}).second) continue;
      const auto& [points, winning] = scores.solve({dealer, pone});
      char row[200];
      std::snprintf(row, sizeof row, "%d,%d,%.5f,%.5f,%.5f,%.5f,%.5f,%.5f\n", dealer, pone, points.dealers,
                    points.dealerGains, points.poneGains, winning.dealers, winning.dealerGains,
                    winning.poneGains);
      std::ofstream(options.outFile, std::ios::app) << row;
      std::printf("%7.0f s  %s", clock.seconds(), row);
      std::fflush(stdout);
    }
  }
}

int run(const Options& options) {
  const Clock clock;
  const auto crib = ThrowsTable::read(bytesOf(options.cribFile));
  const auto plays = HandPegsTable::read(bytesOf(options.playFile));
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
  if (!options.tableOnly) {
    const JointHands joint =
        jointOf(KeptTogether(crib->expertPone), KeptTogether(crib->expertDealer), options.threads);
    PlayNumbers forPoints;
    {
      const PlayTree tree{PublicPlay{}};
      PlaySolver points(tree, JointHands(joint));
      if (!loadState(options.playState, points, digestOf(joint))) {
        std::fprintf(stderr, "“%s” is not a play solved for these tables.\n", options.playState.c_str());
        return 1;
      }
      forPoints = points.release();
    }
    const ShowKinds shows =
        showKindsOf(*crib, QuickThrower(*crib, *plays), options.deals, options.seed, options.threads);
    Scores scores(options, shows, *board, joint, std::move(forPoints));
    std::printf("ready, %.0f s\n", clock.seconds());
    std::fflush(stdout);
    solveAll(options, scores, clock);
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
  app.add_option("--target-nash-conv", options.targetNashConv,
                 "a score is solved when both together could gain less");
  app.add_option("--rounds-not-averaged", options.roundsNotAveraged, "rounds before what is averaged begins");
  app.add_option("--least-gain", options.leastGain,
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
