#pragma once
// The parts of the command line that its verbs (subcommands) share.

#include "cribbage/base/error.h"

namespace CLI {
class App;
}

namespace cribbage {

/// The exit codes: success, a failure such as a full disk, and bad input or usage.
enum ExitCode : int { done = 0, failed = 1, badInput = 2 };

/// The command-line parser, and the exit code, which the verb sets.
struct Program {
  CLI::App* words;
  ExitCode* exitCode;
};

/// Parses the command line and runs its verb. Reports errors as `refuse` does.
ExitCode run(int argc, char** argv);

/// Prints an error: its sentence on standard error, or with `json` the whole error as a line of JSON on
/// standard output.
ExitCode refuse(const Error& error, bool json);

/// Returns a random seed for questions that name none: from 0 to 2^53 - 1.
double freshSeed();

// Each function below adds one verb (subcommand) to the program.

void addScore(const Program& program);
void addRanks(const Program& program);
void addDiscard(const Program& program);
void addStarters(const Program& program);
void addPlay(const Program& program);
void addWin(const Program& program);
void addChances(const Program& program);
void addParse(const Program& program);
void addShows(const Program& program);
void addDeal(const Program& program);
void addRecord(const Program& program);
void addReview(const Program& program);
void addGame(const Program& program);
void addSimulate(const Program& program);
void addSquares(const Program& program);
void addTable(const Program& program);
void addAsk(const Program& program);
void addBench(const Program& program);

}  // namespace cribbage
