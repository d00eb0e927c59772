#include "cribbage/advice/range_builder.h"

#include <array>
#include <utility>

#include "cribbage/discard/dealt_classes.h"

namespace cribbage {

namespace {

constexpr int go = FollowedPlay::go;

RankCounts countsOf(int kept) {
  return countRanks(rankSets().ranks(RankSets::most, kept));
}

RankCounts seenBy(const PlayInformation& information) {
  RankCounts seen = countRanks(information.kept);
  if (information.thrown)
    for (const Rank rank : *information.thrown) ++seen[static_cast<std::size_t>(rank)];
  if (information.starter) ++seen[static_cast<std::size_t>(*information.starter)];
  return seen;
}

// The effect of card removal by one hand on another. It is the number of ways to draw the second hand from
// the cards that the first leaves, divided by the number of ways to draw it from a full deck.
class Removal {
 public:
  explicit Removal(int kept) {
    for (auto& parts : parts_) parts.fill(1);
    const RankCounts counts = countsOf(kept);
    std::size_t at = 0;
    for (std::size_t rank = 0; rank < rankCount; ++rank) {
      if (counts[rank] == 0) continue;
      ranks_[at] = rank;
      for (int taken = 1; taken <= suitCount; ++taken)
        parts_[at][static_cast<std::size_t>(taken)] =
            static_cast<float>(waysToTake(suitCount - counts[rank], taken)) /
            static_cast<float>(waysToTake(suitCount, taken));
      ++at;
    }
  }

  float of(const RankCounts& theirs) const {
    float part = 1;
    for (std::size_t at = 0; at < RankSets::most; ++at) part *= parts_[at][theirs[ranks_[at]]];
    return part;
  }

