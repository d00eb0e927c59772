#pragma once
// One walk over the tree of a play, for one side: what each of its hands is worth.

#include <array>
#include <cstdint>
#include <vector>

#include "cribbage/solver/hand_vectors.h"
#include "cribbage/solver/play_ends.h"
#include "cribbage/solver/play_tree.h"

namespace cribbage {

/// What has been learnt: a row of each for each choice, at `PlayTree::Node::choices`.
struct PlayNumbers {
  std::vector<float> regrets, averages;
  int rounds = 0;
};

/// From the chances that both sides come to a point, with each hand, to what each hand of one side is worth
/// there, times the chances of what the other side holds.
class PlayWalk {
 public:
  /// To learn from the regrets; to value the averages, or the best answer to them; to count what is pegged.
  enum class Purpose { solve, value, best, pegged };

  /// All of the tree; or the top of it, before and after its parts are walked on their own.
  enum class Stage { whole, collect, finish };

  /// A part of the tree: where it begins, with what, and what came of it.
  struct Part {
    int target = 0;
    PlayPath path;
    std::vector<float> mine, theirs, values;
  };
  static constexpr int cardsInPart = 5;  ///< of both sides, where a part begins

  /// Everything must outlive the walk. Where there are no parts the stage is `whole`.
  PlayWalk(const PlayTree& tree, const PlayEnds& ends, PlayNumbers& numbers, Purpose purpose,
           PublicPlay::Side side, Stage stage = Stage::whole, std::vector<Part>* parts = nullptr);

  /// Where `Purpose::pegged` counts.
  void tell(const SeePegs& see) { see_ = &see; }

  /// Walks from a node or finish on; writes a vector of hands of the side.
  void visit(int target, const PlayPath& path, const float* mine, const float* theirs, float* values);

 private:
  void seeThemAct(const PlayTree::Node& node, const PlayPath& path, const float* mine, const float* theirs,
                  float* values);
  void actMyself(const PlayTree::Node& node, const PlayPath& path, const float* mine, const float* theirs,
                 float* values);
  float* choose(const PlayTree::Node& node);
  void takeBest(const PlayTree::Node& node, const float* worth, const float* ifGo, float* values) const;
  void takeAverage(const PlayTree::Node& node, const float* chances, const float* worth, const float* ifGo,
                   float* values) const;
  void learn(const PlayTree::Node& node, const float* chances, const float* worth, const float* mine,
             const float* values);
  void part(int target, const PlayPath& path, const float* mine, const float* theirs, float* values);
  float* take(std::size_t length);

  const PlayTree& tree_;
  const PlayEnds& ends_;
  PlayNumbers& numbers_;
  Purpose purpose_;
  std::size_t me_;
  Stage stage_;
  std::vector<Part>* parts_;
  std::size_t nextPart_ = 0;
  const SeePegs* see_ = nullptr;
  std::vector<float> stack_;  // of vectors, for the way down
  std::size_t used_ = 0;
};

}  // namespace cribbage
