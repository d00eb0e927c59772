#include "cribbage/deal/win_utility.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "cribbage/deal/expert.h"

namespace cribbage {

WinUtility::WinUtility(const OwnShow& own, std::optional<Card> starter, ToGo toGo, ToGo thrownAt,
                       CardSet played, const WinTables& tables)
    : own_(own),
      starter_(starter),
      toGo_(toGo),
      tables_(tables),
      shares_(*tables.board, tables.objective),
      wins_(*tables.board),
      seen_{own.held(), played} {
  // The opponent's hand and discard, by the same model against which our discards are valued.
  const int ours = lastHole - (own_.weDeal ? thrownAt.dealer : thrownAt.pone),
            others = lastHole - (own_.weDeal ? thrownAt.pone : thrownAt.dealer);
  const Expert opponent(tables_, {ours, others});
  theyThrowToWin_ = opponent.near();
  const OpponentShows theirs = opponent.showsGiven(own_.held(), own_.weDeal);
  change_ = theirs.pegs();
  if (knowsHands()) {
    const Seat seat = own_.weDeal ? Seat::dealer : Seat::pone;
    const auto hand = static_cast<std::size_t>(numberOf(own_.kept));
    more_ = static_cast<double>(tables_.stakes->hands(seat, StakesTable::Pegs::ofHand, toGo_)[hand]);
    calibration_ = tables_.stakes->calibration(seat, toGo_);
  }
  if (starter && starter->rank() == Rank::jack) change_.dealerFirst = change_.dealerFirstAfterHeels;
  for (int kept = 0; kept < RankSets::count[4]; ++kept) flushes_.push_back(theirs.flush(kept));
  const DealShows deal(own_, theirs);
  for (int rank = 0; rank < rankCount; ++rank) {
    Cut cut{static_cast<Rank>(rank), {}, 0, {}, {}};
    if (starter && starter->rank() != cut.rank) continue;
    if (starter) {
      cut.starters = {*starter};
      cut.chance = 1;
      cut.ourHands[static_cast<std::size_t>(score(own_.kept, *starter, false))] = 1;
    } else {
      const CardSet unseen = deal.unseen().without(played);
      for (const Card card : unseen)
        if (card.rank() == cut.rank) cut.starters.push_back(card);
      if (cut.starters.empty()) continue;
      cut.chance = static_cast<double>(cut.starters.size()) / unseen.size();
      cut.ourHands = deal.ourHands(cut.rank);
      for (double& hand : cut.ourHands) hand /= deal.unseen().count(cut.rank);
    }
    for (std::size_t hand = 0; hand < DealShows::hands; ++hand)
      cut.cribs.push_back(deal.cribs(cut.rank, hand));
    for (std::size_t points = 0; points < cut.ourHands.size(); ++points)
      if (cut.ourHands[points] > 0)
        deal.add(cut.rank, static_cast<int>(points), cut.chance * cut.ourHands[points], shows_);
    cuts_.push_back(std::move(cut));
  }
  known_.assign(cuts_.size() * mostPegs * mostPegs * DealShows::hands, {-1, -1});
  suits_.assign(cuts_.size() * RankSets::count[RankSets::most], {-1});
}

// Returns our share of the objective and our win chance. `dealers` computes the dealer's share from the
// shares of a board.
template <class Dealers>
WinValue WinUtility::valueOf(Dealers dealers) const {
  const auto ours = [&](const ScoreShares& scores) {
    const double share = dealers(scores);
    return own_.weDeal ? share : 1 - share;
  };
  const double share = ours(shares_);
  return {share, tables_.objective == Objective::win ? share : ours(wins_)};
}

WinValue WinUtility::weAreOut(int theirs) const {
  const int loser = lastHole - (own_.weDeal ? toGo_.pone : toGo_.dealer) + theirs;
  return valueOf([&](const ScoreShares& scores) {
    return own_.weDeal ? scores.dealerOut(loser) : scores.poneOut(loser);
  });
}

WinValue WinUtility::theyAreOut(int ours) const {
  const int loser = lastHole - (own_.weDeal ? toGo_.dealer : toGo_.pone) + ours;
  return valueOf([&](const ScoreShares& scores) {
    return own_.weDeal ? scores.poneOut(loser) : scores.dealerOut(loser);
  });
}

// Returns our value before the show, if the opponent's hand scores `theirHand` points. Given the cut, our
// hand and the crib are taken as independent, and the crib depends on the opponent's hand by its points
// alone.
WinValue WinUtility::afterCut(const Cut& cut, ToGo toGo, std::size_t theirHand) const {
  ShowSpread shows;
  const DealShows::Cribs& cribs = cut.cribs[theirHand];
  for (std::size_t mine = 0; mine < cut.ourHands.size(); ++mine)
    for (std::size_t crib = 0; cut.ourHands[mine] > 0 && crib < cribs.size(); ++crib)
      if (own_.weDeal)
        shows.add(theirHand, mine + crib, cut.ourHands[mine] * cribs[crib]);
      else
        shows.add(mine, theirHand + crib, cut.ourHands[mine] * cribs[crib]);
  return valueOf([&](const ScoreShares& scores) { return dealersShare(toGo, shows, scores); });
}

// Best responses ask for the same few pegs and hands again and again, so each answer is cached.
const WinValue& WinUtility::remembered(std::size_t cut, int ours, int theirs, std::size_t theirHand) const {
  assert(ours < mostPegs && theirs < mostPegs && theirHand < DealShows::hands);
  const auto at = static_cast<std::size_t>((static_cast<int>(cut) * mostPegs + ours) * mostPegs + theirs) *
                      DealShows::hands +
                  theirHand;
  if (known_[at].share < 0) {
    const ToGo left = own_.weDeal ? ToGo{toGo_.dealer - ours, toGo_.pone - theirs}
                                  : ToGo{toGo_.dealer - theirs, toGo_.pone - ours};
    known_[at] = afterCut(cuts_[cut], left, theirHand);
  }
  return known_[at];
}

// Returns the distribution of the points that suits add to the opponent's hand. If the starter is unknown, it
// is the mean over the suits that the starter may have.
const SuitPoints& WinUtility::suitsOf(std::size_t cut, int theirKept) const {
  const auto kept = static_cast<std::size_t>(theirKept);
  SuitPoints& known = suits_[cut * RankSets::count[RankSets::most] + kept];
  if (known[0] >= 0) return known;
  known = {};
  const std::vector<Card>& starters = cuts_[cut].starters;
  for (const Card starter : starters) {
    const SuitPoints one = suitPoints(theirKept, flushes_[kept], starter, seen_);
    for (std::size_t points = 0; points < known.size(); ++points)
      known[points] += one[points] / static_cast<double>(starters.size());
  }
  return known;
}

std::vector<float> WinUtility::suitLikelihoods() const {
  std::vector<float> likelihoods;
  for (std::size_t kept = 0; kept < flushes_.size(); ++kept)
    likelihoods.push_back(
        static_cast<float>(suitLikelihood(static_cast<int>(kept), flushes_[kept], starter_, seen_)));
  return likelihoods;
}

// Returns our mean value over the starters, and over the points that suits may add to the opponent's hand.
WinValue WinUtility::after(int ours, int theirs, int theirKept) const {
  WinValue sum;
  for (std::size_t cut = 0; cut < cuts_.size(); ++cut) {
    const auto points = static_cast<std::size_t>(pointsOf(theirKept, cuts_[cut].rank));
    const SuitPoints& suits = suitsOf(cut, theirKept);
    for (std::size_t more = 0; more < suits.size(); ++more)
      if (suits[more] > 0)
        sum += cuts_[cut].chance * suits[more] * remembered(cut, ours, theirs, points + more);
  }
  return sum;
}

// Only net points are known, not the pegs of each side. So the difference between `net` and the hand's usual
// net is shared equally: half is added to our mean pegs, half is taken off the opponent's. Both means are
// kept positive, so that the tilt exists.
WinValue WinUtility::expecting(double net, std::optional<double> usual) const {
  PlayValue means = tables_.handPegs->value(own_.kept, own_.weDeal);
  const double more = (net - usual.value_or(means.ours - means.theirs)) / 2;
  means.ours = std::max(0.05, means.ours + more + change_.ours);
  means.theirs = std::max(0.05, means.theirs - more + change_.theirs);
  PegDistribution play = tables_.pegSpread->distribution(numberOf(own_.kept), own_.weDeal);
  play.spread = tilted(std::move(play.spread), own_.weDeal ? means.theirs : means.ours,
                       own_.weDeal ? means.ours : means.theirs);
  play.addFirst(toGo_.dealer, toGo_.pone, change_.dealerFirst);
  const WinValue value =
      valueOf([&](const ScoreShares& scores) { return dealersShare(toGo_, play, shows_, scores); });
  return knowsHands() ? withoutSkunks(withOddsTimes(moved(value.win, more_), calibration_)) : value;
}

}  // namespace cribbage
