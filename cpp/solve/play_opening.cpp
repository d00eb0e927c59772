#include "solve/play_opening.h"

#include "native/threads.h"

namespace cribbage {

namespace {

constexpr int hands = OpeningTable::hands, threes = OpeningTable::threes;

// For each hand of four of `seat` and each of its ranks, returns the net points from this node on if the rank
// is played. `theirs` has the probabilities with which the opponent reaches the node with each hand.
std::vector<ByRank> netsAt(PlaySolver& solver, const PlayTree& tree, int at, const PlayPath& path, Seat seat,
                           const std::vector<float>& theirs) {
  const TerminalPayoffs& payoffs = solver.payoffs();
  std::vector<double> chances(static_cast<std::size_t>(hands));
  payoffs.eachHand(other(seat), path, [&](std::size_t place, int, int whole) {
    if (theirs[place] == 0) return;
    for (int hand = 0; hand < hands; ++hand)
      chances[static_cast<std::size_t>(hand)] +=
          static_cast<double>(theirs[place]) * static_cast<double>(payoffs.chanceOf(seat, hand, whole));
  });
  std::vector<ByRank> nets(chances.size());
  const PlayTree::Node& node = tree.node(at);
  for (int rank = 0; rank < rankCount; ++rank) {
    const PlayTree::Branch& branch = tree.branch(node.branches + static_cast<std::uint32_t>(rank));
    const std::vector<float> values =
        solver.bestResponseFrom(branch.target, payoffs.afterPlaying(path, node, branch, rank), seat, theirs);
    for (int three = 0; three < threes; ++three) {
      const auto hand = static_cast<std::size_t>(rankSets().add(3, three, rank));
      if (chances[hand] > 0)
        nets[hand][static_cast<std::size_t>(rank)] =
            static_cast<float>(static_cast<double>(values[static_cast<std::size_t>(three)]) / chances[hand]);
    }
  }
  return nets;
}

}  // namespace

OpeningNets openingNetsOf(PlaySolver& solver, const PlayTree& tree, int threads) {
  OpeningNets nets;
  const PlayPath root = solver.payoffs().root();
  const int first = tree.rootTarget();
  const std::vector<float> all(HandVectors::length(4), 1.0f);
  onThreads(threads, rankCount + 1, [&](std::size_t at) {
    if (at == rankCount) {
      nets.leads = netsAt(solver, tree, first, root, Seat::pone, all);
      return;
    }
    const int lead = static_cast<int>(at);
    const PlayTree::Branch& led = tree.branch(tree.node(first).branches + static_cast<std::uint32_t>(lead));
    const PlayPath path = solver.payoffs().afterPlaying(root, tree.node(first), led, lead);
    nets.replies[at] =
        netsAt(solver, tree, led.target, path, Seat::dealer, solver.playFrom(first, lead, all, 1e-6f));
  });
  return nets;
}

OpeningTable openingOf(PlaySolver& solver, const PlayTree& tree, int threads) {
  OpeningTable table;
  const int first = tree.rootTarget();
  const OpeningNets nets = openingNetsOf(solver, tree, threads);
  for (int hand = 0; hand < hands; ++hand) {
    table.setChances(OpeningTable::lead(hand), solver.chances(first, hand));
    table.setNets(OpeningTable::lead(hand), nets.leads[static_cast<std::size_t>(hand)]);
  }
  for (int lead = 0; lead < rankCount; ++lead) {
    const PlayTree::Branch& led = tree.branch(tree.node(first).branches + static_cast<std::uint32_t>(lead));
    for (int hand = 0; hand < hands; ++hand) {
      table.setChances(OpeningTable::reply(lead, hand), solver.chances(led.target, hand));
      table.setNets(OpeningTable::reply(lead, hand),
                    nets.replies[static_cast<std::size_t>(lead)][static_cast<std::size_t>(hand)]);
    }
    for (int reply = 0; reply < rankCount; ++reply) {
      const int at = tree.branch(tree.node(led.target).branches + static_cast<std::uint32_t>(reply)).target;
      for (int three = 0; three < threes; ++three)
        table.setChances(OpeningTable::second(lead, reply, three), solver.chances(at, three));
    }
  }
  return table;
}

}  // namespace cribbage
