#include "board_solver.h"

#include <algorithm>
#include <map>

#include "threads.h"

namespace cribbage {

namespace {

Fate dealerWins(int poneScore) {
  return {1, poneScore < skunkLine ? 1.0 : 0.0, 0, poneScore < doubleSkunkLine ? 1.0 : 0.0, 0};
}

Fate poneWins(int dealerScore) {
  return {0, 0, dealerScore < skunkLine ? 1.0 : 0.0, 0, dealerScore < doubleSkunkLine ? 1.0 : 0.0};
}

void add(Fate& sum, const Fate& fate, double times) {
  for (std::size_t at = 0; at < sum.size(); ++at) sum[at] += times * fate[at];
}

}  // namespace

void PairSpreads::add(std::size_t ponesKind, std::size_t dealersKind, int pone, int dealer) {
  const auto clipped = [](int pegs) {
    return static_cast<std::size_t>(std::min(pegs, PeggingTable::most - 1));
  };
  ++counts_[(ponesKind * PeggingTable::kinds + dealersKind) * cells + clipped(pone) * PeggingTable::most +
            clipped(dealer)];
}

void PairSpreads::add(const PairSpreads& other) {
  for (std::size_t at = 0; at < counts_.size(); ++at) counts_[at] += other.counts_[at];
}

namespace {

PeggedSpread spreadOf(const std::vector<double>& counts) {
  double all = 0;
  for (const double count : counts) all += count;
  PeggedSpread spread;
  for (std::size_t cell = 0; cell < counts.size(); ++cell)
    if (counts[cell] > 0)
      spread.push_back({static_cast<std::uint8_t>(cell / PeggingTable::most),
                        static_cast<std::uint8_t>(cell % PeggingTable::most), counts[cell] / all});
  return spread;
}

}  // namespace

void PairSpreads::finish() {
  for (std::size_t pair = 0; pair < pairs; ++pair) {
    const auto first = counts_.begin() + static_cast<std::ptrdiff_t>(pair * cells);
    std::vector<double> counts(first, first + cells);
    spreads_[pair] = spreadOf(counts);
    if (spreads_[pair].empty()) spreads_[pair] = {{2, 3, 1}};  // never met: the average play, rounded
  }
}

PeggedSpread PairSpreads::ofKind(std::size_t kind, bool dealer) const {
  std::vector<double> counts(cells);
  for (std::size_t other = 0; other < PeggingTable::kinds; ++other) {
    const std::size_t pair = dealer ? other * PeggingTable::kinds + kind : kind * PeggingTable::kinds + other;
    for (std::size_t cell = 0; cell < cells; ++cell) counts[cell] += counts_[pair * cells + cell];
  }
  return spreadOf(counts);
}

BoardSolver::BoardSolver(const BoardSample& sample, bool mind, int threads)
    : sample_(sample),
      mind_(mind),
      threads_(threads),
      shows_(mind ? sample.references : std::vector<BoardSample::Reference>{}),
      fates_((most + 1) * (most + 1)),
      changed_(fates_.size()) {
  const double all = static_cast<double>(sample.counts.deals());
  std::map<std::array<int, 2>, double> totals;
  for (const DealCase& met : sample.counts.cases()) {
    if (pegCases_.empty() || pegCases_.back().heels != met.heels ||
        pegCases_.back().dealer != met.dealerPegs || pegCases_.back().pone != met.ponePegs)
      pegCases_.push_back({met.heels, met.dealerPegs, met.ponePegs, showCases_.size(), 0});
    showCases_.push_back({met.poneHand, met.dealerShow, static_cast<float>(met.cases)});
    pegCases_.back().last = showCases_.size();
    const int dealer = (met.heels ? 2 : 0) + met.dealerPegs + met.dealerShow,
              pone = met.ponePegs + met.poneHand;
    totals[{dealer, pone}] += met.cases / all;
    mostDealer_ = std::max(mostDealer_, dealer);
    mostPone_ = std::max(mostPone_, pone);
  }
  totals_.assign(totals.begin(), totals.end());
  for (int dealer = 0; dealer < DealCounts::mostPegs; ++dealer)
    for (int pone = 0; pone < DealCounts::mostPegs; ++pone)
      dealerFirst_.push_back(sample.counts.dealerFirst(dealer, pone));
  if (!mind_) return;
  for (const bool dealer : {false, true})
    for (std::size_t kind = 0; kind < PeggingTable::kinds; ++kind)
      spreads_[dealer ? 1 : 0].push_back(sample.spreads.ofKind(kind, dealer));
  foreseeLost();
}

// Whether somebody is out in the play, when the dealer needs x and the pone y before it.
bool BoardSolver::endsInPlay(int x, int y, int dealer, int pone, Fate& fate) const {
  if (dealer < x && pone < y) return false;
  const auto dealerFirst = [&](int dealers, int pones) {
    return dealerFirst_[static_cast<std::size_t>(dealers * DealCounts::mostPegs + pones)];
  };
  const double wins = pone < y ? 1 : dealer < x ? 0 : dealerFirst(x, y);
  // That the winner is out before the loser has come to a line.
  const auto before = [&](int poneToLine) {
    if (poneToLine <= 0 || wins == 0) return 0.0;
    return pone < poneToLine ? wins : std::min(wins, dealerFirst(x, poneToLine));
  };
  const auto beforeDealer = [&](int dealerToLine) {
    if (dealerToLine <= 0 || wins == 1) return 0.0;
    return dealer < dealerToLine ? 1 - wins : std::min(1 - wins, 1 - dealerFirst(dealerToLine, y));
  };
  constexpr int skunk = lastHole - skunkLine, doubleSkunk = lastHole - doubleSkunkLine;
  fate = {wins, before(y - skunk), beforeDealer(x - skunk), before(y - doubleSkunk),
          beforeDealer(x - doubleSkunk)};
  return true;
}

// The fate of the one who has just dealt when he needs x, the other y, and the other deals.
Fate BoardSolver::next(int x, int y) const {
  const Fate& fate = fates_[place(y, x)];
  return {1 - fate[0], fate[2], fate[1], fate[4], fate[3]};
}

Fate BoardSolver::baseFate(int x, int y) const {
  Fate sum{};
  if (x > mostDealer_ && y > mostPone_) {
    for (const auto& [scored, chance] : totals_) add(sum, next(x - scored[0], y - scored[1]), chance);
    return sum;
  }
  for (const PegCase& pegs : pegCases_) {
    const int afterHeels = x - (pegs.heels ? 2 : 0);
    Fate fate{};
    bool over = afterHeels <= 0;
    if (over)
      fate = dealerWins(lastHole - y);
    else
      over = endsInPlay(afterHeels, y, pegs.dealer, pegs.pone, fate);
    const int dealer = afterHeels - pegs.dealer, pone = y - pegs.pone;
    double cases = 0;
    for (std::size_t at = pegs.first; at < pegs.last; ++at) {
      const ShowCase& show = showCases_[at];
      const auto chance = static_cast<double>(show.chance);
      if (over)
        cases += chance;
      else if (show.poneHand >= pone)
        add(sum, poneWins(lastHole - dealer), chance);
      else if (show.dealerShow >= dealer)
        add(sum, dealerWins(lastHole - pone + show.poneHand), chance);
      else
        add(sum, next(dealer - show.dealerShow, pone - show.poneHand), chance);
    }
    if (over) add(sum, fate, cases);
  }
  for (double& part : sum) part /= static_cast<double>(sample_.counts.deals());
  return sum;
}

ForeseenShows::ForeseenShows(const std::vector<BoardSample::Reference>& references)
    : ofDealer(DealCounts::mostShow) {
  std::map<std::array<int, 2>, ByPair> pones;
  const float each = 1.0f / static_cast<float>(references.size());
  for (const BoardSample::Reference& reference : references) {
    const SampledDeal& deal = reference.deal;
    const Rank starter = deal.starter.rank();
    for (const bool dealers : {false, true}) {
      const Dealt& dealt = dealers ? deal.dealer : deal.pone;
      const QuickThrow& choice =
          dealers ? reference.dealer[reference.dealersBest] : reference.pone[reference.ponesBest];
      const int hand = score(DealSampler::kept(dealt, choice), deal.starter, false);
      if (dealers) dealersHand += hand / static_cast<double>(references.size());
      const Card a = dealt[choice.thrown[0]], b = dealt[choice.thrown[1]];
      const int triple = rankTable.triple(a.rank(), b.rank(), starter);
      const Card jack{Rank::jack, deal.starter.suit()};
      const int nobs = a == jack || b == jack ? 1 : 0;
      for (int first = 0; first < rankCount; ++first)
        for (int second = first; second < rankCount; ++second) {
          const auto pair =
              static_cast<std::size_t>(rankTable.pair(static_cast<Rank>(first), static_cast<Rank>(second)));
          const int crib = rankTable.points(static_cast<int>(pair), triple) + nobs;
          // A jack of ours is of the starter's suit one time in four.
          const bool jackOfOurs =
              starter != Rank::jack && nobs == 0 &&
              (first == static_cast<int>(Rank::jack) || second == static_cast<int>(Rank::jack));
          const auto see = [&](int points, float chance) {
            if (dealers)
              ofDealer[static_cast<std::size_t>(hand + points)][pair] += chance * each;
            else
              pones[{hand, points}][pair] += chance * each;
          };
          see(crib, jackOfOurs ? 0.75f : 1);
          if (jackOfOurs) see(crib + 1, 0.25f);
        }
    }
  }
  for (const auto& [points, chances] : pones)
    ofPone.push_back({static_cast<std::uint8_t>(points[0]), static_cast<std::uint8_t>(points[1]), chances});
}

double ForeseenShows::mean(bool weDeal, std::size_t pair) const {
  double sum = weDeal ? 0 : -dealersHand;
  if (weDeal)
    for (const Seen& seen : ofPone) sum += seen.crib * static_cast<double>(seen.chances[pair]);
  else
    for (std::size_t points = 0; points < ofDealer.size(); ++points)
      sum += static_cast<double>(points) * static_cast<double>(ofDealer[points][pair]);
  return sum;
}

void compareWithModel(BoardSample& sample, const std::array<std::vector<PlayValue>, 2>& meansOfKinds) {
  const ForeseenShows shows(sample.references);
  for (const bool dealer : {false, true}) {
    std::array<double, RankTable::pairCount> cribs{};
    for (std::size_t pair = 0; pair < cribs.size(); ++pair)
      cribs[pair] = dealer ? shows.mean(true, pair) : -shows.mean(false, pair);
    for (BoardSample::Reference& reference : sample.references) {
      const QuickThrows& throws = dealer ? reference.dealer : reference.pone;
      for (std::size_t at = 0; at < throws.size(); ++at) {
        const QuickThrow& choice = throws[at];
        const PlayValue& kind = meansOfKinds[dealer ? 1 : 0][sample.kindOfKept[dealer ? 1 : 0][choice.kept]];
        double hand = 0;
        for (std::size_t length = 0; length < choice.lengths; ++length)
          hand += choice.starters[length] * choice.points[length] / 46.0;
        (dealer ? reference.dealersBeyond : reference.ponesBeyond)[at] =
            choice.worth - static_cast<float>(hand + cribs[choice.pair] + kind.ours - kind.theirs);
      }
    }
  }
}

// Nothing is worth anything to a dealer who is out when the pone's hand comes first and is enough.
void BoardSolver::foreseeLost() {
  asPone_.resize(showPlace(most, most) + 1);
  asDealer_.resize(asPone_.size());
  for (int x = -deepest; x <= 0; ++x)
    for (int y = 1; y <= most; ++y)
      for (const ForeseenShows::Seen& seen : shows_.ofPone)
        if (seen.hand < y)
          for (std::size_t pair = 0; pair < pairs; ++pair)
            asDealer_[showPlace(x, y)][pair] += seen.chances[pair];
}

// What it is worth to come to the show: as the pone, his hand counted, when the dealer needs x and he y; as
// the dealer, his own hand counted first, when he needs x and the pone, whose hand comes before, y.
void BoardSolver::foresee(int x, int y) {
  auto& pone = asPone_[showPlace(x, y)];
  for (int points = 0; points < std::min<int>(x, DealCounts::mostShow); ++points) {
    const auto worth = static_cast<float>(fates_[place(y, x - points)][0]);
    for (std::size_t pair = 0; pair < pairs; ++pair)
      pone[pair] += worth * shows_.ofDealer[static_cast<std::size_t>(points)][pair];
  }
  auto& dealer = asDealer_[showPlace(x, y)];
  for (const ForeseenShows::Seen& seen : shows_.ofPone) {
    if (seen.hand >= y) continue;
    const float worth =
        seen.crib >= x ? 1 : static_cast<float>(1 - fates_[place(y - seen.hand, x - seen.crib)][0]);
    for (std::size_t pair = 0; pair < pairs; ++pair) dealer[pair] += worth * seen.chances[pair];
  }
}

// What a throw is worth at one score: by the kind of hand kept, its points in the show, and the pair thrown.
struct BoardSolver::Minding {
  static constexpr std::size_t hands = mostPoints + 1;
  using Worth = std::vector<std::array<float, pairs>>;
  std::array<Worth, 2> worth{Worth(PeggingTable::kinds * hands), Worth(PeggingTable::kinds* hands)};

