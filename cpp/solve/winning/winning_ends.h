#pragma once
// The payoff of the play for winning: the win probability, by the pegs and the kept hands of both.

#include <functional>
#include <vector>

#include "cribbage/solver/play_ends.h"
#include "cribbage/winning/deal_chances.h"

namespace cribbage {

/// Payoffs of a play in win probability, less a half: what one side gains the opponent loses. A side that
/// reaches its last hole first has won, whatever would have come after. Hands that are worth the same at the
/// show are of one *kind*.
class WinningEnds : public PlayEnds {
 public:
  /// Of pone and dealer, by the set held at the root.
  using Kinds = BySeat<std::vector<std::uint16_t>>;

  /// The dealer's chance of winning when all is laid and nobody is out, by what pone and dealer have pegged
  /// since the root and their kinds.
  using Chance = std::function<double(int ponesPegs, int dealersPegs, std::size_t pone, std::size_t dealer)>;

  /// `tree` must outlive this. Kinds are numbers below `count`.
  WinningEnds(const PlayTree& tree, JointHands joint, Kinds kinds, std::size_t count);

  /// Sets the score: both need these holes at the root, one at least. To be called before anything is valued.
  void aim(ToGo toGo, const Chance& chance);

  void value(Seat seat, std::size_t finish, const PlayPath& path, const float* theirs,
             float* values) const override;
  bool decided(const PlayPath& path) const override {
    return path.points[Seat::pone] >= toGo_.pone || path.points[Seat::dealer] >= toGo_.dealer;
  }
  void valueDecided(Seat seat, const PlayPath& path, const float* theirs, float* values) const override;

 private:
  static constexpr int mostPegs = 32;  // of one side, from the root on
  // The pegs of a finish in order, by the last cards of pone and dealer: side and points, until none.
  using Steps = std::array<std::uint8_t, 8>;
  struct Order {
    std::array<std::array<Steps, rankCount>, rankCount> steps{};
    BySeat<std::uint8_t> most;
    bool known = false;
  };

  void findOrders(int target, const PublicPlay& play);
  static Steps stepsOf(PublicPlay play, BySeat<Rank> cards);
  float afterSteps(const Steps& steps, const PlayPath& path, std::size_t kinds) const;
  void lastCards(Seat seat, std::size_t finish, const PlayPath& path, const float* theirs,
                 float* values) const;
  void alone(Seat seat, std::size_t finish, const PlayPath& path, const float* theirs, float* values) const;
  std::size_t placeOf(int ponesPegs, int dealersPegs) const {
    return static_cast<std::size_t>(ponesPegs * mostPegs + dealersPegs) * count_ * count_;
  }
  std::size_t kindOf(Seat seat, int set) const {
    return kinds_[seat][static_cast<std::size_t>(set)] * (seat == Seat::pone ? count_ : 1);
  }

  Kinds kinds_;
  std::size_t count_;
  ToGo toGo_;
  std::vector<float> worth_;  // of the dealer, by pegs, then kinds
  std::vector<Order> orders_;
  BySeat<std::vector<std::uint32_t>> moves_;  // of a finish, in `worth_`; laid out as `PlayEnds` does
};

}  // namespace cribbage
