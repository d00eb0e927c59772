#pragma once
// The whole play as the advice solves it, and the advice written down as a policy.

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "measure/advised_subgame.h"

namespace cribbage {

/// The subgames as the advice solves them, each when it is first asked for. All 2,197 take some three minutes
/// on one core, and a gigabyte. For one thread.
class AdviceSolutions {
 public:
  /// `knowledge` must outlive this.
  AdviceSolutions(const PlayKnowledge& knowledge, AdviceRounds rounds)
      : knowledge_(knowledge), rounds_(rounds), subgames_(rankCount * rankCount * rankCount) {}
  const SolvedSubgame& after(const FirstRanks& first);

  /// Writes what was solved to a file of 640 MB, and reads it back. Neither says for which tables it is:
  /// `digest` should tell. Reading returns whether the file was there, and for these.
  void save(const std::string& file, std::uint32_t digest);
  bool load(const std::string& file, std::uint32_t digest);

 private:
  const PlayKnowledge& knowledge_;
  AdviceRounds rounds_;
  std::vector<std::unique_ptr<const SolvedSubgame>> subgames_;
};

/// Where a subgame begins in the tree of the whole play. Both number their nodes and rows in the same order.
struct SubgamePlace {
  int node = 0;
  std::uint32_t choices = 0;
};
SubgamePlace placeOf(const PlayTree& whole, const FirstRanks& first);

/// The cards of a policy that are fixed; the rest is laid by other averages.
enum class Stage { lead, reply, third, later };
Stage stageOf(const PlayTree::Node& node);

/// The advice of both players who see their own four alone, as averages for the tree of the whole play: 1 for
/// the card of the advice, 0 for the others. Some minutes.
std::vector<float> adviceAsAverages(const PlayTree& whole, const PlayKnowledge& knowledge,
                                    AdviceSolutions& solved);

/// The solutions from which the advice is taken, as averages: the mixed strategies of the opening table and
/// of the subgames.
std::vector<float> solutionsAsAverages(const PlayTree& whole, const OpeningTable& opening,
                                       AdviceSolutions& solved);

}  // namespace cribbage
