// Solves the play for winning by CFR+ over the whole play with hidden hands. The payoff is the chance of
// winning the game instead of points. Says what each side gains by it against an opponent who plays for
// points, and what changes when both do it.
//
//     solve_winning --shard 1/4             scores alone, each into a file of its own
//     solve_winning --merge                 tables of those files
//     solve_winning --dealers 1,2 --pones 1,2 --out rows.csv     one score after another
//
// It takes 2 GB; docs/scaling.md says how long. Nothing is random but the deals that tell what hands show,
// which are seeded. A score that is in its file is not solved again. In shards every score begins alike, so
// its result does not depend on the others; one after another, one solution is where the next begins.

#include <CLI/CLI.hpp>
#include <cstdio>
#include <numeric>

#include "solve/winning/solves.h"

using namespace cribbage;

namespace {

// Options that are wrong together come back as a sentence.
std::string whatIsWrong(const WinningOptions& options, bool shard, bool merge) {
  if (shard && merge) return "Say --shard or --merge, not both.";
  for (const auto* numbers : {&options.dealers, &options.pones})
    for (const int holes : *numbers)
      if (holes < 1 || holes > lastHole) return "--dealers and --pones need 1 to 121 holes.";
  if (shard || merge) return {};
  if (options.out.empty() || options.dealers.empty() || options.pones.empty())
    return "Say which scores: --shard 1/4 is the first of four parts of them, and --merge makes tables of "
           "what was solved. One after another they want --dealers, --pones and --out.";
  return {};
}

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
  app.add_option("--opening", options.files.opening, "the table of the first three cards");
  app.add_option("--play-state", options.files.playState, "the solved play, as solve_play keeps it");
  app.add_option("--folder", options.folder, "of the files of scores");
  app.add_option("--out", options.out, "the rows");
  app.add_option("--openings", options.openings,
                 "what leads and replies win, added to where one score is solved after another");
  app.add_option("--table", options.table, "the table of what leads and replies win");
}

void addShapes(CLI::App& app, OpeningShapes& shapes) {
  app.add_option("--lead-directions", shapes.leads.directions);
  app.add_option("--lead-step", shapes.leads.step);
  app.add_option("--reply-directions", shapes.replies.directions);
  app.add_option("--reply-step", shapes.replies.step);
}

// In shards a job has one thread unless it is given more, and all scores at which leads and replies are
// known.
void fillIn(const CLI::App& app, WinningOptions& options) {
  if (app.count("--threads") == 0) options.threads = 1;
  for (auto* numbers : {&options.dealers, &options.pones}) {
    if (!numbers->empty()) continue;
    numbers->resize(StakesTable::farthest);
    std::iota(numbers->begin(), numbers->end(), 1);
  }
}

int run(CLI::App& app, WinningOptions& options, const std::string& shardText, bool merge) {
  const auto shard = readShard(shardText.empty() ? "1/1" : shardText);
  std::string wrong;
  if (const auto* sentence = std::get_if<std::string>(&shard))
    wrong = *sentence;
  else
    wrong = whatIsWrong(options, app.count("--shard") > 0, merge);
  if (!wrong.empty()) {
    std::fprintf(stderr, "%s\n", wrong.c_str());
    return 2;
  }
  if (!merge && app.count("--shard") == 0) return solveInOrder(options);
  fillIn(app, options);
  return merge ? mergeScores(options) : solveShard(options, std::get<Shard>(shard));
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Solves the play for winning.");
  WinningOptions options;
  std::string shard;
  bool merge = false;
  app.add_option("--shard", shard, "I/N: solves one of so many parts of the scores");
  app.add_flag("--merge", merge, "makes tables of the scores that were solved in shards");
  app.add_option("--dealers", options.dealers, "holes the dealer needs; in shards 1 to 28")->delimiter(',');
  app.add_option("--pones", options.pones, "holes the pone needs")->delimiter(',');
  app.add_option("--threads", options.threads)->check(CLI::Range(1, 1024));
  app.add_flag("--table-only", options.tableOnly, "solves nothing more where one is solved after another");
  addSettings(app, options.settings);
  addFiles(app, options);
  addShapes(app, options.shapes);
  CLI11_PARSE(app, argc, argv);
  return run(app, options, shard, merge);
}
