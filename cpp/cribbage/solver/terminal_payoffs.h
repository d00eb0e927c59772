#pragma once
// The payoffs at the leaves of the public tree: the joint probability of both hands, and the points pegged.

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "cribbage/cards/rank_sets.h"
#include "cribbage/solver/hand_vectors.h"
#include "cribbage/solver/play_tree.h"

namespace cribbage {

/// Joint probabilities of the two hands at the root of a tree. They form a matrix: its rows are the sets of
/// ranks that the pone has left, and its columns are the dealer's sets. The probabilities normally add to 1;
/// otherwise all values are multiplied by their sum.
using JointHands = std::vector<float>;

/// Mean pegs of pone and dealer for each pair of hands: one matrix for each player, laid out like
/// `JointHands`.
using PeggedHands = PerSeat<std::vector<double>>;

/// Receives a terminal for a pair of hands. `pone` and `dealer` are the sets that they had at the root, and
/// `chance` is the probability of this terminal given both hands.
using SeePegs = std::function<void(int pone, int dealer, double chance, int ponesPegs, int dealersPegs)>;

/// The history since the root of a tree, as far as payoffs need it.
struct PlayPath {
  PerSeat<int> played;                     ///< the sets of cards that pone and dealer have played
  PerSeat<std::uint8_t> left;              ///< the number of cards not played
  PerSeat<std::uint8_t> points;            ///< points pegged
  const PlayTree::Branch* last = nullptr;  ///< the branch of the tree that led here; null at the root

  /// Returns whether at this leaf one side plays on alone: it has at least two cards, and the other none.
  bool isAlone() const { return left[Seat::pone] > 1 || left[Seat::dealer] > 1; }
};

/// The joint probabilities and the terminals of a tree, laid out so that valuing a terminal reads only a few
/// vectors. The payoff is net points; a derived class may replace it.
class TerminalPayoffs {
 public:
  /// `tree` must outlive this. Both players must hold a card at its root.
  TerminalPayoffs(const PlayTree& tree, JointHands joint);
  TerminalPayoffs(const TerminalPayoffs&) = delete;
  TerminalPayoffs& operator=(const TerminalPayoffs&) = delete;
  virtual ~TerminalPayoffs() = default;

  const JointHands& joint() const { return layout_->joint; }

  /// Replaces the joint probabilities. Call it before valuing anything with them.
  void setJoint(JointHands joint);

  int columns() const { return columns_; }  ///< the number of hands of the dealer

  /// Return the path of the root, and `path` after the player to act plays a rank or says go.
  PlayPath root() const;
  PlayPath afterPlaying(const PlayPath& path, const PlayTree::Node& node, const PlayTree::Branch& branch,
                        int rank) const;
  static PlayPath afterGo(const PlayPath& path, const PlayTree::Branch& branch);

  /// Calls `see` for each hand that `seat` may have left. The arguments of `see` are the hand's place
  /// (`HandVectors`), its set of ranks, and the set that the player had at the root. A hand of two comes
  /// once, at the place with its lower rank as the row.
  template <class See>
  void eachHand(Seat seat, const PlayPath& path, See see) const;

  /// Returns the joint probability of two hands at the root. `ours` belongs to `seat`.
  float chanceOf(Seat seat, int ours, int theirs) const {
    const int pone = seat == Seat::pone ? ours : theirs, dealer = seat == Seat::pone ? theirs : ours;
    return layout_->joint[static_cast<std::size_t>(pone * columns_ + dealer)];
  }

  /// Writes the counterfactual value of each hand that `seat` may have left, and 0 to the padding. It is the
  /// net points since the root, times the joint probability of both hands, times the reach probability
  /// `theirs`, summed over the opponent's hands.
  virtual void value(Seat seat, std::size_t terminal, const PlayPath& path, const float* theirs,
                     float* values) const;

  /// Returns whether later cards no longer change the payoff. If so, `valueDecided` replaces `value`.
  virtual bool decided(const PlayPath&) const { return false; }
  virtual void valueDecided(Seat, const PlayPath&, const float*, float*) const {}

  /// Reports to `see` every pair of hands that may reach this terminal, with the pegs of both sides and the
  /// product of both hands' reach probabilities.
  void peg(std::size_t terminal, const PlayPath& path, const float* pones, const float* dealers,
           const SeePegs& see) const;

 protected:
  /// Makes other payoffs that share the tree and the joint probabilities of `same`.
  explicit TerminalPayoffs(const TerminalPayoffs* same)
      : tree_(same->tree_), layout_(same->layout_), left_(same->left_), columns_(same->columns_) {}

  /// Returns joint probabilities of both players' last cards: rows are the opponent's ranks, lanes are ours.
  const float* chancesOfLast(Seat seat, const PlayPath& path) const;

  const PlayTree& tree() const { return tree_; }

 private:
  void lastCards(Seat seat, std::size_t terminal, const PlayPath& path, const float* theirs,
                 float* values) const;
  void alone(Seat seat, std::size_t terminal, const PlayPath& path, const float* theirs, float* values) const;
  struct Layout;
  void layOutJoint(Layout& layout) const;
  void layOutPoints(Layout& layout) const;

  // The joint probabilities and net points as leaves need them. There is one copy for each player, because
  // the lane must be that player's own last card:
  //
  //     block of 13 rows     lane    our last card: A 2 ... K, padded by three
  //                          row     the opponent's last card
  //     blocks of chances    by the set that the pone has played, then by the dealer's
  //     blocks of points     by terminal: net points of the player
  struct Layout {
    JointHands joint;
    PerSeat<std::unique_ptr<float[]>> chances;
    PerSeat<std::vector<float>> points;
  };

  const PlayTree& tree_;
  std::shared_ptr<const Layout> layout_;
  PerSeat<int> left_;  // cards at the root
  int columns_ = 0;    // of the matrix of joint probabilities
};

template <class See>
void TerminalPayoffs::eachHand(Seat seat, const PlayPath& path, See see) const {
  const int size = path.left[seat], played = left_[seat] - size;
  const RankSets& sets = rankSets();
  if (size == 2) {  // most of the time is spent here
    int set = 0;
    for (int a = 0; a < rankCount; ++a) {
      const int more = sets.add(played, path.played[seat], a);
      for (int b = a; b < rankCount; ++b, ++set)
        see(HandVectors::placeOfPair(a, b), set, sets.add(played + 1, more, b));
    }
    return;
  }
  for (int set = 0; set < RankSets::count[static_cast<std::size_t>(size)]; ++set) {
    const auto& held = sets.ranks(size, set);
    int whole = path.played[seat];
    for (int at = 0; at < size; ++at)
      whole = sets.add(played + at, whole, held[static_cast<std::size_t>(at)]);
    see(HandVectors::place(size, set), set, whole);
  }
}

}  // namespace cribbage
