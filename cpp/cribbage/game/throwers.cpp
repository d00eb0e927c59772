#include "cribbage/game/throwers.h"

#include "cribbage/deal/ranked_discards.h"
#include "cribbage/discard/schell_cribs.h"
#include "cribbage/show/starters.h"

namespace cribbage {

namespace {

// Returns the discard with the highest `worth`, computed from its two cards and the mean points of the kept
// four over all starters. Ties go to the lowest cards.
template <class Worth>
std::array<Card, 2> bestThrow(const Dealt& dealt, Worth worth) {
  const CardSet held({dealt.begin(), dealt.end()});
  const CardSet unseen = CardSet::deck().without(held);
  const std::vector<Card> six = held.cards();
  std::array<Card, 2> best{};
  std::int64_t most = 0;
  for (std::size_t i = 0; i < six.size(); ++i)
    for (std::size_t j = i + 1; j < six.size(); ++j) {
      const std::array<Card, 2> thrown{six[i], six[j]};
      Hand kept{};
      std::copy_if(six.begin(), six.end(), kept.begin(),
                   [&](Card card) { return card != thrown[0] && card != thrown[1]; });
      const PointsByStarter points = scoreStarters(kept, false);
      std::int64_t sum = 0;
      for (const Card starter : unseen) sum += points[starter.id];
      const std::int64_t value = worth(thrown, Mean{sum, unseen.size()});
      if (thrown != std::array{six[0], six[1]} && value <= most) continue;
      best = thrown;
      most = value;
    }
  return best;
}

}  // namespace

std::array<Card, 2> PointsThrower::choose(const DiscardInformation& information, Random&) const {
  return valueDiscards(information.dealt, information.weDeal, opponent_, plays_)[0].thrown;
}

std::array<Card, 2> WinThrower::choose(const DiscardInformation& information, Random&) const {
  return rankedByWorth(information.dealt, information.weDeal, {information.ours, information.theirs},
                       tables_)[0]
      .thrown;
}

std::array<Card, 2> HandOnlyThrower::choose(const DiscardInformation& information, Random&) const {
  return bestThrow(information.dealt, [](const std::array<Card, 2>&, const Mean& hand) { return hand.sum; });
}

std::array<Card, 2> SchellThrower::choose(const DiscardInformation& information, Random&) const {
  const CribAverages& cribs = information.weDeal ? schellDealer : schellPone;
  return bestThrow(information.dealt, [&](const std::array<Card, 2>& thrown, const Mean& hand) {
    const std::int64_t crib =
        cribs[static_cast<std::size_t>(rankTable.pair(thrown[0].rank(), thrown[1].rank()))];
    return 100 * hand.sum +
           (information.weDeal ? crib : -crib) * hand.count;  // Schell's averages are in hundredths
  });
}

std::array<Card, 2> RandomThrower::choose(const DiscardInformation& information, Random& random) const {
  const std::uint32_t first = random.below(6), second = random.below(5);
  return {information.dealt[first], information.dealt[second + (second >= first ? 1 : 0)]};
}

}  // namespace cribbage
