#pragma once
// What the play comes to where both hands lie open: how likely they are together, and what each side has got.

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "cribbage/cards/rank_sets.h"
#include "cribbage/solver/hand_vectors.h"
#include "cribbage/solver/play_tree.h"

namespace cribbage {

/// How likely the two sides are to hold what they hold at the root of a tree, as the game counts it: by the
/// set of ranks that the pone has left, then by the dealer's. Sums to 1, or to whatever points should be
/// times.
using JointHands = std::vector<float>;

/// What pone and dealer peg on average when they hold these: of each side, laid out like `JointHands`.
using PeggedHands = std::array<std::vector<double>, 2>;

/// One way for the play of two hands to end: the sets at the root that pone and dealer had, the chance of it,
/// and what pone and dealer pegged.
using SeePegs = std::function<void(int pone, int dealer, double chance, int ponesPegs, int dealersPegs)>;

/// What has happened since the root of a tree.
struct PlayPath {
  std::array<int, 2> laid{};             ///< the set of cards laid, of pone and dealer
  std::array<std::uint8_t, 2> left{};    ///< cards not laid
  std::array<std::uint8_t, 2> points{};  ///< pegged
};

/// The joint chances and the finishes of a tree, laid out so that a finish is a few vectors. What is played
/// for is points, unless a class made from this says otherwise.
class PlayEnds {
 public:
  /// `tree` must outlive this.
  PlayEnds(const PlayTree& tree, JointHands joint);
  PlayEnds(const PlayEnds&) = delete;
  PlayEnds& operator=(const PlayEnds&) = delete;
  virtual ~PlayEnds() = default;

  const JointHands& joint() const { return joint_; }
  int columns() const { return columns_; }  ///< hands of the dealer

  /// Where the tree begins, and where one comes from `path` when the one who acts lays a rank or says go.
  PlayPath root() const;
  PlayPath lay(const PlayPath& path, const PlayTree::Node& node, const PlayTree::Branch& branch,
               int rank) const;
  static PlayPath go(const PlayPath& path, const PlayTree::Branch& branch);

  /// Calls `see` with the place in a vector of each hand that `side` may have left, its number, and the
  /// number of what it had at the root.
  template <class See>
  void eachHand(std::size_t side, const PlayPath& path, See see) const;

  /// The joint chance of two hands at the root, the first of them of `side`.
  float chanceOf(std::size_t side, int ours, int theirs) const {
    const int pone = side == 0 ? ours : theirs, dealer = side == 0 ? theirs : ours;
    return joint_[static_cast<std::size_t>(pone * columns_ + dealer)];
  }

  /// Into `values`, for each hand that `side` may have left: its net points in all, times the chance of the
  /// other's hands, times the chances `theirs` that they come here.
  virtual void value(int side, std::size_t finish, const PlayPath& path, const float* theirs,
                     float* values) const;

  /// Whether nothing that comes after `path` matters any more; and then what `value` says of finishes.
  virtual bool decided(const PlayPath&) const { return false; }
  virtual void valueDecided(int, const PlayPath&, const float*, float*) const {}

  /// Tells of each two hands that may come here what both have pegged then, and the chance that they do.
  void peg(std::size_t finish, const PlayPath& path, const float* pones, const float* dealers,
           const SeePegs& see) const;

 protected:
  /// A vector for each rank the other may have left, where nobody has more than one card: the joint chances
  /// by our rank, those of hands that are as `path` has it. They may be written to `space`.
  using LastCards = std::array<float, HandVectors::pairs>;
  const float* chancesOfLast(std::size_t side, const PlayPath& path, LastCards& space) const;

  const PlayTree& tree() const { return tree_; }

 private:
  void lastCards(std::size_t side, std::size_t finish, const PlayPath& path, const float* theirs,
                 float* values) const;
  void alone(std::size_t side, std::size_t finish, const PlayPath& path, const float* theirs,
             float* values) const;
  void layOutJoint();
  void layOutPoints();

  const PlayTree& tree_;
  JointHands joint_;
  std::array<int, 2> left_{};  // at the root
  int columns_ = 0;            // of `joint_`
  // By the side that is valued: its own card is in the lanes of a vector, the other's in the rows. Chances by
  // what both have laid, then net points by finish.
  std::array<std::vector<float>, 2> chances_, points_;
};

template <class See>
void PlayEnds::eachHand(std::size_t side, const PlayPath& path, See see) const {
  const int size = path.left[side], laid = left_[side] - size;
  const RankSets& sets = rankSets();
  if (size == 2) {  // where most of the time goes
    int set = 0;
    for (int a = 0; a < rankCount; ++a) {
      const int more = sets.add(laid, path.laid[side], a);
      for (int b = a; b < rankCount; ++b, ++set)
        see(HandVectors::placeOfPair(a, b), set, sets.add(laid + 1, more, b));
    }
    return;
  }
  for (int set = 0; set < RankSets::count[static_cast<std::size_t>(size)]; ++set) {
    const auto& held = sets.ranks(size, set);
    int whole = path.laid[side];
    for (int at = 0; at < size; ++at) whole = sets.add(laid + at, whole, held[static_cast<std::size_t>(at)]);
    see(HandVectors::place(size, set), set, whole);
  }
}

}  // namespace cribbage
