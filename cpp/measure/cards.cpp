// Measures whether the engine's win chances come true. Both players always follow the advice for winning. The
// chances shown for the best throw and for the best card are compared with the result of the deal. This
// result is the win chance by `BoardTable` at the score after the deal.
//
//     measure_cards --score 113,113 --deals 200
//
// Prints a row for each score, which is given as the dealer's, then the pone's. The first column is the sum
// of the chances shown to both sides for their best throws, less one. The next four are the chance shown for
// the best card less the result, for the lead, the reply, the third card and later cards. The last four are
// the same for cards that were played although another card would have ended the game. Takes a fifth of a
// second per deal.

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "cribbage/cribbage.h"
#include "measure/average.h"
#include "native/sampled_deals.h"
#include "native/threads.h"

using namespace cribbage;

namespace {

struct Options {
  std::uint64_t seed = 1;
  int deals = 100, threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  std::vector<std::string> scores{"105,105", "109,114", "114,109", "113,113",
                                  "117,117", "119,119", "120,118"};
};

// The columns for cards, one for each stage of the play. The last four are for cards that were played instead
// of a card that wins at once.
constexpr std::size_t stages = 4;
constexpr std::array<const char*, 2 * stages> names{
    "lead", "reply", "third", "later", "lead, no win", "reply, no win", "third, no win", "later, no win"};

// The measurements of one deal.
struct Told {
  double throwsBeyondOne = 0;
  std::array<std::vector<double>, 2 * stages> off;
};

class Deal {
 public:
  // If `winsPassedOver`, the first player who could end the game plays the best card that does not end it.
  Deal(const Tables& tables, PerSeat<int> holes, const SampledDeal& deal, bool winsPassedOver)
      : tables_(tables), holes_(holes), starter_(deal.starter), winsPassedOver_(winsPassedOver) {
    for (const Seat seat : bothSeats) {
      const Dealt& six = seat == Seat::dealer ? deal.dealer : deal.pone;
      best_[seat] = valueDiscards(six, seat == Seat::dealer, scoreOf(seat), tables_)->front();
    }
  }

  Told told() {
    Told told;
    told.throwsBeyondOne = *best_[Seat::pone].winChance + *best_[Seat::dealer].winChance - 1;
    const double dealers = dealersChance();
    for (const Shown& each : shown_)
      told.off[each.stage].push_back(each.chance - (each.by == Seat::dealer ? dealers : 1 - dealers));
    return told;
  }

 private:
  struct Shown {
    std::size_t stage;
    Seat by;
    double chance;
  };

  Score scoreOf(Seat seat) const { return {holes_[seat], holes_[other(seat)]}; }

  bool out(Seat seat, int points) { return (holes_[seat] += points) >= lastHole; }

  // Plays and scores the deal. Returns the dealer's win chance at the score after it, by `BoardTable`.
  double dealersChance() {
    if (starter_.rank() == Rank::jack && out(Seat::dealer, 2)) return 1;
    if (const auto winner = play()) return *winner == Seat::dealer ? 1 : 0;
    const Discard &pone = best_[Seat::pone], &dealer = best_[Seat::dealer];
    if (out(Seat::pone, score(pone.kept, starter_, false))) return 0;
    const Hand crib{pone.thrown[0], pone.thrown[1], dealer.thrown[0], dealer.thrown[1]};
    if (out(Seat::dealer, score(dealer.kept, starter_, false) + score(crib, starter_, true))) return 1;
    return 1 - (*tables_.board())->dealersChance(holes_[Seat::pone], holes_[Seat::dealer]);
  }

  // Plays all cards. Returns the side that reaches the last hole by pegging, if one does.
  std::optional<Seat> play() {
    PublicPlay play;
    PerSeat<std::vector<Turn>> turns;
    const PerSeat<Score> atLead{{scoreOf(Seat::pone), scoreOf(Seat::dealer)}};
    std::size_t cards = 0;
    while (!play.over()) {
      const Seat seat = play.toAct();
      const auto legal = valuePlays(OwnCards{best_[seat].kept, best_[seat].thrown, starter_}, turns[seat],
                                    seat == Seat::dealer, atLead[seat], tables_, Order::winChance, false)
                             ->legal;
      std::optional<Card> card;
      if (!legal.empty()) {
        const std::size_t stage = std::min(cards++, stages - 1);
        const auto last = std::find_if(legal.begin(), legal.end(), [&](const auto& each) {
          return holes_[seat] + each.points < lastHole;
        });
        const bool passes = winsPassedOver_ && last != legal.begin() && last != legal.end();
        const auto& played = passes ? *last : legal.front();
        card = played.card;
        if (passes)
          shown_.assign(1, {stages + stage, seat, *played.winChance});
        else if (!winsPassedOver_ && legal.size() > 1)
          shown_.push_back({stage, seat, *played.winChance});
        winsPassedOver_ &= !passes;
      }
      const PublicPlay::Gain gain = card ? play.play(card->rank()) : play.go();
      for (const Seat sees : bothSeats) turns[sees].push_back({sees == seat ? Side::us : Side::them, card});
      if (out(gain.seat, gain.points)) return gain.seat;
    }
    return std::nullopt;
  }

  const Tables& tables_;
  PerSeat<int> holes_;
  Card starter_;
  bool winsPassedOver_;
  PerSeat<Discard> best_;
  std::vector<Shown> shown_;
};

int measure(const Options& options) {
  std::printf("dealer-pone  both throws less one");
  for (const char* name : names) std::printf("  %-19s", name);
  std::printf("\n");
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
        Random random(options.seed * 1'000'003 + deal);
        const SampledDeal cards = DealSampler::draw(random);
        all[deal] = Deal(tables, {{pone, dealer}}, cards, false).told();
        const Told instead = Deal(tables, {{pone, dealer}}, cards, true).told();
        std::copy(instead.off.begin() + stages, instead.off.end(), all[deal].off.begin() + stages);
      }
    });
    Average throws;
    std::array<Average, 2 * stages> off;
    for (const Told& told : all) {
      throws.add(told.throwsBeyondOne);
      for (std::size_t stage = 0; stage < off.size(); ++stage)
        for (const double one : told.off[stage]) off[stage].add(one);
    }
    std::printf("%3d-%-3d      %+.4f ± %.4f  ", dealer, pone, throws.mean(), throws.error());
    for (const Average& stage : off)
      if (stage.count() > 0)
        std::printf("  %+.4f ± %.4f  ", stage.mean(), stage.error());
      else
        std::printf("  %-19s", "-");
    std::printf("\n");
    std::fflush(stdout);
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Measures whether the chances that are shown come true.");
  Options options;
  app.add_option("--seed", options.seed);
  app.add_option("--deals", options.deals, "at each score")->check(CLI::Range(1, 1'000'000));
  app.add_option("--threads", options.threads)->check(CLI::Range(1, 1024));
  app.add_option("--score", options.scores, "dealer's,pone's");
  CLI11_PARSE(app, argc, argv);
  return measure(options);
}
