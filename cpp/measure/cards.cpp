// Measures whether the engine's win chances come true. Both players always follow the advice for winning. The
// chances shown for the best throw and for the best card are compared with the result of the deal. This
// result is the win chance by `BoardTable` at the score after the deal.
//
//     measure_cards --score 113,113 --deals 200 [--wins-passed-over]
//
// Scores are given as the dealer's, then the pone's. For each score, prints the sum of the chances shown to
// both sides for their best throws, less one. Then it prints a row for each side and stage: the chance shown
// for the best choice less the result, and less the chance shown at the side's choice before. At the end,
// prints the same over all scores, and for each tenth of the chances shown their mean less the mean result.
// All means have 95 % intervals. With --wins-passed-over, the first player who could end the game plays the
// best card that does not end it, and only the chances of these cards are counted. Takes a fifth of a second
// per deal, more near the last hole.

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "cribbage/board/board_table.h"
#include "cribbage/cribbage.h"
#include "measure/average.h"
#include "native/deal_result.h"
#include "native/sampled_deals.h"
#include "native/threads.h"

using namespace cribbage;

namespace {

struct Options {
  std::uint64_t seed = 1;
  int deals = 100, threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  bool winsPassedOver = false;
  std::vector<std::string> scores{"105,105", "109,114", "114,109", "113,113",
                                  "117,117", "119,119", "120,118"};
};

constexpr std::array stages{"throw", "lead", "reply", "third", "fourth", "later"};

// A choice, and the chance that was shown for the throw or card that was chosen.
struct Shown {
  std::size_t stage = 0;
  Seat by{};
  double chance = 0;
  bool isChoice = true;  // whether another card could be chosen
};

// The measurements of one deal.
struct Told {
  std::vector<Shown> shown;
  double dealers = 0;  // the dealer's win chance after the deal
};

class Deal {
 public:
  // If `winsPassedOver`, the first player who could end the game plays the best card that does not end it.
  Deal(const Tables& tables, PerSeat<int> holes, const SampledDeal& deal, bool winsPassedOver)
      : tables_(tables), holes_(holes), starter_(deal.starter), winsPassedOver_(winsPassedOver) {
    for (const Seat seat : bothSeats) {
      const Dealt& six = seat == Seat::dealer ? deal.dealer : deal.pone;
      best_[seat] = valueDiscards(six, seat == Seat::dealer, scoreOf(seat), tables_)->front();
      if (!winsPassedOver) shown_.push_back({0, seat, *best_[seat].winChance});
    }
  }

  Told told() {
    const double dealers = dealersChance();
    return {shown_, dealers};
  }

 private:
  Score scoreOf(Seat seat) const { return {holes_[seat], holes_[other(seat)]}; }

  // Plays and scores the deal. Returns the dealer's win chance at the score after it, by `BoardTable`.
  double dealersChance() {
    const auto split = [&](Seat seat) { return SplitSix{best_[seat].kept, best_[seat].thrown}; };
    const ShowPoints show = showPoints(split(Seat::pone), split(Seat::dealer), starter_);
    return dealersChanceAfter(holes_, starter_, show, **tables_.board(), [&](auto scores) { play(scores); });
  }

  // Plays all cards, or until `scores` returns true.
  template <class Scores>
  void play(Scores scores) {
    PublicPlay play;
    PerSeat<std::vector<Turn>> turns;
    const PerSeat<Score> atLead{{scoreOf(Seat::pone), scoreOf(Seat::dealer)}};
    const bool onlyPassed = winsPassedOver_;
    std::size_t stage = 0;
    while (!play.over()) {
      const Seat seat = play.toAct();
      const auto legal = valuePlays(OwnCards{best_[seat].kept, best_[seat].thrown, starter_}, turns[seat],
                                    seat == Seat::dealer, atLead[seat], tables_, Order::winChance, false)
                             ->legal;
      std::optional<Card> card;
      if (!legal.empty()) {
        ++stage;
        const auto last = std::find_if(legal.begin(), legal.end(), [&](const auto& each) {
          return holes_[seat] + each.points < lastHole;
        });
        const bool passes = winsPassedOver_ && last != legal.begin() && last != legal.end();
        const auto& played = passes ? *last : legal.front();
        card = played.card;
        if (passes || !onlyPassed)
          shown_.push_back({std::min(stage, stages.size() - 1), seat, *played.winChance, legal.size() > 1});
        winsPassedOver_ &= !passes;
      }
      const PublicPlay::Gain gain = card ? play.play(card->rank()) : play.go();
      for (const Seat sees : bothSeats) turns[sees].push_back({sees == seat ? Side::us : Side::them, card});
      if (scores(gain.seat, gain.points)) return;
    }
  }

