// Measures the error of the win chance shown for a discard, by comparing it with the results of sampled
// deals. In these deals both sides throw for points and play cards by the solved strategy. The result of a
// deal is the win chance by `BoardTable` at the score after it.
//
//     measure_chances --play-state build/play.state
//
// Prints the root mean square, the mean and the largest of the errors at some scores, over the best throws of
// seeded deals. Prints the same for the difference between the chances of two throws, because a choice
// depends on it.
//
//     measure_chances --to-win --score 117,118,pone --play-state build/to-win.state
//     measure_chances --to-win --score 117,118,pone --by-ranks --deals 60 --play-state build/to-win.state
//     measure_chances --to-win --score 117,118,pone --advised --hidden 40 --plays 1
//
// With --to-win, both sides throw by the advice for winning. They play cards by the strategy in the state
// file, which may be solved for winning at the score (`solve_hands --state`). With --advised, they play each
// card by the advice. The variance due to sampling is subtracted from the squared errors. With --by-ranks,
// only our six cards are sampled. The opponent throws by the model, and every possible play of our hand
// against each of their possible hands is counted.

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "cribbage/deal/discard_chances.h"
#include "cribbage/deal/winning_opponent.h"
#include "cribbage/discard/throws_table.h"
#include "measure/deals_to_win.h"
#include "measure/options.h"
#include "measure/throws_by_ranks.h"
#include "native/deal_result.h"
#include "native/sampled_deals.h"
#include "native/threads.h"

using namespace cribbage;

namespace {

struct Options : MeasureOptions {
  int deals = 8, throws = 4, samples = 40'000;
  bool toWin = false, advised = false, byRanks = false;
  int hidden = 200, plays = 40;
  std::vector<std::string> toWinAt;
};

struct Start {
  int ours, theirs;
  bool weDeal;
};

constexpr Start scores[] = {{60, 70, true},    {95, 98, false},   {105, 100, true}, {100, 108, false},
                            {112, 104, true},  {114, 109, false}, {114, 109, true}, {112, 116, true},
                            {110, 116, false}, {116, 112, true},  {118, 117, true}, {117, 118, false}};

// Estimates the win chance of a throw by sampling deals.
class Samples {
 public:
  Samples(const Tables& tables, const SolvedPlay& play, const QuickThrower& thrower)
      : board_(**tables.board()), thrower_(thrower), sampler_(play, thrower) {}

  // Returns our mean win chance over `samples` deals.
  double chance(const Dealt& dealt, const Discard& choice, const Start& score, int samples,
                Random random) const {
    const std::vector<Card> unseen = CardSet::deck().without(CardSet({dealt.begin(), dealt.end()})).cards();
    double sum = 0;
    for (int sample = 0; sample < samples; ++sample) {
      std::vector<Card> left = unseen;
      drawFirst(7, left, random);
      Dealt theirs;
      std::copy_n(left.begin(), theirs.size(), theirs.begin());
      std::sort(theirs.begin(), theirs.end());
      sum += ends(choice, theirs, left[6], score, random);
    }
    return sum / samples;
  }

 private:
  double ends(const Discard& ours, const Dealt& dealt, Card starter, const Start& score,
              Random& random) const {
    const QuickThrow theirs = thrower_.bestOf(dealt, !score.weDeal);
    const int pone = score.weDeal ? theirs.kept : numberOf(ours.kept),
              dealer = score.weDeal ? numberOf(ours.kept) : theirs.kept;
    const Pegs pegs = sampler_.peg(pone, dealer, random);
    const PerSeat<int> holes{
        {score.weDeal ? score.theirs : score.ours, score.weDeal ? score.ours : score.theirs}};
    const SplitSix mine{ours.kept, ours.thrown};
    const SplitSix other = DealSampler::split(dealt, theirs);
    const ShowPoints show =
        score.weDeal ? showPoints(other, mine, starter) : showPoints(mine, other, starter);
    const double dealers = dealersChanceAfterPegs(holes, starter, show, board_, pegs.gains());
    return score.weDeal ? dealers : 1 - dealers;
  }

