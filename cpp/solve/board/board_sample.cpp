#include "solve/board/board_sample.h"

#include <algorithm>

namespace cribbage {

void PairSpreads::add(std::size_t ponesKind, std::size_t dealersKind, int pone, int dealer) {
  const auto clipped = [](int pegs) {
    return static_cast<std::size_t>(std::min(pegs, PegSpreadTable::most - 1));
  };
  ++counts_[(ponesKind * PegSpreadTable::kinds + dealersKind) * cells + clipped(pone) * PegSpreadTable::most +
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
      spread.push_back({static_cast<std::uint8_t>(cell / PegSpreadTable::most),
                        static_cast<std::uint8_t>(cell % PegSpreadTable::most), counts[cell] / all});
  return spread;
}

}  // namespace

void PairSpreads::finish() {
  for (std::size_t pair = 0; pair < pairs; ++pair) {
    const auto first = counts_.begin() + static_cast<std::ptrdiff_t>(pair * cells);
    std::vector<double> counts(first, first + cells);
    spreads_[pair] = spreadOf(counts);
    if (spreads_[pair].empty()) spreads_[pair] = {{2, 3, 1}};  // never sampled: the average pegs, rounded
  }
}

PeggedSpread PairSpreads::ofKind(std::size_t kind, bool dealer) const {
  std::vector<double> counts(cells);
  for (std::size_t other = 0; other < PegSpreadTable::kinds; ++other) {
    const std::size_t pair =
        dealer ? other * PegSpreadTable::kinds + kind : kind * PegSpreadTable::kinds + other;
    for (std::size_t cell = 0; cell < cells; ++cell) counts[cell] += counts_[pair * cells + cell];
  }
  return spreadOf(counts);
}

void ForeseenShows::see(const std::vector<BoardSample::Reference>& references, const Throws& throws) {
  for (std::size_t at = 0; at < references.size(); ++at) {
    const BoardSample::Reference& reference = references[at];
    const SampledDeal& deal = reference.deal;
    const Rank starter = deal.starter.rank();
    const Card jack{Rank::jack, deal.starter.suit()};
    for (const bool dealers : {false, true}) {
      const Dealt& dealt = dealers ? deal.dealer : deal.pone;
      const QuickThrow& choice = (dealers ? reference.dealer : reference.pone)[throws[at][dealers ? 1 : 0]];
      const auto hand =
          static_cast<std::size_t>(score(DealSampler::split(dealt, choice).kept, deal.starter, false));
      if (dealers) dealersHands_ += static_cast<double>(hand);
      const Card a = dealt[choice.thrown[0]], b = dealt[choice.thrown[1]];
      const int triple = rankTable.triple(a.rank(), b.rank(), starter);
      const std::size_t nobs = a == jack || b == jack ? 1 : 0;
      const auto see = [&](std::size_t crib, std::size_t pair, float chance) {
        (dealers ? dealers_[hand + crib] : pones_[hand * hands + crib])[pair] += chance;
      };
      for (int first = 0; first < rankCount; ++first)
        for (int second = first; second < rankCount; ++second) {
          const auto pair =
              static_cast<std::size_t>(rankTable.pair(static_cast<Rank>(first), static_cast<Rank>(second)));
          const std::size_t crib =
              static_cast<std::size_t>(rankTable.points(static_cast<int>(pair), triple)) + nobs;
          // If one of the two cards that we throw is a jack, it has the starter's suit one time in four.
          const bool jackOfOurs =
              starter != Rank::jack && nobs == 0 &&
              (first == static_cast<int>(Rank::jack) || second == static_cast<int>(Rank::jack));
          see(crib, pair, jackOfOurs ? 0.75f : 1);
          if (jackOfOurs) see(crib + 1, pair, 0.25f);
        }
    }
  }
  seen_ += static_cast<double>(references.size());

  const auto each = static_cast<float>(1 / seen_);
  const auto share = [each](ByPair counts) {
    for (float& count : counts) count *= each;
    return counts;
  };
  ofDealer_.clear();
  for (const ByPair& counts : dealers_) ofDealer_.push_back(share(counts));
  ofPone_.clear();
  for (std::size_t at = 0; at < pones_.size(); ++at)
    if (std::any_of(pones_[at].begin(), pones_[at].end(), [](float count) { return count > 0; }))
      ofPone_.push_back(
          {static_cast<std::uint8_t>(at / hands), static_cast<std::uint8_t>(at % hands), share(pones_[at])});
}

double ForeseenShows::mean(bool weDeal, std::size_t pair) const {
  double sum = weDeal ? 0 : -dealersHands_ / seen_;
  if (weDeal)
    for (const Seen& seen : ofPone_) sum += seen.crib * static_cast<double>(seen.chances[pair]);
  else
    for (std::size_t points = 0; points < ofDealer_.size(); ++points)
      sum += static_cast<double>(points) * static_cast<double>(ofDealer_[points][pair]);
  return sum;
}

void compareWithModel(BoardSample& sample, const std::array<std::vector<PlayValue>, 2>& meansOfKinds) {
  ForeseenShows shows;
  shows.see(sample.references, sample.forPoints);
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

}  // namespace cribbage
