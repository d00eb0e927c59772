#include "cribbage/discard/single_throws.h"

#include <algorithm>

#include "cribbage/discard/dealt_classes.h"

namespace cribbage {

namespace {

// The solved rules: of three players with and against the crib, then of four. A player who ignores the crib
// is the start of the iteration in cpp/solve/five, which writes them.
constexpr std::array<CribByCard, 4> solvedCribs{{
#include "cribbage/discard/solved_cribs.inc"
}};

void addFrom(std::size_t rank, int left, FiveRanks& dealt, std::vector<FiveRanks>& all) {
  if (rank == rankCount) {
    if (left == 0) all.push_back(dealt);
    return;
  }
  for (int taken = std::min(suitCount, left); taken >= 0; --taken) {
    dealt.counts[rank] = static_cast<std::uint8_t>(taken);
    if (taken > 0) dealt.ranks[dealt.size++] = static_cast<std::uint8_t>(rank);
    addFrom(rank + 1, left - taken, dealt, all);
    if (taken > 0) dealt.ranks[--dealt.size] = 0;
  }
}

using ByRank = std::array<double, rankCount>;

// Unseen cards that belong together: the hand of another player, the card that three players take from the
// deck, or the starter.
struct Holder {
  ByRank gives{};                         // the probability of the rank that is thrown or turned up
  std::array<ByRank, rankCount> holds{};  // mean number of cards of each rank, by the rank thrown
};

Holder playerGiven(const RankCounts& seen, const ThrownRanks& throws) {
  Holder player;
  const auto& every = everyFiveRanks();
  double all = 0;
  for (std::size_t index = 0; index < every.size(); ++index) {
    const FiveRanks& dealt = every[index];
    const double ways = dealt.waysFrom(seen);
    if (ways == 0) continue;
    const std::size_t thrown = throws[index];
    all += ways;
    player.gives[thrown] += ways;
    for (std::size_t at = 0; at < dealt.size; ++at)
      player.holds[thrown][dealt.ranks[at]] += ways * dealt.counts[dealt.ranks[at]];
  }
  for (std::size_t thrown = 0; thrown < rankCount; ++thrown) {
    if (player.gives[thrown] == 0) continue;
    for (double& cards : player.holds[thrown]) cards /= player.gives[thrown];
    player.gives[thrown] /= all;
  }
  return player;
}

Holder singleCard(const ByRank& unseen) {
  Holder single;
  double all = 0;
  for (const double cards : unseen) all += cards;
  for (std::size_t rank = 0; rank < rankCount; ++rank) {
    single.gives[rank] = unseen[rank] / all;
    single.holds[rank][rank] = 1;
  }
  return single;
}

using Pairwise = std::array<ByRank, rankCount>;

// Returns the probability that two holders share no card, by the ranks that they give.
Pairwise apart(const Holder& a, const Holder& b, const ByRank& unseen) {
  Pairwise chances{};
  for (std::size_t first = 0; first < rankCount; ++first)
    for (std::size_t second = 0; second < rankCount; ++second) {
      double chance = 1;
      for (std::size_t rank = 0; rank < rankCount; ++rank)
        if (unseen[rank] > 0)
          chance *= std::max(0.0, 1 - a.holds[first][rank] * b.holds[second][rank] / unseen[rank]);
      chances[first][second] = chance;
    }
  return chances;
}

// The joint distribution of the ranks that three holders and the starter give.
class Joint {
 public:
  Joint(const std::array<const Holder*, 4>& holders, const ByRank& unseen) : holders_(holders) {
    std::array<std::array<Pairwise, 4>, 4> pairs{};
    for (std::size_t a = 0; a < holders.size(); ++a)
      for (std::size_t b = a + 1; b < holders.size(); ++b)
        pairs[a][b] = apart(*holders[a], *holders[b], unseen);
    for (ByRank& factor : factors_) factor.fill(1);
    eachThree([&](std::size_t a, std::size_t b, std::size_t c, ByRank& starters) {
      const double three = holders[0]->gives[a] * holders[1]->gives[b] * holders[2]->gives[c] *
                           pairs[0][1][a][b] * pairs[0][2][a][c] * pairs[1][2][b][c];
      for (std::size_t starter = 0; starter < rankCount; ++starter) {
        // `apart` does not see that three or four cards of a rank may be too many for the unseen ones.
        const int alike = 1 + (a == starter ? 1 : 0) + (b == starter ? 1 : 0) + (c == starter ? 1 : 0);
        if (alike > unseen[starter] || (a == b && b == c && unseen[a] < 3)) continue;
        starters[starter] = three * holders[3]->gives[starter] * pairs[0][3][a][starter] *
                            pairs[1][3][b][starter] * pairs[2][3][c][starter];
      }
    });
  }