  const BoardTable& board_;
  const QuickThrower& thrower_;
  DealSampler sampler_;
};

struct Errors {
  double squares = 0, sum = 0, most = 0, aheadSquares = 0, aheadMost = 0;
  int count = 0, aheads = 0;
};

std::array<Discard, 15> valued(const Tables& tables, const Dealt& dealt, const Start& score) {
  const ThrowsTable& crib = **tables.crib();
  const PolicyOpponent expert(crib.expertDealer, crib.expertPone);
  auto choices = valueDiscards(dealt, score.weDeal, expert, **tables.play());
  valueChances(choices, score.weDeal, expert, {score.ours, score.theirs, *tables.pegging(), *tables.board()});
  sortByWorth(choices);
  return choices;
}

Errors measure(const Options& options, const Tables& tables, const Samples& samples, const Start& score) {
  std::vector<std::vector<double>> off(static_cast<std::size_t>(options.deals));
  onThreads(options.threads, off.size(), [&](std::size_t deal) {
    Random random(options.seed * 1'000'003 + deal);
    const Dealt dealt = DealSampler::draw(random).pone;
    const auto choices = valued(tables, dealt, score);
    for (std::size_t at = 0; at < static_cast<std::size_t>(options.throws); ++at)
      off[deal].push_back(*choices[at].winChance -
                          samples.chance(dealt, choices[at], score, options.samples, Random(deal * 16 + at)));
  });
  Errors errors;
  for (const auto& deal : off)
    for (std::size_t at = 0; at < deal.size(); ++at) {
      errors.sum += deal[at];
      errors.squares += deal[at] * deal[at];
      errors.most = std::max(errors.most, std::abs(deal[at]));
      ++errors.count;
      if (at == 0) continue;
      errors.aheadSquares += (deal[at] - deal[0]) * (deal[at] - deal[0]);
      errors.aheadMost = std::max(errors.aheadMost, std::abs(deal[at] - deal[0]));
      ++errors.aheads;
    }
  return errors;
}

std::optional<Start> startOf(const std::string& text) {
  Start start{};
  char side = 0;
  if (std::sscanf(text.c_str(), "%d,%d,%c", &start.ours, &start.theirs, &side) != 3) return {};
  const auto [less, more] = std::minmax(start.ours, start.theirs);
  if (less < 0 || more >= lastHole || (side != 'd' && side != 'p')) return {};
  start.weDeal = side == 'd';
  return start;
}

// Returns the best throws of six cards, each with the chance shown and the exact chance. `ErrorsToWin`
// expects results of two hidden deals or more, so the exact chance is given twice.
ThrowsToWin counted(const Options& options, const Tables& tables, const ThrowsByRanks& byRanks,
                    const Dealt& dealt, const Start& start) {
  const auto choices = *valueDiscards(dealt, start.weDeal, {start.ours, start.theirs}, tables);
  const std::span best(choices.data(), static_cast<std::size_t>(options.throws));
  ThrowsToWin deal;
  for (const Discard& choice : best) deal.shown.push_back(*choice.winChance);
  for (const double chance : byRanks.chances(dealt, best)) deal.won.push_back({chance, chance});
  return deal;
}

// Reads the values of the option --score. If one of them cannot be measured, prints an error and returns no
// scores.
std::vector<Start> startsOf(const Options& options) {
  std::vector<Start> starts;
  for (const std::string& text : options.toWinAt) {
    const auto start = startOf(text);
    if (!start) {
      std::fprintf(stderr, "--score takes ours, theirs, 0 to 120, and a side: 117,118,pone\n");
      return {};
    }
    if (options.byRanks && lastHole - std::max(start->ours, start->theirs) > WinningOpponent::nearest) {
      std::fprintf(stderr, "--by-ranks takes scores at which a side needs %d holes or less\n",
                   WinningOpponent::nearest);
      return {};
    }
    starts.push_back(*start);
  }
  return starts;
}

// Measures the shown chances at the scores of --score, in deals in which both sides throw to win.
int measureToWin(const Options& options, const Tables& tables, const SolvedPlay& play) {
  const std::vector<Start> starts = startsOf(options);
  if (starts.empty()) return 1;
  const DealsToWin deals(tables, play, options.advised);
  std::printf("score           off: rms, mean; what a throw is ahead: rms; lost by the first of %d\n",
              options.throws);
  for (const Start& start : starts) {
    ErrorsToWin errors;
    std::vector<ThrowsToWin> all(static_cast<std::size_t>(options.deals));
    const Score score{start.ours, start.theirs};
    std::optional<ThrowsByRanks> byRanks;
    if (options.byRanks)
      byRanks.emplace(
          tables,
          [&](const OpenHands& hands, ToGo toGo) { return playedOut(play, PublicPlay{}, hands, toGo); },
          start.weDeal, score);
    onThreads(options.threads, all.size(), [&](std::size_t deal) {
      Random random(options.seed * 1'000'003 + deal);
      const Dealt dealt = DealSampler::draw(random).pone;
      all[deal] = byRanks ? counted(options, tables, *byRanks, dealt, start)
                          : deals.sample(dealt, start.weDeal, score, static_cast<std::size_t>(options.throws),
                                         options.hidden, options.plays, random);
    });
    for (const ThrowsToWin& deal : all) errors.add(deal);
    std::printf("%3d-%-3d %-6s  %s\n", start.ours, start.theirs, start.weDeal ? "dealer" : "pone",
                errors.print().c_str());
    std::fflush(stdout);
  }
  return 0;
}

int run(const Options& options, const Tables& tables, const SolvedPlay& play) {
  if (options.toWin) return measureToWin(options, tables, play);
  const QuickThrower thrower(**tables.crib(), **tables.play());
  const Samples samples(tables, play, thrower);
  std::printf("score           off: rms, mean, most; what a throw is ahead: rms, most\n");
  for (const Start& score : scores) {
    const Errors errors = measure(options, tables, samples, score);
    std::printf("%3d-%-3d %-6s  %.4f  %+.4f  %.4f;  %.4f  %.4f\n", score.ours, score.theirs,
                score.weDeal ? "dealer" : "pone", std::sqrt(errors.squares / errors.count),
                errors.sum / errors.count, errors.most, std::sqrt(errors.aheadSquares / errors.aheads),
                errors.aheadMost);
    std::fflush(stdout);
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Measures the chances of winning of discards.");
  Options options;
  app.add_option("--deals", options.deals, "a score");
  app.add_option("--throws", options.throws, "the best of each deal, 2 to 15")->check(CLI::Range(2, 15));
  app.add_option("--samples", options.samples, "deals sampled for each throw");
  auto* toWin = app.add_flag("--to-win", options.toWin, "both throw as they are advised to win");
  auto* advised = app.add_flag("--advised", options.advised, "and play so")->needs(toWin);
  app.add_flag("--by-ranks", options.byRanks, "every play is counted, by ranks")
      ->needs(toWin)
      ->excludes(advised);
  toWin->needs(app.add_option("--score", options.toWinAt, "with --to-win: ours,theirs,pone or dealer"));
  app.add_option("--hidden", options.hidden, "with --to-win: hidden hands and starters of a deal");
  app.add_option("--plays", options.plays, "with --to-win: plays of each");
  return measureWith(app, argc, argv, options, [&](const Tables& tables, const SolvedPlay& play) {
    return run(options, tables, play);
  });
}
