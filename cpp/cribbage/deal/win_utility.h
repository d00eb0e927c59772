#pragma once
// The utility of the play: the value of its end for us, by the pegs of both and what the opponent kept.

#include <array>
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

/// The expected value of a game for us: our share of the objective, and the chance of winning if we play for
/// that share. Both are the same if we play to win.
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

/// Our values as we see them in the play, with our cards known, and the starter if it is given.
class WinUtility {
 public:
  /// `toGo` are the holes that both sides need now, and `thrownAt` those that they needed when they threw,
  /// one at least; `played` are the cards that the opponent has played. Some two milliseconds, eight without
  /// the starter, and ten more near the last hole.
  WinUtility(const OwnShow& own, std::optional<Card> starter, ToGo toGo, ToGo thrownAt, CardSet played,
             const WinTables& tables);

  ToGo toGo() const { return toGo_; }

  /// Whether a card that pegs so many takes us to the last hole.
  bool endsGame(int points) const { return points >= (own_.weDeal ? toGo_.dealer : toGo_.pone); }

  /// Our value when we peg the last hole, or they do, after the other has pegged so much more than now.
  WinValue weAreOut(int theirs) const;
  WinValue theyAreOut(int ours) const;

  /// Our value after the play, when both have pegged so much more than now and neither is out. The opponent
  /// had kept these four ranks (`RankSets`). Remembered; a microsecond the first time.
  WinValue after(int ours, int theirs, int theirKept) const;

  /// Whether the stakes table has this score; and how far each lead or reply of a place is ahead of their
  /// mean, in chances of winning. From its scores nobody can be skunked, so a share is as far ahead, times
  /// `shareOfWin`.
  bool knowsStakes() const { return tables_.stakes && tables_.stakes->knows(toGo_); }
  double shareOfWin() const { return weAreOut(0).share - theyAreOut(0).share; }
  ByRank ahead(std::size_t opening, const ByRank& nets) const {
    return tables_.stakes->ahead(opening, nets, toGo_);
  }

  /// Our value before the third card, when only means are known: we expect to peg `net` more than the
  /// opponent from now on. The distribution of pegs is that of our hand, tilted to this net.
  WinValue expecting(double net) const;

  /// Whether that counts what our hand wins with its best card, since both play to win.
  bool knowsHands() const { return tables_.stakes && tables_.stakes->knowsHands(toGo_); }

  /// What a share of the objective is worth.
  double utilityOf(double share) const { return utilityOfShare(tables_.objective, share); }

 private:
  static constexpr int mostPegs = 40;
  struct Cut {  // a rank that the starter may have, or has
    Rank rank{};
    std::vector<Card> starters;  // of that rank, that may be or have been cut
    double chance = 0;
    std::array<double, DealShows::hands> ourHands{};  // by points; they add to 1
    DealShows::Cribs cribs{};
  };
  OpponentShows theirShows(ToGo thrownAt) const;
  template <class Dealers>
  WinValue valueOf(Dealers dealers) const;
  WinValue afterCut(const Cut& cut, ToGo toGo, std::size_t theirHand) const;
  const WinValue& remembered(std::size_t cut, int ours, int theirs, std::size_t theirHand) const;
  const SuitPoints& suitsOf(std::size_t cut, int theirKept) const;

  OwnShow own_;
  ToGo toGo_;
  WinTables tables_;
  ScoreShares shares_, wins_;
  SuitsSeen seen_;
  OpponentShows::Pegs change_;   // of the play, because of what the opponent keeps at this score
  double more_ = 0;              // the chance that our hand wins at this score beyond what its pegs say
  std::vector<double> flushes_;  // the probability that the opponent's four kept ranks are of one suit
  std::vector<Cut> cuts_;
  ShowSpread shows_;
  mutable std::vector<WinValue> known_;    // by cut, pegs and their hand; below 0 until worked out
  mutable std::vector<SuitPoints> suits_;  // by cut and what they kept; the first below 0 until worked out
};

}  // namespace cribbage
