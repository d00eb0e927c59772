#pragma once
// The payoff of the play for winning: the win probability, by the pegs and the kept hands of both.

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "cribbage/solver/terminal_payoffs.h"

namespace cribbage {

/// Payoffs of a play in win probability, less a half: what one side gains the opponent loses. A side that
/// reaches its last hole first has won, whatever would have come after.
class WinPayoffs : public TerminalPayoffs {
 public:
  /// The place of a terminal's payoff in a table: the sum of four numbers. Of each side one is for its pegs
  /// since the root, so many times `peg`, and one for the hand that it had there.
  struct Places {
    PerSeat<std::uint32_t> peg{};
    PerSeat<std::vector<std::uint32_t>> hand;  ///< by `RankSets` number
  };

  /// No side pegs so many from the root on.
  static constexpr int mostPegs = 32;

  /// `tree` must outlive this.
  WinPayoffs(const PlayTree& tree, JointHands joint, Places places)
      : WinPayoffs(TerminalPayoffs(tree, std::move(joint)), std::move(places)) {}

  /// The same with the tree and the joint probabilities of other payoffs.
  WinPayoffs(const TerminalPayoffs& same, Places places);

  /// Sets the score: both need these holes at the root, one at least. `utility` is the dealer's at each
  /// place. Where one side has pegged the last hole it must have the whole, 0.5 or -0.5, up to what breaks
  /// ties. Where both have, the order decides, and nothing is read. To be called before anything is valued.
  void aim(PerSeat<int> toGo, std::vector<float> utility);

  void value(Seat seat, std::size_t terminal, const PlayPath& path, const float* theirs,
             float* values) const override;
  bool decided(const PlayPath& path) const override {
    return path.points[Seat::pone] >= toGo_[Seat::pone] || path.points[Seat::dealer] >= toGo_[Seat::dealer];
  }
  void valueDecided(Seat seat, const PlayPath& path, const float* theirs, float* values) const override;

 private:
  // The pegs of a terminal in order, by the last cards of pone and dealer: side and points, until none.
  using Steps = std::array<std::uint8_t, 8>;
  struct Order {
    std::array<std::array<Steps, rankCount>, rankCount> steps{};
    PerSeat<std::uint8_t> most;
    bool known = false;
  };

  const std::uint32_t* placesOfLast(Seat seat, const PlayPath& path) const;
  void layOutLast(Seat seat);
  void findOrders(int target, const PublicPlay& play);
  static Steps stepsOf(PublicPlay play, PerSeat<Rank> cards);
  float afterSteps(const Steps& steps, const PlayPath& path, std::size_t hands) const;
  void lastCards(Seat seat, std::size_t terminal, const PlayPath& path, const float* theirs,
                 float* values) const;
  void alone(Seat seat, std::size_t terminal, const PlayPath& path, const float* theirs, float* values) const;
  std::uint32_t placeOf(int ponesPegs, int dealersPegs) const {
    return static_cast<std::uint32_t>(ponesPegs) * places_.peg[Seat::pone] +
           static_cast<std::uint32_t>(dealersPegs) * places_.peg[Seat::dealer];
  }
  std::uint32_t placeOf(Seat seat, int hand) const {
    return places_.hand[seat][static_cast<std::size_t>(hand)];
  }

  Places places_;
  PerSeat<std::vector<std::uint32_t>>
      last_;  // places of hands: a row by the set played, a lane for the last card
  PerSeat<int> toGo_;
  std::vector<float> utility_;  // of the dealer
  std::vector<Order> orders_;
  PerSeat<std::vector<std::uint32_t>>
      moves_;  // of a terminal, in `utility_`; laid out as `TerminalPayoffs` does
};

}  // namespace cribbage
