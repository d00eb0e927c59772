#include "cribbage/winning/suit_points.h"

#include <algorithm>

#include "cribbage/cards/rank_sets.h"

namespace cribbage {

namespace {

// Ways to give the ranks suits, by whether all suits are equal.
struct Ways {
  double all = 0;         // before the cards laid are seen
  SuitPoints agreeing{};  // with the cards laid, by the points that the suits add
};

class Deals {
 public:
  Deals(int kept, Card starter, const SuitsSeen& seen)
      : ranks_(rankSets().ranks(RankSets::most, kept)), starter_(starter), seen_(seen) {
    give(0, {});
  }

  const Ways& flush() const { return flush_; }
  const Ways& plain() const { return plain_; }

 private:
  // One rank after the other. Cards of one rank are given lowest first, so that no hand is counted twice.
  void give(std::size_t at, CardSet hand) {
    if (at == ranks_.size()) return count(hand);
    for (int suit = 0; suit < suitCount; ++suit) {
      const Card card{static_cast<Rank>(ranks_[at]), static_cast<Suit>(suit)};
      const bool again = at > 0 && ranks_[at - 1] == ranks_[at] && card <= last_[at - 1];
      if (again || card == starter_ || seen_.ours.has(card)) continue;
      last_[at] = card;
      CardSet more = hand;
      more.add(card);
      give(at + 1, more);
    }
  }

  void count(CardSet hand) {
    const auto ofSuit = [&](Suit suit) {
      return std::count_if(last_.begin(), last_.end(), [&](Card card) { return card.suit() == suit; });
    };
    const bool one = ofSuit(last_[0].suit()) == RankSets::most;
    Ways& ways = one ? flush_ : plain_;
    ++ways.all;
    if (!seen_.laid.without(hand).empty()) return;
    const bool nobs = starter_.rank() != Rank::jack && hand.has({Rank::jack, starter_.suit()});
    const int five = last_[0].suit() == starter_.suit() ? 5 : 4;
    ++ways.agreeing[static_cast<std::size_t>((one ? five : 0) + (nobs ? 1 : 0))];
  }

  std::array<std::uint8_t, RankSets::most> ranks_;
  Card starter_;
  const SuitsSeen& seen_;
  std::array<Card, RankSets::most> last_{};
  Ways flush_, plain_;
};

}  // namespace

SuitPoints suitPoints(int kept, double flush, Card starter, const SuitsSeen& seen) {
  const Deals deals(kept, starter, seen);
  SuitPoints chances{};
  double all = 0;
  const auto add = [&](const Ways& ways, double chance) {
    for (std::size_t points = 0; ways.all > 0 && points < chances.size(); ++points) {
      chances[points] += chance * ways.agreeing[points] / ways.all;
      all += chance * ways.agreeing[points] / ways.all;
    }
  };
  add(deals.flush(), flush);
  add(deals.plain(), 1 - flush);
  // They keep what we thought they never would.
  if (all == 0) {
    add(deals.flush(), 1);
    add(deals.plain(), 1);
  }
  if (all == 0) return {1};
  for (double& chance : chances) chance /= all;
  return chances;
}

}  // namespace cribbage
