// Solves the play for winning instead of for points, by CFR+ over the whole play with hidden hands. Reports
// what each side gains if it alone plays to win against an opponent who plays for points. Also reports how
// the win chance changes if both play to win.
//
//     solve_winning --dealers 1,2 --pones 1,2 --out rows.csv
//
// The program needs 2 GB. Random numbers are used only to sample deals for the shows of hands, and they come
// from a seed. A score that has a row in the file is not solved again, so the same command resumes after a
// stop.

#include <CLI/CLI.hpp>

#include "solve/winning/solves.h"

using namespace cribbage;

namespace {

void addSettings(CLI::App& app, WinningSettings& settings) {
  app.add_option("--rounds", settings.rounds, "of CFR+, at each score, at most");
  app.add_option("--measure-every", settings.measureEvery, "rounds between two measurements");
  app.add_option("--target-nash-conv", settings.targetNashConv,
                 "a score is solved when both together could gain less");
  app.add_option("--rounds-not-averaged", settings.roundsNotAveraged,
                 "rounds before what is averaged begins");
  app.add_option("--least-gain", settings.leastGain,
                 "where both together gain less by playing to win it is not solved");
  app.add_option("--deals", settings.deals, "sampled for what hands show");
  app.add_option("--seed", settings.seed);
}

void addFiles(CLI::App& app, WinningOptions& options) {
  app.add_option("--crib", options.files.crib, "the table of throws");
  app.add_option("--play", options.files.play, "the table of what hands peg");
  app.add_option("--board", options.files.board, "what a score is worth");
  app.add_option("--play-state", options.files.playState, "the solved play, as solve_play keeps it");
  app.add_option("--out", options.out, "the rows")->required();
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Solves the play for winning.");
  WinningOptions options;
  const CLI::Range holes(1, lastHole);
  app.add_option("--dealers", options.dealers, "holes the dealer needs")
      ->delimiter(',')
      ->required()
      ->check(holes);
  app.add_option("--pones", options.pones, "holes the pone needs")->delimiter(',')->required()->check(holes);
  app.add_option("--threads", options.threads)->check(CLI::Range(1, 1024));
  addSettings(app, options.settings);
  addFiles(app, options);
  CLI11_PARSE(app, argc, argv);
  return solveInOrder(options);
}
