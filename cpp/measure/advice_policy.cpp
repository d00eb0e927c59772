#include "measure/advice_policy.h"

#include <algorithm>
#include <array>

namespace cribbage {

namespace {

// Writes 1 for the rank of each hand of `size` that `best` names, and 0 for the others.
template <class Best>
void writeRows(const PlayTree::Node& node, int size, const std::vector<float>& reach, float* rows,
               Best best) {
  const std::size_t length = PlayTree::rowLength(size);
  for (int rank = 0; rank < rankCount; ++rank) {
    if ((node.ranks >> rank & 1) == 0) continue;
    std::fill(rows, rows + length, 0.0f);
    for (int rest = 0; rest < RankSets::count[static_cast<std::size_t>(size - 1)]; ++rest) {
      const int hand = rankSets().add(size - 1, rest, rank);
      if (reach[HandVectors::place(size, hand)] != 0 && best(hand) == rank) rows[rest] = 1;
    }
    rows += length;
  }
}

}  // namespace

AdvicePolicy::AdvicePolicy(const PlayTree& whole, const PlayKnowledge& knowledge, AdviceSolutions& solutions,
                           Seat us, const std::vector<Beliefs>& layers)
    : whole_(whole), knowledge_(knowledge), solutions_(solutions), us_(us), layers_(layers), way_(1) {}

void AdvicePolicy::choose(int node, std::size_t layer, const std::vector<float>& reach, float* rows) {
  const Place& here = way_.back();
  const OpeningTable& opening = *knowledge_.opening;
  if (here.laid == 2) {
    chooseThird(layer, reach, rows);
  } else if (here.laid < 2) {
    writeRows(whole_.node(node), 4, reach, rows, [&](int hand) {
      return bestOpening(
          opening, here.laid == 0 ? OpeningTable::lead(hand) : OpeningTable::reply(here.first[0], hand));
    });
  } else {
    (*here.subgame)[layer].choose(node - here.node, here.path, here.theirs, rows);
  }
}

// Each third card that one of the hands may lay is a subgame of its own.
void AdvicePolicy::chooseThird(std::size_t layer, const std::vector<float>& reach, float* rows) {
  const Place& here = way_.back();
  std::array<bool, rankCount> held{};
  for (int three = 0; three < RankSets::count[3]; ++three)
    if (reach[static_cast<std::size_t>(three)] != 0)
      for (std::size_t card = 0; card < 3; ++card) held[rankSets().ranks(3, three)[card]] = true;
  NetsOfThirds nets;
  for (std::size_t third = 0; third < rankCount; ++third)
    if (held[third])
      nets[third] =
          (*subgameAfter({here.first[0], here.first[1], static_cast<int>(third)}))[layer].netsOfThird();
  const PlayTree::Node& reply =
      whole_.node(whole_.branchOf(whole_.node(whole_.rootTarget()), here.first[0]).target);
  const PlayTree::Node& node = whole_.node(whole_.branchOf(reply, here.first[1]).target);
  writeRows(node, 3, reach, rows, [&](int three) { return bestThird(three, nets); });
}

std::shared_ptr<AdvicePolicy::Layers> AdvicePolicy::subgameAfter(const FirstRanks& first) {
  if (first[0] != kept_[0] || first[1] != kept_[1]) subgames_.clear();
  kept_ = first;
  std::shared_ptr<Layers>& subgame = subgames_[first[2]];
  if (!subgame) {
    subgame = std::make_shared<Layers>();
    for (const Beliefs& beliefs : layers_)
      subgame->emplace_back(solutions_.after(first), us_, beliefs, *knowledge_.opening);
  }
  return subgame;
}

void AdvicePolicy::enter(int node, int rank) {
  Place place = way_.back();
  if (place.laid < 3) {
    place.first[place.laid++] = rank;
    if (place.laid == 3) begin(place);
  } else {
    const AdvisedSubgame& subgame = place.subgame->front();
    const PlayTree::Node& here = subgame.tree().node(node - place.node);
    const PlayTree::Branch& branch = subgame.tree().branchOf(here, rank);
    if (here.seat != us_) place.theirs = subgame.narrowed(node - place.node, rank, place.theirs);
    place.path =
        rank < 0 ? PlayEnds::go(place.path, branch) : subgame.ends().lay(place.path, here, branch, rank);
  }
  way_.push_back(std::move(place));
}

void AdvicePolicy::begin(Place& place) {
  place.subgame = subgameAfter(place.first);
  place.node = placeOf(whole_, place.first).node;
  place.path = place.subgame->front().root();
  place.theirs = place.subgame->front().start();
}

}  // namespace cribbage
