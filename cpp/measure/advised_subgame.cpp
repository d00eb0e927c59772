#include "measure/advised_subgame.h"

#include <algorithm>
#include <utility>

#include "cribbage/advice/advisor.h"

namespace cribbage {

namespace {

std::size_t setsOf(int size) {
  return static_cast<std::size_t>(RankSets::count[static_cast<std::size_t>(size)]);
}

// The four ranks that a player had kept, by what is left after the third card.
std::vector<std::size_t> fours(const FirstRanks& first, Seat seat) {
  const RankSets& sets = rankSets();
  std::vector<std::size_t> kept;
  for (std::size_t set = 0; set < setsOf(seat == Seat::pone ? 2 : 3); ++set) {
    const auto left = static_cast<int>(set);
    kept.push_back(static_cast<std::size_t>(seat == Seat::pone
                                                ? sets.add(3, sets.add(2, left, first[2]), first[0])
                                                : sets.add(3, left, first[1])));
  }
  return kept;
}

// The weights that the advice gives to the opponent's hands, as though they were joint probabilities: row for
// row, what each of our hands believes they keep. Our own chance to be here has no say.
JointHands believed(const FirstRanks& first, Seat us, const Beliefs& beliefs) {
  JointHands joint;
  for (const std::size_t pone : fours(first, Seat::pone))
    for (const std::size_t dealer : fours(first, Seat::dealer)) {
      const KeptHands::Weights& weights = beliefs[us == Seat::pone ? pone : dealer];
      joint.push_back(weights.empty() ? 0 : weights[us == Seat::pone ? dealer : pone]);
    }
  return joint;
}

// The chance that each hand of the opponent laid the first cards so, by the opening table with a tremble.
std::vector<float> opened(const FirstRanks& first, Seat them, const OpeningTable& opening, float tremble) {
  const auto chance = [&](std::size_t place, int rank) {
    return opening.chances(place)[static_cast<std::size_t>(rank)] + tremble;
  };
  const int size = them == Seat::pone ? 2 : 3;
  const std::vector<std::size_t> kept = fours(first, them);
  std::vector<float> range(HandVectors::length(size));
  for (std::size_t set = 0; set < kept.size(); ++set) {
    const auto four = static_cast<int>(kept[set]), left = static_cast<int>(set);
    const std::size_t place = HandVectors::place(size, left);
    if (them == Seat::pone) {
      const int three = rankSets().add(2, left, first[2]);
      range[place] = chance(OpeningTable::lead(four), first[0]) *
                     chance(OpeningTable::second(first[0], first[1], three), first[2]);
      range[HandVectors::turned(place)] = range[place];
    } else {
      range[place] = chance(OpeningTable::reply(first[0], four), first[1]);
    }
  }
  return range;
}

PlayNumbers averagesOf(const Subgame& subgame) {
  return {{}, subgame.solver.numbers().averages, subgame.solver.numbers().rounds};
}

}  // namespace

AdviceRounds settledAdvice() {
  return {Advisor::settledRounds, Advisor::settledRounds};
}

RankCounts countsOf(int four) {
  RankCounts counts{};
  for (const std::uint8_t rank : rankSets().ranks(4, four)) ++counts[rank];
  return counts;
}

Beliefs beliefsOfFours(const KeptHands& theirs) {
  Beliefs beliefs;
  for (int four = 0; four < RankSets::count[4]; ++four) beliefs.push_back(theirs.given(countsOf(four)));
  return beliefs;
}

int bestOpening(const OpeningTable& opening, std::size_t place) {
  const ByRank nets = opening.nets(place);
  const OpeningTable::Choices choices = OpeningTable::choicesAt(place);
  std::uint8_t best = choices.ranks[0];
  for (std::size_t at = 1; at < choices.count; ++at)
    if (nets[choices.ranks[at]] > nets[best]) best = choices.ranks[at];
  return best;
}

// The advice itself solves, as it is asked by a dealer who can lay an ace after any three cards. What it
// solved is then taken from where it keeps it.
SolvedSubgame solveAsAdvised(const FirstRanks& first, const PlayKnowledge& knowledge, AdviceRounds rounds) {
  PlaySight sight;
  sight.us = Seat::dealer;
  sight.kept = {static_cast<Rank>(first[1]), Rank::ace, Rank::two, Rank::three};
  Seat seat = Seat::pone;
  for (const int rank : first) {
    sight.played.push_back({seat, static_cast<Rank>(rank)});
    seat = other(seat);
  }
  const auto solved = [&](int count) {
    Advisor advisor = *Advisor::make(sight, knowledge);
    advisor.run(count);
    return knowledge.subgames->solved(first, count, {});
  };
  PlayNumbers third = averagesOf(*solved(rounds.third));
  const auto later = solved(rounds.later);
  return {first, later->tree, std::move(third), averagesOf(*later)};
}

AdvisedSubgame::AdvisedSubgame(const SolvedSubgame& solved, Seat us, const Beliefs& beliefs,
                               const OpeningTable& opening)
    : solved_(&solved),
      us_(us),
      start_{opened(solved.first, other(us), opening, Advisor::slip),
             opened(solved.first, other(us), opening, Advisor::peopleSlip)},
      ends_(std::make_shared<const PlayEnds>(solved.tree, believed(solved.first, us, beliefs))),
      third_(solved.tree, ends_),
      later_(solved.tree, ends_) {
  const auto resumed = [&](const PlayNumbers& numbers) {
    return PlayNumbers{std::vector<float>(numbers.averages.size()), numbers.averages, numbers.rounds};
  };
  if (us == Seat::pone) third_.resume(resumed(solved.third));
  later_.resume(resumed(solved.later));
}

std::vector<float> Narrowed::both() const {
  std::vector<float> all = solved;
  for (std::size_t place = 0; place < all.size(); ++place)
    all[place] += Advisor::shareOfPeople * (erring[place] - all[place]);
  return all;
}

Narrowed AdvisedSubgame::narrowed(int node, int rank, const Narrowed& theirs) const {
  if (rank >= 0)
    return {later_.layFrom(node, rank, theirs.solved, Advisor::slip),
            later_.layFrom(node, rank, theirs.erring, Advisor::peopleSlip)};
  const PlayTree::Node& at = tree().node(node);
  Narrowed same = theirs;
  HandVectors::afterGo(at.left[at.seat], at.limit, theirs.solved.data(), same.solved.data());
  HandVectors::afterGo(at.left[at.seat], at.limit, theirs.erring.data(), same.erring.data());
  return same;
}

void AdvisedSubgame::choose(int node, const PlayPath& path, const Narrowed& theirs, float* rows) {
  const PlayTree::Node& at = tree().node(node);
  const int rest = at.left[us_] - 1;
  const std::size_t length = PlayTree::rowLength(rest + 1);
  std::vector<float> most(setsOf(rest + 1), -1e30f);
  std::vector<int> best(most.size(), -1);
  const auto eachCard = [&](auto see) {
    for (int rank = 0; rank < rankCount; ++rank)
      if ((at.ranks >> rank & 1) != 0) see(rank);
  };
  const std::vector<float> weights = theirs.both();
  PlayPath here = path;
  here.points = {};  // what was pegged before is the same for every card
  eachCard([&](int rank) {
    const PlayTree::Branch& branch = tree().branchOf(at, rank);
    const std::vector<float> worth =
        later_.bestFrom(branch.target, ends_->lay(here, at, branch, rank), us_, weights);
    const std::uint16_t* hands = rankSets().adding(rest, rank);
    for (std::size_t set = 0; set < setsOf(rest); ++set) {
      const float value = worth[HandVectors::place(rest, static_cast<int>(set))];
      if (value <= most[hands[set]]) continue;
      most[hands[set]] = value;
      best[hands[set]] = rank;
    }
  });
  eachCard([&](int rank) {
    const std::uint16_t* hands = rankSets().adding(rest, rank);
    std::fill(rows, rows + length, 0.0f);
    for (std::size_t set = 0; set < setsOf(rest); ++set) rows[set] = best[hands[set]] == rank ? 1.0f : 0.0f;
    rows += length;
  });
}

void AdvisedSubgame::chooseEverywhere(float* averages) {
  chooseFrom(tree().rootTarget(), root(), start_, averages);
}

void AdvisedSubgame::chooseFrom(int target, const PlayPath& path, const Narrowed& theirs, float* averages) {
  if (target < 0 || path.left[us_] < 2) return;
  const PlayTree::Node& node = tree().node(target);
  if (node.seat == us_) choose(target, path, theirs, averages + node.choices);
  const auto follow = [&](int rank) {
    const PlayTree::Branch& branch = tree().branchOf(node, rank);
    const PlayPath next = rank < 0 ? PlayEnds::go(path, branch) : ends_->lay(path, node, branch, rank);
    chooseFrom(branch.target, next, node.seat == us_ ? theirs : narrowed(target, rank, theirs), averages);
  };
  for (int rank = 0; rank < rankCount; ++rank)
    if ((node.ranks >> rank & 1) != 0) follow(rank);
  if (node.go) follow(-1);
}

std::vector<double> AdvisedSubgame::netsOfThird() {
  PublicPlay play;
  int points = 0;
  for (const int rank : solved_->first) points = play.lay(static_cast<Rank>(rank)).points;
  const std::vector<float> weights = start_.both();
  const std::vector<float> worth = third_.bestFrom(tree().rootTarget(), root(), us_, weights);
  const auto columns = static_cast<std::size_t>(ends_->columns());
  std::vector<double> nets(setsOf(2));
  for (std::size_t pair = 0; pair < nets.size(); ++pair) {
    double all = 0;
    for (std::size_t dealer = 0; dealer < columns; ++dealer)
      all += static_cast<double>(ends_->joint()[pair * columns + dealer] * weights[dealer]);
    if (all > 0)
      nets[pair] = points + static_cast<double>(worth[HandVectors::place(2, static_cast<int>(pair))]) / all;
  }
  return nets;
}

int bestThird(int three, const NetsOfThirds& nets) {
  int best = -1, last = -1;
  double most = 0;
  const auto& held = rankSets().ranks(3, three);
  for (std::size_t card = 0; card < 3; ++card) {
    const int rank = held[card];
    if (rank == last) continue;
    last = rank;
    int rest = 0, size = 0;
    for (std::size_t other = 0; other < 3; ++other)
      if (other != card) rest = rankSets().add(size++, rest, held[other]);
    const double net = nets[static_cast<std::size_t>(rank)][static_cast<std::size_t>(rest)];
    if (best >= 0 && static_cast<float>(net) <= static_cast<float>(most)) continue;
    best = rank;
    most = net;
  }
  return best;
}

}  // namespace cribbage
