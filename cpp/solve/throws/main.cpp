// Solves the game of discarding by fictitious play (Brown 1951). In each round both players respond to the
// opponent's average strategy with a best response. The averages, in which later rounds count for more,
// converge to an equilibrium. The program measures exactly how far they are from it: the sum of what both
// players could gain by a best response. Writes the shipped table of throws.
//
//     solve_throws --rounds 64 --state build/crib.state --table cpp/tables/crib.bin
//         --averages build/crib.csv --averages-suited build/crib-suited.csv
//
// The program uses no random numbers. The state is written after each round and read at the start.
// docs/tables/README.md says how long a round takes.

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <optional>
#include <string>
#include <thread>

#include "cribbage/discard/throws_table.h"
#include "cribbage/play/hand_pegs_table.h"
#include "native/crib_game.h"
#include "native/files.h"
#include "solve/throws/belief_costs.h"
#include "solve/throws/throw_averages.h"

using namespace cribbage;

namespace {

// In the first rounds, up to this number, each round weighs more in the average than the one before, so that
// the earliest are forgotten. Later rounds have equal weights, so that the average changes less and less.
constexpr std::uint64_t rising = 51;

struct State {
  std::uint64_t rounds = 0;
  Strategy dealer, pone;
};

void mix(Strategy& average, const Strategy& response, double part) {
  for (std::size_t at = 0; at < average.size(); ++at)
    for (std::size_t place = 0; place < average[at].share.size(); ++place) {
      average[at].share[place] += part * (response[at].share[place] - average[at].share[place]);
      average[at].hand[place] += part * (response[at].hand[place] - average[at].hand[place]);
    }
}

// Reads the state from a file. Returns nothing if the file is missing or incomplete.
std::optional<State> load(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  std::array<std::uint64_t, 1> rounds{};
  readRaw(in, rounds);
  State state{rounds[0], Strategy(dealtRanksCount), Strategy(dealtRanksCount)};
  for (Strategy* strategy : {&state.dealer, &state.pone}) readRaw(in, *strategy);
  return in ? std::optional(std::move(state)) : std::nullopt;
}

void save(const std::string& file, const State& state) {
  const bool saved = writeWhole(file, [&](std::ostream& out) {
    writeRaw(out, std::array{state.rounds});
    for (const Strategy* strategy : {&state.dealer, &state.pone}) writeRaw(out, *strategy);
  });
  if (!saved) std::fprintf(stderr, "“%s” cannot be written.\n", file.c_str());
}

// Returns what both players together could gain by best responses, in points per deal (NashConv). It is twice
// the exploitability, and 0 at an equilibrium.
double nashConvOf(const CribGame& game, const State& state, const Response& asDealer,
                  const Response& asPone) {
  const double dealer = handOf(state.dealer) + game.playOf(true, state.dealer);
  const double pone = handOf(state.pone) + game.playOf(false, state.pone);
  return asDealer.hand + asDealer.play + asDealer.crib + asPone.hand + asPone.play - asPone.crib - dealer -
         pone;
}

// Reads the values of the play that `solve_play` wrote for each throw.
PlayNets loadNets(const std::string& file) {
  PlayNets nets;
  std::ifstream in(file, std::ios::binary);
  for (auto& side : nets) {
    side.resize(dealtRanksCount);
    readRaw(in, side);
  }
  if (!in) throw CLI::FileError("no nets of the play in " + file);
  return nets;
}

// Rounds each share down to whole parts. The parts left over are added to the shares with the largest
// fractions; on a tie, to the share of the lower pair.
ThrowPolicy::Parts partsOf(const Throws& throws) {
  ThrowPolicy::Parts parts{};
  std::array<double, 15> over{};
  int left = ThrowPolicy::whole;
  for (std::size_t place = 0; place < parts.size(); ++place) {
    const double exact = throws.share[place] * ThrowPolicy::whole;
    parts[place] = static_cast<std::uint8_t>(exact);
    over[place] = exact - parts[place];
    left -= parts[place];
  }
  for (; left > 0; --left) {
    const auto most = static_cast<std::size_t>(std::max_element(over.begin(), over.end()) - over.begin());
    ++parts[most];
    over[most] = -1;
  }
  return parts;
}

struct Shipped {
  ThrowPolicy policy;
  Strategy strategy;  // the shares as written
};

Shipped ship(const Strategy& solved) {
  std::vector<ThrowPolicy::Parts> classes;
  Strategy strategy(solved.size());
  for (std::size_t at = 0; at < solved.size(); ++at) {
    const ThrowPolicy::Parts parts = partsOf(solved[at]);
    for (std::size_t place = 0; place < parts.size(); ++place)
      strategy[at].share[place] = parts[place] / static_cast<double>(ThrowPolicy::whole);
    classes.push_back(parts);
  }
  return {ThrowPolicy(classes), std::move(strategy)};
}

struct Options {
  std::uint64_t rounds = 64, again = 0;
  int threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  std::string stateFile, tableFile, averagesFile, suitedFile, netsFile, playFile;
};

Options read(int argc, char** argv, CLI::App& app) {
  Options options;
  app.add_option("--rounds", options.rounds, "rounds in all, those of the state counted");
  app.add_option("--threads", options.threads);
  app.add_option("--state", options.stateFile, "read at the start, written after each round");
  app.add_option("--again", options.again,
                 "count no more rounds of the state than these: to forget another play");
  app.add_option("--nets", options.netsFile, "what the play is worth, from solve_play; nothing if not given");
  app.add_option("--play", options.playFile, "the table of the play, whose cost is measured");
  app.add_option("--table", options.tableFile);
  app.add_option("--averages", options.averagesFile);
  app.add_option("--averages-suited", options.suitedFile, "the same, suited and unsuited pairs apart");
  app.parse(argc, argv);
  return options;
}

Responses respond(const CribGame& game, const State& state) {
  return {game.respond(true, state.pone), game.respond(false, state.dealer)};
}

// Plays rounds of fictitious play until `state` counts `options.rounds` rounds.
void solveRounds(const CribGame& game, State& state, const Options& options, const Clock& clock) {
  const std::uint64_t first = state.rounds;
  const double begun = clock.seconds();
  while (state.rounds < options.rounds) {
    const auto [asDealer, asPone] = respond(game, state);
    const double nashConv = nashConvOf(game, state, asDealer, asPone);
    const auto round = static_cast<double>(state.rounds);
    const double part = state.rounds < rising ? 2 / (round + 3) : 1 / (round + 2);
    mix(state.dealer, asDealer.strategy, part);
    mix(state.pone, asPone.strategy, part);
    ++state.rounds;
    if (!options.stateFile.empty()) save(options.stateFile, state);
    const double each = (clock.seconds() - begun) / static_cast<double>(state.rounds - first);
    std::printf(
        "round %llu: %.5f points a deal to gain together; dealer's hand %.4f, pone's %.4f, crib %.4f; %.0f s "
        "left\n",
        static_cast<unsigned long long>(state.rounds), nashConv, asDealer.hand, asPone.hand, asDealer.crib,
        each * static_cast<double>(options.rounds - state.rounds));
    std::fflush(stdout);
  }
}

void print(const CribGame& game, const State& state, const Responses& best) {
  const double nashConv = nashConvOf(game, state, best.dealer, best.pone);
  std::printf("solved: %.5f points a deal to gain together, exploitability %.5f\n", nashConv, nashConv / 2);
  std::printf("best responses: dealer's hand %.4f and crib %.4f, pone's hand %.4f and crib %.4f\n",
              best.dealer.hand, best.dealer.crib, best.pone.hand, best.pone.crib);
}

void printCosts(const CribGame& game, const State& state, const Responses& best, const Shipped& dealer,
                const Shipped& pone, const Strategy& handOnly, const Options& options) {
  const BeliefCosts costs(game, state.dealer, state.pone, best);
  const std::array<PairAverage, RankTable::pairCount> noCrib{};
  const Strategy anything = game.throwAnything();
  costs.print("the table as shipped", {.opponent = &pone.strategy}, {.opponent = &dealer.strategy});
  costs.print("a table of averages by rank pair", {.averages = &best.dealer.pairs},
              {.averages = &best.pone.pairs});
  costs.print("an opponent who keeps the best hand", {.opponent = &handOnly});
  costs.print("an opponent who throws anything", {.opponent = &anything});
  costs.print("ignoring the crib", {.averages = &noCrib});
  if (!options.netsFile.empty()) {
    const PlayNets noPlay;
    costs.print("ignoring the play", {.nets = &noPlay});
  }
  if (!options.playFile.empty()) {
    const auto table = HandPegsTable::read(bytesOf(options.playFile));
    if (!table) throw CLI::FileError(table.error().message);
    const PlayNets byKept = netsOf(*table);
    costs.print("the play by what is kept alone", {.nets = &byKept});
  }
}

int run(const Options& options) {
  const Clock clock;
  CribGame game(options.threads);
  if (!options.netsFile.empty()) game.setPlay(loadNets(options.netsFile));
  const Strategy handOnly = game.keepBestHands();
  std::printf("the best hand, whatever the crib: %.8f\n", handOf(handOnly));

  State state = load(options.stateFile).value_or(State{0, handOnly, handOnly});
  if (options.again > 0) state.rounds = std::min(state.rounds, options.again);
  solveRounds(game, state, options, clock);
  const Responses best = respond(game, state);
  print(game, state, best);

  const Shipped dealer = ship(state.dealer), pone = ship(state.pone);
  if (!options.averagesFile.empty()) writeAverages(options.averagesFile, best);
  if (!options.suitedFile.empty()) writeSuitedAverages(options.suitedFile, best);
  if (!options.tableFile.empty())
    write(options.tableFile, ThrowsTable{dealer.policy, pone.policy, ship(handOnly).policy}.write());
  std::fflush(stdout);
  printCosts(game, state, best, dealer, pone, handOnly, options);
  std::printf("%.0f seconds\n", clock.seconds());
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Solves the throws to the crib.");
  try {
    return run(read(argc, argv, app));
  } catch (const CLI::Error& error) {
    return app.exit(error);
  }
}
