// Solves the game of discarding by fictitious play: each round both players answer the other's average with
// their best, and the averages, in which later rounds count for more, come to an equilibrium. How far they
// are from it is measured exactly: what both could gain together by their best responses. Writes the table
// that is shipped.
//
//     solve_crib --rounds 64 --state build/crib.state --table cpp/tables/crib.bin --averages build/crib.csv
//
// Some fifteen seconds a round on two cores. Nothing is random. The state is written after each round, and
// read at the start.

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>

#include "crib_game.h"
#include "cribbage/throw_policy.h"

using namespace cribbage;

namespace {

// Up to here a round enters the average with a weight that rises, so that the first ones are forgotten; from
// here on with the same, so that the steps become smaller.
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

std::streamsize bytesOf(const Strategy& strategy) {
  return static_cast<std::streamsize>(strategy.size() * sizeof(Throws));
}

bool load(const std::string& file, State& state) {
  std::ifstream in(file, std::ios::binary);
  if (!in) return false;
  in.read(reinterpret_cast<char*>(&state.rounds), sizeof state.rounds);
  for (Strategy* strategy : {&state.dealer, &state.pone}) {
    strategy->resize(dealtRanksCount);
    in.read(reinterpret_cast<char*>(strategy->data()), bytesOf(*strategy));
  }
  return static_cast<bool>(in);
}

void save(const std::string& file, const State& state) {
  const std::string fresh = file + ".new";
  {
    std::ofstream out(fresh, std::ios::binary);
    out.write(reinterpret_cast<const char*>(&state.rounds), sizeof state.rounds);
    for (const Strategy* strategy : {&state.dealer, &state.pone})
      out.write(reinterpret_cast<const char*>(strategy->data()), bytesOf(*strategy));
  }
  std::filesystem::rename(fresh, file);
}

// Both gains together, in points a deal: nought at an equilibrium.
double gapOf(const Strategy& dealer, const Strategy& pone, const Response& asDealer, const Response& asPone) {
  return (asDealer.hand + asDealer.crib - handOf(pone)) + (asPone.hand - asPone.crib - handOf(dealer));
}

// In whole parts: what is left over goes to the largest remainders, the lower pair first.
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
  Strategy strategy;  // the shares as they are written
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

void writeAverages(const std::string& file, const Response& asDealer, const Response& asPone) {
  std::ofstream out(file);
  out << "role,pair,crib,deals\n";
  constexpr std::string_view letters = "A23456789TJQK";
  for (const auto& [role, response] : {std::pair{"dealer", &asDealer}, std::pair{"pone", &asPone}})
    for (std::size_t a = 0; a < rankCount; ++a)
      for (std::size_t b = a; b < rankCount; ++b) {
        const auto& average =
            response
                ->pairs[static_cast<std::size_t>(rankTable.pair(static_cast<Rank>(a), static_cast<Rank>(b)))];
        char line[80];
        std::snprintf(line, sizeof line, "%s,%c-%c,%.4f,%.0f\n", role, letters[a], letters[b], average.crib,
                      average.deals);
        out << line;
      }
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Solves the throws to the crib.");
  std::uint64_t rounds = 64;
  int threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  std::string stateFile, tableFile, averagesFile;
  app.add_option("--rounds", rounds, "rounds in all, those of the state counted");
  app.add_option("--threads", threads);
  app.add_option("--state", stateFile, "read at the start, written after each round");
  app.add_option("--table", tableFile);
  app.add_option("--averages", averagesFile);
  CLI11_PARSE(app, argc, argv);

  const auto start = std::chrono::steady_clock::now();
  const auto seconds = [&] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  };
  const CribGame game(threads);
  const Strategy handOnly = game.keepBestHands();
  std::printf("the best hand, whatever the crib: %.8f\n", handOf(handOnly));

  State state;
  if (stateFile.empty() || !load(stateFile, state)) state = {0, handOnly, handOnly};
  const std::uint64_t first = state.rounds;
  const double begun = seconds();
  while (state.rounds < rounds) {
    const Response asDealer = game.respond(true, state.pone);
    const Response asPone = game.respond(false, state.dealer);
    const double gap = gapOf(state.dealer, state.pone, asDealer, asPone);
    const auto round = static_cast<double>(state.rounds);
    const double part = state.rounds < rising ? 2 / (round + 3) : 1 / (round + 2);
    mix(state.dealer, asDealer.strategy, part);
    mix(state.pone, asPone.strategy, part);
    ++state.rounds;
    if (!stateFile.empty()) save(stateFile, state);
    const double each = (seconds() - begun) / static_cast<double>(state.rounds - first);
    std::printf(
        "round %llu: %.5f points a deal to gain together; dealer's hand %.4f, pone's %.4f, crib %.4f; %.0f s "
        "left\n",
        static_cast<unsigned long long>(state.rounds), gap, asDealer.hand, asPone.hand, asDealer.crib,
        each * static_cast<double>(rounds - state.rounds));
    std::fflush(stdout);
  }

  const Response asDealer = game.respond(true, state.pone);
  const Response asPone = game.respond(false, state.dealer);
  const double gap = gapOf(state.dealer, state.pone, asDealer, asPone);
  std::printf("solved: %.5f points a deal to gain together, exploitability %.5f\n", gap, gap / 2);

  // What believing something else costs: what the best response has more, in points a deal.
  const Shipped dealer = ship(state.dealer), pone = ship(state.pone);
  const std::array<PairAverage, RankTable::pairCount> noCrib{};
  const Strategy anything = game.throwAnything();
  const auto cost = [&](const char* name, const CribGame::Belief& ofPone, const CribGame::Belief& ofDealer) {
    const Response d = game.respond(true, state.pone, ofPone);
    const Response p = game.respond(false, state.dealer, ofDealer);
    std::printf("%s costs the dealer %.5f and the pone %.5f points a deal\n", name,
                asDealer.hand + asDealer.crib - d.hand - d.crib, asPone.hand - asPone.crib - p.hand + p.crib);
    std::fflush(stdout);
  };
  cost("the table as shipped", {&pone.strategy, nullptr}, {&dealer.strategy, nullptr});
  cost("a table of averages by rank pair", {nullptr, &asDealer.pairs}, {nullptr, &asPone.pairs});
  cost("an opponent who keeps the best hand", {&handOnly, nullptr}, {&handOnly, nullptr});
  cost("an opponent who throws anything", {&anything, nullptr}, {&anything, nullptr});
  cost("ignoring the crib", {nullptr, &noCrib}, {nullptr, &noCrib});

  if (!averagesFile.empty()) writeAverages(averagesFile, asDealer, asPone);
  if (!tableFile.empty()) {
    const CribTable table{dealer.policy, pone.policy, ship(handOnly).policy};
    const auto bytes = table.write();
    std::ofstream out(tableFile, std::ios::binary);
    out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    std::printf("%s: %zu bytes\n", tableFile.c_str(), bytes.size());
  }
  std::printf("%.0f seconds\n", seconds());
  return 0;
}
