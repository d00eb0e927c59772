#pragma once
// The advice of a player who knows its throw and the starter, as an adversary meets it.

#include <map>
#include <memory>
#include <vector>

#include "measure/advised_play.h"
#include "measure/best_answer.h"

namespace cribbage {

/// Works the cards of the advice out where the adversary comes, for all hands that it may hold there. Each
/// layer has beliefs of its own. Only what follows from one lead and reply is kept.
class AdvicePolicy final : public FixedPolicy {
 public:
  /// All must outlive this.
  AdvicePolicy(const PlayTree& whole, const PlayKnowledge& knowledge, AdviceSolutions& solutions, Seat us,
               const std::vector<Beliefs>& layers);

  void choose(int node, std::size_t layer, const std::vector<float>& reach, float* rows) override;
  void enter(int node, int rank) override;
  void leave() override { way_.pop_back(); }

 private:
  using Layers = std::vector<AdvisedSubgame>;
  struct Place {
    FirstRanks first{};
    std::size_t laid = 0;  // of those three
    int node = 0;          // of the whole tree, where the subgame begins
    std::shared_ptr<Layers> subgame;
    PlayPath path;
    Narrowed theirs;
  };

  std::shared_ptr<Layers> subgameAfter(const FirstRanks& first);
  void chooseThird(std::size_t layer, const std::vector<float>& reach, float* rows);
  void begin(Place& place);

  const PlayTree& whole_;
  const PlayKnowledge& knowledge_;
  AdviceSolutions& solutions_;
  Seat us_;
  const std::vector<Beliefs>& layers_;
  std::vector<Place> way_;
  FirstRanks kept_{-1, -1, -1};                      // lead and reply of the subgames that are kept
  std::map<int, std::shared_ptr<Layers>> subgames_;  // by third card
};

}  // namespace cribbage
