#include "cli/program.h"

#include <CLI/CLI.hpp>
#include <iostream>
#include <random>

#include "cli/json.h"

namespace cribbage {

ExitCode run(int argc, char** argv) {
  CLI::App app(
      "Fifteen Two: counts cribbage hands, ranks discards, advises in the play and says who wins.\n"
      "Cards are rank then suit: 5H TS AC. `cribbage VERB --help` has the options of a verb.",
      "cribbage");
  ExitCode exitCode = done;
  app.require_subcommand(0, 1);  // CLI11 would complain of a missing verb where another one is misspelt
  app.get_formatter()->label("SUBCOMMAND", "VERB");
  app.set_version_flag("--version", "cribbage " FIFTEEN_TWO_VERSION);
  app.failure_message([](const CLI::App*, const CLI::Error& error) {
    return "cribbage: " + std::string(error.what()) + "\nSee cribbage --help.\n";
  });
  const Program program{&app, &exitCode};
  for (const auto add : {addScore, addRanks, addDiscard, addStarters, addPlay, addWin, addChances, addParse,
                         addDeal, addSimulate, addTable, addAsk, addBench})
    add(program);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? done : badInput;
  }
  if (!app.get_subcommands().empty()) return exitCode;
  std::cerr
      << "cribbage: A verb is missing, like score in cribbage score 5H 5D 5S JC --starter 5C.\nSee cribbage "
         "--help.\n";
  return badInput;
}

ExitCode refuse(const Error& error, bool json) {
  if (json)
    std::cout << print(errorJson(error)) << "\n";
  else
    std::cerr << "cribbage: " << error.message << "\n";
  return badInput;
}

double freshSeed() {
  std::random_device device;
  return static_cast<double>((std::uint64_t{device()} << 20 ^ device()) & ((std::uint64_t{1} << 53) - 1));
}

}  // namespace cribbage
