#include "cribbage/discard/hand_prior.h"

namespace cribbage {

namespace {

// The weight of uniform discards (any two of the six cards) in the mixture with solved ones. The solver
// (native/hand_prior_by_class.h) has 15 in 15,135 instead, one percent less. Advice, the stakes and the pegs
// depend on this weight, and the bytes of the solved play depend on the solver's weight, so neither can
// change.
constexpr double uniformMix = 0.001;

// Returns the number of ways to take each set of four ranks from the unseen cards. If any two of six random
// cards are discarded, four random cards remain, so these are the weights of uniform discards.
std::vector<double> waysOfSets(const RankCounts& seen) {
  std::vector<double> ways;
  for (int set = 0; set < RankSets::count[4]; ++set) {
    const RankCounts counts = countRanks(rankSets().ranks(RankSets::most, set));
    int product = 1;
    for (std::size_t rank = 0; rank < rankCount; ++rank) product *= waysToTake(4 - seen[rank], counts[rank]);
    ways.push_back(product);
  }
  return ways;
}

double sumOf(const std::vector<double>& some) {
  double sum = 0;
  for (const double one : some) sum += one;
  return sum;
}

}  // namespace

HandPrior::HandPrior(const ThrowPolicy& policy) {
  add(policy.classes());
}

HandPrior::HandPrior(const std::vector<Frequencies>& thrown) {
  add(thrown);
}

// Takes the relative frequency of each pair of each class.
template <class Often>
void HandPrior::add(const std::vector<Often>& thrown) {
  const auto& classes = everyDealtRanks();
  for (std::size_t at = 0; at < classes.size(); ++at) {
    counts_.push_back(0);
    for (std::size_t place = 0; place < classes[at].pairCount; ++place) {
      if (thrown[at][place] == 0) continue;
      keeps_.push_back({classes[at].pairs[place].kept, static_cast<float>(thrown[at][place])});
      ++counts_.back();
    }
  }
  unconditional_ = given({});
}

HandPrior::Weights HandPrior::given(const RankCounts& seen) const {
  std::vector<double> solved(hands);
  const auto& classes = everyDealtRanks();
  const Keep* keep = keeps_.data();
  const WaysToHold waysOf(seen);
  for (std::size_t at = 0; at < counts_.size(); keep += counts_[at], ++at) {
    // Card removal: a class is weighted by the number of ways in which unseen cards still make it.
    const int ways = waysOf(classes[at]);
    if (ways == 0) continue;
    for (std::size_t i = 0; i < counts_[at]; ++i)
      solved[keep[i].kept] += ways * static_cast<double>(keep[i].often);
  }
  const std::vector<double> any = waysOfSets(seen);
  const double allSolved = sumOf(solved), allAny = sumOf(any);
  Weights weights(hands);
  for (std::size_t set = 0; set < hands; ++set)
    weights[set] =
        static_cast<float>((1 - uniformMix) * solved[set] / allSolved + uniformMix * any[set] / allAny);
  return weights;
}

}  // namespace cribbage
