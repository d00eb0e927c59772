#include "measure/match/deal_luck.h"

#include <algorithm>
#include <numeric>

#include "native/sampled_deals.h"

namespace cribbage {

namespace {

constexpr int others = 15;  // cases compared with the actual one

double meanOf(const std::vector<double>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

const Dealt& sixOf(const Pack& pack, Seat seat) {
  return seat == Seat::dealer ? pack.hands.dealer : pack.hands.pone;
}

CardSet thrownOf(const SplitSix& six) {
  return CardSet({six.thrown.begin(), six.thrown.end()});
}

}  // namespace

DealLuck::DealLuck(const SeededPacks& played, const SeededPacks& unplayed, int deal,
                   const QuickThrower& throws, const BoardTable& board)
    : throws_(throws),
      board_(board),
      pack_(played.pack(deal)),
      unseen_{{unplayed.choices(deal, PlayerId::a), unplayed.choices(deal, PlayerId::b)}} {
  for (const Seat seat : bothSeats) reference_[seat] = referenceSplit(seat, sixOf(pack_, seat));
  packs_.push_back(referenceDeal(pack_));
  for (int other = 0; other < others; ++other)
    packs_.push_back(referenceDeal(unplayed.pack(deal * others + other)));
}

std::vector<Event> DealLuck::events(const PerSeat<int>& scores, const PerSeat<SplitSix>& threw) const {
  return {dealt(scores), unseenBy(Seat::pone, scores, threw[Seat::pone]),
          unseenBy(Seat::dealer, scores, threw[Seat::dealer]), cut(scores, threw)};
}

Event DealLuck::cut(const PerSeat<int>& scores, const PerSeat<SplitSix>& threw) const {
  const ReferenceDeal deal(threw[Seat::pone], threw[Seat::dealer]);
  const auto& starters = deal.starters();
  const auto happened = std::find(starters.begin(), starters.end(), pack_.starter) - starters.begin();
  return {deal.dealersChances(board_, scores), static_cast<std::size_t>(happened)};
}

Event DealLuck::dealt(const PerSeat<int>& scores) const {
  Event event;
  for (const ReferenceDeal& pack : packs_) event.cases.push_back(meanOf(pack.dealersChances(board_, scores)));
  return event;
}

Event DealLuck::unseenBy(Seat seat, const PerSeat<int>& scores, const SplitSix& threw) const {
  if (thrownOf(threw) == thrownOf(reference_[seat])) return {{0}, 0};
  Event event;
  for (const SplitSix& six : sixesUnseenBy(seat)) {
    const auto worth = [&](const SplitSix& own) {
      const ReferenceDeal deal = seat == Seat::dealer ? ReferenceDeal(six, own) : ReferenceDeal(own, six);
      return meanOf(deal.dealersChances(board_, scores));
    };
    event.cases.push_back(worth(threw) - worth(reference_[seat]));
  }
  return event;
}

// Returns the six cards that the opponent of `seat` was dealt, then other sixes they might have been dealt.
// All are split into hand and throw by `QuickThrower`. Repeated calls give the same result.
std::vector<SplitSix> DealLuck::sixesUnseenBy(Seat seat) const {
  const Dealt& own = sixOf(pack_, seat);
  std::vector<Card> unseen = CardSet::deck().without(CardSet({own.begin(), own.end()})).cards();
  std::vector<SplitSix> sixes{reference_[other(seat)]};
  Random random = unseen_[seat];
  for (int drawn = 0; drawn < others; ++drawn) {
    Dealt six;
    drawFirst(six.size(), unseen, random);
    std::copy_n(unseen.begin(), six.size(), six.begin());
    sixes.push_back(referenceSplit(other(seat), six));
  }
  return sixes;
}

SplitSix DealLuck::referenceSplit(Seat seat, Dealt six) const {
  std::sort(six.begin(), six.end());
  return DealSampler::split(six, throws_.bestOf(six, seat == Seat::dealer));
}

ReferenceDeal DealLuck::referenceDeal(const Pack& pack) const {
  return {referenceSplit(Seat::pone, pack.hands.pone), referenceSplit(Seat::dealer, pack.hands.dealer)};
}

}  // namespace cribbage
