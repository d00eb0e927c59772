#include "native/quick_throws.h"

#include "cribbage/cards/rank_sets.h"
#include "cribbage/discard/discard.h"
#include "cribbage/show/starters.h"

namespace cribbage {

QuickThrower::QuickThrower(const ThrowsTable& crib, const HandPegsTable& plays) : plays_(plays) {
  const PolicyOpponent opponent(crib.expertDealer, crib.expertPone);
  for (const bool weDeal : {false, true})
    for (int first = 0; first < rankCount; ++first)
      for (int second = first; second < rankCount; ++second) {
        const Rank a = static_cast<Rank>(first), b = static_cast<Rank>(second);
        for (const bool suited : {false, true}) {
          if (suited && first == second) continue;
          const std::array<Card, 2> thrown{Card{a, Suit::spades},
                                           Card{b, suited ? Suit::spades : Suit::hearts}};
          const CardSet known({thrown.begin(), thrown.end()});
          const CribValue value =
              valueCrib(thrown, CardSet::deck().without(known), opponent.throwsGiven(known, weDeal));
          cribs_[weDeal ? 1 : 0][static_cast<std::size_t>(rankTable.pair(a, b))][suited ? 1 : 0] =
              static_cast<float>(weDeal ? value.mean : -value.mean);
        }
      }
}

void QuickThrower::value(const Dealt& sorted, bool weDeal, QuickThrows& throws) const {
  const CardSet held({sorted.begin(), sorted.end()});
  const CardSet starters = CardSet::deck().without(held);
  std::size_t next = 0;
  for (std::uint8_t i = 0; i < sorted.size(); ++i)
    for (std::uint8_t j = static_cast<std::uint8_t>(i + 1); j < sorted.size(); ++j) {
      QuickThrow& choice = throws[next++];
      choice.thrown = {i, j};
      Hand kept;
      std::array<Rank, 4> ranks{};
      std::size_t size = 0;
      for (std::uint8_t at = 0; at < sorted.size(); ++at)
        if (at != i && at != j) {
          ranks[size] = sorted[at].rank();
          kept[size++] = sorted[at];
        }
      std::array<std::uint8_t, mostPoints + 1> histogram{};
      int sum = 0;
      const PointsByStarter byStarter = scoreStarters(kept, false);
      for (const Card starter : starters) {
        ++histogram[byStarter[starter.id]];
        sum += byStarter[starter.id];
      }
      choice.lengths = 0;
      for (std::uint8_t points = 0; points < histogram.size(); ++points)
        if (histogram[points] > 0) {
          choice.points[choice.lengths] = points;
          choice.starters[choice.lengths++] = histogram[points];
        }
      choice.kept = static_cast<std::uint16_t>(rankSets().number(ranks));
      choice.pair = static_cast<std::uint8_t>(rankTable.pair(sorted[i].rank(), sorted[j].rank()));
      const bool suited = sorted[i].suit() == sorted[j].suit();
      const PlayValue play = plays_.value(choice.kept, weDeal);
      choice.worth = static_cast<float>(sum) / 46 + cribs_[weDeal ? 1 : 0][choice.pair][suited ? 1 : 0] +
                     static_cast<float>(play.ours - play.theirs);
    }
}

std::size_t QuickThrower::best(const QuickThrows& throws) {
  std::size_t best = 0;
  for (std::size_t at = 1; at < throws.size(); ++at)
    if (throws[at].worth > throws[best].worth) best = at;
  return best;
}

QuickThrow QuickThrower::bestOf(const Dealt& sorted, bool weDeal) const {
  QuickThrows throws;
  value(sorted, weDeal, throws);
  return throws[best(throws)];
}

}  // namespace cribbage
