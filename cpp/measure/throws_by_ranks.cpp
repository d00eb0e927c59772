#include "measure/throws_by_ranks.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "cribbage/deal/deal_shows.h"
#include "cribbage/deal/winning_opponent.h"

namespace cribbage {

namespace {

using Hands = std::array<double, DealShows::hands>;  // chances, by points

WinningOpponent opponentOf(const Tables& tables, Score score) {
  return {**tables.crib(), **tables.play(), **tables.pegging(), **tables.board(),
          score.ours,      score.theirs,    Objective::win,     *tables.stakes()};
}

std::vector<Rank> ranksOf(int hand) {
  std::vector<Rank> ranks;
  for (const std::uint8_t rank : rankSets().ranks(RankSets::most, hand))
    ranks.push_back(static_cast<Rank>(rank));
  return ranks;
}

// Returns the probability of each number of points of the opponent's hand, given only its ranks. `flush` is
// the probability that it is a flush. If the starter is a jack, nobs is impossible.
Hands theirHands(int kept, Rank starter, double flush) {
  constexpr std::size_t ofFlush = 4;
  const std::vector<Rank> ranks = ranksOf(kept);
  const auto jacks = static_cast<double>(std::count(ranks.begin(), ranks.end(), Rank::jack));
  const double nobs = starter == Rank::jack ? 0 : jacks / suitCount;
  const auto points = static_cast<std::size_t>(pointsOf(kept, starter));
  Hands hands{};
  for (const bool suited : {false, true})
    for (const std::size_t nob : {0u, 1u}) {
      const double chance = (suited ? flush : 1 - flush) * (nob == 1 ? nobs : 1 - nobs);
      if (chance > 0) hands[points + nob + (suited ? ofFlush : 0)] += chance;
    }
  return hands;
}

}  // namespace

ThrowsByRanks::ThrowsByRanks(const Tables& tables, Plays plays, bool weDeal, Score score)
    : tables_(tables),
      plays_(std::move(plays)),
      weDeal_(weDeal),
      score_(score),
      toGo_{lastHole - (weDeal ? score.ours : score.theirs), lastHole - (weDeal ? score.theirs : score.ours)},
      throws_(opponentOf(tables, score).throws(!weDeal)) {}

std::vector<ThrowsByRanks::Case> ThrowsByRanks::casesOf(const Dealt& dealt) const {
  const RankCounts held = countRanks(CardSet({dealt.begin(), dealt.end()}));
  const WaysToHold waysOf(held);
  const auto& classes = everyDealtRanks();
  std::vector<Case> cases;
  double all = 0;
  for (std::size_t at = 0; at < classes.size(); ++at) {
    const int ways = waysOf(classes[at]);
    for (std::size_t place = 0; ways > 0 && place < classes[at].pairCount; ++place) {
      if (throws_[at][place] == 0) continue;
      const RankPair& pair = classes[at].pairs[place];
      for (std::size_t rank = 0; rank < rankCount; ++rank) {
        const int starters = suitCount - held[rank] - classes[at].counts[rank];
        if (starters == 0) continue;
        cases.push_back({pair.kept, pair.index, static_cast<Rank>(rank),
                         ways * static_cast<double>(throws_[at][place]) * starters});
        all += cases.back().chance;
      }
    }
  }
  for (Case& one : cases) one.chance /= all;
  return cases;
}

// Returns the probability that nobody wins in the play and the dealer then wins the game. The pone's hand is
// scored first, then the dealer's hand and crib.
double ThrowsByRanks::shown(const PlayedOut& play, ToGo toGo, std::span<const double> ourHands,
                            std::span<const double> theirHands, int crib) const {
  const BoardTable& board = **tables_.board();
  const auto [ponesHands, dealersHands] =
      weDeal_ ? std::pair{theirHands, ourHands} : std::pair{ourHands, theirHands};
  double sum = 0;
  for (std::size_t at = 0; at < play.open.size(); ++at) {
    if (play.open[at] == 0) continue;
    const int pegs = static_cast<int>(at), poneLeft = toGo.pone - pegs / toGo.dealer,
              dealerLeft = toGo.dealer - pegs % toGo.dealer - crib;
    for (int pone = 0; pone < std::min<int>(poneLeft, DealShows::hands); ++pone) {
      const double ponesChance = play.open[at] * ponesHands[static_cast<std::size_t>(pone)];
      for (int dealer = 0; ponesChance > 0 && dealer < static_cast<int>(DealShows::hands); ++dealer) {
        const double chance = ponesChance * dealersHands[static_cast<std::size_t>(dealer)];
        if (chance == 0) continue;
        sum += chance * (dealer >= dealerLeft ? 1
                                              : 1 - board.dealersChance(lastHole - poneLeft + pone,
                                                                        lastHole - dealerLeft + dealer));
      }
    }
  }
  return sum;
}

double ThrowsByRanks::chance(const Discard& discard, const OpponentShows& theirs,
                             const std::vector<Case>& cases) const {
  const DealShows shows(OwnShow{discard.kept, discard.thrown, weDeal_}, theirs);
  std::array<Hands, rankCount> ourHands{};
  for (std::size_t rank = 0; rank < rankCount; ++rank) {
    ourHands[rank] = shows.ourHands(static_cast<Rank>(rank));
    for (double& hand : ourHands[rank]) hand /= std::max(1, shows.unseen().count(static_cast<Rank>(rank)));
  }
  OpenHands hands;
  hands[weDeal_ ? Seat::dealer : Seat::pone] = ranksOf(numberOf(discard.kept));
  using ByHand = std::vector<std::optional<PlayedOut>>;
  std::array<ByHand, 2> known{ByHand(RankSets::count[RankSets::most]),
                              ByHand(RankSets::count[RankSets::most])};
  double dealers = 0;
  for (const Case& one : cases) {
    const bool heels = one.starter == Rank::jack;
    const ToGo toGo{toGo_.dealer - (heels ? 2 : 0), toGo_.pone};
    if (toGo.dealer <= 0) {
      dealers += one.chance;
      continue;
    }
    auto& play = known[heels ? 1 : 0][static_cast<std::size_t>(one.kept)];
    if (!play) {
      hands[weDeal_ ? Seat::pone : Seat::dealer] = ranksOf(one.kept);
      play = plays_(hands, toGo);
    }
    const int crib = rankTable.points(
        one.pair, rankTable.triple(discard.thrown[0].rank(), discard.thrown[1].rank(), one.starter));
    dealers += one.chance * (play->out[Seat::dealer] +
                             shown(*play, toGo, ourHands[static_cast<std::size_t>(one.starter)],
                                   theirHands(one.kept, one.starter, theirs.flush(one.kept)), crib));
  }
  return weDeal_ ? dealers : 1 - dealers;
}

std::vector<double> ThrowsByRanks::chances(const Dealt& dealt, std::span<const Discard> throws) const {
  const OpponentShows theirs =
      opponentOf(tables_, score_).showsGiven(CardSet({dealt.begin(), dealt.end()}), weDeal_);
  const std::vector<Case> cases = casesOf(dealt);
  std::vector<double> chances;
  for (const Discard& discard : throws) chances.push_back(chance(discard, theirs, cases));
  return chances;
}

}  // namespace cribbage
