// What the opponent may hold: their reach probabilities, given the cards that we see and what they played.

#include <cassert>

#include "cribbage/advice/advisor.h"

namespace cribbage {

const HandPrior& Advisor::keptBy(Seat seat) const {
  if (winPrior_) return seat == Seat::pone ? winPrior_->asPone : winPrior_->asDealer;
  return seat == Seat::pone ? knowledge_->asPone : knowledge_->asDealer;
}

// The probabilities at a place before the fourth card: by the opening table, and for lead and reply near the
// last hole by the stakes table, which does not know the pone's second card.
ByRank Advisor::openingChances(std::size_t place) const {
  const bool toWin = context_ && place < OpeningTable::valued;
  return toWin ? context_->opening(place, *knowledge_->opening) : knowledge_->opening->chances(place);
}

// That of one rank, with a tremble.
float Advisor::openingChance(std::size_t place, int rank, float tremble) const {
  return openingChances(place)[static_cast<std::size_t>(rank)] + tremble;
}

// That of the pone's second card out of these three ranks. Near the last hole little is known of it.
float Advisor::secondChance(int three, int third, float tremble) const {
  const float chance = openingChance(OpeningTable::second(played_[0], played_[1], three), third,
                                     context_ ? secondCardTremble : tremble);
  if (!context_) return chance;
  const auto& ranks = rankSets().ranks(3, three);
  const auto choices = 1 + (ranks[1] != ranks[0] ? 1 : 0) + (ranks[2] != ranks[1] ? 1 : 0);
  return chance / (1 + static_cast<float>(choices) * secondCardTremble);
}

// The pone by the three ranks left after the lead. Its reach probability is the weight of the four as kept,
// times the opening table's probability of the lead.
Advisor::InitialHand Advisor::leaderOf(int three, const HandPrior::Weights& weights, float tremble) const {
  const int kept = rankSets().add(3, three, played_[0]);
  return {kept, weights[static_cast<std::size_t>(kept)] *
                    openingChance(OpeningTable::lead(kept), played_[0], tremble)};
}

// The pone of a subgame by the two ranks left after the third card: the opening table's probability of that
// card comes to it.
Advisor::InitialHand Advisor::poneOf(int pair, int third, const HandPrior::Weights& weights,
                                     float tremble) const {
  const int three = rankSets().add(2, pair, third);
  const InitialHand led = leaderOf(three, weights, tremble);
  return {led.kept, led.reach * secondChance(three, third, tremble)};
}

// The dealer by the three ranks left after the reply. Its reach probability has the reply alone.
Advisor::InitialHand Advisor::dealerOf(int three, const HandPrior::Weights& weights, float tremble) const {
  const int kept = rankSets().add(3, three, played_[1]);
  return {kept, weights[static_cast<std::size_t>(kept)] *
                    openingChance(OpeningTable::reply(played_[0], kept), played_[1], tremble)};
}

RankCounts Advisor::seen() const {
  RankCounts seen = countRanks(information_.kept);
  if (information_.thrown)
    for (const Rank rank : *information_.thrown) ++seen[static_cast<std::size_t>(rank)];
  if (information_.starter) ++seen[static_cast<std::size_t>(*information_.starter)];
  return seen;
}

// The opponent's reach probabilities before the third card.
std::vector<float> Advisor::openingRange(float tremble) const {
  const bool theyDeal = us_ == Seat::pone;
  const HandPrior::Weights& kept = theirKept_;
  const int size = play_.left(other(us_));
  std::vector<float> range(HandVectors::length(size));
  for (int set = 0; set < RankSets::count[static_cast<std::size_t>(size)]; ++set)
    range[HandVectors::place(size, set)] = size == RankSets::most ? kept[static_cast<std::size_t>(set)]
                                           : theyDeal             ? dealerOf(set, kept, tremble).reach
                                                                  : leaderOf(set, kept, tremble).reach;
  return range;
}

// The opponent's reach probabilities at the root of a subgame. They begin with what the opponent keeps given
// the cards that we see, so that the joint ranges of the solution are not used here.
std::vector<float> Advisor::initialRange(int third, float tremble) const {
  const bool theyDeal = us_ == Seat::pone;
  const HandPrior::Weights& kept = theirKept_;
  const int size = theyDeal ? 3 : 2;
  std::vector<float> range(HandVectors::length(size));
  for (int set = 0; set < RankSets::count[static_cast<std::size_t>(size)]; ++set) {
    const std::size_t place = HandVectors::place(size, set);
    range[place] = (theyDeal ? dealerOf(set, kept, tremble) : poneOf(set, third, kept, tremble)).reach;
    if (size == 2) range[HandVectors::turned(place)] = range[place];
  }
  return range;
}

// The opponent's reach probabilities after their card or go. A card multiplies them by the average strategy's
// probability (Bayes' rule, unnormalised); a go leaves the hands that must say go. Where the tree has ended,
// a card leaves the hands that held it: they have one card, or we have none, and their order tells nothing.
std::vector<float> Advisor::narrowed(const Subgame* subgame, const RangeAtNode& reached, int rank,
                                     float tremble) const {
  const int size = reached.play.left(other(us_));
  if (rank == go) {
    std::vector<float> same(reached.theirs.size());
    HandVectors::afterGo(size, reached.play.limit(), reached.theirs.data(), same.data());
    return same;
  }
  if (reached.target >= 0) return subgame->solver.playFrom(reached.target, rank, reached.theirs, tremble);
  const std::vector<float> all(PlayTree::rowLength(size), 1.0f);
  std::vector<float> left(HandVectors::length(size - 1));
  HandVectors::afterPlaying(size, rank, reached.theirs.data(), all.data(), left.data());
  return left;
}

// One card or go on from a point of a subgame, in the tree as far as it goes, and in the play.
void Advisor::follow(const Subgame* subgame, int rank, float tremble, RangeAtNode& reached) const {
  if (reached.play.toAct() != us_) reached.theirs = narrowed(subgame, reached, rank, tremble);
  if (reached.target >= 0) {
    const PlayTree::Node& node = subgame->tree.node(reached.target);
    const PlayTree::Branch& branch = subgame->tree.branchOf(node, rank);
    reached.path = rank == go ? TerminalPayoffs::afterGo(reached.path, branch)
                              : subgame->solver.payoffs().afterPlaying(reached.path, node, branch, rank);
    reached.target = branch.target;
  }
  if (rank == go)
    reached.play.go();
  else
    reached.play.play(static_cast<Rank>(rank));
}

// Without a subgame as though its tree had ended: what can be known without a solution.
Advisor::RangeAtNode Advisor::rangeAt(const Subgame* subgame, float tremble) const {
  const FirstRanks first{played_[0], played_[1], subgame ? subgame->first[2] : played_[2]};
  RangeAtNode reached{-1, {}, playAfter(first), initialRange(first[2], tremble), 0};
  if (subgame) {
    reached.target = subgame->tree.rootTarget();
    reached.path = subgame->solver.payoffs().root();
  }
  for (const int rank : steps_) follow(subgame, rank, tremble, reached);
  // Values count points from here on: what was pegged before is the same for every card.
  reached.path.points = {};
  return reached;
}

// The current point of a subgame, with the sum by which values are divided. The opponent may be one who errs.
Advisor::RangeAtNode Advisor::rangeAt(const Subgame& subgame) const {
  RangeAtNode reached = rangeAt(&subgame, context_ ? humanTremble : expertTremble);
  if (!context_) {
    const std::vector<float> erring = rangeAt(&subgame, humanTremble).theirs;
    for (std::size_t place = 0; place < reached.theirs.size(); ++place)
      reached.theirs[place] += humanShare * (erring[place] - reached.theirs[place]);
  }
  if (reached.target >= 0)
    subgame.solver.payoffs().eachHand(other(us_), reached.path, [&](std::size_t place, int, int) {
      reached.all += static_cast<double>(reached.theirs[place]);
    });
  else
    for (const float weight : reached.theirs) reached.all += static_cast<double>(weight);
  return reached;
}

Belief Advisor::belief() const {
  assert(subgames_.size() == thirds_.size());
  const int left = play_.left(other(us_));
  if (played_.size() < 3) return {left, openingRange(humanTremble)};
  return {left, rangeAt(subgames_.empty() ? nullptr : subgames_.front().get(), humanTremble).theirs};
}

}  // namespace cribbage