  // Gives each holder in turn the distribution that it has by itself (iterative proportional fitting). After
  // the last turn, only that of the starter is exact to the last bit.
  void fit(int sweeps) {
    for (int sweep = 0; sweep < sweeps; ++sweep)
      for (std::size_t place = 0; place < factors_.size(); ++place) {
        const ByRank sums = sumsAt(place);
        for (std::size_t rank = 0; rank < rankCount; ++rank)
          factors_[place][rank] =
              sums[rank] > 0 ? factors_[place][rank] * holders_[place]->gives[rank] / sums[rank] : 0;
      }
  }

  // Returns the distribution without the order of the three holders.
  CribRanks ranks() {
    CribRanks ranks{};
    double all = 0;
    eachThree([&](std::size_t a, std::size_t b, std::size_t c, const ByRank& starters) {
      const auto triple = static_cast<std::size_t>(
          rankTable.triple(static_cast<Rank>(a), static_cast<Rank>(b), static_cast<Rank>(c)));
      const double three = factors_[0][a] * factors_[1][b] * factors_[2][c];
      for (std::size_t starter = 0; starter < rankCount; ++starter) {
        const double chance = three * factors_[3][starter] * starters[starter];
        ranks[triple][starter] += chance;
        all += chance;
      }
    });
    for (auto& starters : ranks)
      for (double& chance : starters) chance /= all;
    return ranks;
  }

 private:
  template <class See>
  void eachThree(const See& see) {
    ByRank* starters = chances_.data();
    for (std::size_t a = 0; a < rankCount; ++a)
      for (std::size_t b = 0; b < rankCount; ++b)
        for (std::size_t c = 0; c < rankCount; ++c) see(a, b, c, *starters++);
  }

  // Returns the distribution of the ranks that the holder in this place gives.
  ByRank sumsAt(std::size_t place) {
    ByRank sums{};
    eachThree([&](std::size_t a, std::size_t b, std::size_t c, const ByRank& starters) {
      const double three = factors_[0][a] * factors_[1][b] * factors_[2][c];
      if (place == 3) {
        for (std::size_t starter = 0; starter < rankCount; ++starter)
          sums[starter] += three * factors_[3][starter] * starters[starter];
        return;
      }
      double all = 0;
      for (std::size_t starter = 0; starter < rankCount; ++starter)
        all += starters[starter] * factors_[3][starter];
      sums[std::array{a, b, c}[place]] += three * all;
    });
    return sums;
  }

