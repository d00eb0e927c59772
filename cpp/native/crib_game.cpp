#include "native/crib_game.h"

#include <algorithm>
#include <bit>
#include <optional>

#include "cribbage/show/starters.h"
#include "native/threads.h"

namespace cribbage {

namespace {

constexpr std::size_t pairCount = RankTable::pairCount;
constexpr std::size_t row = 16;  // thirteen ranks, and room for whole vectors
constexpr std::size_t one = 13;  // the place of the ways themselves beside those times the cards of each rank
constexpr std::size_t jack = static_cast<std::size_t>(Rank::jack);
constexpr unsigned everyRank = 0x1fff;

constexpr bool holds(unsigned ranks, std::size_t rank) {
  return (ranks >> rank & 1) != 0;
}

struct Six {
  std::array<std::uint8_t, 6> rank{};
  std::array<std::uint8_t, 6> suit{};
};

Six cardsOf(const std::array<std::uint16_t, suitCount>& suits) {
  Six six;
  std::size_t next = 0;
  for (std::uint8_t rank = 0; rank < rankCount; ++rank)
    for (std::uint8_t suit = 0; suit < suitCount; ++suit)
      if (holds(suits[suit], rank)) {
        six.rank[next] = rank;
        six.suit[next++] = suit;
      }
  return six;
}

Dealt dealtOf(const Six& six) {
  Dealt dealt{};
  for (std::size_t i = 0; i < dealt.size(); ++i)
    dealt[i] = Card{static_cast<Rank>(six.rank[i]), static_cast<Suit>(six.suit[i])};
  return dealt;
}

// Every way to give suits to the cards of a class, as the ranks held of each suit. The names of suits do not
// matter, so the four are sorted; the ways that then are the same lie side by side.
std::vector<std::array<std::uint16_t, suitCount>> suitings(const DealtRanks& dealt) {
  std::vector<std::array<std::uint16_t, suitCount>> found;
  std::array<std::uint16_t, suitCount> suits{};
  const std::function<void(std::size_t)> add = [&](std::size_t at) {
    if (at == dealt.rankCount) {
      auto sorted = suits;
      std::sort(sorted.begin(), sorted.end(), std::greater<>());
      found.push_back(sorted);
      return;
    }
    const std::size_t rank = dealt.ranks[at];
    for (unsigned some = 0; some < 16; ++some) {
      if (std::popcount(some) != dealt.counts[rank]) continue;
      for (std::size_t suit = 0; suit < suitCount; ++suit)
        suits[suit] = static_cast<std::uint16_t>((suits[suit] & ~(1u << rank)) | (some >> suit & 1) << rank);
      add(at + 1);
    }
    for (auto& ranks : suits) ranks = static_cast<std::uint16_t>(ranks & ~(1u << rank));
  };
  add(0);
  std::sort(found.begin(), found.end());
  return found;
}

// The sum of the kept hand over the 46 starters, for each of the fifteen throws.
std::array<std::int16_t, 15> handSums(const Dealt& cards) {
  const CardSet starters = CardSet::deck().without(CardSet({cards.begin(), cards.end()}));
  std::array<std::int16_t, 15> sums{};
  std::size_t number = 0;
  for (std::size_t i = 0; i < 6; ++i)
    for (std::size_t j = i + 1; j < 6; ++j) {
      Hand kept{};
      std::copy_if(cards.begin(), cards.end(), kept.begin(),
                   [&](Card card) { return card != cards[i] && card != cards[j]; });
      const PointsByStarter points = scoreStarters(kept, false);
      int sum = 0;
      for (const Card starter : starters) sum += points[starter.id];
      sums[number++] = static_cast<std::int16_t>(sum);
    }
  return sums;
}

// The pair's place in DealtRanks::pairs.
std::size_t placeOf(const DealtRanks& dealt, std::uint8_t first, std::uint8_t second) {
  std::size_t place = 0;
  while (dealt.pairs[place].first != first || dealt.pairs[place].second != second) ++place;
  return place;
}

// One throw: its number of the fifteen, and the places of the two cards in the six.
struct Choice {
  std::size_t number = 0, first = 0, second = 0;
};

// The throw of the highest value, the first of equal ones.
template <class Value>
Choice bestThrow(const Value& valueOf) {
  Choice best, choice;
  double most = -1e9;
  for (choice.first = 0; choice.first < 6; ++choice.first)
    for (choice.second = choice.first + 1; choice.second < 6; ++choice.second, ++choice.number) {
      const double value = valueOf(choice);
      if (value <= most) continue;
      most = value;
      best = choice;
    }
  return best;
}

}  // namespace

double handOf(const Strategy& strategy) {
  double sum = 0;
  const auto& classes = everyDealtRanks();
  for (std::size_t at = 0; at < classes.size(); ++at) {
    const int ways = waysToHold({}, classes[at]);
    for (const double hand : strategy[at].hand) sum += ways * hand;
  }
  return sum / everyDeal;
}

// The expected crib of a player who holds one class of ranks and knows the opponent's strategy. The opponent
// throws by ranks, so the work over all their classes is done once for a class of ours. Suits then add nobs
// and flushes, which only depend on the suits that we hold.
class CribGame::Sight {
 public:
  Sight(const CribGame& game, std::size_t index, const Strategy& opponent);

