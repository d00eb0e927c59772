#pragma once
// A model of an opponent who discards for the objective at the given score. Near the last hole that differs
// from discarding for points.

#include <array>
#include <vector>

#include "cribbage/board/score_shares.h"
#include "cribbage/deal/hand_utilities.h"
#include "cribbage/deal/peg_spread_table.h"
#include "cribbage/deal/stakes_table.h"
#include "cribbage/deal/ties.h"
#include "cribbage/discard/dealt_classes.h"
#include "cribbage/discard/hand_prior.h"
#include "cribbage/discard/opponent.h"
#include "cribbage/discard/throws_table.h"

namespace cribbage {

/// An opponent who follows the advice at one score. From any six cards they discard the pair with the highest
/// win chance (or share of the objective), assuming that we discard by the table. Pairs within `tieOfThrows`
/// of the best are tied, and of these they discard those of the table or, if it has none, the one that is
/// worth most points. `StakesTable` assumes a similar opponent for leads and replies. So the win chances of
/// the best discards average to the win chance of the score, and so do those of the best leads.
///
/// Simplifications: our show is independent of their cards, and our hand is independent of our discard. Their
/// suits are unknown: a jack has the starter's suit one time in four, and they keep a flush, if it is worth
/// more, as often as it is dealt. The distribution of pegs is that of the kind of hand they keep, but who
/// reaches the last hole first depends on the hand itself. `OpponentShows::pegs` has the mean pegs of both
/// sides and the dealer's share of races, minus those with the table's discards.
class WinningOpponent final : public ShowModel {
 public:
  /// If both sides need more holes than this, `Expert` discards by the table instead of by this model.
  static constexpr int nearest = 31;

  /// Takes the score, 0 to 120 each, and the board of the objective. The tables must outlive this. `stakes`
  /// may be null. If `stakes` has kept hands at this score, their advantages are used instead of the races to
  /// the last hole.
  WinningOpponent(const ThrowsTable& crib, const HandPegsTable& plays, const PegSpreadTable& pegging,
                  const BoardTable& board, int ours, int theirs, Objective objective = Objective::win,
                  const StakesTable* stakes = nullptr)
      : crib_(crib),
        plays_(plays),
        pegging_(pegging),
        scores_(board, objective),
        stakes_(stakes),
        ours_(ours),
        theirs_(theirs),
        tie_(static_cast<float>(tieWidth(objective) * tieOfThrows({lastHole - ours, lastHole - theirs}) *
                                (shareOf(objective, 1) - shareOf(objective, 0)))) {}

  /// Sets the opponent's advantage with each kept hand (index in `RankSets`). It is their share minus the
  /// prediction from the pegs of the hand's kind. It is used instead of `stakes` and of the races, and
  /// `OpponentShows::pegs` stays 0. A solver calls this; its opponent takes the best pair, without ties.
  void know(std::vector<float> ahead) {
    ahead_ = std::move(ahead);
    tie_ = 0;
  }

  /// Takes some four milliseconds.
  OpponentShows showsGiven(CardSet dealt, bool weDeal) const override;

  /// The frequency of each pair of a class, in the order of `DealtRanks::pairs`; they add to 1.
  using Frequencies = HandPrior::Frequencies;

  /// Returns the frequency with which the opponent discards each pair of each class (`everyDealtRanks`).
  /// Takes some two milliseconds.
  std::vector<Frequencies> throws(bool theyDeal) const;

 private:
  static constexpr std::size_t hands = OpponentShows::hands;
  using ByPair = HandUtilities::ByPair;

  const ShowPrior& ourShow(bool theyDeal) const { return theyDeal ? crib_.poneShow : crib_.dealerShow; }

  // Four ranks that the opponent may keep.
  struct Kept {
    float points = 0;         // mean points of the hand and, less ours, of the play
    std::uint16_t flush = 0;  // index of `Values::flushed`, if the ranks differ
    float ahead = 0;          // how much more this hand is worth to the opponent than its kind
    // The dealer's share of races to the last hole (`PegFirsts`): at the score, and after heels.
    float dealerFirst = 0, dealerFirstAfterHeels = 0;
  };
  // The worth of each discard to the opponent.
  struct Values {
    std::vector<ByPair> shares;   // by kept hand (`RankSets`): the opponent's share with each pair discarded
    std::vector<ByPair> flushed;  // by `Kept::flush`: the same if the four are of one suit
    std::vector<Kept> kept;       // by kept hand
    ByPair crib{};                // mean points of the crib with each pair discarded, negative if it is ours
  };
  Values valuesOf(bool theyDeal, const std::vector<float>& ahead) const;
  static ByPair overStarters(const ByPair* ofKind, int hand, float nobs, std::size_t more,
                             const std::array<float, rankCount>& starters);
  ByPair cribMeans(bool theyDeal) const;
  std::vector<float> known(bool theyDeal) const;
  void addRaces(bool theyDeal, std::vector<Kept>* kept) const;
  Frequencies throwsOf(const DealtRanks& six, const ThrowPolicy::Parts& table, const Values& values) const;

  const ThrowsTable& crib_;
  const HandPegsTable& plays_;
  const PegSpreadTable& pegging_;
  ScoreShares scores_;
  const StakesTable* stakes_;
  int ours_, theirs_;
  float tie_;  // the difference in share at which two discards are tied
  std::vector<float> ahead_;
};

}  // namespace cribbage
