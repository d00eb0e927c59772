#include "cribbage/game/throwers.h"

#include "cribbage/discard/schell_cribs.h"
#include "cribbage/show/starters.h"
#include "cribbage/winning/ranked_discards.h"

namespace cribbage {

namespace {

// The throw that `worth` values most, of its two cards and what the four kept count over all starters; of
// equal ones that with the lowest cards.
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

std::array<Card, 2> PointsThrower::choose(const ThrowSight& sight, Random&) const {
  return valueDiscards(sight.dealt, sight.weDeal, opponent_, plays_)[0].thrown;
}

std::array<Card, 2> WinThrower::choose(const ThrowSight& sight, Random&) const {
  return rankedByWorth(sight.dealt, sight.weDeal, {sight.ours, sight.theirs}, tables_)[0].thrown;
}

std::array<Card, 2> HandOnlyThrower::choose(const ThrowSight& sight, Random&) const {
  return bestThrow(sight.dealt, [](const std::array<Card, 2>&, const Mean& hand) { return hand.sum; });
}

std::array<Card, 2> SchellThrower::choose(const ThrowSight& sight, Random&) const {
  const CribAverages& cribs = sight.weDeal ? schellDealer : schellPone;
  return bestThrow(sight.dealt, [&](const std::array<Card, 2>& thrown, const Mean& hand) {
    const std::int64_t crib =
        cribs[static_cast<std::size_t>(rankTable.pair(thrown[0].rank(), thrown[1].rank()))];
    return 100 * hand.sum + (sight.weDeal ? crib : -crib) * hand.count;  // Schell's figures are in hundredths
  });
}

std::array<Card, 2> RandomThrower::choose(const ThrowSight& sight, Random& random) const {
  const std::uint32_t first = random.below(6), second = random.below(5);
  return {sight.dealt[first], sight.dealt[second + (second >= first ? 1 : 0)]};
}

}  // namespace cribbage