  // `beyond` are points that the kind and the pair do not know of, worth what one more in the hand is.
  float of(bool dealer, std::size_t kind, const QuickThrow& choice, float beyond) const {
    const auto* table = &worth[dealer ? 1 : 0][kind * hands];
    float sum = 0;
    for (std::size_t at = 0; at < choice.lengths; ++at) {
      const std::size_t points = choice.points[at];
      const float here = table[points][choice.pair];
      const float more = points + 1 < hands ? table[points + 1][choice.pair] : here;
      sum += choice.starters[at] * (here + beyond * (more - here));
    }
    return sum / 46;
  }
};

void BoardSolver::judge(int x, int y, Minding& minding) const {
  for (const bool dealers : {false, true})
    for (std::size_t kind = 0; kind < PeggingTable::kinds; ++kind) {
      auto* worth = &minding.worth[dealers ? 1 : 0][kind * Minding::hands];
      float won = 0;
      for (const Pegged& pegged : spreads_[dealers ? 1 : 0][kind]) {
        const auto chance = static_cast<float>(pegged.chance);
        Fate fate{};
        if (endsInPlay(x, y, pegged.dealer, pegged.pone, fate)) {
          won += chance * static_cast<float>(dealers ? fate[0] : 1 - fate[0]);
          continue;
        }
        const int dealer = x - pegged.dealer, pone = y - pegged.pone;
        for (int hand = 0; hand <= mostPoints; ++hand) {
          auto& row = worth[hand];
          if (dealers) {
            const auto& from = asDealer_[showPlace(dealer - hand, pone)];
            for (std::size_t pair = 0; pair < pairs; ++pair) row[pair] += chance * from[pair];
          } else if (hand >= pone) {
            for (float& each : row) each += chance;
          } else {
            const auto& from = asPone_[showPlace(dealer, pone - hand)];
            for (std::size_t pair = 0; pair < pairs; ++pair) row[pair] += chance * from[pair];
          }
        }
      }
      for (int hand = 0; hand <= mostPoints; ++hand)
        for (float& each : worth[hand]) each += won;
    }
}

// The dealer's fate when these are thrown, over the starters and what the kept hands peg.
Fate BoardSolver::outcome(const BoardSample::Reference& reference, std::size_t pone, std::size_t dealer,
                          int x, int y) const {
  const QuickThrow &ponesThrow = reference.pone[pone], &dealersThrow = reference.dealer[dealer];
  const PeggedSpread& spread =
      sample_.spreads.of(sample_.kindOfKept[0][ponesThrow.kept], sample_.kindOfKept[1][dealersThrow.kept]);
  Fate sum{};
  for (const Card starter : reference.starters) {
    const DealSampler::Show show = DealSampler::show(reference.deal, starter, ponesThrow, dealersThrow);
    const int afterHeels = x - (starter.rank() == Rank::jack ? 2 : 0);
    if (afterHeels <= 0) {
      add(sum, dealerWins(lastHole - y), 1);
      continue;
    }
    for (const Pegged& pegged : spread) {
      Fate fate{};
      const int dealers = afterHeels - pegged.dealer, pones = y - pegged.pone;
      if (endsInPlay(afterHeels, y, pegged.dealer, pegged.pone, fate))
        add(sum, fate, pegged.chance);
      else if (show.poneHand >= pones)
        add(sum, poneWins(lastHole - dealers), pegged.chance);
      else if (show.dealerShow >= dealers)
        add(sum, dealerWins(lastHole - pones + show.poneHand), pegged.chance);
      else
        add(sum, next(dealers - show.dealerShow, pones - show.poneHand), pegged.chance);
    }
  }
  for (double& part : sum) part /= static_cast<double>(reference.starters.size());
  return sum;
}

Fate BoardSolver::gainOfMinding(int x, int y, double& changed) const {
  Minding minding;
  judge(x, y, minding);
  // Who wins or loses anyway throws for points.
  constexpr float tie = 3e-4f;
  // Far from the last hole points are nearly all; nobody gives up more of them than this.
  const int nearest = std::min(x, y);
  const float slack = nearest > 60 ? 2.5f : nearest > 30 ? 5.0f : 100.0f;
  Fate gain{};
  std::size_t others = 0;
  for (const BoardSample::Reference& reference : sample_.references) {
    const auto choose = [&](bool dealer) {
      const QuickThrows& throws = dealer ? reference.dealer : reference.pone;
      const auto& beyond = dealer ? reference.dealersBeyond : reference.ponesBeyond;
      const auto& kinds = sample_.kindOfKept[dealer ? 1 : 0];
      const auto worthOf = [&](std::size_t at) {
        return minding.of(dealer, kinds[throws[at].kept], throws[at], beyond[at]);
      };
      std::size_t best = dealer ? reference.dealersBest : reference.ponesBest;
      const float least = throws[best].worth - slack;
      float highest = worthOf(best) + tie;
      for (std::size_t at = 0; at < throws.size(); ++at) {
        if (throws[at].worth < least) continue;
        const float worth = worthOf(at);
        if (worth <= highest) continue;
        highest = worth;
        best = at;
      }
      return best;
    };
    const std::size_t pone = choose(false), dealer = choose(true);
    if (pone == reference.ponesBest && dealer == reference.dealersBest) continue;
    ++others;
    add(gain, outcome(reference, pone, dealer, x, y), 1);
    add(gain, outcome(reference, reference.ponesBest, reference.dealersBest, x, y), -1);
  }
  const auto all = static_cast<double>(sample_.references.size());
  for (double& part : gain) part /= all;
  changed = static_cast<double>(others) / all;
  return gain;
}

void BoardSolver::solve(int toGo) {
  const int first = std::max(1, toGo - most), last = std::min(most, toGo - 1);
  onThreads(threads_, static_cast<std::size_t>(std::max(0, last - first + 1)), [&](std::size_t at) {
    const int x = first + static_cast<int>(at), y = toGo - x;
    Fate fate = baseFate(x, y);
    if (mind_) add(fate, gainOfMinding(x, y, changed_[place(x, y)]), 1);
    for (double& part : fate) part = std::clamp(part, 0.0, 1.0);
    fates_[place(x, y)] = fate;
  });
  if (!mind_) return;
  for (int x = first; x <= last; ++x) foresee(x, toGo - x);
}

void BoardSolver::resume(const std::vector<Fate>& fates, int toGo) {
  fates_ = fates;
  if (!mind_) return;
  for (int together = 2; together < toGo; ++together)
    for (int x = std::max(1, together - most); x <= std::min(most, together - 1); ++x)
      foresee(x, together - x);
}

}  // namespace cribbage
