#include "cribbage/solver/play_tree.h"

#include "catch.h"
#include "written.h"

using namespace cribbage;

namespace {

std::string bytesOf(const PerSeat<std::uint8_t>& points) {
  return {static_cast<char>(points[Seat::pone]), static_cast<char>(points[Seat::dealer])};
}
template <class List>
std::string bytesOf(const List& list) {
  std::string bytes;
  for (const auto& each : list) bytes += bytesOf(each);
  return bytes;
}

}  // namespace

TEST_CASE("terminals that peg the same are stored once") {
  const PlayTree tree(after("T79"));
  std::set<std::string> terminals, alone;
  for (const auto& terminal : tree.terminals()) CHECK(terminals.insert(bytesOf(terminal)).second);
  for (const auto& end : tree.alone())
    CHECK(alone.insert(static_cast<char>(end.size) + bytesOf(end.points)).second);
  CHECK(terminals.size() > 10);
  CHECK(alone.size() > 1);
}

TEST_CASE("every branch of a tree leads to a later node or to an end that is there") {
  const PlayTree tree(after("5J4"));
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
