#pragma once
// Payoffs in win chance for the solver of the play. Kept hands with similar shows are grouped into kinds.

#include <functional>

#include "cribbage/board/to_go.h"
#include "cribbage/solver/win_payoffs.h"

namespace cribbage {

/// `WinPayoffs` in which hands that are worth similar points in the show form one *kind*.
class KindPayoffs : public WinPayoffs {
 public:
  /// The kind of each hand of pone and dealer, by the index of the hand at the root.
  using Kinds = PerSeat<std::vector<std::uint16_t>>;

  /// Returns the dealer's win chance after a play in which neither side reaches the last hole. Pegs are
  /// counted from the root. `pone` and `dealer` are the kinds of their hands.
  using Chance = std::function<double(int ponesPegs, int dealersPegs, std::size_t pone, std::size_t dealer)>;

  /// `tree` must outlive this. Every kind is a number below `count`.
  KindPayoffs(const PlayTree& tree, JointHands joint, const Kinds& kinds, std::size_t count);

  /// Sets the score by the holes that both sides need at the root, at least one each. Call it before payoffs
  /// are used.
  void aim(ToGo toGo, const Chance& chance);

 private:
  static Places placesOf(const Kinds& kinds, std::size_t count);

  std::size_t count_;
};

}  // namespace cribbage