  // The mean crib when cards i and j of `six` are thrown from `deal`.
  double crib(const SuitedDeal& deal, const Six& six, std::size_t i, std::size_t j) {
    const std::size_t place = placeOf(ours_, six.rank[i], six.rank[j]);
    double mean = byRank_[place] + nobs(deal, six, i) + nobs(deal, six, j) + theirNobs(deal);
    if (six.suit[i] == six.suit[j]) mean += flush(everyRank & ~unsigned{deal.suits[six.suit[i]]});
    return mean;
  }

 private:
  int left(std::size_t rank) const { return 4 - ours_.counts[rank]; }
  double nobs(const SuitedDeal& deal, const Six& six, std::size_t card) const;
  double theirNobs(const SuitedDeal& deal) const;
  double flush(unsigned unseen);

  const DealtRanks& ours_;
  std::array<std::array<double, row>, pairCount> cases_{};  // by pair and starter rank
  double all_ = 0;
  std::array<double, rankCount> starter_{};    // chance of a starter of the rank
  std::array<double, rankCount> theirNobs_{};  // and of a jack of theirs, for each suit that both could be of
  std::array<double, 15> byRank_{};            // of each of our pairs
  std::vector<std::pair<unsigned, double>> flushes_;
};

CribGame::CribGame(int threads) : threads_(threads), deals_(everyDealtRanks().size()) {
  points_.resize(pairCount * pairCount * row);
  for (int a = 0; a < rankCount; ++a)
    for (int b = a; b < rankCount; ++b)
      for (int thrown = 0; thrown < RankTable::pairCount; ++thrown)
        for (int starter = 0; starter < rankCount; ++starter) {
          const Rank first = static_cast<Rank>(a), second = static_cast<Rank>(b);
          const int triple = rankTable.triple(first, second, static_cast<Rank>(starter));
          const auto pair = static_cast<std::size_t>(rankTable.pair(first, second));
          points_[(static_cast<std::size_t>(thrown) * pairCount + pair) * row +
                  static_cast<std::size_t>(starter)] = static_cast<float>(rankTable.points(thrown, triple));
        }
  onThreads(threads_, deals_.size(), [&](std::size_t index) { dealClass(index); });
}

void CribGame::dealClass(std::size_t index) {
  const auto every = suitings(everyDealtRanks()[index]);
  for (auto next = every.begin(); next != every.end();) {
    SuitedDeal deal;
    deal.suits = *next;
    for (; next != every.end() && *next == deal.suits; ++next) ++deal.ways;
    deal.hands = handSums(dealtOf(cardsOf(deal.suits)));
    deals_[index].push_back(deal);
  }
}

Strategy CribGame::keepBestHands() const {
  Strategy strategy(deals_.size());
  onThreads(threads_, deals_.size(), [&](std::size_t index) {
    const DealtRanks& dealt = everyDealtRanks()[index];
    Throws& throws = strategy[index];
    double all = 0;
    for (const SuitedDeal& deal : deals_[index]) {
      const Six six = cardsOf(deal.suits);
      const Choice best = bestThrow([&](const Choice& each) { return deal.hands[each.number]; });
      const std::size_t place = placeOf(dealt, six.rank[best.first], six.rank[best.second]);
      throws.share[place] += deal.ways;
      throws.hand[place] += deal.ways * deal.hands[best.number] / 46.0;
      all += deal.ways;
    }
    for (double& share : throws.share) share /= all;
    for (double& hand : throws.hand) hand /= all;
  });
  return strategy;
}

double CribGame::playOf(bool asDealer, const Strategy& strategy) const {
  double sum = 0;
  for (std::size_t index = 0; index < strategy.size(); ++index) {
    const DealtRanks& dealt = everyDealtRanks()[index];
    const int ways = waysToHold({}, dealt);
    for (std::size_t place = 0; place < dealt.pairCount; ++place)
      sum += ways * strategy[index].share[place] * netOf(nets_, asDealer, index, place);
  }
  return sum / everyDeal;
}

Strategy CribGame::throwAnything() const {
  Strategy strategy(deals_.size());
  for (std::size_t index = 0; index < deals_.size(); ++index) {
    const DealtRanks& dealt = everyDealtRanks()[index];
    for (std::size_t place = 0; place < dealt.pairCount; ++place) {
      const RankPair& pair = dealt.pairs[place];
      const double first = dealt.counts[pair.first], second = dealt.counts[pair.second];
      strategy[index].share[place] =
          (pair.first == pair.second ? first * (first - 1) / 2 : first * second) / 15;
    }
  }
  return strategy;
}

CribGame::Sight::Sight(const CribGame& game, std::size_t index, const Strategy& opponent)
    : ours_(everyDealtRanks()[index]) {
  const auto& classes = everyDealtRanks();
  std::array<std::array<double, row>, pairCount> held{};
  for (std::size_t at = 0; at < classes.size(); ++at) {
    const DealtRanks& theirs = classes[at];
    const int ways = waysToHold(ours_.counts, theirs);
    if (ways == 0) continue;
    std::array<double, row> counts{};
    for (std::size_t rank = 0; rank < rankCount; ++rank) counts[rank] = theirs.counts[rank];
    counts[one] = 1;
    for (std::size_t place = 0; place < theirs.pairCount; ++place) {
      const double thrown = ways * opponent[at].share[place];
      if (thrown == 0) continue;
      auto& into = held[theirs.pairs[place].index];
      for (std::size_t i = 0; i < row; ++i) into[i] += thrown * counts[i];
    }
  }

  for (std::size_t pair = 0; pair < pairCount; ++pair)
    for (std::size_t rank = 0; rank < rankCount; ++rank) {
      cases_[pair][rank] = left(rank) * held[pair][one] - held[pair][rank];
      all_ += cases_[pair][rank];
      starter_[rank] += cases_[pair][rank];
    }
  for (std::size_t other = 0; other < rankCount && left(jack) > 0; ++other) {
    const auto pair = static_cast<std::size_t>(rankTable.pair(Rank::jack, static_cast<Rank>(other)));
    const double inPair = other == jack ? 2 : 1;
    for (std::size_t rank = 0; rank < rankCount; ++rank)
      if (rank != jack && left(rank) > 0)
        theirNobs_[rank] += inPair * cases_[pair][rank] / (left(jack) * left(rank)) / all_;
  }
  for (double& chance : starter_) chance /= all_;
  for (std::size_t place = 0; place < ours_.pairCount; ++place) {
    const float* points = &game.points_[ours_.pairs[place].index * pairCount * row];
    double sum = 0;
    for (std::size_t pair = 0; pair < pairCount; ++pair)
      for (std::size_t i = 0; i < row; ++i)
        sum += cases_[pair][i] * static_cast<double>(points[pair * row + i]);
    byRank_[place] = sum / all_;
  }
}

double CribGame::Sight::nobs(const SuitedDeal& deal, const Six& six, std::size_t card) const {
  if (six.rank[card] != jack) return 0;
  double chance = 0;
  for (std::size_t rank = 0; rank < rankCount; ++rank)
    if (rank != jack && !holds(deal.suits[six.suit[card]], rank)) chance += starter_[rank] / left(rank);
  return chance;
}

double CribGame::Sight::theirNobs(const SuitedDeal& deal) const {
  double chance = 0;
  for (std::size_t rank = 0; rank < rankCount; ++rank) {
    if (theirNobs_[rank] == 0) continue;
    int both = 0;
    for (const unsigned ranks : deal.suits) both += !holds(ranks, rank) && !holds(ranks, jack) ? 1 : 0;
    chance += theirNobs_[rank] * both;
  }
  return chance;
}

// Expected points for a flush of the crib: our two and their two of one suit, and the starter too. `unseen`
// are the ranks of the suit that we do not hold. Results are remembered, since few sets of ranks come up in a
// class.
double CribGame::Sight::flush(unsigned unseen) {
  for (const auto& [ranks, points] : flushes_)
    if (ranks == unseen) return points;
  double sum = 0;
  for (std::size_t a = 0; a < rankCount; ++a)
    for (std::size_t b = a + 1; b < rankCount; ++b) {
      if (!holds(unseen, a) || !holds(unseen, b)) continue;
      const auto pair = static_cast<std::size_t>(rankTable.pair(static_cast<Rank>(a), static_cast<Rank>(b)));
      double met = 0;
      for (std::size_t c = 0; c < rankCount; ++c)
        if (holds(unseen, c) && c != a && c != b) met += cases_[pair][c] / left(c);
      sum += met / (left(a) * left(b));
    }
  flushes_.emplace_back(unseen, 5 * sum / all_);
  return flushes_.back().second;
}

// Sums over the deals of one class under a response.
struct CribGame::ClassSums {
  double hand = 0, crib = 0, play = 0;
  std::array<double, 15> deals{}, cribs{};              // by pair thrown
  std::array<double, 15> suitedDeals{}, suitedCribs{};  // of those, two of one suit
};

// Throws from each deal of a class as the belief has it, and counts what comes of it in truth.
void CribGame::respondTo(bool asDealer, const Strategy& opponent, const Belief& belief, std::size_t index,
                         ClassSums& sums, Response& response) const {
  const DealtRanks& ours = everyDealtRanks()[index];
  Sight truth(*this, index, opponent);
  std::optional<Sight> believed;
  if (belief.opponent) believed.emplace(*this, index, *belief.opponent);
  Throws& throws = response.strategy[index];
  double all = 0;
  for (const SuitedDeal& deal : deals_[index]) {
    const Six six = cardsOf(deal.suits);
    const auto expectedCrib = [&](std::size_t i, std::size_t j, std::size_t place) {
      if (believed) return believed->crib(deal, six, i, j);
      if (!belief.averages) return truth.crib(deal, six, i, j);
      return (*belief.averages)[ours.pairs[place].index].crib;
    };
    const Choice choice = bestThrow([&](const Choice& each) {
      const std::size_t place = placeOf(ours, six.rank[each.first], six.rank[each.second]);
      const double crib = expectedCrib(each.first, each.second, place);
      const double play = netOf(belief.nets ? *belief.nets : nets_, asDealer, index, place);
      return deal.hands[each.number] / 46.0 + (asDealer ? crib : -crib) + play;
    });
    const std::size_t place = placeOf(ours, six.rank[choice.first], six.rank[choice.second]);
    const double hand = deal.hands[choice.number] / 46.0;
    const double crib = truth.crib(deal, six, choice.first, choice.second);
    throws.share[place] += deal.ways;
    throws.hand[place] += deal.ways * hand;
    sums.hand += deal.ways * hand;
    sums.crib += deal.ways * crib;
    sums.play += deal.ways * netOf(nets_, asDealer, index, place);
    sums.deals[place] += deal.ways;
    sums.cribs[place] += deal.ways * crib;
    if (six.suit[choice.first] == six.suit[choice.second]) {
      sums.suitedDeals[place] += deal.ways;
      sums.suitedCribs[place] += deal.ways * crib;
    }
    response.choices[index].push_back(static_cast<std::uint8_t>(choice.number));
    all += deal.ways;
  }
  for (double& share : throws.share) share /= all;
  for (double& hand : throws.hand) hand /= all;
}

// Means over all deals, added in the order of the classes, so that threads do not change the last bit.
void CribGame::average(const std::vector<ClassSums>& classes, Response& response) {
  for (std::size_t index = 0; index < classes.size(); ++index) {
    const ClassSums& sums = classes[index];
    response.hand += sums.hand / everyDeal;
    response.crib += sums.crib / everyDeal;
    response.play += sums.play / everyDeal;
    const DealtRanks& ours = everyDealtRanks()[index];
    for (std::size_t place = 0; place < ours.pairCount; ++place) {
      PairAverage& average = response.pairs[ours.pairs[place].index];
      average.deals += sums.deals[place];
      average.crib += sums.cribs[place];
      PairAverage& suited = response.suitedPairs[ours.pairs[place].index];
      suited.deals += sums.suitedDeals[place];
      suited.crib += sums.suitedCribs[place];
    }
  }
  for (auto* averages : {&response.pairs, &response.suitedPairs})
    for (PairAverage& average : *averages)
      if (average.deals > 0) average.crib /= average.deals;
}

Response CribGame::respond(bool asDealer, const Strategy& opponent, const Belief& belief) const {
  std::vector<ClassSums> sums(deals_.size());
  Response response;
  response.strategy.resize(deals_.size());
  response.choices.resize(deals_.size());
  onThreads(threads_, deals_.size(),
            [&](std::size_t index) { respondTo(asDealer, opponent, belief, index, sums[index], response); });
  average(sums, response);
  return response;
}

void CribGame::forEachThrow(const Response& response, const SeeThrow& see) const {
  for (std::size_t index = 0; index < deals_.size(); ++index)
    for (std::size_t at = 0; at < deals_[index].size(); ++at)
      see(dealtOf(cardsOf(deals_[index][at].suits)), response.choices[index][at]);
}

}  // namespace cribbage
