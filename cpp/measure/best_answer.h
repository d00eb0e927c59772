#pragma once
// The best answer of one hand, whose cards are known, to an opponent whose policy is fixed.

#include <vector>

#include "cribbage/solver/play_ends.h"
#include "cribbage/solver/play_tree.h"

namespace cribbage {

/// How an opponent lays, by its hand. Several layers hold the same fours, and may lay differently.
class FixedPolicy {
 public:
  virtual ~FixedPolicy() = default;

  /// Writes the chance of each card at a node of the opponent, by hand: rows as in `PlayNumbers`, one for
  /// each rank that may be laid. Hands that `reach` does not have may be left out.
  virtual void choose(int node, std::size_t layer, const std::vector<float>& reach, float* rows) = 0;

  /// Called on the way down the tree, before what follows a card or a go (-1) of either side, and after it.
  virtual void enter(int node, int rank) = 0;
  virtual void leave() = 0;
};

/// An opponent who lays by averages, as those of `PlayNumbers`; every layer alike.
class MixedPolicy final : public FixedPolicy {
 public:
  MixedPolicy(const PlayTree& tree, const std::vector<float>& averages) : tree_(tree), averages_(averages) {}
  void choose(int node, std::size_t layer, const std::vector<float>& reach, float* rows) override;
  void enter(int, int) override {}
  void leave() override {}

 private:
  const PlayTree& tree_;
  const std::vector<float>& averages_;
};

/// Searches the whole play. The adversary sees no hand and no layer, so it lays what is best for all that may
/// still be there.
class BestAnswer {
 public:
  /// Weights of the opponent's hands by layer, laid out as `HandVectors`.
  using Layers = std::vector<std::vector<float>>;

  /// Net points. The best answer is sought on all layers but the last; `held` is what the same cards get in
  /// the last, which has no say in them. The weights of the others, and those of the last, should add to 1.
  struct Worth {
    double sought = 0, held = 0;
  };

  BestAnswer(const PlayTree& whole, FixedPolicy& policy, Seat adversary)
      : tree_(whole), policy_(policy), adversary_(adversary) {}
  Worth of(int kept, const Layers& hands);

 private:
  Worth visit(int target, const std::vector<Rank>& held, const Layers& hands);
  Worth follow(int node, int rank, const std::vector<Rank>& held, const Layers& hands);
  Worth lay(int node, const std::vector<Rank>& held, const Layers& hands);
  Worth seeThemLay(int node, const std::vector<Rank>& held, const Layers& hands);
  Worth atEnd(int target, const std::vector<Rank>& held, const Layers& hands) const;

  const PlayTree& tree_;
  FixedPolicy& policy_;
  Seat adversary_;
};

}  // namespace cribbage
