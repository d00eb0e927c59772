#pragma once
// A model of an opponent who throws for what the game is for, from the score. Near the last hole that differs
// from points.

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

/// The opponent's best response to the expert's throws at one score. Of each six ranks they throw the pair
/// that wins most often while we throw by the table, or has the greatest share. They throw by the table where
/// no pair has much more, and where the table throws for a flush alone. The same opponent stands behind leads
/// and replies (`play_stakes.h`), so that the best throws and leads average to the chance of the score.
///
/// Simplifications: our show is independent of what they hold, and our hand is independent of our throw.
/// Their hand is counted by ranks. Pegs are distributed by the kind of hand that they keep, and races to the
/// last hole by the hand itself. `pegs` has by how much their pegs, ours and the races differ from those of
/// the table's throws.
class WinningOpponent final : public ShowModel {
 public:
  /// Where both sides need more holes than this, the expert's throws are taken instead of this model.
  static constexpr int nearest = 31;

  /// The score, 0 to 120 each, and the board of the objective. The tables must outlive this. The stakes may
  /// be absent; where they know what hands win at the score, they are asked instead of the races.
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

  /// What hands win the opponent beyond the pegs of their kinds, by `RankSets` number, instead of what stakes
  /// say. It takes the place of the races, and `pegs` are then as they are by the table.
  void know(std::vector<float> ahead) { ahead_ = std::move(ahead); }

  /// Some three milliseconds.
  OpponentShows showsGiven(CardSet dealt, bool weDeal) const override;

  /// How often they throw each pair of each class (`ThrowPolicy::classes`). Some two milliseconds.
  std::vector<ThrowPolicy::Parts> throws(bool theyDeal) const;

 private:
  static constexpr std::size_t pairs = ShowPrior::pairs;
  static constexpr std::size_t hands = OpponentShows::hands;
  using ByPair = ShowPrior::ByPair;
  struct OurShowDistribution;  // the distribution of our hand and crib at the show
  // The opponent's utility: a row for each kind and points of their hand, a lane for each pair thrown.
  using Utilities = std::vector<ByPair>;

  Utilities utilitiesOf(bool theyDeal, const OurShowDistribution& ourShow) const;
  double theyAreOut(bool theyDeal, int ourScore) const;
  double weAreOut(bool theyDeal, int theirScore) const;
  double endInPlay(bool theyDeal, const PegDistribution& play, int theirPegs, int ourPegs) const;
  double endBeforeTheirs(bool theyDeal, const OurShowDistribution& ourShow, int theirPegs, int ourPegs) const;
  void addShows(bool theyDeal, const OurShowDistribution& ourShow, int theirs, int ours, float chance,
                ByPair* utilities) const;

  // A four that they may keep.
  struct Kept {
    ByPair shares{};  // theirs, with each pair thrown
    // The dealer's share of the races at the score, and after heels; and what the first is worth to the
    // opponent beside that of the hand's kind, which the shares have from it.
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
