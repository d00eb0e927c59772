// Solves the game of discarding by fictitious play: in each round both players answer the opponent's average
// with a best response, and the averages, in which later rounds count for more, come to an equilibrium. How
// far they are from it is measured exactly: what both could gain together by their best responses. Writes the
// table that is shipped.
//
//     solve_crib --rounds 64 --state build/crib.state --table cpp/tables/crib.bin --averages build/crib.csv
//         --averages-suited build/crib-suited.csv
//
// Some fifteen seconds a round on two cores. Nothing is random. The state is written after each round, and
// read at the start.

#include <CLI/CLI.hpp>
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <thread>

#include "cribbage/discard/throws_table.h"
#include "cribbage/play/hand_pegs_table.h"
#include "native/crib_game.h"
#include "native/files.h"
#include "native/kept_together.h"

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
double gapOf(const CribGame& game, const State& state, const Response& asDealer, const Response& asPone) {
  const double dealer = handOf(state.dealer) + game.playOf(true, state.dealer);
  const double pone = handOf(state.pone) + game.playOf(false, state.pone);
  return asDealer.hand + asDealer.play + asDealer.crib + asPone.hand + asPone.play - asPone.crib - dealer -
         pone;
}

// What `solve_play` says the play is worth.
PlayNets loadNets(const std::string& file) {
  PlayNets nets;
  std::ifstream in(file, std::ios::binary);
  for (auto& side : nets) {
    side.resize(dealtRanksCount);
    in.read(reinterpret_cast<char*>(side.data()), static_cast<std::streamsize>(side.size() * sizeof side[0]));
  }
  if (!in) throw CLI::FileError("no nets of the play in " + file);
  return nets;
}

