#include "measure/deals_to_win.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "cribbage/advice/advisor.h"
#include "cribbage/deal/win_utility.h"

namespace cribbage {

namespace {

double meanOf(const std::vector<double>& some) {
  return std::accumulate(some.begin(), some.end(), 0.0) / static_cast<double>(some.size());
}

// Returns the square of the standard error of the mean.
double varianceOf(const std::vector<double>& some) {
  const double mean = meanOf(some);
  double squares = 0;
  for (const double one : some) squares += (one - mean) * (one - mean);
  const auto count = static_cast<double>(some.size());
  return squares / (count - 1) / count;
}

}  // namespace

DealsToWin::DealsToWin(const Tables& tables, const SolvedPlay& play, bool advised)
    : tables_(tables),
      board_(**tables.board()),
      thrower_(**tables.crib(), **tables.play()),
      sampler_(play, thrower_),
      advised_(advised) {}

ThrowsToWin DealsToWin::sample(const Dealt& dealt, bool weDeal, Score score, std::size_t throws, int hidden,
                               int plays, Random& random) const {
  const auto choices = *valueDiscards(dealt, weDeal, score, tables_);
  ThrowsToWin sampled;
  for (std::size_t at = 0; at < throws; ++at) sampled.shown.push_back(*choices[at].winChance);
  sampled.won.resize(throws);
  const std::vector<Card> unseen = CardSet::deck().without(CardSet({dealt.begin(), dealt.end()})).cards();
  for (int each = 0; each < hidden; ++each) {
    std::vector<Card> left = unseen;
    drawFirst(7, left, random);
    Dealt six;
    std::copy_n(left.begin(), six.size(), six.begin());
    const auto best = valueDiscards(six, !weDeal, {score.theirs, score.ours}, tables_)->front();
    for (std::size_t at = 0; at < throws; ++at) {
      double sum = 0;
      for (int play = 0; play < plays; ++play)
        sum += chance({choices[at].kept, choices[at].thrown}, {best.kept, best.thrown}, left[6], weDeal,
                      score, random);
      sampled.won[at].push_back(sum / plays);
    }
  }
  return sampled;
}

double DealsToWin::chance(const SplitSix& ours, const SplitSix& theirs, Card starter, bool weDeal,
                          Score score, Random& random) const {
  const Seat us = weDeal ? Seat::dealer : Seat::pone;
  PerSeat<SplitSix> sixes;
  sixes[us] = ours;
  sixes[other(us)] = theirs;
  PerSeat<int> holes;
  holes[us] = score.ours;
  holes[other(us)] = score.theirs;
  const ShowPoints show = showPoints(sixes[Seat::pone], sixes[Seat::dealer], starter);
  const double dealers = dealersChanceAfter(holes, starter, show, board_, [&](auto scores) {
    const Pegs pegged = pegs(sixes, starter, holes, random);
    for (const Pegs::Step& step : pegged.gains())
      if (scores(step.seat, step.points)) return;
  });
  return weDeal ? dealers : 1 - dealers;
}

Pegs DealsToWin::pegs(const PerSeat<SplitSix>& sixes, Card starter, const PerSeat<int>& holes,
                      Random& random) const {
  if (advised_) return advisedPegs(sixes, starter, holes);
  return sampler_.peg(numberOf(sixes[Seat::pone].kept), numberOf(sixes[Seat::dealer].kept), random);
}

// Plays the cards of a deal by the engine's final advice, until one side reaches the last hole.
Pegs DealsToWin::advisedPegs(const PerSeat<SplitSix>& sixes, Card starter, PerSeat<int> holes) const {
  Pegs pegged;
  PublicPlay play;
  std::vector<std::pair<Seat, Card>> played;
  std::vector<Turn> turns[2];  // as each side sees them
  const PerSeat<int> start = holes;
  while (!play.over() && holes[Seat::pone] < lastHole && holes[Seat::dealer] < lastHole) {
    const Seat seat = play.toAct();
    const SplitSix& own = sixes[seat];
    const auto answer =
        valuePlays(OwnCards{own.kept, own.thrown, starter}, turns[static_cast<std::size_t>(seat)],
                   seat == Seat::dealer, {start[seat], start[other(seat)]}, tables_, Order::winChance, false);
    std::optional<Card> card;
    if (!answer->legal.empty()) card = answer->legal.front().card;
    const PublicPlay::Gain gain = card ? play.play(card->rank()) : play.go();
    for (const Seat sees : bothSeats)
      turns[static_cast<std::size_t>(sees)].push_back({sees == seat ? Side::us : Side::them, card});
    if (gain.points == 0) continue;
    pegged.steps[pegged.count++] = {gain.seat, static_cast<std::uint8_t>(gain.points)};
    pegged.totals[gain.seat] += gain.points;
    holes[gain.seat] += gain.points;
  }
  return pegged;
}

void ErrorsToWin::add(const ThrowsToWin& deal) {
  const std::size_t count = deal.shown.size();
  double mean = 0;
  for (std::size_t at = 0; at < count; ++at) {
    const double off = deal.shown[at] - meanOf(deal.won[at]);
    mean += off / static_cast<double>(count);
    squares_ += off * off - varianceOf(deal.won[at]);
    ++throws_;
    if (at == 0) continue;
    std::vector<double> ahead;
    for (std::size_t each = 0; each < deal.won[at].size(); ++each)
      ahead.push_back(deal.won[at][each] - deal.won[0][each]);
    const double aheadOff = deal.shown[at] - deal.shown[0] - meanOf(ahead);
    aheadSquares_ += aheadOff * aheadOff - varianceOf(ahead);
    ++aheads_;
  }
  sum_ += mean;
  sumSquares_ += mean * mean;
  ++deals_;
  // Choose the throw that is best in one half of the hidden deals, and compare it in the other half with the
  // throw shown first. In the half in which it was chosen, a throw looks better than it is.
  double lost = 0;
  const std::size_t half = deal.won[0].size() / 2;
  for (const bool second : {false, true}) {
    const auto part = [&](std::size_t at, bool of) {
      const auto begin = deal.won[at].begin() + static_cast<std::ptrdiff_t>(of ? half : 0);
      return meanOf({begin, begin + static_cast<std::ptrdiff_t>(half)});
    };
    std::size_t best = 0;
    for (std::size_t at = 1; at < count; ++at)
      if (part(at, second) > part(best, second)) best = at;
    lost += (part(best, !second) - part(0, !second)) / 2;
  }
  lost_ += lost;
  lostSquares_ += lost * lost;
}

std::string ErrorsToWin::print() const {
  const auto root = [](double square) { return square > 0 ? std::sqrt(square) : 0; };
  const double mean = sum_ / deals_, lost = lost_ / deals_;
  const auto interval = [&](double of, double squares) {
    return 1.96 * root((squares / deals_ - of * of) / deals_);
  };
  char line[160];
  std::snprintf(line, sizeof line, "%.4f  %+.4f ± %.4f;  %.4f;  %+.4f ± %.4f", root(squares_ / throws_), mean,
                interval(mean, sumSquares_), root(aheadSquares_ / aheads_), lost,
                interval(lost, lostSquares_));
  return line;
}

}  // namespace cribbage
