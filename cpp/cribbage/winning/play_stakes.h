#pragma once
// What the play is for: the chance of winning that a play leaves, by what both have pegged and the other has
// kept.

#include <array>
#include <optional>
#include <vector>

#include "cribbage/cards/rank_sets.h"
#include "cribbage/discard/opponent.h"
#include "cribbage/play/hand_pegs_table.h"
#include "cribbage/winning/deal_shows.h"
#include "cribbage/winning/stakes_table.h"

namespace cribbage {

/// The tables by which stakes are judged; they must outlive them.
struct StakesTables {
  const ShowModel* opponent = nullptr;  ///< what the other keeps and throws
  const HandPegsTable* plays = nullptr;
  const PegSpreadTable* pegging = nullptr;
  const BoardTable* board = nullptr;
  const StakesTable* openings = nullptr;  ///< if there are any; near the last hole alone they are wanted
};

/// Our chance of winning, as we see it in the play: knowing our cards, and the starter if we are told.
class PlayStakes {
 public:
  /// `toGo` are the holes that both need now, one at least. Some two milliseconds, eight without the starter.
  PlayStakes(const OwnShow& own, std::optional<Card> starter, ToGo toGo, const StakesTables& tables);

  ToGo toGo() const { return toGo_; }
  bool weDeal() const { return own_.weDeal; }

  /// Whether a card that pegs so many puts us out.
  bool endsGame(int points) const { return points >= (own_.weDeal ? toGo_.dealer : toGo_.pone); }

  /// When all cards are laid and both have pegged so much more than now, neither of them out, and the other
  /// had kept these four ranks (`RankSets`). Remembered; a microsecond the first time.
  double after(int ours, int theirs, int theirKept) const;

  /// Whether it is known what leads and replies win from here, and how far ahead of each other they are.
  bool knowsOpenings() const { return tables_.openings && tables_.openings->knows(toGo_); }
  ByRank ahead(std::size_t opening, const ByRank& nets) const {
    return tables_.openings->ahead(opening, nets, toGo_);
  }

  /// Before the third card, where only averages are known of what is to come: when we expect to peg `net`
  /// more than they do from now on. The spread is that of our hand, tilted to it.
  double expecting(double net) const;

 private:
  static constexpr int mostPegs = 40;
  struct Cut {  // a rank that may be, or is, the starter's
    Rank rank{};
    double chance = 0;
    std::array<double, DealShows::hands> ourHands{};  // by points; they add to 1
    DealShows::Cribs cribs{};
  };
  double afterCut(const Cut& cut, ToGo toGo, std::size_t theirHand) const;
  double remembered(std::size_t cut, int ours, int theirs, std::size_t theirHand) const;

  OwnShow own_;
  ToGo toGo_;
  StakesTables tables_;
  std::vector<double> flushes_;  // how often the four that he has kept are of one suit
  std::vector<Cut> cuts_;
  ShowSpread shows_;
  mutable std::vector<double> known_;  // by cut, pegs and their hand; below nought where not worked out yet
};

}  // namespace cribbage
