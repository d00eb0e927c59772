// Solves discarding and playing to win near the last hole, score by score, and stores the win chance of each
// kept hand. At each score, throws and play are solved alternately, each as a response to the other, until
// they settle.
//
//     solve_hands --play-state build/play.state --out build/hands.values
//
// The program needs 2 GB, and some 70 seconds per score on two cores. It may be stopped at any time, because
// scores that are already in the file are not solved again. Scores at which the farther side needs fewer
// holes come first.

#include <CLI/CLI.hpp>
#include <cstdio>
#include <fstream>
#include <string>
#include <thread>

#include "native/files.h"
#include "native/hand_prior_by_class.h"
#include "native/play_state.h"
#include "native/threads.h"
#include "solve/hands/hand_shapes.h"
#include "solve/hands/scores_to_win.h"
#include "solve/scores_by_ring.h"

using namespace cribbage;

namespace {

struct Options {
  std::vector<int> needs;
  std::vector<std::string> at;
  HandsEffort effort{.threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()))};
  std::size_t directions = 32;
  int beyond = 20;
  double leastChance = 0.005;
  std::size_t deals = 4'000'000;
  std::uint64_t seed = 1;
  std::string cribFile = "cpp/tables/crib.bin", playFile = "cpp/tables/play.bin",
              boardFile = "cpp/tables/board.bin", peggingFile = "cpp/tables/pegging.bin",
              playState = "build/play.state", outFile, stakesFile = "cpp/tables/stakes.bin", tableFile,
              chancesFile;
};

// Returns the scores to solve. The scores given as options come first, then all pairs of holes needed.
std::vector<ToGo> scoresOf(const Options& options) {
  std::vector<ToGo> scores;
  for (const std::string& text : options.at) {
    ToGo toGo;
    if (std::sscanf(text.c_str(), "%d,%d", &toGo.dealer, &toGo.pone) == 2) scores.push_back(toGo);
  }
  const std::vector<ToGo> all = scoresByRing(options.needs);
  scores.insert(scores.end(), all.begin(), all.end());
  return scores;
}

void solveAll(const Options& options, const TablesForHands& tables, ScoresToWin& scores, const Clock& clock) {
  SolvedHands done = readHands(options.outFile);
  for (const ToGo& toGo : scoresOf(options)) {
    const double chance = tables.board.dealersChance(lastHole - toGo.dealer, lastHole - toGo.pone);
    if (chance < options.leastChance || chance > 1 - options.leastChance) continue;
    if (!done.insert({{toGo.dealer, toGo.pone}, {}}).second) continue;
    append(options.outFile, toGo.dealer, toGo.pone, scores.solve(toGo));
    std::printf("%7.0f s  %d,%d\n", clock.seconds(), toGo.dealer, toGo.pone);
    std::fflush(stdout);
  }
}

// For each solved score, writes the dealer's win chance at the beginning of the play.
void writeChances(const std::string& name, const SolvedHands& solved) {
  std::ofstream out(name);
  out << "dealer_needs,pone_needs,dealer_wins\n";
  for (const auto& [score, values] : solved) {
    const HandValues& dealer = values[Seat::dealer];
    double all = 0, wins = 0;
    for (std::size_t hand = 0; hand < dealer.solved.size(); ++hand) {
      all += static_cast<double>(dealer.weights[hand]);
      wins += static_cast<double>(dealer.weights[hand] * dealer.solved[hand]);
    }
    char line[40];
    std::snprintf(line, sizeof line, "%d,%d,%.5f\n", score.first, score.second, wins / all);
    out << line;
  }
}

