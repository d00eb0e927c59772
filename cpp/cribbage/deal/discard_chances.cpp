#include "cribbage/deal/discard_chances.h"

#include "cribbage/base/sort_few.h"
#include "cribbage/deal/win_utility.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace cribbage {

namespace {

// The distributions of the show for one discard: after a starter jack, and after any other starter.
struct Shows {
  ShowSpread heels, plain;
};

Shows showsOf(const Discard& choice, bool weDeal, const OpponentShows& theirs) {
  const DealShows deal(OwnShow{choice.kept, choice.thrown, weDeal}, theirs);
  Shows shows;
  for (int rank = 0; rank < rankCount; ++rank) {
    const Rank starter = static_cast<Rank>(rank);
    const auto ours = deal.ourHands(starter);
    for (std::size_t points = 0; points < ours.size(); ++points)
      if (ours[points] > 0)
        deal.add(starter, static_cast<int>(points), ours[points] / deal.unseen().size(),
                 starter == Rank::jack ? shows.heels : shows.plain);
  }
  return shows;
}

// Rounds off the last digits of a share, which depend on the order of summation and may take it past 0 or 1.
// After this, shares that differ only in these digits are equal, and only certain outcomes are 0 or 1.
double rounded(double share) {
  constexpr double parts = 1e9, lastDigits = 1e-13;
  if (share < lastDigits) return 0;
  if (share > 1 - lastDigits) return 1;
  return std::clamp(std::round(share * parts), 1.0, parts - 1) / parts;
}

}  // namespace

void valueChances(std::span<Discard> choices, bool weDeal, const ShowModel& opponent,
                  const DiscardContext& context) {
  CardSet held;
  for (const Card card : choices[0].kept) held.add(card);
  for (const Card card : choices[0].thrown) held.add(card);
  const OpponentShows theirs = opponent.showsGiven(held, weDeal);
  const ToGo toGo{lastHole - (weDeal ? context.ours : context.theirs),
                  lastHole - (weDeal ? context.theirs : context.ours)};
  const ScoreShares chances(*context.board);
  std::optional<ScoreShares> shares;
  if (context.objective != Objective::win) shares.emplace(*context.board, context.objective);
  // The advantage of each kept hand (`StakesTable`): its win chance if both sides discard and play to win,
  // minus the prediction from the pegs. It is added to that prediction. Then the odds of the sum are
  // multiplied by the calibration of the score.
  const Seat seat = weDeal ? Seat::dealer : Seat::pone;
  const bool knowsHands = context.stakes && context.stakes->knowsHands(toGo);
  const auto more = knowsHands ? context.stakes->handsBeforeCut(seat, StakesTable::Pegs::ofHand, toGo)
                               : std::vector<float>();
  const double calibration = knowsHands ? context.stakes->calibration(seat, toGo) : 1;
  // Turns the dealer's share into ours, and ours into the dealer's.
  const auto turned = [&](double share) { return weDeal ? share : 1 - share; };
  for (Discard& choice : choices) {
    const Shows shows = showsOf(choice, weDeal, theirs);
    const double ourPegs = choice.play.ours + theirs.pegs().ours,
                 theirPegs = choice.play.theirs + theirs.pegs().theirs;
    PegDistribution play = context.pegging->distribution(numberOf(choice.kept), weDeal);
    play.spread = tilted(std::move(play.spread), weDeal ? theirPegs : ourPegs, weDeal ? ourPegs : theirPegs);
    play.addFirst(toGo.dealer, toGo.pone, theirs.pegs().dealerFirst);
    if (toGo.dealer > 2) play.addFirst(toGo.dealer - 2, toGo.pone, theirs.pegs().dealerFirstAfterHeels);
    const auto share = [&](const ScoreShares& by) {
      return turned(dealersShare(toGo, play, shows.heels, shows.plain, by));
    };
    double win = share(chances);
    if (knowsHands) {
      const auto hand = static_cast<std::size_t>(numberOf(choice.kept));
      win = withOddsTimes(moved(win, static_cast<double>(more[hand])), calibration);
    }
    choice.winChance = choice.worth = rounded(win);
    if (shares) {
      // If the table knows the hands, no skunk is possible any more.
      const double worth = knowsHands ? turned(shares->withoutSkunks(turned(win))) : share(*shares);
      choice.worth = utilityOfShare(context.objective, rounded(worth));
    }
  }
}

void sortByWorth(std::array<Discard, 15>& choices) {
  sortFew(choices, [](const Discard& a, const Discard& b) {
    if (a.worth != b.worth) return a.worth > b.worth;
    if (a.points != b.points) return a.points > b.points;
    return a.thrown < b.thrown;
  });
}

}  // namespace cribbage
