// Plays whole games from each of a hundred scores, and compares the share of games won with the win chance
// that `BoardTable` gives. Both players discard by the engine's advice for winning. They also play their
// cards by this advice near the last hole, and elsewhere by the solved strategy.
//
//     measure_board --games 100 --play-state build/play.state

#include <cmath>
#include <cstdio>

#include "cribbage/game/game.h"
#include "cribbage/game/peggers.h"
#include "cribbage/game/throwers.h"
#include "measure/options.h"
#include "native/threads.h"

using namespace cribbage;

namespace {

// Plays cards by the advice for winning if a side needs at most `nearest` holes. Otherwise it follows the
// solved strategy, which is equally good there and takes hardly any time.
class NearPegger final : public Pegger {
 public:
  static constexpr int nearest = 28;

  NearPegger(const Pegger& near, const Pegger& elsewhere) : near_(near), elsewhere_(elsewhere) {}
  Rank choose(const TurnInformation& turn, Random& random) const override {
    const bool far = lastHole - std::min(turn.ours, turn.theirs) > nearest;
    return (far ? elsewhere_ : near_).choose(turn, random);
  }

 private:
  const Pegger &near_, &elsewhere_;
};

struct Measured {
  int dealer = 0, pone = 0;
  double said = 0, won = 0;
};

int run(int games, const MeasureOptions& options, const Tables& tables, const SolvedPlay& play) {
  const WinTables from{*tables.crib(), *tables.play(), *tables.pegging(), *tables.board(), *tables.stakes()};
  const WinThrower thrower(from);
  const SolvedPegger solved(play);
  const WinPegger toWin(**tables.knowledge(), from);
  const NearPegger pegger(toWin, solved);
  const Player player{&thrower, &pegger};

  // Ten scores of each side, 13 holes apart. Up to three holes are added to each, so that scores in all parts
  // of a street (30 holes) occur.
  std::vector<Measured> all;
  for (int dealer = 0; dealer < 10; ++dealer)
    for (int pone = 0; pone < 10; ++pone)
      all.push_back({dealer * 13 + (pone * 7) % 4, pone * 13 + (dealer * 5) % 4, 0, 0});
  onThreads(options.threads, all.size(), [&](std::size_t at) {
    Measured& here = all[at];
    here.said = (*tables.board())->dealersChance(here.dealer, here.pone);
    for (int game = 0; game < games; ++game) {
      const SeededPacks packs(options.seed + at, static_cast<std::uint64_t>(game));
      const FinishedGame played =
          playGame({{player, player}}, packs, {{{here.dealer, here.pone}}, PlayerId::a});
      here.won += played.winner() == PlayerId::a ? 1.0 / games : 0;
    }
  });

  double off = 0, variance = 0, squares = 0;
  int beyond = 0;
  for (const Measured& here : all) {
    const double each = std::max(here.said * (1 - here.said), 0.25 / games) / games;
    const double z = (here.won - here.said) / std::sqrt(each);
    off += here.won - here.said;
    variance += each;
    squares += z * z;
    if (std::abs(z) > 1.96) ++beyond;
    if (std::abs(z) > 2.5)
      std::printf("%d-%d: said %.4f, won %.4f\n", here.dealer, here.pone, here.said, here.won);
  }
  std::printf(
      "%zu scores, %d games each: won less said %+.4f, 95 %% interval %.4f; sum of squares %.1f; %d beyond "
      "95 %%\n",
      all.size(), games, off / 100, 1.96 * std::sqrt(variance) / 100, squares, beyond);
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Measures the table of the board against whole games.");
  int games = 100;
  MeasureOptions options;
  options.seed = 2'026;
  app.add_option("--games", games, "from each score");
  return measureWith(app, argc, argv, options, [&](const Tables& tables, const SolvedPlay& play) {
    return run(games, options, tables, play);
  });
}