// Adds the win chances of hands to the table of stakes, and writes it.
int writeTable(const Options& options, const BoardTable& board) {
  const SolvedHands solved = readHands(options.outFile);
  auto table = StakesTable::read(bytesOf(options.stakesFile));
  if (!table || solved.empty()) {
    std::fprintf(stderr, "“%s” has no %s.\n", (table ? options.outFile : options.stakesFile).c_str(),
                 table ? "solved scores" : "table of stakes");
    return 1;
  }
  HandShapes shapes = handShapesOf(solved, board, options.directions, options.beyond);
  table->setHands(std::move(shapes.grid), std::move(shapes.hands));
  for (const Seat seat : bothSeats)
    for (const auto beyond : {StakesTable::Pegs::ofHand, StakesTable::Pegs::ofKind})
      for (const auto& [score, values] : solved) {
        const auto& [without, with] =
            handErrorsOf(*table, seat, beyond, {score.first, score.second}, values[seat]);
        std::printf("%s by %s, dealer needs %d, pone %d: %.4f beyond pegs, %.4f beyond the table\n",
                    seat == Seat::dealer ? "dealer" : "pone",
                    beyond == StakesTable::Pegs::ofHand ? "hand" : "kind", score.first, score.second, without,
                    with);
      }
  write(options.tableFile, table->write());
  if (!options.chancesFile.empty()) writeChances(options.chancesFile, solved);
  return 0;
}

int run(const Options& options) {
  const Clock clock;
  auto crib = ThrowsTable::read(bytesOf(options.cribFile));
  auto plays = HandPegsTable::read(bytesOf(options.playFile));
  auto board = BoardTable::read(bytesOf(options.boardFile));
  auto pegging = PegSpreadTable::read(bytesOf(options.peggingFile));
  if (!crib || !plays || !board || !pegging) {
    std::fprintf(stderr, "A table is missing.\n");
    return 1;
  }
  if (!options.tableFile.empty()) return writeTable(options, *board);
  const TablesForHands tables{*crib, *plays, *board, *pegging};
  JointHands joint = jointOf(HandPriorByClass(tables.crib.expertPone),
                             HandPriorByClass(tables.crib.expertDealer), options.effort.threads);
  CfrState forPoints;
  {
    const PlayTree tree{PublicPlay{}};
    PlaySolver points(tree, JointHands(joint));
    if (!loadState(options.playState, points, digestOf(joint))) {
      std::fprintf(stderr, "“%s” is not a play solved for these tables.\n", options.playState.c_str());
      return 1;
    }
    forPoints = points.release();
  }
  const ShowKinds shows = showKindsOf(tables.crib, QuickThrower(tables.crib, tables.plays), options.deals,
                                      options.seed, options.effort.threads);
  ScoresToWin scores(options.effort, tables, shows, std::move(joint), std::move(forPoints));
  std::printf("ready, %.0f s\n", clock.seconds());
  std::fflush(stdout);
  solveAll(options, tables, scores, clock);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Solves throws and play for winning, and keeps what hands win.");
  Options options;
  app.add_option("--needs", options.needs, "holes that dealer and pone need, each with each, in order")
      ->delimiter(',');
  app.add_option("--at", options.at, "a score to be solved first: holes of the dealer, a comma, of the pone");
  app.add_option("--turns", options.effort.turns, "of throws and play");
  app.add_option("--blur", options.effort.blur, "of what hands win, when they are thrown, in chances");
  app.add_option("--rounds", options.effort.rounds, "of CFR+ in each turn");
  app.add_option("--least-chance", options.leastChance, "a score with less for one side is not solved");
  app.add_option("--deals", options.deals, "sampled for what hands show");
  app.add_option("--seed", options.seed);
  app.add_option("--threads", options.effort.threads);
  app.add_option("--crib", options.cribFile, "the table of throws");
  app.add_option("--play", options.playFile, "the table of what hands peg");
  app.add_option("--board", options.boardFile, "what a score is worth");
  app.add_option("--pegging", options.peggingFile, "how pegs are spread");
  app.add_option("--play-state", options.playState, "the solved play, as solve_play keeps it");
  app.add_option("--out", options.outFile)->required();
  app.add_flag("--measure", options.effort.measures, "says what either side could still gain");
  app.add_option("--state", options.effort.stateFile,
                 "keeps the solution of the last score, to be played by");
  app.add_option("--table", options.tableFile,
                 "solves nothing; writes the table of stakes with what hands win by the values of --out");
  app.add_option("--chances", options.chancesFile, "and what the dealer wins at each of the scores");
  app.add_option("--stakes", options.stakesFile, "the table of stakes, whose leads and replies are kept");
  app.add_option("--directions", options.directions, "in which hands differ, of the table");
  app.add_option("--beyond", options.beyond, "holes from which on hands win what their pegs say");
  CLI11_PARSE(app, argc, argv);
  return run(options);
}
