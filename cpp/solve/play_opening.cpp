#include "solve/play_opening.h"

#include "native/threads.h"

namespace cribbage {

namespace {

constexpr int hands = OpeningTable::hands, threes = OpeningTable::threes;

// Returns the values of the ranks that each hand of four of `seat` can play at this node. `theirs` has the
// probabilities with which the opponent reaches the node with each hand.
OpeningValues::Role valuesAt(PlaySolver& solver, const PlayTree& tree, int at, const PlayPath& path,
                             Seat seat, const std::vector<float>& theirs) {
  const TerminalPayoffs& payoffs = solver.payoffs();
  OpeningValues::Role role{std::vector<ByRank>(hands), std::vector<double>(hands)};
  payoffs.eachHand(other(seat), path, [&](std::size_t place, int, int whole) {
    if (theirs[place] == 0) return;
    for (int hand = 0; hand < hands; ++hand)
      role.chances[static_cast<std::size_t>(hand)] +=
          static_cast<double>(theirs[place]) * static_cast<double>(payoffs.chanceOf(seat, hand, whole));
  });
  const PlayTree::Node& node = tree.node(at);
  for (int rank = 0; rank < rankCount; ++rank) {
    const PlayTree::Branch& branch = tree.branch(node.branches + static_cast<std::uint32_t>(rank));
    const std::vector<float> values =
        solver.bestResponseFrom(branch.target, payoffs.afterPlaying(path, node, branch, rank), seat, theirs);
    for (int three = 0; three < threes; ++three)
      role.values[static_cast<std::size_t>(rankSets().add(3, three, rank))][static_cast<std::size_t>(rank)] =
          values[static_cast<std::size_t>(three)];
  }
  return role;
}

void addTo(OpeningValues::Role& role, const OpeningValues::Role& more) {
  for (std::size_t hand = 0; hand < more.chances.size(); ++hand) {
    role.chances[hand] += more.chances[hand];
    for (std::size_t rank = 0; rank < rankCount; ++rank) role.values[hand][rank] += more.values[hand][rank];
  }
}

std::vector<ByRank> netsOf(const OpeningValues::Role& role) {
  std::vector<ByRank> nets = role.values;
  for (std::size_t hand = 0; hand < nets.size(); ++hand)
    for (float& net : nets[hand])
      net = role.chances[hand] > 0 ? static_cast<float>(static_cast<double>(net) / role.chances[hand]) : 0;
  return nets;
}

}  // namespace

void OpeningValues::add(const OpeningValues& other) {
  addTo(leads, other.leads);
  for (std::size_t lead = 0; lead < rankCount; ++lead) addTo(replies[lead], other.replies[lead]);
}

OpeningNets OpeningValues::nets() const {
  OpeningNets nets{netsOf(leads), {}};
  for (std::size_t lead = 0; lead < rankCount; ++lead) nets.replies[lead] = netsOf(replies[lead]);
  return nets;
}

OpeningValues openingValuesOf(PlaySolver& solver, const PlayTree& tree, int threads) {
  OpeningValues values;
  const PlayPath root = solver.payoffs().root();
  const int first = tree.rootTarget();
  const std::vector<float> all(HandVectors::length(4), 1.0f);
  onThreads(threads, rankCount + 1, [&](std::size_t at) {
    if (at == rankCount) {
      values.leads = valuesAt(solver, tree, first, root, Seat::pone, all);
      return;
    }
    const int lead = static_cast<int>(at);
    const PlayTree::Branch& led = tree.branch(tree.node(first).branches + static_cast<std::uint32_t>(lead));
    const PlayPath path = solver.payoffs().afterPlaying(root, tree.node(first), led, lead);
    values.replies[at] =
        valuesAt(solver, tree, led.target, path, Seat::dealer, solver.playFrom(first, lead, all, 1e-6f));
  });
  return values;
}

OpeningTable openingOf(PlaySolver& solver, const PlayTree& tree, int threads) {
  OpeningTable table;
  const int first = tree.rootTarget();
  const OpeningNets nets = openingValuesOf(solver, tree, threads).nets();
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
