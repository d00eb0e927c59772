#include "measure/adversary_deals.h"

#include <algorithm>

#include "cribbage/cards/deck.h"

namespace cribbage {

namespace {

std::size_t rankAt(Rank rank) {
  return static_cast<std::size_t>(rank);
}

// Classes are in order, those with the most of the lowest rank first.
std::size_t classOf(const RankCounts& counts) {
  const auto& classes = everyDealtRanks();
  const auto at =
      std::lower_bound(classes.begin(), classes.end(), counts,
                       [](const DealtRanks& one, const RankCounts& other) { return one.counts > other; });
  return static_cast<std::size_t>(at - classes.begin());
}

double uniform(Random& random) {
  return random.below(1u << 30) / static_cast<double>(1u << 30);
}

RankCounts countsOfFour(int four) {
  RankCounts counts{};
  for (const std::uint8_t rank : rankSets().ranks(RankSets::most, four)) ++counts[rank];
  return counts;
}

}  // namespace

AdversarySight drawSight(const KeptTogether& throws, Random& random) {
  Deck deck;
  deck.shuffle(random);
  const Dealt six = deck.deal().pone;
  AdversarySight sight;
  sight.starter = deck.cut(random).rank();
  sight.seen = countRanks(std::span<const Card>(six));
  auto part = static_cast<std::int32_t>(random.below(KeptTogether::whole));
  for (const KeptHand& hand : throws.of(classOf(sight.seen))) {
    sight.kept = hand.kept;
    if ((part -= hand.parts) < 0) break;
  }
  ++sight.seen[rankAt(sight.starter)];
  return sight;
}

HiddenHands hiddenFrom(const AdversarySight& sight, const KeptTogether& throws, std::size_t layers,
                       Random& random) {
  constexpr std::size_t fours = KeptHands::hands;
  HiddenHands hidden{std::vector<double>(fours), {layers, std::vector<RankPair>(fours)}};
  const auto& classes = everyDealtRanks();
  double all = 0;
  for (std::size_t dealt = 0; dealt < classes.size(); ++dealt) {
    const int ways = waysToHold(sight.seen, classes[dealt]);
    if (ways == 0) continue;
    const auto& hands = throws.of(dealt);
    for (std::size_t place = 0; place < hands.size(); ++place) {
      const double weight = static_cast<double>(ways) * hands[place].parts;
      double& sum = hidden.weights[static_cast<std::size_t>(hands[place].kept)];
      sum += weight;
      all += weight;
      // Each throw replaces the one drawn before with its share of the sum so far, so all have their share.
      for (auto& thrown : hidden.thrown)
        if (uniform(random) * sum < weight)
          thrown[static_cast<std::size_t>(hands[place].kept)] = classes[dealt].pairs[place];
    }
  }
  for (double& weight : hidden.weights) weight /= all;
  return hidden;
}

std::vector<KeptHands::Weights> beliefsOf(const HiddenHands& hidden, std::size_t layer, Rank starter,
                                          const KeptHands& adversarys) {
  std::vector<KeptHands::Weights> beliefs(hidden.weights.size());
  for (std::size_t four = 0; four < beliefs.size(); ++four) {
    if (hidden.weights[four] == 0) continue;
    RankCounts seen = countsOfFour(static_cast<int>(four));
    const RankPair& thrown = hidden.thrown[layer][four];
    ++seen[thrown.first];
    ++seen[thrown.second];
    ++seen[rankAt(starter)];
    beliefs[four] = adversarys.given(seen);
  }
  return beliefs;
}

}  // namespace cribbage
