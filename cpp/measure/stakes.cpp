// Measures the worth of playing the cards by the score: how much more often a player wins who lays what wins
// most than one who lays what brings most points. The opponent plays the solved play for points either way.
//
//     measure_stakes --play-state build/play.state
//
// It is summed up along plays for points: at each card, how far the best for winning is ahead of the one
// laid, by the advisor, which sees both in one solution. So no game's luck is in it, only which plays are
// met.

#include <cmath>
#include <cstdio>
#include <string>

#include "cribbage/advice/advisor.h"
#include "cribbage/discard/throws_table.h"
#include "cribbage/winning/play_stakes.h"
#include "measure/options.h"
#include "native/sampled_deals.h"
#include "native/threads.h"

using namespace cribbage;

namespace {

struct Options : MeasureOptions {
  int deals = 60;
};

struct Start {
  int dealer, pone;
};

constexpr Start scores[] = {{0, 0},     {90, 90},   {105, 105}, {110, 110}, {114, 109},
                            {109, 114}, {115, 115}, {117, 112}, {112, 117}, {118, 118},
                            {119, 115}, {115, 119}, {120, 118}, {118, 120}};

class Plays {
 public:
  Plays(const Tables& tables, const SolvedPlay& solved)
      : tables_(tables), thrower_(**tables.crib(), **tables.play()), solved_(solved) {}

  // The win probability lost in one deal by the side that lays for points.
  double loss(const Start& score, Seat us, Random random) const {
    const SampledDeal deal = DealSampler::draw(random);
    BySeat<LaySight> turns;
    OwnShow own;
    for (const Seat side : bothSeats) {
      const bool dealer = side == Seat::dealer;
      const Dealt& six = dealer ? deal.dealer : deal.pone;
      QuickThrows throws;
      thrower_.value(six, dealer, throws);
      const QuickThrow& choice = throws[QuickThrower::best(throws)];
      const Hand kept = DealSampler::kept(six, choice);
      PlaySight& sight = turns[side].sight;
      for (std::size_t at = 0; at < kept.size(); ++at) sight.kept[at] = kept[at].rank();
      std::sort(sight.kept.begin(), sight.kept.end());
      sight.thrown = {six[choice.thrown[0]].rank(), six[choice.thrown[1]].rank()};
      sight.starter = deal.starter.rank();
      sight.us = side;
      turns[side].held.assign(sight.kept.begin(), sight.kept.end());
      if (side == us) own = {kept, std::array{six[choice.thrown[0]], six[choice.thrown[1]]}, dealer};
    }
    BySeat<int> holes{{score.pone, score.dealer}};
    if (deal.starter.rank() == Rank::jack && (holes[Seat::dealer] += 2) >= lastHole) return 0;

    double lost = 0;
    PublicPlay play;
    while (!play.over()) {
      const Seat side = play.toAct();
      LaySight& turn = turns[side];
      turn.play = play;
      PlayEvent event;
      if (turn.canLay()) {
        event.rank = side == us ? lay(turn, own, deal.starter, score, holes, lost)
                                : SolvedPegger(solved_).choose(turn, random);
        turn.held.erase(std::find(turn.held.begin(), turn.held.end(), *event.rank));
      }
      const PublicPlay::Gain gain = event.rank ? play.lay(*event.rank) : play.go();
      if ((holes[gain.seat] += gain.points) >= lastHole) return lost;
      event.by = side;
      for (LaySight& sees : turns) sees.sight.played.push_back(event);
    }
    return lost;
  }

 private:
  // The rank for points; what it loses is added.
  Rank lay(const LaySight& turn, const OwnShow& own, Card starter, const Start& score,
           const BySeat<int>& holes, double& lost) const {
    const WinTables tables{*tables_.crib(), *tables_.play(), *tables_.pegging(), *tables_.board(),
                           *tables_.stakes()};
    const ToGo atThrow{lastHole - score.dealer, lastHole - score.pone};
    ToGo atLead = atThrow;
    if (starter.rank() == Rank::jack) atLead.dealer -= 2;
    auto advisor = Advisor::make(turn.sight, **tables_.knowledge(),
                                 PublicStakes(atThrow, atLead, starter.rank(), tables));
    if (!advisor) return turn.held.front();  // cannot be: the play has been laid by the rules
    advisor->settle();
    const Rank most = advisor->values()[0].rank;
    const PlayStakes stakes(own, starter, {lastHole - holes[Seat::dealer], lastHole - holes[Seat::pone]},
                            atThrow, {}, tables);
    const std::vector<PlayChoice> choices = advisor->values(stakes);
    for (const PlayChoice& choice : choices)
      if (choice.rank == most) lost += *choices[0].winChance - *choice.winChance;
    return most;
  }

  const Tables& tables_;
  QuickThrower thrower_;
  SolvedPlay solved_;
};

int run(const Options& options, const Tables& tables, const SolvedPlay& play) {
  const Plays plays(tables, play);
  if (!tables.knowledge()) return 1;  // made once, before the threads
  std::printf("dealer-pone  gained by playing to win: the dealer, the pone, with 95 %% intervals\n");
  for (const Start& score : scores) {
    std::printf("%3d-%-3d     ", score.dealer, score.pone);
    for (const Seat us : {Seat::dealer, Seat::pone}) {
      std::vector<double> losses(static_cast<std::size_t>(options.deals));
      onThreads(options.threads, losses.size(), [&](std::size_t deal) {
        losses[deal] = plays.loss(score, us, Random(options.seed * 1'000'003 + deal));
      });
      double sum = 0, squares = 0;
      for (const double loss : losses) {
        sum += loss;
        squares += loss * loss;
      }
      const double mean = sum / options.deals;
      std::printf("  %.4f ± %.4f", mean,
                  1.96 * std::sqrt((squares / options.deals - mean * mean) / options.deals));
      std::fflush(stdout);
    }
    std::printf("\n");
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Measures what a play that minds the score is worth.");
  Options options;
  app.add_option("--deals", options.deals, "a score and side");
  return measureWith(app, argc, argv, options, [&](const Tables& tables, const SolvedPlay& play) {
    return run(options, tables, play);
  });
}
