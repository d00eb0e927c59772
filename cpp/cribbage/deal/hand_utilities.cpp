#include "cribbage/deal/hand_utilities.h"

#include <algorithm>
#include <memory>

namespace cribbage {

namespace {

using ByPair = HandUtilities::ByPair;
constexpr std::size_t hands = HandUtilities::hands;

// Outcomes of the play below this probability are left out for speed: 0.5 to 2 % of each kind. The others are
// scaled to add to 1, because kinds are compared with each other.
constexpr double ignored = 5e-4;

// The number of discarded pairs summed at a time: four vectors of floats.
constexpr std::size_t lanes = 16;
static_assert(ShowPrior::pairs % lanes == 0);

// The opponent's share of the objective when a deal ends, or before the crib.
class Endings {
 public:
  Endings(Score score, bool theyDeal, const ShowPrior& ourShow, const ScoreShares& scores)
      : score_(score), theyDeal_(theyDeal), ourShow_(ourShow), scores_(scores) {
    for (std::size_t points = 0; points < hands; ++points) cribs_[points] = &ourShow.crib[points];
    for (int left = 0; left <= theirsToGo(); ++left)
      for (int ourLeft = 0; ourLeft <= oursToGo(); ++ourLeft)
        afterShow_.push_back(static_cast<float>(afterShow(left, ourLeft)));
  }

  int oursToGo() const { return lastHole - score_.ours; }
  int theirsToGo() const { return lastHole - score_.theirs; }

  // Returns the share before the crib, for each pair that they may discard. `left` are the holes they need
  // after their own hand is counted, and `ourLeft` those that we need before ours is.
  ByPair atShow(int left, int ourLeft) const {
    if (!theyDeal_ && left <= 0) {  // their hand came first
      ByPair out;
      out.fill(static_cast<float>(theyAreOut(lastHole - ourLeft)));
      return out;
    }
    std::array<float, hands> byCrib;
    for (int crib = 0; crib < static_cast<int>(hands); ++crib) {
      const int theyNeed = theyDeal_ ? std::max(0, left - crib) : left;
      const int weNeed = theyDeal_ ? ourLeft : std::max(0, ourLeft - crib);
      byCrib[static_cast<std::size_t>(crib)] =
          afterShow_[static_cast<std::size_t>(theyNeed * (oursToGo() + 1) + weNeed)];
    }
    return sumOfRows(0, byCrib, cribs_.data());
  }

  // Returns the share if these pegs end the game. If they take both sides to the last hole, the shares of
  // races (`PegFirsts`) tell how often each side was first.
  double inPlay(const PegDistribution& play, int theirPegs, int ourPegs) const {
    const int theirs = theirsToGo(), ours = oursToGo();
    if (ourPegs < ours) return theyAreOut(score_.ours + ourPegs);
    if (theirPegs < theirs) return weAreOut(score_.theirs + theirPegs);
    const double dealerFirst = play.dealerFirst(theyDeal_ ? theirs : ours, theyDeal_ ? ours : theirs);
    const double first = theyDeal_ ? dealerFirst : 1 - dealerFirst;
    return first * theyAreOut(lastHole - 1) + (1 - first) * weAreOut(lastHole - 1);
  }

  // Returns the part of the share that comes from games in which our hand takes us to the last hole before
  // theirs is counted. It is 0 if we deal, because their hand is then counted first, or if a lost game is
  // worth 0.
  double beforeTheirHand(int theirPegs, int ourPegs) const {
    const double lost = theyDeal_ ? weAreOut(score_.theirs + theirPegs) : 0;
    if (lost == 0) return 0;
    double out = 0;
    for (auto hand = static_cast<std::size_t>(oursToGo() - ourPegs); hand < hands; ++hand)
      out += ourShow_.hand[hand];
    return out * lost;
  }

 private:
  // Return the share if they, or we, reach the last hole when the other side has this score.
  double theyAreOut(int ourScore) const {
    return theyDeal_ ? scores_.dealerOut(ourScore) : 1 - scores_.poneOut(ourScore);
  }
  double weAreOut(int theirScore) const {
    return theyDeal_ ? scores_.poneOut(theirScore) : 1 - scores_.dealerOut(theirScore);
  }

