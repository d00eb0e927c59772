#pragma once
// The payoffs at the leaves of the public tree: joint probabilities of both hands, and points pegged.

#include <array>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "cribbage/cards/rank_sets.h"
#include "cribbage/solver/hand_vectors.h"
#include "cribbage/solver/play_tree.h"

namespace cribbage {

/// Joint probabilities of the two hands at the root of a tree. They form a matrix, by the set of ranks that
/// the pone has left and then by the dealer's. They add to 1, or to another factor by which all values are
/// multiplied.
using JointHands = std::vector<float>;

/// Mean pegs of pone and dealer for each two hands: a matrix for each player, laid out like `JointHands`.
using PeggedHands = PerSeat<std::vector<double>>;

/// Receives a terminal of the play of two hands: the sets that pone and dealer had at the root, the
/// probability of this terminal given both hands, and the pegs of both.
using SeePegs = std::function<void(int pone, int dealer, double chance, int ponesPegs, int dealersPegs)>;

/// The history since the root of a tree, as far as payoffs need it.
struct PlayPath {
  PerSeat<int> played;           ///< the set of cards played, of pone and dealer
  PerSeat<std::uint8_t> left;    ///< cards not played
  PerSeat<std::uint8_t> points;  ///< pegged
};

/// The joint probabilities and the terminals of a tree, laid out so that a terminal needs a few vectors. The
/// payoff is net points; a derived class may replace it.
class TerminalPayoffs {
 public:
  /// `tree` must outlive this, and both players hold a card at its root.
  TerminalPayoffs(const PlayTree& tree, JointHands joint);
  TerminalPayoffs(const TerminalPayoffs&) = delete;
  TerminalPayoffs& operator=(const TerminalPayoffs&) = delete;
  virtual ~TerminalPayoffs() = default;

  const JointHands& joint() const { return layout_->joint; }

  /// Other joint probabilities for the same tree. To be called before anything is valued with them.
  void setJoint(JointHands joint);

  int columns() const { return columns_; }  ///< hands of the dealer

  /// The path of the root; and `path` after the player that acts plays a rank or says go.
  PlayPath root() const;
  PlayPath afterPlaying(const PlayPath& path, const PlayTree::Node& node, const PlayTree::Branch& branch,
                        int rank) const;
  static PlayPath afterGo(const PlayPath& path, const PlayTree::Branch& branch);

  /// Calls `see` for each hand that `seat` may have left. It gets the place in a vector, the set, and the
  /// set that the player then had at the root. A hand of two comes once, with its lower rank as the row.
  template <class See>
  void eachHand(Seat seat, const PlayPath& path, See see) const;

  /// The joint probability of two hands at the root, the first of them of `seat`.
  float chanceOf(Seat seat, int ours, int theirs) const {
    const int pone = seat == Seat::pone ? ours : theirs, dealer = seat == Seat::pone ? theirs : ours;
    return layout_->joint[static_cast<std::size_t>(pone * columns_ + dealer)];
  }

  /// Writes the counterfactual value of each hand that `seat` may have left. It is the net points of the
  /// whole path, times the joint probability of both hands, times the reach probability `theirs`, summed over
  /// the opponent's hands.
  virtual void value(Seat seat, std::size_t terminal, const PlayPath& path, const float* theirs,
                     float* values) const;

  /// True if the payoff no longer depends on later cards; then `valueDecided` takes the place of `value`.
  virtual bool decided(const PlayPath&) const { return false; }
  virtual void valueDecided(Seat, const PlayPath&, const float*, float*) const {}

  /// Reports every two hands that may come here: the pegs of both, and the product of the reach
  /// probabilities.
  void peg(std::size_t terminal, const PlayPath& path, const float* pones, const float* dealers,
           const SeePegs& see) const;

 protected:
  /// Other payoffs of the same tree and joint probabilities, which both then share.
  explicit TerminalPayoffs(const TerminalPayoffs* same)
      : tree_(same->tree_), layout_(same->layout_), left_(same->left_), columns_(same->columns_) {}

  /// Joint probabilities for the last cards of both: row = opponent's rank, lane = ours.
  const float* chancesOfLast(Seat seat, const PlayPath& path) const;

  const PlayTree& tree() const { return tree_; }

 private:
  void lastCards(Seat seat, std::size_t terminal, const PlayPath& path, const float* theirs,
                 float* values) const;
  void alone(Seat seat, std::size_t terminal, const PlayPath& path, const float* theirs, float* values) const;
  struct Layout;
  void layOutJoint(Layout& layout) const;
  void layOutPoints(Layout& layout) const;

  // One copy for each player that is valued, since its own last card must be the lane:
  //
  //     block of 13 rows      lane    our last card: A 2 ... K, three padded
  //                           row     the opponent's last card
  //     blocks of chances    by the set that the pone has played, then by the dealer's
  //     blocks of points     by terminal: net points of the player
  //
  struct Layout {
    JointHands joint;
    PerSeat<std::vector<float>> chances, points;
  };

  const PlayTree& tree_;
  std::shared_ptr<const Layout> layout_;
  PerSeat<int> left_;  // at the root
  int columns_ = 0;    // of the joint probabilities
};

template <class See>
void TerminalPayoffs::eachHand(Seat seat, const PlayPath& path, See see) const {
  const int size = path.left[seat], played = left_[seat] - size;
  const RankSets& sets = rankSets();
  if (size == 2) {  // where most of the time goes
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
