// Plays whole games from a hundred scores and says how far the table of the board is from them. Both players
// throw to win, by the engine's own advice, and play by the solved play.
//
//     measure_board --games 100 --play-state build/play.state

#include <cmath>
#include <cstdio>

#include "board_deals.h"
#include "cribbage/player_throws.h"
#include "measure_options.h"
#include "threads.h"

using namespace cribbage;

namespace {

struct Measured {
  int dealer = 0, pone = 0;
  double said = 0, won = 0;
};

// Whether the first dealer wins.
bool dealerWins(int dealer, int pone, const WinThrower& thrower, const DealSampler& sampler, Random& random) {
  for (bool swapped = false;; swapped = !swapped, std::swap(dealer, pone)) {
    const SampledDeal deal = DealSampler::draw(random);
    const auto throwOf = [&](const Dealt& dealt, bool weDeal) {
      return thrower.choose({dealt, weDeal, weDeal ? dealer : pone, weDeal ? pone : dealer}, random);
    };
    const auto kept = [](const Dealt& dealt, const std::array<Card, 2>& thrown) {
      Hand hand;
      std::copy_if(dealt.begin(), dealt.end(), hand.begin(),
                   [&](Card card) { return card != thrown[0] && card != thrown[1]; });
      return hand;
    };
    const auto ponesThrow = throwOf(deal.pone, false), dealersThrow = throwOf(deal.dealer, true);
    const Hand ponesHand = kept(deal.pone, ponesThrow), dealersHand = kept(deal.dealer, dealersThrow);
    const auto counts = [](int& score, int points) { return (score += points) >= lastHole; };
    if (deal.starter.rank() == Rank::jack && counts(dealer, 2)) return !swapped;
    const Pegs pegs = sampler.peg(numberOf(ponesHand), numberOf(dealersHand), random);
    for (std::size_t step = 0; step < pegs.count; ++step) {
      const bool dealers = pegs.steps[step].side == PublicPlay::dealer;
      if (counts(dealers ? dealer : pone, pegs.steps[step].points)) return dealers != swapped;
    }
    if (counts(pone, score(ponesHand, deal.starter, false))) return swapped;
    if (counts(dealer, score(dealersHand, deal.starter, false))) return !swapped;
    const Hand crib{ponesThrow[0], ponesThrow[1], dealersThrow[0], dealersThrow[1]};
    if (counts(dealer, score(crib, deal.starter, true))) return !swapped;
  }
}

int run(int games, const MeasureOptions& options, const Tables& tables, const SolvedPlay& play) {
  const CribTable& crib = **tables.crib();
  const PolicyOpponent expert(crib.expertDealer, crib.expertPone);
  const QuickThrower quick(crib, **tables.play());
  const DealSampler sampler(play, quick);
  const WinThrower thrower(expert, **tables.play(), **tables.pegging(), **tables.board());

  // Ten scores by ten, a few holes off the tens so that streets are met everywhere.
  std::vector<Measured> all;
  for (int dealer = 0; dealer < 10; ++dealer)
    for (int pone = 0; pone < 10; ++pone)
      all.push_back({dealer * 13 + (pone * 7) % 4, pone * 13 + (dealer * 5) % 4, 0, 0});
  onThreads(options.threads, all.size(), [&](std::size_t at) {
    Measured& here = all[at];
    here.said = (*tables.board())->dealersChance(here.dealer, here.pone);
    Random random(options.seed + at);
    for (int game = 0; game < games; ++game)
      here.won += dealerWins(here.dealer, here.pone, thrower, sampler, random) ? 1.0 / games : 0;
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
