#include "cribbage/advice/score_context.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "cribbage/board/board_table.h"
#include "cribbage/deal/stakes_table.h"
#include "cribbage/deal/winning_opponent.h"
#include "cribbage/discard/opponent_shows.h"

namespace cribbage {

namespace {

constexpr auto pone = Seat::pone, dealer = Seat::dealer;

// The parts of an index into the table of payoffs. The pone's pegs and hand points are added into one part,
// because nothing is counted between the play and the pone's hand. The dealer's pegs and hand points are
// separate parts, because the pone's hand is counted between them.
//
//     index   1024 (pone's pegs + pone's hand)  +  32 dealer's pegs  +  dealer's hand
constexpr std::uint32_t handsOfDealer = 32;
constexpr std::uint32_t stepOfPone = WinPayoffs::mostPegs * handsOfDealer;
constexpr int mostOfPone = WinPayoffs::mostPegs + mostPoints;

// The utility of one point, which breaks ties between equal win chances. It is far below the value of any
// hole near the end, and far above rounding errors.
constexpr double point = 1e-5;

// Approximates exp(-x) for x >= 0 as 1 divided by the first four terms of the series of exp(x). For large x
// it falls more slowly than exp(-x). Unlike a library function, it gives the same bits on every machine.
float fallingBy(float x) {
  return 1 / (1 + x * (1 + x * (1 + x / 3) / 2));
}

using PairChances = std::array<std::array<double, RankTable::pairCount>, rankCount>;

// Returns the relative frequency of each discarded pair of ranks, by the rank of the starter.
PairChances pairsOf(const ThrowPolicy& policy) {
  const ThrowWeights weights = policy.weightsGiven({});
  PairChances pairs{};
  for (int starter = 0; starter < rankCount; ++starter)
    for (int first = 0; first < rankCount; ++first)
      for (int second = first; second < rankCount; ++second) {
        const int a = suitCount - (first == starter ? 1 : 0), b = suitCount - (second == starter ? 1 : 0);
        const int ways = first == second ? a * (a - 1) / 2 : a * b;
        const auto pair =
            static_cast<std::size_t>(rankTable.pair(static_cast<Rank>(first), static_cast<Rank>(second)));
        pairs[static_cast<std::size_t>(starter)][pair] =
            static_cast<double>(weights[pair][static_cast<std::size_t>(starter)]) * ways;
      }
  return pairs;
}

int jacksIn(int pair) {
  const auto& ranks = rankSets().ranks(2, pair);
  return static_cast<int>(
      std::count(ranks.begin(), ranks.begin() + 2, static_cast<std::uint8_t>(Rank::jack)));
}

// Returns the points of four ranks at the show with the starter or, without one, the rounded mean over
// starters.
int showOf(int kept, std::optional<Rank> starter) {
  if (starter) return pointsOf(kept, *starter);
  const auto& held = rankSets().ranks(RankSets::most, kept);
  double sum = 0;
  for (int rank = 0; rank < rankCount; ++rank) {
    const auto cards = suitCount - std::count(held.begin(), held.end(), static_cast<std::uint8_t>(rank));
    sum += static_cast<double>(cards) * pointsOf(kept, static_cast<Rank>(rank));
  }
  return static_cast<int>(std::lround(sum / 48));
}

}  // namespace

ByRank frequenciesByValue(const ByRank& values, std::span<const std::uint8_t> ranks, float unlikelier) {
  float most = values[ranks[0]], all = 0;
  for (const std::uint8_t rank : ranks) most = std::max(most, values[rank]);
  ByRank frequencies{};
  for (const std::uint8_t rank : ranks)
    all += frequencies[rank] = fallingBy((most - values[rank]) / unlikelier);
  for (float& frequency : frequencies) frequency /= all;
  return frequencies;
}

CribPrior::CribPrior(const ThrowsTable& throws) {
  const PairChances dealers = pairsOf(throws.expertDealer), pones = pairsOf(throws.expertPone);
  for (std::size_t starter = 0; starter < rankCount; ++starter) {
    ByPoints& cribs = cribs_[starter];
    double all = 0;
    for (int pair = 0; pair < RankTable::pairCount; ++pair) {
      const auto& ranks = rankSets().ranks(2, pair);
      const int triple = rankTable.triple(static_cast<Rank>(ranks[0]), static_cast<Rank>(ranks[1]),
                                          static_cast<Rank>(starter));
      for (int theirs = 0; theirs < RankTable::pairCount; ++theirs) {
        const double weight = dealers[starter][static_cast<std::size_t>(pair)] *
                              pones[starter][static_cast<std::size_t>(theirs)];
        const double nobs = starter == static_cast<std::size_t>(Rank::jack)
                                ? 0
                                : std::min(1.0, (jacksIn(pair) + jacksIn(theirs)) / 4.0);
        const auto points = static_cast<std::size_t>(rankTable.points(theirs, triple));
        cribs[points] += weight * (1 - nobs);
        cribs[points + 1] += weight * nobs;
        all += weight;
      }
    }
    for (double& chance : cribs) chance /= all;
    for (std::size_t points = 0; points < cribs.size(); ++points)
      cribs_[rankCount][points] += cribs[points] / rankCount;
  }
}

bool ScoreContext::matter(ToGo toGo) {
  return StakesTable::mayKnow(toGo);
}

WinPrior ScoreContext::prior() const {
  const int dealers = score_.atThrow.dealer, pones = score_.atThrow.pone;
  const auto keptBy = [&](bool theyDeal) {
    const int theirs = lastHole - (theyDeal ? dealers : pones),
              ours = lastHole - (theyDeal ? pones : dealers);
    return HandPrior(WinningOpponent(*tables_.crib, *tables_.handPegs, *tables_.pegSpread, *tables_.board,
                                     ours, theirs, tables_.objective, tables_.stakes)
                         .throws(theyDeal));
  };
  return {keptBy(false), keptBy(true)};
}

ByRank ScoreContext::opening(std::size_t place, const OpeningTable& points) const {
  if (!tables_.stakes || !tables_.stakes->knows(score_.atLead)) return points.chances(place);
  const ByRank ahead = tables_.stakes->ahead(place, points.nets(place), score_.atLead);
  const OpeningTable::Choices choices = OpeningTable::choicesAt(place);
  return frequenciesByValue(ahead, {choices.ranks.data(), choices.count}, unlikelierToOpen);
}

std::optional<ToGo> ScoreContext::after(const FirstRanks& first) const {
  PublicPlay play;
  ToGo left = score_.atLead;
  for (const int rank : first) {
    const PublicPlay::Gain gain = play.play(static_cast<Rank>(rank));
    (gain.seat == dealer ? left.dealer : left.pone) -= gain.points;
  }
  return left.dealer > 0 && left.pone > 0 ? std::optional(left) : std::nullopt;
}

std::unique_ptr<const WinPayoffs> ScoreContext::payoffs(const TerminalPayoffs& byPoints,
                                                        const FirstRanks& first,
                                                        const CribPrior& cribs) const {
  PerSeat<std::vector<int>> kept;
  for (const Seat seat : bothSeats) {
    const int sets = RankSets::count[static_cast<std::size_t>(byPoints.root().left[seat])];
    for (int set = 0; set < sets; ++set) kept[seat].push_back(fourOf(first, seat, set));
  }
  auto payoffs = this->payoffs(byPoints, *after(first), kept, cribs);
  payoffs->lookUpLeaves();
  return payoffs;
}

std::unique_ptr<WinPayoffs> ScoreContext::payoffs(const TerminalPayoffs& byPoints, ToGo left,
                                                  const PerSeat<std::vector<int>>& kept,
                                                  const CribPrior& cribs) const {
  WinPayoffs::Places places{{{stepOfPone, handsOfDealer}}, {}};
  for (const Seat seat : bothSeats)
    for (const int four : kept[seat])
      places.hand[seat].push_back(static_cast<std::uint32_t>(showOf(four, score_.starter)) *
                                  (seat == pone ? stepOfPone : 1));

  const int toDealer = left.dealer, toPone = left.pone;
  const CribPrior::ByPoints& crib = cribs.with(score_.starter);
  // The dealer's win chance after both hands have been counted and before the crib, if neither side has won.
  const auto beforeCrib = [&](int pones, int dealers) {
    double chance = 0;
    for (int points = 0; points < static_cast<int>(crib.size()); ++points)
      chance += crib[static_cast<std::size_t>(points)] *
                (dealers + points >= toDealer
                     ? 1
                     : 1 - tables_.board->dealersChance(lastHole - toPone + pones,
                                                        lastHole - toDealer + dealers + points));
    return chance;
  };
  std::vector<float> utility(std::size_t{mostOfPone} * stepOfPone);
  float* next = utility.data();
  std::vector<double> counted(static_cast<std::size_t>(toDealer));
  for (int pones = 0; pones < mostOfPone; ++pones) {
    for (int dealers = 0; pones < toPone && dealers < toDealer; ++dealers)
      counted[static_cast<std::size_t>(dealers)] = beforeCrib(pones, dealers) - 0.5;
    for (int pegs = 0; pegs < WinPayoffs::mostPegs; ++pegs)
      for (int hand = 0; hand < static_cast<int>(handsOfDealer); ++hand) {
        const int dealers = pegs + hand;
        const double chance = pegs >= toDealer      ? 0.5
                              : pones >= toPone     ? -0.5
                              : dealers >= toDealer ? 0.5
                                                    : counted[static_cast<std::size_t>(dealers)];
        *next++ = static_cast<float>(chance + point * (dealers - pones));
      }
  }
  auto payoffs = std::make_unique<WinPayoffs>(byPoints, std::move(places));
  payoffs->aim({{toPone, toDealer}}, std::move(utility));
  return payoffs;
}

}  // namespace cribbage