// The same as far as the kept ranks tell it.
PlayNets netsOf(const HandPegsTable& table) {
  PlayNets nets;
  for (const bool asDealer : {false, true})
    for (const DealtRanks& dealt : everyDealtRanks()) {
      std::array<float, 15>& net = nets[asDealer ? 1 : 0].emplace_back();
      for (std::size_t place = 0; place < dealt.pairCount; ++place) {
        const PlayValue value = table.value(dealt.pairs[place].kept, asDealer);
        net[place] = static_cast<float>(value.ours - value.theirs);
      }
    }
  return nets;
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

constexpr std::string_view letters = "A23456789TJQK";
void writeAverages(const std::string& file, const Response& asDealer, const Response& asPone) {
  std::ofstream out(file);
  out << "role,pair,crib,deals\n";
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

PairAverage without(const PairAverage& all, const PairAverage& some) {
  const double deals = all.deals - some.deals;
  return {deals, deals > 0 ? (all.crib * all.deals - some.crib * some.deals) / deals : 0};
}

// The same apart: what is thrown of one suit, and of two.
void writeSuitedAverages(const std::string& file, const Response& asDealer, const Response& asPone) {
  std::ofstream out(file);
  out << "role,pair,suits,crib,deals\n";
  for (const auto& [role, response] : {std::pair{"dealer", &asDealer}, std::pair{"pone", &asPone}})
    for (std::size_t a = 0; a < rankCount; ++a)
      for (std::size_t b = a; b < rankCount; ++b) {
        const auto pair =
            static_cast<std::size_t>(rankTable.pair(static_cast<Rank>(a), static_cast<Rank>(b)));
        const auto write = [&](const char* suits, const PairAverage& average) {
          char line[80];
          std::snprintf(line, sizeof line, "%s,%c-%c,%s,%.4f,%.0f\n", role, letters[a], letters[b], suits,
                        average.crib, average.deals);
          out << line;
        };
        if (a != b) write("suited", response->suitedPairs[pair]);
        write("unsuited", without(response->pairs[pair], response->suitedPairs[pair]));
      }
}

}  // namespace

static int run(int argc, char** argv, CLI::App& app) {
  std::uint64_t rounds = 64;
  int threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  std::string stateFile, tableFile, averagesFile, suitedFile, netsFile, playFile;
  std::uint64_t again = 0;
  app.add_option("--rounds", rounds, "rounds in all, those of the state counted");
  app.add_option("--threads", threads);
  app.add_option("--state", stateFile, "read at the start, written after each round");
  app.add_option("--again", again, "count no more rounds of the state than these: to forget another play");
  app.add_option("--nets", netsFile, "what the play is worth, from solve_play; nothing if not given");
  app.add_option("--play", playFile, "the table of the play, whose cost is measured");
  app.add_option("--table", tableFile);
  app.add_option("--averages", averagesFile);
  app.add_option("--averages-suited", suitedFile, "the same, suited and unsuited pairs apart");
  app.parse(argc, argv);

  const auto start = std::chrono::steady_clock::now();
  const auto seconds = [&] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  };
  CribGame game(threads);
  if (!netsFile.empty()) game.setPlay(loadNets(netsFile));
  const Strategy handOnly = game.keepBestHands();
  std::printf("the best hand, whatever the crib: %.8f\n", handOf(handOnly));

  State state;
  if (stateFile.empty() || !load(stateFile, state)) state = {0, handOnly, handOnly};
  if (again > 0) state.rounds = std::min(state.rounds, again);
  const std::uint64_t first = state.rounds;
  const double begun = seconds();
  while (state.rounds < rounds) {
    const Response asDealer = game.respond(true, state.pone);
    const Response asPone = game.respond(false, state.dealer);
    const double gap = gapOf(game, state, asDealer, asPone);
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
  const double gap = gapOf(game, state, asDealer, asPone);
  std::printf("solved: %.5f points a deal to gain together, exploitability %.5f\n", gap, gap / 2);
  std::printf("best responses: dealer's hand %.4f and crib %.4f, pone's hand %.4f and crib %.4f\n",
              asDealer.hand, asDealer.crib, asPone.hand, asPone.crib);

  const Shipped dealer = ship(state.dealer), pone = ship(state.pone);
  if (!averagesFile.empty()) writeAverages(averagesFile, asDealer, asPone);
  if (!suitedFile.empty()) writeSuitedAverages(suitedFile, asDealer, asPone);
  if (!tableFile.empty()) {
    const ThrowsTable table{dealer.policy, pone.policy, ship(handOnly).policy};
    const auto bytes = table.write();
    std::ofstream out(tableFile, std::ios::binary);
    out.write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
    std::printf("%s: %zu bytes\n", tableFile.c_str(), bytes.size());
    std::fflush(stdout);
  }

  // What believing something else costs: what the best response has more, in points a deal.
  const std::array<PairAverage, RankTable::pairCount> noCrib{};
  const Strategy anything = game.throwAnything();
  const auto cost = [&](const char* name, const CribGame::Belief& ofPone, const CribGame::Belief& ofDealer) {
    const Response d = game.respond(true, state.pone, ofPone);
    const Response p = game.respond(false, state.dealer, ofDealer);
    std::printf("%s costs the dealer %.5f and the pone %.5f points a deal\n", name,
                asDealer.hand + asDealer.crib + asDealer.play - d.hand - d.crib - d.play,
                asPone.hand - asPone.crib + asPone.play - p.hand + p.crib - p.play);
    std::fflush(stdout);
  };
  cost("the table as shipped", {&pone.strategy, nullptr, nullptr}, {&dealer.strategy, nullptr, nullptr});
  cost("a table of averages by rank pair", {nullptr, &asDealer.pairs, nullptr},
       {nullptr, &asPone.pairs, nullptr});
  cost("an opponent who keeps the best hand", {&handOnly, nullptr, nullptr}, {&handOnly, nullptr, nullptr});
  cost("an opponent who throws anything", {&anything, nullptr, nullptr}, {&anything, nullptr, nullptr});
  cost("ignoring the crib", {nullptr, &noCrib, nullptr}, {nullptr, &noCrib, nullptr});
  if (!netsFile.empty()) {
    const PlayNets noPlay;
    cost("ignoring the play", {nullptr, nullptr, &noPlay}, {nullptr, nullptr, &noPlay});
  }
  if (!playFile.empty()) {
    const auto table = HandPegsTable::read(bytesOf(playFile));
    if (!table) throw CLI::FileError(table.error().message);
    const PlayNets byKept = netsOf(*table);
    cost("the play by what is kept alone", {nullptr, nullptr, &byKept}, {nullptr, nullptr, &byKept});
  }

  std::printf("%.0f seconds\n", seconds());
  return 0;
}

int main(int argc, char** argv) {
  CLI::App app("Solves the throws to the crib.");
  try {
    return run(argc, argv, app);
  } catch (const CLI::Error& error) {
    return app.exit(error);
  }
}
