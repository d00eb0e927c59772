#pragma once
// The utility of the play: the value of its outcome for us, given the pegs of both sides and the opponent's
// kept hand.

#include <array>
#include <cmath>
#include <optional>
#include <vector>

#include "cribbage/board/score_shares.h"
#include "cribbage/board/win_tables.h"
#include "cribbage/cards/rank_sets.h"
#include "cribbage/deal/deal_shows.h"
#include "cribbage/deal/stakes_table.h"
#include "cribbage/deal/suit_points.h"
#include "cribbage/discard/opponent.h"
#include "cribbage/play/hand_pegs_table.h"

namespace cribbage {

/// Returns the worth that has this share. For `win` it is the share itself, otherwise it is rounded to whole
/// billionths.
inline double utilityOfShare(Objective objective, double share) {
  if (objective == Objective::win) return share;
  constexpr double parts = 1e9;
  return std::round((2 * share - 1) * mostOf(objective) * parts) / parts;
}

/// The expected value of a game for us: our share of the objective, from 0 to 1, and the win chance if we
/// play for that share. Both are the same if we play to win.
struct WinValue {
  double share = 0;
  double win = 0;

  WinValue& operator+=(const WinValue& other) {
    share += other.share;
    win += other.win;
    return *this;
  }
  friend WinValue operator*(double times, const WinValue& value) {
    return {times * value.share, times * value.win};
  }
  friend WinValue operator/(const WinValue& value, double by) { return {value.share / by, value.win / by}; }
};

/// Values the outcomes of the play as we see them: with our cards known, and the starter if it is given.
class WinUtility {
 public:
  /// `toGo` are the holes that both sides need now, and `thrownAt` those that they needed when they
  /// discarded; all are at least 1. `played` are the opponent's played cards. Takes some two milliseconds,
  /// eight without the starter, and ten more near the last hole.
  WinUtility(const OwnShow& own, std::optional<Card> starter, ToGo toGo, ToGo thrownAt, CardSet played,
             const WinTables& tables);

  ToGo toGo() const { return toGo_; }

  /// Whether the opponent is assumed to have discarded to win (`Expert::near`).
  bool theyThrowToWin() const { return theyThrowToWin_; }

  /// Returns the likelihood of the suits that the opponent has played with each hand that they may have kept
  /// (`suitLikelihood`), by index in `RankSets`. Takes some tenths of a millisecond.
  std::vector<float> suitLikelihoods() const;

  /// Whether a card that pegs this many points takes us to the last hole.
  bool endsGame(int points) const { return points >= (own_.weDeal ? toGo_.dealer : toGo_.pone); }

  /// Return our value when we, or they, peg the last hole. The argument is the number of points that the
  /// other side has pegged by then, beyond its present score.
  WinValue weAreOut(int theirs) const;
  WinValue theyAreOut(int ours) const;

  /// Returns our value after the play. We peg `ours` points and they peg `theirs`, beyond the present score;
  /// neither side may have reached the last hole. The opponent kept the four ranks `theirKept` (`RankSets`).
  /// A result is cached; the first computation takes a microsecond.
  WinValue after(int ours, int theirs, int theirKept) const;

  /// `knowsStakes` tells whether the stakes table has this score. `ahead` returns the win chance of each
  /// lead, or each reply, of a hand minus their mean; `opening` is the index in `OpeningTable`.
  bool knowsStakes() const { return tables_.stakes && tables_.stakes->knows(toGo_); }
  ByRank ahead(std::size_t opening, const ByRank& nets) const {
    return tables_.stakes->ahead(opening, nets, toGo_);
  }

  /// Returns our value if our win chance is `win` and no skunk is possible any more. So it is at every score
  /// of the stakes table.
  WinValue withoutSkunks(double win) const {
    const double least = theyAreOut(0).share;
    return {least + win * (weAreOut(0).share - least), win};
  }

  /// Returns our value before the third card, when only means are known: we expect to peg `net` points more
  /// than the opponent from now on. The distribution of pegs is that of our hand, exponentially tilted to
  /// have this mean. `usual` is the mean of `net` with our hand, if it is not that of `HandPegsTable`.
  WinValue expecting(double net, std::optional<double> usual = {}) const;

  /// Whether the stakes table has kept hands at this score. `expecting` then includes our hand's advantage
  /// (`StakesTable::hands`), which assumes that we play its best card.
  bool knowsHands() const { return tables_.stakes && tables_.stakes->knowsHands(toGo_); }

  Objective objective() const { return tables_.objective; }

  double utilityOf(double share) const { return utilityOfShare(tables_.objective, share); }

 private:
  static constexpr int mostPegs = 40;
  struct Cut {  // a rank that the starter has or may have
    Rank rank{};
    std::vector<Card> starters;  // of that rank, if they may be or have been cut
    double chance = 0;
    std::array<double, DealShows::hands> ourHands{};  // probability by points; adds to 1
    std::vector<DealShows::Cribs> cribs;              // by the points of the opponent's hand
  };
  template <class Dealers>
  WinValue valueOf(Dealers dealers) const;
  WinValue afterCut(const Cut& cut, ToGo toGo, std::size_t theirHand) const;
  const WinValue& remembered(std::size_t cut, int ours, int theirs, std::size_t theirHand) const;
  const SuitPoints& suitsOf(std::size_t cut, int theirKept) const;

  OwnShow own_;
  std::optional<Card> starter_;
  ToGo toGo_;
  bool theyThrowToWin_ = false;
  WinTables tables_;
  ScoreShares shares_, wins_;
  SuitsSeen seen_;
  OpponentShows::Pegs change_;   // change of the play because of the opponent's discards at this score
  double more_ = 0;              // our hand's win chance at this score beyond the prediction of its pegs
  double calibration_ = 1;       // the factor of the odds of that chance (`StakesTable`)
  std::vector<double> flushes_;  // the probability that the opponent's four kept ranks are of one suit
  std::vector<Cut> cuts_;
  ShowSpread shows_;
  mutable std::vector<WinValue> known_;    // by cut, pegs and their hand; negative until computed
  mutable std::vector<SuitPoints> suits_;  // by cut and their kept hand; the first is negative until computed
};

}  // namespace cribbage