  // Returns the share after the show: the mean over the points of our hand. `theirs` and `ours` are the holes
  // that both sides need (0 if none) when the opponent's hand and the crib have been counted, but not our
  // hand. Hands are counted in the order of the show: the pone's, the dealer's, the crib. The side that
  // reaches the last hole first has won, whatever comes after. If we deal, the crib may be counted before our
  // hand, because nothing of the opponent's comes between.
  double afterShow(int theirs, int ours) const {
    double sum = 0;
    for (int hand = 0; hand < static_cast<int>(hands); ++hand) {
      const int left = ours - hand;
      double share = 0;  // our hand comes first and wins: `beforeTheirHand` has that share
      if (left > 0 && theirs == 0)
        share = theyAreOut(lastHole - left);
      else if (left > 0)
        share = theyDeal_ ? 1 - scores_.dealers(lastHole - left, lastHole - theirs)
                          : scores_.dealers(lastHole - theirs, lastHole - left);
      else if (!theyDeal_ && theirs > 0)
        share = weAreOut(lastHole - theirs);
      sum += ourShow_.hand[static_cast<std::size_t>(hand)] * share;
    }
    return sum;
  }

  Score score_;
  bool theyDeal_;
  const ShowPrior& ourShow_;
  const ScoreShares& scores_;
  std::array<const ByPair*, hands> cribs_{};
  std::vector<float> afterShow_;  // by the holes that the opponent needs, then by those that we need
};

}  // namespace

ByPair sumOfRows(float first, std::span<const float> factors, const ByPair* const* rows, std::size_t beyond) {
  ByPair sums;
  // Works on a few lanes at a time, so that their sums stay in registers.
  for (std::size_t start = 0; start < sums.size(); start += lanes) {
    std::array<float, lanes> block;
    block.fill(first);
    for (std::size_t at = 0; at < factors.size(); ++at) {
      const float* row = rows[at][beyond].data() + start;
      for (std::size_t lane = 0; lane < lanes; ++lane) block[lane] += factors[at] * row[lane];
    }
    std::copy(block.begin(), block.end(), sums.begin() + static_cast<std::ptrdiff_t>(start));
  }
  return sums;
}

HandUtilities::HandUtilities(Score score, bool theyDeal, const ShowPrior& ourShow,
                             const PegSpreadTable& pegging, const ScoreShares& scores)
    : rows_(PegSpreadTable::kinds * hands) {
  const Endings endings(score, theyDeal, ourShow, scores);
  const int theirs = endings.theirsToGo(), ours = endings.oursToGo();
  // Many outcomes leave both sides the same holes to go once the opponent's hand is counted, so each
  // combination is computed once. `known` is indexed by the opponent's pegs plus hand points, then by our
  // pegs.
  constexpr int pegs = PegSpreadTable::most;
  constexpr std::size_t reach = pegs * (pegs + hands);
  const std::unique_ptr<ByPair[]> known(new ByPair[reach]);  // most of it is never used, so it is not cleared
  std::vector<char> isKnown(reach);
  const auto work = [&](int theirPoints, int ourPegs) {
    const auto at = static_cast<std::size_t>(theirPoints * pegs + ourPegs);
    if (!isKnown[at]) known[at] = endings.atShow(theirs - theirPoints, ours - ourPegs);
    isKnown[at] = true;
  };
  // The outcomes of the pegs that do not end the game: their probabilities, and the first row of `known`. The
  // rows for each number of points of the opponent's hand are `pegs` apart.
  std::vector<float> chances;
  std::vector<const ByPair*> rows;
  for (std::size_t kind = 0; kind < PegSpreadTable::kinds; ++kind) {
    const PegDistribution& play = pegging.kind(kind, theyDeal).distribution;
    chances.clear();
    rows.clear();
    float ended = 0;  // the share from games that end before the opponent's hand is counted
    double all = 0;
    for (const Pegged& pegged : play.spread) all += pegged.chance < ignored ? 0 : pegged.chance;
    for (const Pegged& pegged : play.spread) {
      if (pegged.chance < ignored) continue;
      const int theirPegs = theyDeal ? pegged.dealer : pegged.pone,
                ourPegs = theyDeal ? pegged.pone : pegged.dealer;
      const auto chance = static_cast<float>(pegged.chance / all);
      if (theirPegs >= theirs || ourPegs >= ours) {
        ended += chance * static_cast<float>(endings.inPlay(play, theirPegs, ourPegs));
        continue;
      }
      for (int hand = 0; hand < static_cast<int>(hands); ++hand) work(theirPegs + hand, ourPegs);
      chances.push_back(chance);
      rows.push_back(&known[static_cast<std::size_t>(theirPegs * pegs + ourPegs)]);
      ended += chance * static_cast<float>(endings.beforeTheirHand(theirPegs, ourPegs));
    }
    for (std::size_t hand = 0; hand < hands; ++hand)
      rows_[kind * hands + hand] = sumOfRows(ended, chances, rows.data(), hand * pegs);
  }
}

}  // namespace cribbage
