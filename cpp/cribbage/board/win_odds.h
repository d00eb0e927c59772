#pragma once
// The odds of a game: the chances of winning and of skunks.

namespace cribbage {

/// A loser with fewer points than `skunkLine` is skunked. With fewer than `doubleSkunkLine`, they are double
/// skunked.
inline constexpr int skunkLine = 91;
inline constexpr int doubleSkunkLine = 61;

/// The odds of a game, from one player's side. Each number is a probability. A double skunk also counts as a
/// skunk, and a skunk as a win.
struct WinOdds {
  double chance = 0;  ///< of winning, skunks included
  double skunkFor = 0;
  double skunkAgainst = 0;
  double doubleSkunkFor = 0;
  double doubleSkunkAgainst = 0;

  template <class See>
  static void fields(See&& see) {
    see("chance", &WinOdds::chance);
    see("skunkFor", &WinOdds::skunkFor);
    see("skunkAgainst", &WinOdds::skunkAgainst);
    see("doubleSkunkFor", &WinOdds::doubleSkunkFor);
    see("doubleSkunkAgainst", &WinOdds::doubleSkunkAgainst);
  }
};

/// Returns the odds after a win against a loser with this many points. Each probability is 0 or 1.
constexpr WinOdds wonFrom(int losersScore) {
  return {1, losersScore < skunkLine ? 1.0 : 0.0, 0, losersScore < doubleSkunkLine ? 1.0 : 0.0, 0};
}

/// Returns the same odds from the opponent's side.
constexpr WinOdds turned(const WinOdds& odds) {
  return {1 - odds.chance, odds.skunkAgainst, odds.skunkFor, odds.doubleSkunkAgainst, odds.doubleSkunkFor};
}

}  // namespace cribbage