  std::array<const Holder*, 4> holders_;
  std::array<ByRank, 4> factors_{};
  // Before the factors.
  std::vector<ByRank> chances_ = std::vector<ByRank>(std::size_t{rankCount} * rankCount * rankCount);
};

}  // namespace

int FiveRanks::waysFrom(const RankCounts& seen) const {
  int ways = 1;
  for (std::size_t at = 0; at < size; ++at)
    ways *= waysToTake(suitCount - seen[ranks[at]], counts[ranks[at]]);
  return ways;
}

const std::vector<FiveRanks>& everyFiveRanks() {
  static const std::vector<FiveRanks> every = [] {
    std::vector<FiveRanks> all;
    all.reserve(fiveRanksCount);
    FiveRanks dealt;
    addFrom(0, 5, dealt, all);
    return all;
  }();
  return every;
}

double handAfter(const FiveRanks& dealt, std::uint8_t thrown) {
  std::array<std::uint8_t, RankSets::most> kept{};
  std::size_t size = 0;
  for (std::size_t at = 0; at < dealt.size; ++at)
    for (int card = dealt.counts[dealt.ranks[at]] - (dealt.ranks[at] == thrown ? 1 : 0); card > 0; --card)
      kept[size++] = dealt.ranks[at];
  const auto rank = [&](std::size_t at) { return static_cast<Rank>(kept[at]); };
  const int pair = rankTable.pair(rank(0), rank(1));
  int points = 0, starters = 0, jacks = 0, otherStarters = 0, otherRanks = 0;
  bool distinct = true;
  for (std::size_t at = 0; at < kept.size(); ++at) {
    if (rank(at) == Rank::jack) ++jacks;
    if (at > 0 && kept[at] == kept[at - 1]) distinct = false;
  }
  for (std::uint8_t starter = 0; starter < rankCount; ++starter) {
    const int left = suitCount - dealt.counts[starter];
    points += left * rankTable.points(pair, rankTable.triple(rank(2), rank(3), static_cast<Rank>(starter)));
    starters += left;
    if (static_cast<Rank>(starter) != Rank::jack) otherStarters += left;
    if (std::find(kept.begin(), kept.end(), starter) == kept.end()) otherRanks += left;
  }
  const double nobs = jacks * otherStarters / 4.0;
  const double flush = distinct ? (4 * starters + otherRanks / 4.0) / 64 : 0;
  return (points + nobs + flush) / starters;
}

namespace {

// Mean points by the rank thrown, in the order of `FiveRanks::ranks`.
using HandsAfter = std::array<double, 5>;

HandsAfter handsAfter(const FiveRanks& dealt) {
  HandsAfter hands{};
  for (std::size_t at = 0; at < dealt.size; ++at) hands[at] = handAfter(dealt, dealt.ranks[at]);
  return hands;
}

std::uint8_t thrownBy(const CribByCard& rule, double worth, const FiveRanks& dealt, const HandsAfter& hands) {
  std::uint8_t best = dealt.ranks[0];
  double most = -1000;
  for (std::size_t at = 0; at < dealt.size; ++at) {
    const std::uint8_t thrown = dealt.ranks[at];
    int crib = -rule[thrown][thrown];
    for (std::size_t other = 0; other < dealt.size; ++other)
      crib += dealt.counts[dealt.ranks[other]] * rule[thrown][dealt.ranks[other]];
    const double points = hands[at] + worth * crib / 1000;
    if (points <= most) continue;
    most = points;
    best = thrown;
  }
  return best;
}

// The hands of every class. All rules share them, because they take most of the time of the first question.
const std::vector<HandsAfter>& everyHandsAfter() {
  static const std::vector<HandsAfter> every = [] {
    std::vector<HandsAfter> all;
    all.reserve(fiveRanksCount);
    for (const FiveRanks& dealt : everyFiveRanks()) all.push_back(handsAfter(dealt));
    return all;
  }();
  return every;
}

}  // namespace

std::uint8_t thrownBy(const CribByCard& rule, double worth, const FiveRanks& dealt) {
  return thrownBy(rule, worth, dealt, handsAfter(dealt));
}

ThrownRanks throwsOf(const CribByCard& rule, double worth) {
  const auto& hands = everyHandsAfter();
  ThrownRanks throws;
  throws.reserve(fiveRanksCount);
  for (const FiveRanks& dealt : everyFiveRanks())
    throws.push_back(thrownBy(rule, worth, dealt, hands[throws.size()]));
  return throws;
}

const CribByCard& solvedRule(CribSide side) {
  return solvedCribs[(side.players == 4 ? 2u : 0u) + (side.own ? 0u : 1u)];
}

namespace {

SideThrows solvedBy(int players) {
  const CribSide own{players, true}, other{players, false};
  return {throwsOf(solvedRule(own), own.worth()), throwsOf(solvedRule(other), other.worth())};
}

}  // namespace

const SideThrows& solvedThrows(int players) {
  if (players == 4) {
    static const SideThrows four = solvedBy(4);
    return four;
  }
  static const SideThrows three = solvedBy(3);
  return three;
}

CribRanks cribRanksGiven(const RankCounts& dealt, CribSide side, const SideThrows& throws, int sweeps) {
  ByRank unseen{};
  for (std::size_t rank = 0; rank < rankCount; ++rank) unseen[rank] = suitCount - dealt[rank];
  const Holder own = playerGiven(dealt, throws.own), other = playerGiven(dealt, throws.other);
  const Holder single = singleCard(unseen);
  const bool ofThree = side.players == 3;
  // Beside us, one player or two own the crib, unless we are the dealer of three.
  Joint joint({side.own && ofThree ? &other : &own, side.own || ofThree ? &other : &own,
               ofThree ? &single : &other, &single},
              unseen);
  joint.fit(sweeps);
  return joint.ranks();
}

}  // namespace cribbage
