#include "measure/advised_play.h"

#include <algorithm>
#include <bit>
#include <fstream>

namespace cribbage {

namespace {

// Calls `see` with each first three ranks, those with the same lead and reply together.
template <class See>
void eachFirst(See see) {
  for (int lead = 0; lead < rankCount; ++lead)
    for (int reply = 0; reply < rankCount; ++reply)
      for (int third = 0; third < rankCount; ++third) see(FirstRanks{lead, reply, third});
}

// The rows of a node, written by card and what is left of the hand.
class Rows {
 public:
  Rows(const PlayTree::Node& node, std::vector<float>& averages)
      : node_(node), averages_(averages), length_(PlayTree::rowLength(node.left[node.seat])) {}
  float& at(int rank, int rest) {
    const int lower = std::popcount(node_.ranks & ((1u << rank) - 1));
    return averages_[node_.choices + static_cast<std::size_t>(lower) * length_ +
                     static_cast<std::size_t>(rest)];
  }

 private:
  const PlayTree::Node& node_;
  std::vector<float>& averages_;
  std::size_t length_;
};

// Calls `see` with each hand of `size`, each of its different ranks and what that leaves.
template <class See>
void eachCard(int size, See see) {
  for (int rank = 0; rank < rankCount; ++rank)
    for (int rest = 0; rest < RankSets::count[static_cast<std::size_t>(size - 1)]; ++rest)
      see(rankSets().add(size - 1, rest, rank), rank, rest);
}

// The nodes of the opening: the lead, the replies and the third cards.
class Opening {
 public:
  explicit Opening(const PlayTree& tree) : tree_(tree) {}
  int lead() const { return tree_.rootTarget(); }
  int reply(int lead) const { return after(this->lead(), lead); }
  int third(int lead, int reply) const { return after(this->reply(lead), reply); }

 private:
  int after(int node, int rank) const { return tree_.branchOf(tree_.node(node), rank).target; }
  const PlayTree& tree_;
};

// Writes lead and reply: `chance` is that of a rank at a place of the opening table.
template <class Chance>
void writeLeadAndReply(const PlayTree& tree, std::vector<float>& averages, Chance chance) {
  const Opening opening(tree);
  Rows leads(tree.node(opening.lead()), averages);
  eachCard(4, [&](int hand, int rank, int rest) {
    leads.at(rank, rest) = chance(OpeningTable::lead(hand), rank);
  });
  for (int lead = 0; lead < rankCount; ++lead) {
    Rows replies(tree.node(opening.reply(lead)), averages);
    eachCard(4, [&](int hand, int rank, int rest) {
      replies.at(rank, rest) = chance(OpeningTable::reply(lead, hand), rank);
    });
  }
}

}  // namespace

const SolvedSubgame& AdviceSolutions::after(const FirstRanks& first) {
  auto& kept = subgames_[static_cast<std::size_t>((first[0] * rankCount + first[1]) * rankCount + first[2])];
  if (!kept) kept = std::make_unique<const SolvedSubgame>(solveAsAdvised(first, knowledge_, rounds_));
  return *kept;
}

void AdviceSolutions::save(const std::string& file, std::uint32_t digest) {
  std::ofstream out(file, std::ios::binary);
  const auto write = [&](const auto* from, std::size_t bytes) {
    out.write(reinterpret_cast<const char*>(from), static_cast<std::streamsize>(bytes));
  };
  write(&digest, sizeof digest);
  eachFirst([&](const FirstRanks& first) {
    const SolvedSubgame& solved = after(first);
    for (const auto* numbers : {&solved.third, &solved.later})
      write(numbers->averages.data(), numbers->averages.size() * sizeof(float));
  });
}

bool AdviceSolutions::load(const std::string& file, std::uint32_t digest) {
  std::ifstream in(file, std::ios::binary);
  const auto read = [&](auto* to, std::size_t bytes) {
    in.read(reinterpret_cast<char*>(to), static_cast<std::streamsize>(bytes));
  };
  std::uint32_t found = 0;
  read(&found, sizeof found);
  if (!in || found != digest) return false;
  std::size_t at = 0;
  eachFirst([&](const FirstRanks& first) {
    PlayTree tree(SubgameRoot::after(first));
    PlayNumbers third{{}, std::vector<float>(tree.choiceCount()), rounds_.third}, later = third;
    later.rounds = rounds_.later;
    for (auto* numbers : {&third, &later})
      read(numbers->averages.data(), numbers->averages.size() * sizeof(float));
    subgames_[at++] = std::make_unique<const SolvedSubgame>(
        SolvedSubgame{first, std::move(tree), std::move(third), std::move(later)});
  });
  if (!in)
    for (auto& solved : subgames_) solved = nullptr;
  return static_cast<bool>(in);
}

SubgamePlace placeOf(const PlayTree& whole, const FirstRanks& first) {
  const PlayTree::Node& before = whole.node(Opening(whole).third(first[0], first[1]));
  const int node = whole.branchOf(before, first[2]).target;
  return {node, whole.node(node).choices};
}

Stage stageOf(const PlayTree::Node& node) {
  const int left = node.left[Seat::pone] + node.left[Seat::dealer];
  return left == 8 ? Stage::lead : left == 7 ? Stage::reply : left == 6 ? Stage::third : Stage::later;
}

std::vector<float> adviceAsAverages(const PlayTree& whole, const PlayKnowledge& knowledge,
                                    AdviceSolutions& solved) {
  std::vector<float> averages(whole.choiceCount());
  writeLeadAndReply(whole, averages, [&](std::size_t place, int rank) {
    return bestOpening(*knowledge.opening, place) == rank ? 1.0f : 0.0f;
  });
  const Beliefs asPone = beliefsOfFours(knowledge.asDealer), asDealer = beliefsOfFours(knowledge.asPone);
  NetsOfThirds nets;
  eachFirst([&](const FirstRanks& first) {
    float* rows = averages.data() + placeOf(whole, first).choices;
    AdvisedSubgame pone(solved.after(first), Seat::pone, asPone, *knowledge.opening);
    pone.chooseEverywhere(rows);
    AdvisedSubgame(solved.after(first), Seat::dealer, asDealer, *knowledge.opening).chooseEverywhere(rows);
    nets[static_cast<std::size_t>(first[2])] = pone.netsOfThird();
    if (first[2] < rankCount - 1) return;
    Rows thirds(whole.node(Opening(whole).third(first[0], first[1])), averages);
    eachCard(3, [&](int three, int rank, int rest) {
      thirds.at(rank, rest) = bestThird(three, nets) == rank ? 1.0f : 0.0f;
    });
  });
  return averages;
}

std::vector<float> solutionsAsAverages(const PlayTree& whole, const OpeningTable& opening,
                                       AdviceSolutions& solved) {
  std::vector<float> averages(whole.choiceCount());
  const auto chance = [&](std::size_t place, int rank) {
    return opening.chances(place)[static_cast<std::size_t>(rank)];
  };
  writeLeadAndReply(whole, averages, chance);
  eachFirst([&](const FirstRanks& first) {
    const std::vector<float>& later = solved.after(first).later.averages;
    std::copy(later.begin(), later.end(), averages.begin() + placeOf(whole, first).choices);
    if (first[2] > 0) return;
    Rows thirds(whole.node(Opening(whole).third(first[0], first[1])), averages);
    eachCard(3, [&](int three, int rank, int rest) {
      thirds.at(rank, rest) = chance(OpeningTable::second(first[0], first[1], three), rank);
    });
  });
  return averages;
}

}  // namespace cribbage
