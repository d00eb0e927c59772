#include "solve/play/play_report.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <fstream>

namespace cribbage {

namespace {

constexpr std::size_t sets = HandPegsTable::hands;

// Returns the net points of `seat` for each pair of kept hands. The rows are the hands of `seat`, the columns
// those of the opponent.
std::vector<double> netOf(Seat seat, const PeggedHands& pegged) {
  std::vector<double> net(sets * sets);
  for (std::size_t pone = 0; pone < sets; ++pone)
    for (std::size_t dealer = 0; dealer < sets; ++dealer) {
      const std::size_t at = pone * sets + dealer;
      const double ours = pegged[seat][at] - pegged[other(seat)][at];
      net[seat == Seat::pone ? at : dealer * sets + pone] = ours;
    }
  return net;
}

std::string nameOf(std::size_t set) {
  std::string name;
  for (const std::uint8_t rank : rankSets().ranks(4, static_cast<int>(set)))
    name += print(static_cast<Rank>(rank));
  return name;
}

// Prints the probability of each rank, like "5:0.250 J:0.750".
std::string textOf(const std::array<float, rankCount>& chances) {
  std::string text;
  for (std::size_t rank = 0; rank < rankCount; ++rank) {
    if (chances[rank] < 0.0005f) continue;
    char part[16];
    std::snprintf(part, sizeof part, "%s%c:%.3f", text.empty() ? "" : " ", print(static_cast<Rank>(rank)),
                  static_cast<double>(chances[rank]));
    text += part;
  }
  return text;
}

// For each kept hand of the dealer, returns the share of all deals in which the dealer has it and the pone
// leads `lead`.
std::vector<double> sharesLed(std::size_t lead, const PlaySolver& solver, const PlayTree& tree,
                              const JointHands& joint) {
  std::vector<double> shares(sets);
  for (std::size_t pone = 0; pone < sets; ++pone) {
    const auto chance = static_cast<double>(solver.chances(tree.rootTarget(), static_cast<int>(pone))[lead]);
    if (chance == 0) continue;
    for (std::size_t dealer = 0; dealer < sets; ++dealer)
      shares[dealer] += chance * static_cast<double>(joint[pone * sets + dealer]);
  }
  return shares;
}

}  // namespace

PlayReport::PlayReport(const JointHands& joint, const PeggedHands& pegged) {
  PerSeat<std::vector<double>> held{{std::vector<double>(sets), std::vector<double>(sets)}};
  for (std::size_t pone = 0; pone < sets; ++pone)
    for (std::size_t dealer = 0; dealer < sets; ++dealer) {
      const std::size_t at = pone * sets + dealer;
      const auto chance = static_cast<double>(joint[at]);
      const double pones = chance * pegged[Seat::pone][at], dealers = chance * pegged[Seat::dealer][at];
      held[Seat::pone][pone] += chance;
      held[Seat::dealer][dealer] += chance;
      values_[Seat::pone][pone].ours += pones;
      values_[Seat::pone][pone].theirs += dealers;
      values_[Seat::dealer][dealer].ours += dealers;
      values_[Seat::dealer][dealer].theirs += pones;
      means_[Seat::pone] += pones;
      means_[Seat::dealer] += dealers;
    }
  for (const Seat seat : bothSeats)
    for (std::size_t set = 0; set < sets; ++set) {
      if (held[seat][set] == 0) continue;
      values_[seat][set].ours /= held[seat][set];
      values_[seat][set].theirs /= held[seat][set];
    }
}

std::vector<std::array<float, 15>> netsByThrow(Seat seat, const HandPriorByClass& ours,
                                               const HandPriorByClass& theirs, const PeggedHands& pegged,
                                               int threads) {
  const std::vector<double> net = netOf(seat, pegged);
  std::vector<std::array<float, 15>> nets(dealtRanksCount);
  forEachDealt(theirs, threads, [&](std::size_t dealt, const std::vector<double>& cases) {
    double sum = 0;
    for (const double some : cases) sum += some;
    std::size_t place = 0;
    for (const KeptHand& hand : ours.of(dealt)) {
      const double* row = &net[static_cast<std::size_t>(hand.kept) * sets];
      double exact = 0;
      for (std::size_t set = 0; set < sets; ++set) exact += cases[set] * row[set];
      nets[dealt][place++] = static_cast<float>(exact / sum);
    }
  });
  return nets;
}

CostOfForgetting costOfForgetting(Seat seat, const HandPriorByClass& ours,
                                  const std::vector<std::array<float, 15>>& nets,
                                  const HandPegsTable& table) {
  CostOfForgetting cost;
  double all = 0;
  for (std::size_t dealt = 0; dealt < nets.size(); ++dealt) {
    const int ways = waysToHold({}, everyDealtRanks()[dealt]);
    std::size_t place = 0;
    for (const KeptHand& hand : ours.of(dealt)) {
      const auto exact = static_cast<double>(nets[dealt][place++]);
      if (hand.parts < HandPriorByClass::solvedParts) continue;
      const PlayValue told = table.value(hand.kept, seat == Seat::dealer);
      const double off = exact - (told.ours - told.theirs);
      const double weight = static_cast<double>(ways) * hand.parts;
      cost.rootMeanSquare += weight * off * off;
      all += weight;
      if (10 * hand.parts >= HandPriorByClass::whole) cost.most = std::max(cost.most, std::abs(off));
    }
  }
  cost.rootMeanSquare = std::sqrt(cost.rootMeanSquare / all);
  return cost;
}

void writeLeads(const std::string& file, const PlaySolver& solver, const PlayTree& tree,
                const JointHands& joint) {
  std::ofstream out(file);
  out << "kept,share,leads\n";
  for (std::size_t set = 0; set < sets; ++set) {
    double held = 0;
    for (std::size_t dealer = 0; dealer < sets; ++dealer)
      held += static_cast<double>(joint[set * sets + dealer]);
    char share[24];
    std::snprintf(share, sizeof share, "%.6f", held);
    out << nameOf(set) << ',' << share << ','
        << textOf(solver.chances(tree.rootTarget(), static_cast<int>(set))) << '\n';
  }
}

void writeReplies(const std::string& file, const PlaySolver& solver, const PlayTree& tree,
                  const JointHands& joint) {
  std::ofstream out(file);
  out << "lead,kept,share,replies\n";
  const PlayTree::Node& root = tree.node(tree.rootTarget());
  for (std::uint32_t lead = 0; lead < rankCount; ++lead) {
    const std::vector<double> shares = sharesLed(lead, solver, tree, joint);
    for (std::size_t set = 0; set < sets; ++set) {
      const auto& ranks = rankSets().ranks(4, static_cast<int>(set));
      if (std::count(ranks.begin(), ranks.end(), lead) == 4) continue;
      char share[24];
      std::snprintf(share, sizeof share, "%.8f", shares[set]);
      out << print(static_cast<Rank>(lead)) << ',' << nameOf(set) << ',' << share << ','
          << textOf(solver.chances(tree.branch(root.branches + lead).target, static_cast<int>(set))) << '\n';
    }
  }
}

}  // namespace cribbage
