#include "cribbage/review/known_deal.h"

#include <algorithm>

#include "cribbage/play/hand_pegs_table.h"

namespace cribbage {

namespace {

constexpr double fewest = 0.05;  // mean pegs stay positive, so that a distribution can be tilted to them

}  // namespace

PlayValue usualPegs(const HandPrior& pones, const HandPegsTable& handPegs) {
  PlayValue usual;
  const HandPrior::Weights& weights = pones.unconditional();
  for (int kept = 0; kept < RankSets::count[4]; ++kept) {
    const PlayValue value = handPegs.value(kept, false);
    usual.ours += static_cast<double>(weights[static_cast<std::size_t>(kept)]) * value.ours;
    usual.theirs += static_cast<double>(weights[static_cast<std::size_t>(kept)]) * value.theirs;
  }
  return usual;
}

KnownDeal::KnownDeal(const PerSeat<KnownSix>& split, const ReviewTables& tables)
    : split_(split), tables_(tables), scores_(*tables.win.board) {}

KnownDeal::Shows KnownDeal::showsOf(Card starter) const {
  const KnownSix &pone = split_[Seat::pone], &dealer = split_[Seat::dealer];
  const Hand crib{pone.thrown[0], pone.thrown[1], dealer.thrown[0], dealer.thrown[1]};
  return {score(pone.kept, starter, false), score(dealer.kept, starter, false) + score(crib, starter, true)};
}

// Returns the probabilities of both sides' pegs. Each hand shifts the usual mean pegs of both sides by an
// amount that does not depend on the other hand.
PegDistribution KnownDeal::pegs() const {
  const PlayValue pone = tables_.win.handPegs->value(split_[Seat::pone].kept, false);
  const PlayValue dealer = tables_.win.handPegs->value(split_[Seat::dealer].kept, true);
  PegDistribution play = tables_.win.pegSpread->distribution(numberOf(split_[Seat::pone].kept), false);
  play.spread =
      tilted(std::move(play.spread), std::max(fewest, pone.ours + dealer.theirs - tables_.usual.ours),
             std::max(fewest, pone.theirs + dealer.ours - tables_.usual.theirs));
  return play;
}

double KnownDeal::beforeCut(ToGo toGo) const {
  CardSet left = CardSet::deck();
  for (const KnownSix& six : split_) {
    for (const Card card : six.kept) left.remove(card);
    for (const Card card : six.thrown) left.remove(card);
  }
  ShowSpread heels, plain;
  for (const Card starter : left) {
    const Shows shows = showsOf(starter);
    (starter.rank() == Rank::jack ? heels : plain)
        .add(static_cast<std::size_t>(shows.pone), static_cast<std::size_t>(shows.dealer), 1.0 / left.size());
  }
  return dealersShare(toGo, pegs(), heels, plain, scores_);
}

double KnownDeal::beforePlay(ToGo toGo, Card starter) const {
  const Shows shows = showsOf(starter);
  ShowSpread spread;
  spread.add(static_cast<std::size_t>(shows.pone), static_cast<std::size_t>(shows.dealer), 1);
  return dealersShare(toGo, pegs(), spread, scores_);
}

double KnownDeal::afterPlay(ToGo toGo, Card starter) const {
  const Shows shows = showsOf(starter);
  if (shows.pone >= toGo.pone) return 0;
  if (shows.dealer >= toGo.dealer) return 1;
  // The pone deals next.
  return 1 - tables_.win.board->dealersChance(lastHole - toGo.pone + shows.pone,
                                              lastHole - toGo.dealer + shows.dealer);
}

}  // namespace cribbage
