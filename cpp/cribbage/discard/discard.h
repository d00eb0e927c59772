#pragma once
// The values of the fifteen discards of six cards.

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "cribbage/cards/card_set.h"
#include "cribbage/cards/rank_sets.h"
#include "cribbage/play/hand_pegs_table.h"
#include "cribbage/show/averages.h"

namespace cribbage {

class CribModel;

/// The points of four cards with every starter that may still be cut.
struct ShowValue {
  int now = 0;           ///< before the cut
  double mean = 0;       ///< sum / count
  std::int64_t sum = 0;  ///< of the points over all starters
  std::int64_t count = 0;
  int min = 0;
  int max = 0;
  Histogram histogram{};  ///< starters by points

  template <class See>
  static void fields(See&& see) {
    see("now", &ShowValue::now);
    see("mean", &ShowValue::mean);
    see("sum", &ShowValue::sum);
    see("count", &ShowValue::count);
    see("min", &ShowValue::min);
    see("max", &ShowValue::max);
    see("histogram", &ShowValue::histogram);
  }
};

/// Scores the hand with every one of `starters`. There must be at least one, and none may be in the hand. For
/// example, 4S 5H 5D 6C is 12 now, and averages 15.96 with every other card as a starter.
ShowValue valueShow(const Hand& hand, CardSet starters, bool crib);

/// The points of the crib with two of its cards known.
struct CribValue {
  double mean = 0;
  Histogram
      histogram{};  ///< cases by points; a case is a pair of the opponent's and a starter, times its weight

  template <class See>
  static void fields(See&& see) {
    see("mean", &CribValue::mean);
    see("histogram", &CribValue::histogram);
  }
};

/// Weights of the opponent's discards, by rank pair (index of `RankTable::pair`), then by the rank of the
/// starter. Each number is the weight of one case: the opponent discards one particular pair of unseen cards,
/// and one particular unseen card is the starter. Weights are relative; within a class of ranks the suits are
/// equally likely. The weights of all cases add to less than 2^40.
using ThrowWeights = std::array<std::array<std::uint32_t, rankCount>, RankTable::pairCount>;

/// Values the crib exactly if the opponent discards with these weights. It counts by ranks, 91 pairs × 13
/// starters, and adds nobs and flushes suit by suit. `unseen` are the cards that may be the opponent's or the
/// starter. Takes some 10 µs: 1,183 steps, where counting card by card would take 45,540. A test compares the
/// results of both counts.
CribValue valueCrib(std::array<Card, 2> thrown, CardSet unseen, const ThrowWeights& weights);

struct Discard {
  std::array<Card, 2> thrown{};     ///< lowest first
  Hand kept{};                      ///< lowest first
  ShowValue hand;                   ///< exact over the 46 starters
  CribValue crib;                   ///< under the opponent model
  PlayValue play;                   ///< our pegs and theirs, if both play the solved strategy
  double points = 0;                ///< hand, plus our crib or minus theirs, plus our net points in the play
  bool tied = false;                ///< within the stated error of the best; set by ranked_discards.h
  std::optional<double> winChance;  ///< from 0 to 1; set if it was asked for; see discard_chances.h
  std::optional<double> worth;      ///< the expected utility under the objective; to win, equals `winChance`

  template <class See>
  static void fields(See&& see) {
    see("thrown", &Discard::thrown);
    see("kept", &Discard::kept);
    see("hand", &Discard::hand);
    see("crib", &Discard::crib);
    see("play", &Discard::play);
    see("points", &Discard::points);
    see("tied", &Discard::tied);
    see("winChance", &Discard::winChance);
    see("worth", &Discard::worth);
  }
};

/// Returns the fifteen discards of six different cards, most points first; ties by discarded cards, lowest id
/// first. Win chances are not computed. For example, the best four to keep of 5D JH 6S 4H 5S 2C are 5D 6S 4H
/// 5S, which average 16.04.
std::array<Discard, 15> valueDiscards(const Dealt& dealt, bool weDeal, const CribModel& opponent,
                                      const HandPegsTable& plays);

}  // namespace cribbage
