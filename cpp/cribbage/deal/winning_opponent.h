#pragma once
// A model of an opponent who discards for the objective at the given score. Near the last hole that differs
// from discarding for points.

#include <array>
#include <optional>
#include <vector>

#include "cribbage/board/score_shares.h"
#include "cribbage/deal/peg_spread_table.h"
#include "cribbage/deal/stakes_table.h"
#include "cribbage/discard/dealt_classes.h"
#include "cribbage/discard/opponent.h"
#include "cribbage/discard/throws_table.h"

namespace cribbage {

/// The opponent's best response to the expert's discards at one score. From any six ranks they discard the
/// pair with the highest win chance (or share of the objective), assuming that we discard by the table. They
/// discard by the table if no pair is much better, or if the table discards only to keep a flush.
/// `StakesTable` assumes the same opponent for leads and replies. So the win chances of the best discards
/// average to the win chance of the score, and so do those of the best leads.
///
/// Simplifications: our show is independent of their cards, and our hand is independent of our discard. Their
/// hand is counted by ranks. The distribution of pegs is that of the kind of hand they keep, but who reaches
/// the last hole first depends on the hand itself. `OpponentShows::pegs` has the mean pegs of both sides and
/// the dealer's share of races, minus those with the table's discards.
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
        theirs_(theirs) {}

  /// Sets the opponent's advantage with each kept hand (index in `RankSets`). It is their share minus the
  /// prediction from the pegs of the hand's kind. It is used instead of `stakes` and of the races, and
  /// `OpponentShows::pegs` stays 0.
  void know(std::vector<float> ahead) { ahead_ = std::move(ahead); }

  /// Takes some three milliseconds.
  OpponentShows showsGiven(CardSet dealt, bool weDeal) const override;

  /// Returns the frequency with which the opponent discards each pair of each class (`ThrowPolicy::classes`).
  /// Takes some two milliseconds.
  std::vector<ThrowPolicy::Parts> throws(bool theyDeal) const;

 private:
  static constexpr std::size_t pairs = ShowPrior::pairs;
  static constexpr std::size_t hands = OpponentShows::hands;
  using ByPair = ShowPrior::ByPair;
  // The opponent's utility. There is a row for each kind of hand (`PegSpreadTable`) and each number of points
  // of the hand. A row has a number (lane) for each pair that the opponent may discard.
  using Utilities = std::vector<ByPair>;

  Utilities utilitiesOf(bool theyDeal) const;
  double afterShow(bool theyDeal, const ShowPrior& ourShow, int theirs, int ours) const;
  double theyAreOut(bool theyDeal, int ourScore) const;
  double weAreOut(bool theyDeal, int theirScore) const;
  double endInPlay(bool theyDeal, const PegDistribution& play, int theirPegs, int ourPegs) const;
  double endBeforeTheirs(bool theyDeal, const ShowPrior& ourShow, int theirPegs, int ourPegs) const;

  // Four ranks that the opponent may keep.
  struct Kept {
    ByPair shares{};  // their share with each pair discarded
    // The dealer's share of races to the last hole (`PegFirsts`) with this hand: at the score, and after
    // heels. `ahead` is how much more this hand is worth to the opponent than its kind. `shares` include it.
    double dealerFirst = 0, dealerFirstAfterHeels = 0;
    float ahead = 0;
  };
  std::vector<Kept> everyKept(const Utilities& utilities, bool theyDeal,
                              const std::vector<float>& ahead) const;
  std::vector<Kept> everyKept(bool theyDeal, const std::vector<float>& ahead) const;
  std::vector<float> known(bool theyDeal) const;
  void addRaces(bool theyDeal, std::vector<Kept>* kept) const;
  static std::optional<std::size_t> betterThrow(const DealtRanks& six, const ThrowPolicy::Parts& parts,
                                                const std::vector<Kept>& kept);
  static bool throwsForFlush(const RankPair& pair, std::uint16_t part);
  void addPegs(const DealtRanks& six, const ThrowPolicy::Parts& parts, std::size_t chosen, int left,
               double part, bool theyDeal, const std::vector<Kept>& kept, OpponentShows::Pegs* more) const;
  OpponentShows::Pegs pegsOf(const Kept& kept, std::size_t number, bool theyDeal) const;

  const ThrowsTable& crib_;
  const HandPegsTable& plays_;
  const PegSpreadTable& pegging_;
  ScoreShares scores_;
  const StakesTable* stakes_;
  int ours_, theirs_;
  std::vector<float> ahead_;
};

}  // namespace cribbage
