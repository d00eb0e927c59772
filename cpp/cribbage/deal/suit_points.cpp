#include "cribbage/deal/suit_points.h"

#include <bit>
#include <numeric>

#include "cribbage/cards/rank_sets.h"

namespace cribbage {

namespace {

// Numbers of ways to give suits to the ranks of a hand. One object counts the ways that make a flush, and
// another counts all others.
struct Ways {
  double all = 0;         // before considering the cards played
  SuitPoints agreeing{};  // consistent with the cards played, by the points that the suits add
};

double agreeingOf(const Ways& ways) {
  return std::accumulate(ways.agreeing.begin(), ways.agreeing.end(), 0.0);
}

constexpr unsigned bitOf(Suit suit) {
  return 1u << static_cast<unsigned>(suit);
}

// Returns the number of ways to choose `chosen` of `all` suits. `all` is at most four.
constexpr double waysToChoose(int all, int chosen) {
  if (chosen < 0 || chosen > all) return 0;
  int ways = 1;
  for (int each = 0; each < chosen; ++each) ways = ways * (all - each) / (each + 1);
  return ways;
}

// Counts the ways to give suits to the ranks of a hand. The suits of different ranks are independent, so the
// numbers of ways are multiplied.
class Deals {
 public:
  Deals(int kept, std::optional<Card> starter, const SuitsSeen& seen) : starter_(starter) {
    CardSet elsewhere = seen.played;
    for (const std::uint8_t rank : rankSets().ranks(RankSets::most, kept)) {
      if (count_ == 0 || held_[count_ - 1].rank != rank)
        held_[count_++] = rankOf(static_cast<Rank>(rank), seen, elsewhere);
      ++held_[count_ - 1].cards;
    }
    // An opponent who has played a card of a rank that is not among these four has not kept these four.
    playedElsewhere_ = !elsewhere.empty();
    countAll();
    if (count_ == held_.size()) countFlushes();
  }

  const Ways& flush() const { return flush_; }
  const Ways& plain() const { return plain_; }

  // The number of ways to choose the cards played from those held, if only their ranks are known.
  double waysToPlay() const {
    double ways = 1;
    for (std::size_t at = 0; at < count_; ++at)
      ways *= waysToChoose(held_[at].cards, std::popcount(held_[at].played));
    return ways;
  }

 private:
  struct Held {
    std::uint8_t rank = 0;
    int cards = 0;
    unsigned free = 0;    // suits that are not ours nor the starter's
    unsigned played = 0;  // suits of the opponent's cards played
  };

  Held rankOf(Rank rank, const SuitsSeen& seen, CardSet& elsewhere) const {
    Held held{static_cast<std::uint8_t>(rank), 0, 0, 0};
    for (int suit = 0; suit < suitCount; ++suit) {
      const Card card{rank, static_cast<Suit>(suit)};
      if (card != starter_ && !seen.ours.has(card)) held.free |= bitOf(card.suit());
      if (seen.played.has(card)) held.played |= bitOf(card.suit());
      elsewhere.remove(card);
    }
    return held;
  }

  // Returns the number of ways to choose the suits of the cards of a rank so that they include those in
  // `fixed`.
  static double waysWith(const Held& held, unsigned fixed) {
    if ((fixed & ~held.free) != 0) return 0;
    const int known = std::popcount(fixed);
    return waysToChoose(std::popcount(held.free) - known, held.cards - known);
  }

  bool isNobs(const Held& held) const {
    return starter_ && static_cast<Rank>(held.rank) == Rank::jack && starter_->rank() != Rank::jack;
  }

  // Counts all ways as though none were a flush; `countFlushes` corrects this.
  void countAll() {
    double all = 1, agreeing = playedElsewhere_ ? 0 : 1, withNobs = 0;
    for (std::size_t at = 0; at < count_; ++at) {
      const Held& held = held_[at];
      const double ways = waysWith(held, held.played);
      withNobs =
          isNobs(held) ? agreeing * waysWith(held, held.played | bitOf(starter_->suit())) : withNobs * ways;
      all *= waysWith(held, 0);
      agreeing *= ways;
    }
    plain_.all = all;
    plain_.agreeing[1] = withNobs;
    plain_.agreeing[0] = agreeing - withNobs;
  }

  // Counts the ways with four ranks in one suit, and subtracts them from the other ways.
  void countFlushes() {
    for (int suit = 0; suit < suitCount; ++suit) {
      const unsigned bit = bitOf(static_cast<Suit>(suit));
      const bool withStarter = starter_ && static_cast<Suit>(suit) == starter_->suit();
      bool agrees = !playedElsewhere_, isFree = true, nobs = false;
      for (const Held& held : held_) {
        isFree = isFree && (held.free & bit) != 0;
        agrees = agrees && (held.played & ~bit) == 0;
        nobs = nobs || (withStarter && isNobs(held));
      }
      if (!isFree) continue;
      ++flush_.all;
      --plain_.all;
      if (!agrees) continue;
      ++flush_.agreeing[static_cast<std::size_t>((withStarter ? 5 : 4) + (nobs ? 1 : 0))];
      --plain_.agreeing[nobs ? 1 : 0];
    }
  }

  std::optional<Card> starter_;
  std::array<Held, RankSets::most> held_{};
  std::size_t count_ = 0;
  bool playedElsewhere_ = false;
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
  // The opponent kept a hand that the prior ruled out, so the prior is ignored.
  if (all == 0) {
    add(deals.flush(), 1);
    add(deals.plain(), 1);
  }
  if (all == 0) return {1};
  for (double& chance : chances) chance /= all;
  return chances;
}

double suitLikelihood(int kept, double flush, std::optional<Card> starter, const SuitsSeen& seen) {
  const Deals deals(kept, starter, seen);
  const auto part = [](double agreeing, double all) { return all > 0 ? agreeing / all : 0; };
  const double flushes = agreeingOf(deals.flush()), others = agreeingOf(deals.plain());
  // A player who errs keeps any suits, so none are impossible.
  constexpr double erring = 0.01;
  const double wise =
                   flush * part(flushes, deals.flush().all) + (1 - flush) * part(others, deals.plain().all),
               likelihood = (1 - erring) * wise +
                            erring * part(flushes + others, deals.flush().all + deals.plain().all);
  return likelihood == 0 ? 0 : likelihood / deals.waysToPlay();
}

}  // namespace cribbage
