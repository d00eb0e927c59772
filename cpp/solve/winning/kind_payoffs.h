#pragma once
// The payoff of playing to win, with kept hands grouped into kinds.

#include <functional>

#include "cribbage/board/to_go.h"
#include "cribbage/solver/win_payoffs.h"

namespace cribbage {

/// `WinPayoffs` in which hands of similar value at the show form one *kind*.
class KindPayoffs : public WinPayoffs {
 public:
  /// The kinds of pone and dealer, by the set held at the root.
  using Kinds = PerSeat<std::vector<std::uint16_t>>;

  /// Returns the dealer's win chance after the play if neither side is out, by the pegs of pone and dealer
  /// since the root, and by their kinds.
  using Chance = std::function<double(int ponesPegs, int dealersPegs, std::size_t pone, std::size_t dealer)>;

  /// `tree` must outlive this. Kinds are numbers below `count`.
  KindPayoffs(const PlayTree& tree, JointHands joint, const Kinds& kinds, std::size_t count);

  /// Sets the score: the holes that both need at the root, at least one each. Call it before any valuation.
  void aim(ToGo toGo, const Chance& chance);

 private:
  static Places placesOf(const Kinds& kinds, std::size_t count);

  std::size_t count_;
};

}  // namespace cribbage
