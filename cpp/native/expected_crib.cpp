#include "native/expected_crib.h"

namespace cribbage {

namespace {

constexpr std::size_t pairCount = RankTable::pairCount;
constexpr std::size_t one = 13;  // index of the sum of ways; 0 to 12 index sums of ways × cards of a rank
constexpr std::size_t jack = static_cast<std::size_t>(Rank::jack);
constexpr unsigned everyRank = 0x1fff;

}  // namespace

CribPoints::CribPoints() : points_(pairCount * pairCount * row) {
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
}

ExpectedCrib::ExpectedCrib(const CribPoints& points, const DealtRanks& ours, const Strategy& opponent)
    : ours_(ours) {
  addTheirThrows(opponent);
  addTheirNobs();
  for (double& chance : starter_) chance /= all_;
  for (std::size_t place = 0; place < ours_.pairCount; ++place) {
    const float* with = points.with(static_cast<int>(ours_.pairs[place].index));
    double sum = 0;
    for (std::size_t pair = 0; pair < pairCount; ++pair)
      for (std::size_t i = 0; i < row; ++i)
        sum += cases_[pair][i] * static_cast<double>(with[pair * row + i]);
    byRank_[place] = sum / all_;
  }
}

// For each pair of ranks that the opponent can throw and each rank of the starter, counts the cases, given
// our six cards.
void ExpectedCrib::addTheirThrows(const Strategy& opponent) {
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
}

void ExpectedCrib::addTheirNobs() {
  if (left(jack) == 0) return;
  for (std::size_t other = 0; other < rankCount; ++other) {
    const auto pair = static_cast<std::size_t>(rankTable.pair(Rank::jack, static_cast<Rank>(other)));
    const double inPair = other == jack ? 2 : 1;
    for (std::size_t rank = 0; rank < rankCount; ++rank)
      if (rank != jack && left(rank) > 0)
        theirNobs_[rank] += inPair * cases_[pair][rank] / (left(jack) * left(rank)) / all_;
  }
}

double ExpectedCrib::of(const SuitedDeal& deal, const SixCards& six, std::size_t i, std::size_t j) {
  const std::size_t place = placeOf(ours_, six.rank[i], six.rank[j]);
  double mean = byRank_[place] + nobs(deal, six, i) + nobs(deal, six, j) + theirNobs(deal);
  if (six.suit[i] == six.suit[j]) mean += flush(everyRank & ~unsigned{deal.suits[six.suit[i]]});
  return mean;
}

double ExpectedCrib::nobs(const SuitedDeal& deal, const SixCards& six, std::size_t card) const {
  if (six.rank[card] != jack) return 0;
  double chance = 0;
  for (std::size_t rank = 0; rank < rankCount; ++rank)
    if (rank != jack && !holdsRank(deal.suits[six.suit[card]], rank)) chance += starter_[rank] / left(rank);
  return chance;
}

double ExpectedCrib::theirNobs(const SuitedDeal& deal) const {
  double chance = 0;
  for (std::size_t rank = 0; rank < rankCount; ++rank) {
    if (theirNobs_[rank] == 0) continue;
    int both = 0;
    for (const unsigned ranks : deal.suits)
      both += !holdsRank(ranks, rank) && !holdsRank(ranks, jack) ? 1 : 0;
    chance += theirNobs_[rank] * both;
  }
  return chance;
}

// Returns the expected points for a flush in the crib, which needs our two cards, their two and the starter
// in one suit. `unseen` has the ranks of this suit that we do not hold. Results are cached, because six cards
// of given ranks lead to only a few such sets.
double ExpectedCrib::flush(unsigned unseen) {
  for (const auto& [ranks, points] : flushes_)
    if (ranks == unseen) return points;
  double sum = 0;
  for (std::size_t a = 0; a < rankCount; ++a)
    for (std::size_t b = a + 1; b < rankCount; ++b) {
      if (!holdsRank(unseen, a) || !holdsRank(unseen, b)) continue;
      const auto pair = static_cast<std::size_t>(rankTable.pair(static_cast<Rank>(a), static_cast<Rank>(b)));
      double met = 0;
      for (std::size_t c = 0; c < rankCount; ++c)
        if (holdsRank(unseen, c) && c != a && c != b) met += cases_[pair][c] / left(c);
      sum += met / (left(a) * left(b));
    }
  flushes_.emplace_back(unseen, 5 * sum / all_);
  return flushes_.back().second;
}

}  // namespace cribbage
