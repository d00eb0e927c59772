#pragma once
// The payoff of the play for winning with kept hands in kinds.

#include <functional>

#include "cribbage/board/to_go.h"
#include "cribbage/solver/win_payoffs.h"

namespace cribbage {

/// `WinPayoffs` in which hands that are worth the same at the show are of one *kind*.
class KindPayoffs : public WinPayoffs {
 public:
  /// Of pone and dealer, by the set held at the root.
  using Kinds = PerSeat<std::vector<std::uint16_t>>;

  /// The dealer's chance of winning when all is played and nobody is out, by the pegs of pone and dealer
  /// since the root and their kinds.
  using Chance = std::function<double(int ponesPegs, int dealersPegs, std::size_t pone, std::size_t dealer)>;

  /// `tree` must outlive this. Kinds are numbers below `count`.
  KindPayoffs(const PlayTree& tree, JointHands joint, const Kinds& kinds, std::size_t count);

  /// Sets the score: both need these holes at the root, one at least. To be called before anything is valued.
  void aim(ToGo toGo, const Chance& chance);

 private:
  static Places placesOf(const Kinds& kinds, std::size_t count);

  std::size_t count_;
};

}  // namespace cribbage