 private:
  // The distinct ranks of the first hand. For each there is a factor by the number of cards of that rank in
  // the second hand. Unused entries have the factor 1.
  std::array<std::size_t, RankSets::most> ranks_{};
  std::array<std::array<float, suitCount + 1>, RankSets::most> parts_{};
};

}  // namespace

// Step 2 of an answer (advisor.h): look up the priors, the probability that a side keeps each hand by the
// solved discards. If the score matters, both sides are assumed to discard to win. The opponent's prior is
// conditioned on all the cards we see.
RangeBuilder::RangeBuilder(std::shared_ptr<const FollowedPlay> followed, const PlayInformation& information,
                           const PlayKnowledge& knowledge, const std::optional<ScoreContext>& context)
    : followed_(std::move(followed)),
      toWin_(context.has_value()),
      winPrior_(context ? knowledge.winPriors->at(*context) : nullptr),
      priors_{winPrior_ ? std::array{&winPrior_->asPone, &winPrior_->asDealer}
                        : std::array{&knowledge.asPone, &knowledge.asDealer}},
      opening_(*knowledge.opening, context, followed_->played),
      theirs_(priors_[followed_->them()]->given(seenBy(information))) {}

// Step 4 of an answer (advisor.h): build the joint range at the root of a subgame, a probability for each
// pair of hands. It is the product of each side's prior, the opening policy's probability of each side's
// first cards, and the effect of card removal. The two sides depend on each other through card removal alone.
JointHands RangeBuilder::jointAfter(int third) {
  const float tremble = toWin_ ? humanTremble : expertTremble;
  if (dealers_.empty())
    for (int three = 0; three < RankSets::count[3]; ++three) {
      leaders_.push_back(opening_.leaderOf(three, priors_[Seat::pone]->unconditional(), tremble));
      const InitialHand& dealer =
          dealers_.emplace_back(opening_.dealerOf(three, priors_[Seat::dealer]->unconditional(), tremble));
      dealersRanks_.push_back(countsOf(dealer.kept));
    }
  JointHands joint;
  joint.reserve(static_cast<std::size_t>(RankSets::count[2]) * dealers_.size());
  double all = 0;
  for (int pair = 0; pair < RankSets::count[2]; ++pair) {
    const int three = rankSets().add(2, pair, third);
    const InitialHand& pone = leaders_[static_cast<std::size_t>(three)];
    const float reach = pone.reach * opening_.secondChance(three, third, tremble);
    const Removal removal(pone.kept);
    for (std::size_t at = 0; at < dealers_.size(); ++at) {
      joint.push_back(reach * dealers_[at].reach * removal.of(dealersRanks_[at]));
      all += static_cast<double>(joint.back());
    }
  }
  for (float& one : joint) one = static_cast<float>(static_cast<double>(one) / all);
  return joint;
}

std::vector<float> RangeBuilder::openingRange(float tremble) const {
  const bool theyDeal = followed_->us == Seat::pone;
  const int size = followed_->play.left(followed_->them());
  std::vector<float> range(HandVectors::length(size));
  for (int set = 0; set < RankSets::count[static_cast<std::size_t>(size)]; ++set)
    range[HandVectors::place(size, set)] = size == RankSets::most ? theirs_[static_cast<std::size_t>(set)]
                                           : theyDeal ? opening_.dealerOf(set, theirs_, tremble).reach
                                                      : opening_.leaderOf(set, theirs_, tremble).reach;
  return range;
}

// Returns the opponent's range at the root of a subgame. It starts from the prior conditioned on the cards we
// see, not from the joint ranges of the solution.
std::vector<float> RangeBuilder::initialRange(int third, float tremble,
                                              const HandPrior::Weights& theirs) const {
  const bool theyDeal = followed_->us == Seat::pone;
  const int size = theyDeal ? 3 : 2;
  std::vector<float> range(HandVectors::length(size));
  for (int set = 0; set < RankSets::count[static_cast<std::size_t>(size)]; ++set) {
    const std::size_t place = HandVectors::place(size, set);
    range[place] =
        (theyDeal ? opening_.dealerOf(set, theirs, tremble) : opening_.poneOf(set, third, theirs, tremble))
            .reach;
    if (size == 2) range[HandVectors::turned(place)] = range[place];
  }
  return range;
}

// Returns the opponent's range after their card or go. In the tree, a card multiplies each hand by the
// average strategy's probability of that card (Bayes' rule, unnormalised). A go keeps the hands that cannot
// play. Past the end of the tree, a card keeps every hand that held it. The order of the opponent's cards
// carries no information there, because either the opponent has only one card or we have none.
std::vector<float> RangeBuilder::narrowed(const Subgame* subgame, const RangeAtNode& range, int rank,
                                          float tremble) const {
  const int size = range.play.left(followed_->them());
  if (rank == go) {
    std::vector<float> same(range.theirs.size());
    HandVectors::afterGo(size, range.play.limit(), range.theirs.data(), same.data());
    return same;
  }
  if (range.target >= 0) return subgame->solver.playFrom(range.target, rank, range.theirs, tremble);
  const std::vector<float> all(PlayTree::rowLength(size), 1.0f);
  std::vector<float> left(HandVectors::length(size - 1));
  HandVectors::afterPlaying(size, rank, range.theirs.data(), all.data(), left.data());
  return left;
}

// Advances `range` by one card or go. An action of the opponent also narrows the hands they may have. Past
// the end of the tree only the play advances, and `target` stays negative.
void RangeBuilder::follow(const Subgame* subgame, int rank, float tremble, RangeAtNode& range) const {
  if (range.play.toAct() != followed_->us) range.theirs = narrowed(subgame, range, rank, tremble);
  if (range.target >= 0) {
    const PlayTree::Node& node = subgame->tree.node(range.target);
    const PlayTree::Branch& branch = subgame->tree.branchOf(node, rank);
    range.path = rank == go ? TerminalPayoffs::afterGo(range.path, branch)
                            : subgame->solver.payoffs().afterPlaying(range.path, node, branch, rank);
    range.target = branch.target;
  }
  if (rank == go)
    range.play.go();
  else
    range.play.play(static_cast<Rank>(rank));
}

RangeAtNode RangeBuilder::rangeAt(const Subgame* subgame, float tremble) const {
  return rangeAt(subgame, tremble, theirs_);
}

RangeAtNode RangeBuilder::rangeAt(const Subgame* subgame, float tremble,
                                  const HandPrior::Weights& theirs) const {
  const std::vector<int>& played = followed_->played;
  const FirstRanks first{played[0], played[1], subgame ? subgame->first[2] : played[2]};
  RangeAtNode range{-1, {}, playAfter(first), initialRange(first[2], tremble, theirs), 0};
  if (subgame) {
    range.target = subgame->tree.rootTarget();
    range.path = subgame->solver.payoffs().root();
  }
  for (const int rank : followed_->steps) follow(subgame, rank, tremble, range);
  // From here on the path counts only later points, because earlier points are the same whichever card we
  // play.
  range.path.points = {};
  return range;
}

// Step 6 of an answer (advisor.h): build the opponent's range, given all the cards we see and all the cards
// they played.
RangeAtNode RangeBuilder::rangeAt(const Subgame& subgame, std::span<const float> suits) const {
  HandPrior::Weights theirs = theirs_;
  for (std::size_t hand = 0; hand < suits.size(); ++hand) theirs[hand] *= suits[hand];
  RangeAtNode range = rangeAt(&subgame, toWin_ ? humanTremble : expertTremble, theirs);
  if (!toWin_) {
    const std::vector<float> erring = rangeAt(&subgame, humanTremble, theirs).theirs;
    for (std::size_t place = 0; place < range.theirs.size(); ++place)
      range.theirs[place] += humanShare * (erring[place] - range.theirs[place]);
  }
  if (range.target >= 0)
    subgame.solver.payoffs().eachHand(followed_->them(), range.path, [&](std::size_t place, int, int) {
      range.all += static_cast<double>(range.theirs[place]);
    });
  else
    for (const float weight : range.theirs) range.all += static_cast<double>(weight);
  return range;
}

}  // namespace cribbage
