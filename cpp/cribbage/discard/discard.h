#pragma once
// What to throw: the fifteen discards of six cards, valued.

#include <array>
#include <optional>
#include <vector>

#include "cribbage/cards/deck.h"
#include "cribbage/discard/opponent.h"
#include "cribbage/play/hand_pegs_table.h"
#include "cribbage/show/averages.h"

namespace cribbage {

/// What four cards are worth over the starters that may still be cut.
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

/// Exact, by scoring the hand with every one of `starters`, which must be one card at least and none of the
/// hand's. Example: 4S 5H 5D 6C with every other card a starter, 4S 5H 5D 6C is 12 now and averages 15.96.
ShowValue valueShow(const Hand& hand, CardSet starters, bool crib);

/// What the crib is worth with two of its cards known.
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

/// Exact under the weights, by rank classes: 91 pairs × 13 starters, with nobs and flushes added suit by
/// suit. `unseen` are the cards that may be the opponent's or the starter; some 10 µs. Card by card it would
/// be 45,540 steps instead of 1,183; a test compares both.
CribValue valueCrib(std::array<Card, 2> thrown, CardSet unseen, const ThrowWeights& weights);

struct Discard {
  std::array<Card, 2> thrown{};     ///< lowest first
  Hand kept{};                      ///< lowest first
  ShowValue hand;                   ///< exact over the 46 starters
  CribValue crib;                   ///< under the model of the opponent
  PlayValue play;                   ///< pegged by us and by them, both playing by the solved game
  double points = 0;                ///< hand plus our crib or less theirs, plus play, ours less theirs
  std::optional<double> winChance;  ///< from 0 to 1 where it was asked for; see discard_chances.h
  std::optional<double> worth;      ///< what is expected of what we play for; to win, the chance itself

  template <class See>
  static void fields(See&& see) {
    see("thrown", &Discard::thrown);
    see("kept", &Discard::kept);
    see("hand", &Discard::hand);
    see("crib", &Discard::crib);
    see("play", &Discard::play);
    see("points", &Discard::points);
    see("winChance", &Discard::winChance);
    see("worth", &Discard::worth);
  }
};

/// The fifteen discards of six different cards, most points first; equal points by thrown cards, lowest id
/// first. Their chances of winning are left out. Example: of 5D JH 6S 4H 5S 2C the best hand keeps 5D
/// 6S 4H 5S and averages 16.04.
std::array<Discard, 15> valueDiscards(const Dealt& dealt, bool weDeal, const CribModel& opponent,
                                      const HandPegsTable& plays);

}  // namespace cribbage
