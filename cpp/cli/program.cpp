#include "cli/program.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <iostream>
#include <random>

#include "cli/json.h"
#include "cli/usage.h"

namespace cribbage {

ExitCode run(int argc, char** argv) {
  CLI::App app(
      "Fifteen Two: counts cribbage hands, ranks discards, advises in the play and gives the chances of "
      "winning.\n"
      "A card is a rank and a suit: 5H TS AC. `cribbage VERB --help` lists the options of a verb.",
      "cribbage");
  ExitCode exitCode = done;
  app.require_subcommand(0, 1);  // else CLI11 reports a misspelt verb as a missing one
  app.get_formatter()->label("SUBCOMMAND", "VERB");
  app.set_version_flag("--version", "cribbage " FIFTEEN_TWO_VERSION);
  const Program program{&app, &exitCode};
  for (const auto add :
       {addScore, addShows, addRanks, addDiscard, addStarters, addPlay, addWin, addChances, addParse, addDeal,
        addRecord, addReview, addSquares, addGame, addSimulate, addTable, addAsk, addBench})
    add(program);

  std::vector<std::string> words = plainWords(app, {argv + std::min(argc, 1), argv + argc});
  const bool json = std::find(words.begin(), words.end(), "--json") != words.end();
  const auto misuse = [&](const Error& error) {
    refuse(error, json);
    if (!json) std::cerr << "See " << helpFor(app) << ".\n";
    return badInput;
  };
  std::reverse(words.begin(), words.end());  // the order that the parser expects
  try {
    app.parse(std::move(words));
  } catch (const CLI::Success& help) {
    app.exit(help);
    return done;
  } catch (const CLI::ParseError& error) {
    return misuse(usageError(app, error));
  }
  return app.get_subcommands().empty() ? misuse(missingVerb()) : exitCode;
}

ExitCode refuse(const Error& error, bool json) {
  if (json)
    std::cout << print(errorJson(error)) << "\n";
  else if (error.line)
    std::cerr << "cribbage: line " << *error.line << ": " << error.message << "\n";
  else
    std::cerr << "cribbage: " << error.message << "\n";
  return badInput;
}

double freshSeed() {
  std::random_device device;
  return static_cast<double>((std::uint64_t{device()} << 20 ^ device()) & ((std::uint64_t{1} << 53) - 1));
}

}  // namespace cribbage
