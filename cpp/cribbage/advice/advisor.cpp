#include "cribbage/advice/advisor.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "cribbage/play/open_play.h"

namespace cribbage {

namespace {

// The tremble of both sides (a trembling hand): added to the solved probability of every card. A card that
// the solution never lays then leaves every hand that holds it possible, instead of none.
constexpr float slip = 0.002f;
constexpr int go = -1;

int setOf(const std::vector<Rank>& ranks) {
  return rankSets().number(ranks);
}

// The effect of card removal: the joint probability of two hands, relative to that of two separate decks.
// Ways to draw the opponent's cards from what the first hand leaves are divided by ways to draw them from
// four of a rank.
float together(const std::array<std::uint8_t, 4>& one, const std::array<std::uint8_t, 4>& other) {
  RankCounts ours{}, theirs{};
  for (const std::uint8_t rank : one) ++ours[rank];
  for (const std::uint8_t rank : other) ++theirs[rank];
  float part = 1;
  for (std::size_t rank = 0; rank < rankCount; ++rank)
    if (ours[rank] > 0 && theirs[rank] > 0)
      part *= static_cast<float>(waysToTake(4 - ours[rank], theirs[rank])) /
              static_cast<float>(waysToTake(4, theirs[rank]));
  return part;
}

}  // namespace

Advisor::Advisor(const PlaySight& sight, const PlayKnowledge& knowledge)
    : sight_(sight), knowledge_(&knowledge), us_(sight.us), ours_(sight.kept.begin(), sight.kept.end()) {
  std::sort(ours_.begin(), ours_.end());
}

std::optional<Advisor> Advisor::make(const PlaySight& sight, const PlayKnowledge& knowledge) {
  Advisor advisor(sight, knowledge);
  if (!advisor.replay()) return {};
  advisor.thirds_ = advisor.thirdsToSolve();
  return advisor;
}

bool Advisor::replay() {
  for (const PlayEvent& event : sight_.played)
    if (!take(event)) return false;
  if (play_.over())
    turn_ = Turn::over;
  else if (play_.toAct() != us_)
    turn_ = Turn::theirs;
  else
    turn_ = weCanLay() ? Turn::ours : Turn::mustGo;
  return true;
}

bool Advisor::weCanLay() const {
  return std::any_of(ours_.begin(), ours_.end(), [&](Rank rank) { return play_.series().takes(rank); });
}

void Advisor::step(int rank) {
  if (laid_.size() >= 3) steps_.push_back(rank);
  if (rank == go) {
    play_.go();
    return;
  }
  play_.lay(static_cast<Rank>(rank));
  laid_.push_back(rank);
}

bool Advisor::take(const PlayEvent& event) {
  const Seat seat = event.by;
  const auto canGo = [&] { return play_.mayGo() && (play_.toAct() != us_ || !weCanLay()); };
  if (!event.rank && (play_.count() == 0 || play_.gone(seat) || play_.left(seat) == 0))
    return true;  // a go that both sides knew already
  if (play_.left(seat) == 0) return false;
  const auto mayNow = [&] {
    return play_.toAct() == seat && (!event.rank || play_.mayLay(static_cast<int>(*event.rank)));
  };
  while (!mayNow()) {  // goes that the history leaves out
    if (!canGo()) return false;
    step(go);
  }
  if (!event.rank) {
    if (!canGo()) return false;
    step(go);
    return true;
  }
  if (seat == us_) {
    const auto held = std::find(ours_.begin(), ours_.end(), *event.rank);
    if (held == ours_.end()) return false;
    ours_.erase(held);
  }
  step(static_cast<int>(*event.rank));
  return true;
}

// A third card that is ours to choose begins a different subgame with each rank; all are solved. Later the
// third card is known, and there is one subgame, whatever was laid after it.
std::vector<int> Advisor::thirdsToSolve() const {
  if (turn_ != Turn::ours || laid_.size() < 2) return {};
  if (laid_.size() >= 3) return {laid_[2]};
  std::vector<int> thirds;
  for (const Rank rank : ours_)
    if (thirds.empty() || thirds.back() != static_cast<int>(rank)) thirds.push_back(static_cast<int>(rank));
  return thirds;
}

// Rounds until the values are settled.
int Advisor::enough() const {
  if (thirds_.empty()) return 0;
  return thirds_.size() > 1 ? settledRounds / 2 : settledRounds;
}

// The opening table's probability of a rank at a place, with the slip.
float Advisor::openingChance(std::size_t place, int rank) const {
  return knowledge_->opening->chances(place)[static_cast<std::size_t>(rank)] + slip;
}

// The pone of a subgame by the two ranks left after the third card. Its reach probability is the weight of
// the four as kept, times the opening table's probabilities of the lead and of the third card.
Advisor::Holding Advisor::poneOf(int pair, int third, const KeptHands::Weights& weights) const {
  const int three = rankSets().add(2, pair, third), kept = rankSets().add(3, three, laid_[0]);
  return {kept, weights[static_cast<std::size_t>(kept)] * openingChance(OpeningTable::lead(kept), laid_[0]) *
                    openingChance(OpeningTable::second(laid_[0], laid_[1], three), third)};
}

// The dealer by the three ranks left after the reply. Its reach probability has the reply alone.
Advisor::Holding Advisor::dealerOf(int three, const KeptHands::Weights& weights) const {
  const int kept = rankSets().add(3, three, laid_[1]);
  return {kept, weights[static_cast<std::size_t>(kept)] *
                    openingChance(OpeningTable::reply(laid_[0], kept), laid_[1])};
}

// The joint ranges at the root of a subgame, as common knowledge: only ranks laid are known, not our own
// discard or the starter. The two sides depend on each other through card removal alone.
JointHands Advisor::jointAfter(int third) const {
  const RankSets& sets = rankSets();
  std::vector<Holding> pones, dealers;
  for (int pair = 0; pair < RankSets::count[2]; ++pair)
    pones.push_back(poneOf(pair, third, knowledge_->asPone.unconditional()));
  for (int three = 0; three < RankSets::count[3]; ++three)
    dealers.push_back(dealerOf(three, knowledge_->asDealer.unconditional()));
  JointHands joint;
  joint.reserve(pones.size() * dealers.size());
  double all = 0;
  for (const Holding& pone : pones)
    for (const Holding& dealer : dealers) {
      joint.push_back(pone.reach * dealer.reach *
                      together(sets.ranks(4, pone.kept), sets.ranks(4, dealer.kept)));
      all += static_cast<double>(joint.back());
    }
  for (float& one : joint) one = static_cast<float>(static_cast<double>(one) / all);
  return joint;
}

void Advisor::run(int rounds) {
  rounds_ += rounds;
  subgames_.clear();
  for (const int third : thirds_)
    subgames_.push_back(knowledge_->subgames->solved({laid_[0], laid_[1], third}, rounds_,
                                                     [&] { return jointAfter(third); }));
}

RankCounts Advisor::seen() const {
  RankCounts seen = countRanks(sight_.kept);
  if (sight_.thrown)
    for (const Rank rank : *sight_.thrown) ++seen[static_cast<std::size_t>(rank)];
  if (sight_.starter) ++seen[static_cast<std::size_t>(*sight_.starter)];
  return seen;
}

// The opponent's reach probabilities at the root of a subgame. They begin with what the opponent keeps given
// the cards that we see, so that the joint ranges of the solution are not used here.
std::vector<float> Advisor::startRange(const Subgame& subgame) const {
  const Seat them = other(us_);
  const bool theyDeal = them == Seat::dealer;
  const KeptHands::Weights kept = (theyDeal ? knowledge_->asDealer : knowledge_->asPone).given(seen());
  const int size = theyDeal ? 3 : 2;
  std::vector<float> range(HandVectors::length(size));
  const PlayEnds& ends = subgame.solver.ends();
  ends.eachHand(them, ends.root(), [&](std::size_t place, int set, int) {
    range[place] = (theyDeal ? dealerOf(set, kept) : poneOf(set, subgame.first[2], kept)).reach;
    if (size == 2) range[HandVectors::turned(place)] = range[place];
  });
  return range;
}

// The opponent's reach probabilities after their card or go. A card multiplies them by the average strategy's
// probability (Bayes' rule, unnormalised); a go leaves the hands that must say go.
std::vector<float> Advisor::narrowed(Subgame& subgame, const Reached& reached, int rank) const {
  if (rank == go) {
    std::vector<float> same(reached.theirs.size());
    HandVectors::afterGo(reached.play.left(other(us_)), reached.play.limit(), reached.theirs.data(),
                         same.data());
    return same;
  }
  if (reached.target >= 0) return subgame.solver.layFrom(reached.target, rank, reached.theirs, slip);
  std::vector<float> none(HandVectors::length(0));  // they have laid their last card
  none[0] = reached.theirs[static_cast<std::size_t>(rank)];
  return none;
}

// One card or go on from a point of a subgame, in the tree as far as it goes, and in the play.
void Advisor::follow(Subgame& subgame, int rank, Reached& reached) const {
  if (reached.play.toAct() != us_) reached.theirs = narrowed(subgame, reached, rank);
  if (reached.target >= 0) {
    const PlayTree::Node& node = subgame.tree.node(reached.target);
    const PlayTree::Branch& branch = subgame.tree.branchOf(node, rank);
    reached.path = rank == go ? PlayEnds::go(reached.path, branch)
                              : subgame.solver.ends().lay(reached.path, node, branch, rank);
    reached.target = branch.target;
  }
  if (rank == go)
    reached.play.go();
  else
    reached.play.lay(static_cast<Rank>(rank));
}

Advisor::Reached Advisor::reach(Subgame& subgame) const {
  Reached reached{subgame.tree.rootTarget(), subgame.solver.ends().root(), subgame.tree.root(),
                  startRange(subgame), 0};
  for (const int rank : steps_) follow(subgame, rank, reached);
  // Values count points from here on: what was pegged before is the same for every card.
  reached.path.points = {};
  if (reached.target >= 0)
    subgame.solver.ends().eachHand(other(us_), reached.path, [&](std::size_t place, int, int) {
      reached.all += static_cast<double>(reached.theirs[place]);
    });
  else
    for (const float weight : reached.theirs) reached.all += static_cast<double>(weight);
  return reached;
}

// The value of a best response from a point of the tree on, with what is left of our hand. The solver
// multiplies reach probabilities by the joint ones of its ranges. `reached` has better ones, given all
// cards that we see. They are divided by the joint probabilities first, so that these cancel. The result
// holds for our own hand alone.
double Advisor::worthOf(Subgame& subgame, const Reached& reached, int target, const PlayPath& path,
                        int ours) const {
  const PlayEnds& ends = subgame.solver.ends();
  const Seat them = other(us_);
  int ourWhole = 0;
  ends.eachHand(us_, path, [&](std::size_t, int set, int whole) {
    if (set == ours) ourWhole = whole;
  });
  std::vector<float> theirs(reached.theirs.size());
  ends.eachHand(them, path, [&](std::size_t place, int, int whole) {
    const float joint = ends.chanceOf(us_, ourWhole, whole);
    if (reached.theirs[place] == 0 || joint == 0) return;
    theirs[place] = reached.theirs[place] / joint;
    if (path.left[them] == 2) theirs[HandVectors::turned(place)] = theirs[place];
  });
  const std::vector<float> values = subgame.solver.bestFrom(target, path, us_, theirs);
  return static_cast<double>(values[HandVectors::place(path.left[us_], ours)]) / reached.all;
}

// The same where the tree has ended: the opponent has one card at most and no choice. We have a choice only
// where they have none left, so it does not matter that the search sees their card.
double Advisor::worthOpen(const Reached& reached, int rank) const {
  const std::vector<Rank> ours = without(ours_, static_cast<Rank>(rank));
  const int sign = us_ == Seat::pone ? 1 : -1;
  PublicPlay after = play_;
  const PublicPlay::Gain gain = after.lay(static_cast<Rank>(rank));
  const bool one = play_.left(other(us_)) == 1;
  double sum = 0;
  for (std::size_t card = 0; card < (one ? rankCount : 1); ++card) {
    if (reached.theirs[card] == 0) continue;
    OpenHands hands;
    hands[us_] = ours;
    if (one) hands[other(us_)] = {static_cast<Rank>(card)};
    sum += static_cast<double>(reached.theirs[card]) *
           (gain.points + sign * openNet(after.withoutMemory(), hands));
  }
  return sum / reached.all;
}

// The place of our lead or reply, before the third card.
std::size_t Advisor::openingPlace() const {
  return laid_.empty() ? OpeningTable::lead(setOf(ours_)) : OpeningTable::reply(laid_[0], setOf(ours_));
}

// Lead and reply come from the table. For the third card each rank has its own subgame, whose root comes
// after that card: its points are added. Later all ranks are branches of one node.
ByRank Advisor::nets() const {
  if (laid_.size() < 2) return knowledge_->opening->nets(openingPlace());
  ByRank nets{};
  for (const auto& subgame : subgames_) {
    const Reached reached = reach(*subgame);
    for (const Rank card : ours_) {
      const int rank = static_cast<int>(card);
      if (!play_.series().takes(card) || (laid_.size() == 2 && rank != subgame->first[2])) continue;
      const std::vector<Rank> rest = without(ours_, card);
      double net = 0;
      if (laid_.size() == 2) {
        PublicPlay after = play_;
        net = after.lay(card).points + worthOf(*subgame, reached, reached.target, reached.path, setOf(rest));
      } else if (reached.target < 0) {
        net = worthOpen(reached, rank);
      } else {
        const PlayTree::Node& node = subgame->tree.node(reached.target);
        const PlayTree::Branch& branch = subgame->tree.branchOf(node, rank);
        net = worthOf(*subgame, reached, branch.target,
                      subgame->solver.ends().lay(reached.path, node, branch, rank), setOf(rest));
      }
      nets[static_cast<std::size_t>(rank)] = static_cast<float>(net);
    }
  }
  return nets;
}

std::vector<PlayChoice> Advisor::values() const {
  std::vector<PlayChoice> choices;
  if (turn_ != Turn::ours) return choices;
  assert(subgames_.size() == thirds_.size());
  const ByRank worth = nets();
  for (const Rank rank : ours_) {
    if (!play_.series().takes(rank) || (!choices.empty() && choices.back().rank == rank)) continue;
    PublicPlay after = play_;
    const int points = after.lay(rank).points;
    choices.push_back(
        {rank, points, static_cast<double>(worth[static_cast<std::size_t>(rank)]), std::nullopt});
  }
  std::stable_sort(choices.begin(), choices.end(),
                   [](const PlayChoice& a, const PlayChoice& b) { return a.net > b.net; });
  return choices;
}

}  // namespace cribbage