  const Tables& tables_;
  PerSeat<int> holes_;
  Card starter_;
  bool winsPassedOver_;
  PerSeat<Discard> best_;
  std::vector<Shown> shown_;
};

// The means of one side at one stage: the chance shown less the result, and less the chance before.
struct Row {
  Average off, step;
};

// The chances shown within one tenth, from 0 to 0.1 and so on, less the results.
using Tenths = std::array<Average, 10>;

void print(const char* name, const char* side, const Row& row) {
  std::printf("  %-7s %-7s", name, side);
  for (const Average* each : {&row.off, &row.step})
    if (each->count() > 0)
      std::printf("  %+.4f ± %.4f (%zu)", each->mean(), each->error(), each->count());
    else
      std::printf("  -");
  std::printf("\n");
}

// The sums over some deals.
struct Measured {
  Average throws;  // the sum of the chances shown to both sides for their best throws, less one
  std::array<PerSeat<Row>, stages.size()> rows;
  Tenths tenths;

  void add(const Told& told) {
    PerSeat<std::optional<double>> before;
    double sum = 0;
    for (const Shown& each : told.shown) {
      const double off = each.chance - (each.by == Seat::dealer ? told.dealers : 1 - told.dealers);
      Row& row = rows[each.stage][each.by];
      if (each.isChoice) {
        row.off.add(off);
        tenths[std::min(static_cast<std::size_t>(each.chance * 10), tenths.size() - 1)].add(off);
      }
      if (before[each.by]) row.step.add(each.chance - *before[each.by]);
      before[each.by] = each.chance;
      if (each.stage == 0) sum += each.chance;
    }
    if (sum > 0) throws.add(sum - 1);
  }

  void print() const {
    if (throws.count() > 0)
      std::printf("  both throws less one  %+.4f ± %.4f\n", throws.mean(), throws.error());
    for (std::size_t stage = 0; stage < stages.size(); ++stage)
      for (const Seat seat : bothSeats)
        if (rows[stage][seat].off.count() > 0)
          ::print(stages[stage], seat == Seat::dealer ? "dealer" : "pone", rows[stage][seat]);
  }
};

int measure(const Options& options) {
  Measured total;
  std::uint64_t seed = options.seed * 1'000'003;
  for (const std::string& text : options.scores) {
    int dealer = 0, pone = 0;
    if (std::sscanf(text.c_str(), "%d,%d", &dealer, &pone) != 2 || dealer < 0 || dealer >= lastHole ||
        pone < 0 || pone >= lastHole) {
      std::fprintf(stderr, "--score takes the dealer's and the pone's, 0 to 120: 113,113\n");
      return 2;
    }
    std::vector<Told> all(static_cast<std::size_t>(options.deals));
    const auto threads = static_cast<std::size_t>(options.threads);
    // Each thread has its own `Tables`, because these cache solutions.
    onThreads(options.threads, threads, [&](std::size_t thread) {
      const Tables tables = shippedTables();
      for (std::size_t deal = thread; deal < all.size(); deal += threads) {
        Random random(seed + deal);
        all[deal] = Deal(tables, {{pone, dealer}}, DealSampler::draw(random), options.winsPassedOver).told();
      }
    });
    std::printf("dealer %d, pone %d: shown less the result, shown less shown before (cases)\n", dealer, pone);
    Measured atScore;
    for (const Told& told : all) {
      atScore.add(told);
      total.add(told);
    }
    atScore.print();
    std::fflush(stdout);
    seed += all.size();  // other deals at the next score
  }
  std::printf("all scores: shown less the result, shown less shown before (cases)\n");
  total.print();
  const Tenths& tenths = total.tenths;
  std::printf("all scores, by the chance shown: shown less the result (cases)\n");
  for (std::size_t tenth = 0; tenth < tenths.size(); ++tenth)
    if (tenths[tenth].count() > 0)
      std::printf("  %.1f to %.1f  %+.4f ± %.4f (%zu)\n", 0.1 * static_cast<double>(tenth),
                  0.1 * static_cast<double>(tenth + 1), tenths[tenth].mean(), tenths[tenth].error(),
                  tenths[tenth].count());
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Measures whether the chances that are shown come true.");
  Options options;
  app.add_option("--seed", options.seed);
  app.add_option("--deals", options.deals, "at each score")->check(CLI::Range(1, 1'000'000));
  app.add_option("--threads", options.threads)->check(CLI::Range(1, 1024));
  app.add_flag("--wins-passed-over", options.winsPassedOver, "plays on instead of winning at once");
  app.add_option("--score", options.scores, "dealer's,pone's");
  CLI11_PARSE(app, argc, argv);
  return measure(options);
}
