#pragma once
// The payoffs of playing to win: the win probability, by the pegs and the kept hands of both sides.

#include <array>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include "cribbage/solver/terminal_payoffs.h"

namespace cribbage {

/// Payoffs of a play in win probability minus 0.5, so that the game is zero-sum. A side that reaches its last
/// hole first has won, whatever would have followed.
class WinPayoffs : public TerminalPayoffs {
 public:
  /// The parts of an index into a table of payoffs. The index of a terminal is the sum of two numbers for
  /// each side: its pegs since the root times `peg`, and the `hand` number of its hand at the root.
  struct Places {
    PerSeat<std::uint32_t> peg{};
    PerSeat<std::vector<std::uint32_t>> hand;  ///< by index in `RankSets`
  };

  /// An exclusive upper bound on the pegs of a side since the root.
  static constexpr int mostPegs = 32;

  /// `tree` must outlive this.
  WinPayoffs(const PlayTree& tree, JointHands joint, Places places)
      : WinPayoffs(TerminalPayoffs(tree, std::move(joint)), std::move(places)) {}

  /// Shares the tree and the joint probabilities of other payoffs.
  WinPayoffs(const TerminalPayoffs& same, Places places);

  /// Sets the score. `toGo` are the holes that both sides need at the root, at least 1. `utility` is the
  /// dealer's, by index. At an index at which one side has pegged the last hole it must be 0.5 or -0.5, apart
  /// from a small tie-break. If both sides have pegged it, the order of pegs decides instead. Call it before
  /// anything is valued.
  void aim(PerSeat<int> toGo, std::vector<float> utility);

  /// Looks up the payoffs of all leaves, so that visits need not. Suits only a small tree: for a subgame
  /// after the third card it takes 2 MB, and about two rounds of time. Call it after `aim`. From then on,
  /// paths must come from `root()` step by step, and a later `setJoint` is not noticed.
  void lookUpLeaves();

  void value(Seat seat, std::size_t terminal, const PlayPath& path, const float* theirs,
             float* values) const override;
  bool decided(const PlayPath& path) const override {
    return path.points[Seat::pone] >= toGo_[Seat::pone] || path.points[Seat::dealer] >= toGo_[Seat::dealer];
  }
  void valueDecided(Seat seat, const PlayPath& path, const float* theirs, float* values) const override;

 private:
  using Steps = LastCards::Steps;

  void layOutLast(Seat seat);
  void layOutMoves();
  template <class StepsOf>
  float after(const PerSeat<std::uint8_t>& pegs, const PlayPath& path, std::uint32_t hands,
              StepsOf stepsOf) const;
  float firstOut(const Steps& steps, const PlayPath& path) const;
  void lookUp(std::size_t terminal, const PlayPath& path, float* payoffs) const;
  void lookUpLast(std::size_t terminal, const PlayPath& path, float* payoffs) const;
  void lookUpAlone(std::size_t terminal, const PlayPath& path, float* payoffs) const;
  template <class See>
  void eachLeafFrom(int target, const PlayPath& path, const See& see) const;
  std::size_t branchOf(const PlayPath& path) const;
  std::uint32_t placeOf(int ponesPegs, int dealersPegs) const {
    return static_cast<std::uint32_t>(ponesPegs) * places_.peg[Seat::pone] +
           static_cast<std::uint32_t>(dealersPegs) * places_.peg[Seat::dealer];
  }
  std::uint32_t placeOf(Seat seat, int hand) const {
    return places_.hand[seat][static_cast<std::size_t>(hand)];
  }

  Places places_;
  PerSeat<std::vector<std::uint32_t>>
      last_;  // indices of hands: a row for each set played, a lane for the last card
  PerSeat<int> toGo_;
  std::vector<float> utility_;               // of the dealer, by index
  std::vector<PerSeat<std::uint8_t>> most_;  // the most pegs of each side, by terminal
  std::vector<std::uint32_t> moves_;   // index increments by the pegs of a terminal, laid out as its payoffs
  std::unique_ptr<float[]> leaves_;    // the payoffs of all leaves, if they have been looked up
  std::vector<std::uint32_t> leafAt_;  // where those of a leaf begin, by its branch
};

}  // namespace cribbage
