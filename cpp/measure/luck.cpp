// Whether luck averages nothing: games between two players are reviewed, and the luck of each kind of step is
// averaged over deals.
//
//     measure_luck --a expert --b expert --games 2000 --keep build/luck.txt
//
// Each row is in percent of a win, with a 95 % interval: luck of a deal in favour of whom the row names, then
// what a and b gave away in a game. With `--keep`, each game is a line of that file as soon as it is
// reviewed, and games that have one are not played again: a run goes on where it was stopped. A line says
// which run it is of, and others are left alone.

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdio>
#include <fstream>
#include <map>
#include <mutex>
#include <sstream>
#include <string>
#include <string_view>

#include "cribbage/cribbage.h"
#include "measure/average.h"
#include "native/threads.h"

using namespace cribbage;

namespace {

struct Options {
  std::string a = "expert", b = "expert";
  int games = 100;
  std::int64_t seed = 1;
  std::string keep;
  bool quick = false;
  int threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
};

// Deals by the score of whoever is ahead before them: at this hole, or further.
constexpr std::array<int, 4> regions{0, 61, 91, 106};

// The rows, each by deals or by games.
enum Row { dealt, thrown, cut, played, whole, ofA, lostA, lostB, byRegion };
using Luck = std::array<Average, byRegion + regions.size()>;

std::size_t regionOf(const HolesOfBoth& score) {
  std::size_t region = regions.size() - 1;
  while (std::max(score.a, score.b) < regions[region]) --region;
  return region;
}

double inFavourOf(Who who, double change) {
  return who == Who::a ? change : -change;
}

void addDeal(const std::vector<const ReviewedStep*>& steps, const DealRecord& deal, Luck& luck) {
  double ofCut = 0, ofDeal = 0;
  for (const ReviewedStep* step : steps) {
    const double one = step->luck.value_or(0);
    ofDeal += one;
    switch (step->kind) {
      case ReviewStep::Kind::dealt:
        luck[dealt].add(inFavourOf(*step->by, one));
        break;
      case ReviewStep::Kind::thrown:
        luck[thrown].add(inFavourOf(*step->by, one));
        break;
      case ReviewStep::Kind::played:
        luck[played].add(inFavourOf(*step->by, one));
        break;
      case ReviewStep::Kind::cut:
      case ReviewStep::Kind::heels:
        ofCut += one;
        break;
      case ReviewStep::Kind::show:
        break;
    }
  }
  luck[cut].add(inFavourOf(deal.dealer, ofCut));
  luck[whole].add(inFavourOf(deal.dealer, ofDeal));
  luck[byRegion + regionOf(deal.before)].add(inFavourOf(deal.dealer, ofDeal));
}

Luck luckOf(const ReviewAnswer& review, const GameAnswer& game) {
  Luck luck;
  std::vector<std::vector<const ReviewedStep*>> deals(game.deals.size());
  for (const ReviewedStep& step : review.steps)
    deals[static_cast<std::size_t>(*step.deal) - 1].push_back(&step);
  for (std::size_t at = 0; at < deals.size(); ++at) addDeal(deals[at], game.deals[at], luck);
  const auto& [a, b] = review.totals;
  luck[ofA].add(a.luck + b.luck);
  luck[lostA].add(a.lost.throws + a.lost.play);
  luck[lostB].add(b.lost.throws + b.lost.play);
  return luck;
}

// What the games of a run have in common.
std::string nameOf(const Options& options) {
  return options.a + ':' + options.b + ':' + std::to_string(options.seed) +
         (options.quick ? ":quick" : ":full");
}

// A line of the file: the run, the number of the game, then the rows. A line that was cut off is not read.
std::string lineOf(const std::string& run, std::size_t game, const Luck& luck) {
  std::ostringstream line;
  line.precision(17);
  line << run << ' ' << game;
  for (const Average& row : luck) line << ' ' << row;
  line << " .\n";
  return line.str();
}

std::map<std::size_t, Luck> readGames(const std::string& file, const std::string& run) {
  std::map<std::size_t, Luck> games;
  std::ifstream in(file);
  for (std::string text; std::getline(in, text);) {
    std::istringstream line(text);
    std::size_t game = 0;
    Luck luck;
    std::string of, end;
    line >> of >> game;
    for (Average& row : luck) line >> row;
    if (line >> end && end == "." && of == run) games[game] = luck;
  }
  return games;
}

void print(const char* row, const Average& average) {
  std::printf("%-44s %+7.2f ± %.2f\n", row, 100 * average.mean(), 100 * average.error());
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Whether the luck of reviewed games averages nothing.");
  Options options;
  app.add_option("--a", options.a);
  app.add_option("--b", options.b);
  app.add_option("--games", options.games);
  app.add_option("--seed", options.seed);
  app.add_option("--keep", options.keep, "a file to go on from, a line for each game that is reviewed");
  app.add_flag("--quick", options.quick, "first answers");
  app.add_option("--threads", options.threads);
  CLI11_PARSE(app, argc, argv);
  const Tables tables = shippedTables();
  const auto a = parsePlayer(options.a), b = parsePlayer(options.b);
  if (!a || !b) return 2;
  const std::string run = nameOf(options);
  auto reviewed = readGames(options.keep, run);
  std::ofstream keep(options.keep, std::ios::app);
  keep << '\n';  // after a line that was cut off
  std::mutex mutex;
  const auto games = static_cast<std::size_t>(options.games);
  onThreads(options.threads, games, [&](std::size_t at) {
    {
      const std::scoped_lock lock(mutex);
      if (reviewed.contains(at)) return;
    }
    Simulation simulation{*a, *b, 1, options.seed * 1'000'003 + static_cast<std::int64_t>(at)};
    simulation.deals = at % 2 == 0 ? FirstDeal::us : FirstDeal::them;
    simulation.duplicate = false;
    simulation.record = true;
    const auto simulated = simulate(simulation, tables);
    const std::string& record = simulated->records->front();
    const auto review = reviewGame(record, tables, options.quick);
    const auto game = readGame(record);
    const Luck luck = luckOf(*review, *game);
    const std::scoped_lock lock(mutex);
    reviewed[at] = luck;
    keep << lineOf(run, at, luck) << std::flush;
  });
  Luck luck;
  for (std::size_t at = 0; at < games; ++at)
    for (std::size_t row = 0; row < luck.size(); ++row) luck[row].add(reviewed[at][row]);
  print("six dealt, for whose they are", luck[dealt]);
  print("a throw, for who threw", luck[thrown]);
  print("the cut and heels, for the dealer", luck[cut]);
  print("a card laid, for who laid it", luck[played]);
  print("a whole deal, for the dealer", luck[whole]);
  for (std::size_t at = 0; at < regions.size(); ++at)
    if (luck[byRegion + at].count() > 0) {
      const int last = at + 1 < regions.size() ? regions[at + 1] - 1 : lastHole - 1;
      const std::string row = "  from " + std::to_string(regions[at]) + " to " + std::to_string(last) + ": " +
                              std::to_string(luck[byRegion + at].count()) + " deals";
      print(row.c_str(), luck[byRegion + at]);
    }
  print("a whole game, for a", luck[ofA]);
  print("given away by a, a game", luck[lostA]);
  print("given away by b, a game", luck[lostB]);
  return 0;
}
