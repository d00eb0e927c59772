// The public tree of the play.

#include "cribbage/solver/play_tree.h"

#include <set>
#include <string>

#include "catch.h"
#include "cribbage/cards/rank_sets.h"
#include "written.h"

using namespace cribbage;

namespace {

PlayTree treeAfter(std::string_view played) {
  PublicPlay play;
  for (const Rank rank : ranks(played)) play.play(rank);
  return PlayTree(play);
}

std::string bytesOf(const PlayTree::Terminal& terminal) {
  std::string bytes;
  for (const auto& row : terminal)
    for (const auto& points : row)
      for (const Seat seat : bothSeats) bytes += static_cast<char>(points[seat]);
  return bytes;
}

std::string bytesOf(const PlayTree::Alone& alone) {
  std::string bytes(1, static_cast<char>(alone.size));
  for (const auto& points : alone.points)
    for (const Seat seat : bothSeats) bytes += static_cast<char>(points[seat]);
  return bytes;
}

}  // namespace

TEST_CASE("terminals that peg the same are stored once") {
  const PlayTree tree = treeAfter("T79");
  std::set<std::string> terminals, alone;
  for (const auto& terminal : tree.terminals()) CHECK(terminals.insert(bytesOf(terminal)).second);
  for (const auto& terminal : tree.alone()) CHECK(alone.insert(bytesOf(terminal)).second);
  CHECK(terminals.size() > 10);
  CHECK(alone.size() > 1);
}

TEST_CASE("every branch of a tree leads to a later node or to an end that is there") {
  const PlayTree tree = treeAfter("5J4");
  std::size_t branches = 0, choices = 0;
  for (std::size_t at = 0; at < tree.nodeCount(); ++at) {
    const PlayTree::Node& node = tree.node(static_cast<int>(at));
    CHECK(node.branches == branches);
    CHECK(node.choices == choices);
    for (int rank = -1; rank < rankCount; ++rank) {
      if (rank < 0 ? !node.go : (node.ranks >> rank & 1) == 0) continue;
      ++branches;
      choices += rank < 0 ? 0 : PlayTree::rowLength(node.left[node.seat]);
      const PlayTree::Branch& branch = tree.branchOf(node, rank);
      if (branch.target > static_cast<int>(at)) continue;
      const auto end = static_cast<std::size_t>(~branch.target);
      CHECK(branch.target < 0);
      CHECK(end < std::max(tree.terminals().size(), tree.alone().size()));
    }
  }
  CHECK(branches == tree.branchCount());
  CHECK(choices == tree.choiceCount());
}
