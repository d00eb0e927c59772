#include "cribbage/advice/advisor.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "cribbage/play/open_play.h"

namespace cribbage {

namespace {

int setOf(const std::vector<Rank>& ranks) {
  return rankSets().number(ranks);
}

RankCounts countsOf(int kept) {
  return countRanks(rankSets().ranks(RankSets::most, kept));
}

// The effect of card removal: the joint probability of two hands, relative to that of two separate decks.
// Ways to draw the opponent's cards from what the first hand leaves are divided by ways to draw them from
// four of a rank.
class Removal {
 public:
  explicit Removal(int kept) {
    const RankCounts counts = countsOf(kept);
    for (std::size_t rank = 0; rank < rankCount; ++rank)
      if (counts[rank] > 0) ours_[count_++] = {rank, counts[rank]};
  }

  float of(const RankCounts& theirs) const {
    float part = 1;
    for (std::size_t at = 0; at < count_; ++at)
      if (const int taken = theirs[ours_[at].rank]; taken > 0)
        part *= static_cast<float>(waysToTake(4 - ours_[at].cards, taken)) /
                static_cast<float>(waysToTake(4, taken));
    return part;
  }

 private:
  struct Ours {
    std::size_t rank = 0;
    int cards = 0;
  };
  std::array<Ours, RankSets::most> ours_{};
  std::size_t count_ = 0;
};

}  // namespace

Advisor::Advisor(const PlayInformation& information, const PlayKnowledge& knowledge,
                 std::optional<ScoreContext> context)
    : information_(information),
      knowledge_(&knowledge),
      context_(context && ScoreContext::matter(context->score().atThrow) ? context : std::nullopt),
      winPrior_(context_ ? knowledge.winPriors->at(*context_) : nullptr),
      us_(information.us),
      ours_(information.kept.begin(), information.kept.end()) {
  std::sort(ours_.begin(), ours_.end());
  theirKept_ = keptBy(other(us_)).given(seen());
}

std::optional<Advisor> Advisor::make(const PlayInformation& information, const PlayKnowledge& knowledge,
                                     std::optional<ScoreContext> context) {
  Advisor advisor(information, knowledge, context);
  if (!advisor.replay()) return {};
  advisor.thirds_ = advisor.thirdsToSolve();
  return advisor;
}

bool Advisor::replay() {
  for (const PlayEvent& event : information_.played)
    if (!take(event)) return false;
  if (play_.over())
    turn_ = Turn::over;
  else if (play_.toAct() != us_)
    turn_ = Turn::theirs;
  else
    turn_ = weCanPlay() ? Turn::ours : Turn::mustGo;
  return true;
}

bool Advisor::weCanPlay() const {
  return std::any_of(ours_.begin(), ours_.end(), [&](Rank rank) { return play_.pile().takes(rank); });
}

void Advisor::step(int rank) {
  if (played_.size() >= 3) steps_.push_back(rank);
  if (rank == go) {
    play_.go();
    return;
  }
  play_.play(static_cast<Rank>(rank));
  played_.push_back(rank);
}

bool Advisor::take(const PlayEvent& event) {
  const Seat seat = event.by;
  const auto canGo = [&] { return play_.mayGo() && (play_.toAct() != us_ || !weCanPlay()); };
  if (!event.rank && (play_.count() == 0 || play_.gone(seat) || play_.left(seat) == 0))
    return true;  // a go that both sides knew already
  if (play_.left(seat) == 0) return false;
  const auto mayNow = [&] {
    return play_.toAct() == seat && (!event.rank || play_.mayPlay(static_cast<int>(*event.rank)));
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
// third card is known, and there is one subgame, whatever was played after it. Where we have nothing to play,
// the solution is needed only for what the opponent's cards since then tell of those they have left.
std::vector<int> Advisor::thirdsToSolve() const {
  if (played_.size() < 2) return {};
  if (turn_ != Turn::ours && !theirCardsTell()) return {};
  if (played_.size() >= 3) return {played_[2]};
  std::vector<int> thirds;
  for (const Rank rank : ours_)
    if (thirds.empty() || thirds.back() != static_cast<int>(rank)) thirds.push_back(static_cast<int>(rank));
  return thirds;
}

// Whether the opponent has cards left, and has played one since the third card.
bool Advisor::theirCardsTell() const {
  const int left = play_.left(other(us_)), leftAfterThird = us_ == Seat::pone ? 3 : 2;
  return played_.size() > 3 && left > 0 && left < leftAfterThird;
}

// Rounds until the values are settled.
int Advisor::enough() const {
  return thirds_.empty() ? 0 : settledRounds;
}

// The joint ranges at the root of a subgame, as common knowledge: only ranks played are known, not our own
// discard or the starter. The two sides depend on each other through card removal alone.
JointHands Advisor::jointAfter(int third) const {
  std::vector<InitialHand> pones, dealers;
  std::vector<RankCounts> dealersRanks;
  for (int pair = 0; pair < RankSets::count[2]; ++pair)
    pones.push_back(poneOf(pair, third, keptBy(Seat::pone).unconditional(), expertTremble));
  for (int three = 0; three < RankSets::count[3]; ++three)
    dealers.push_back(dealerOf(three, keptBy(Seat::dealer).unconditional(), expertTremble));
  for (const InitialHand& dealer : dealers) dealersRanks.push_back(countsOf(dealer.kept));
  JointHands joint;
  joint.reserve(pones.size() * dealers.size());
  double all = 0;
  for (const InitialHand& pone : pones) {
    const Removal removal(pone.kept);
    for (std::size_t at = 0; at < dealers.size(); ++at) {
      joint.push_back(pone.reach * dealers[at].reach * removal.of(dealersRanks[at]));
      all += static_cast<double>(joint.back());
    }
  }
  for (float& one : joint) one = static_cast<float>(static_cast<double>(one) / all);
  return joint;
}

void Advisor::run(int rounds) {
  rounds_ += rounds;
  subgames_.clear();
  for (const int third : thirds_) {
    const SubgameOf of{{played_[0], played_[1], third},
                       context_ ? std::optional(context_->score()) : std::nullopt};
    subgames_.push_back(knowledge_->subgames->solved(of, rounds_, [&] { return rootOf(of); }));
  }
}

SubgameCache::Root Advisor::rootOf(const SubgameOf& of) const {
  JointHands joint = jointAfter(of.first[2]);
  if (!of.score) return std::make_shared<const SubgameRoot>(of.first, std::move(joint));
  return std::make_shared<const SubgameRoot>(of, std::move(joint), *context_, knowledge_->cribs);
}

// The value of a best response from a point of the tree on, with what is left of our hand. The solver
// multiplies reach probabilities by the joint ones of its ranges. `reached` has better ones, given all
// cards that we see. They are divided by the joint probabilities first, so that these cancel. The result
// holds for our own hand alone.
double Advisor::utilityOf(Subgame& subgame, const RangeAtNode& reached, int target, const PlayPath& path,
                          int ours) const {
  const TerminalPayoffs& payoffs = subgame.solver.payoffs();
  const Seat them = other(us_);
  int ourWhole = 0;
  payoffs.eachHand(us_, path, [&](std::size_t, int set, int whole) {
    if (set == ours) ourWhole = whole;
  });
  std::vector<float> theirs(reached.theirs.size());
  payoffs.eachHand(them, path, [&](std::size_t place, int, int whole) {
    const float joint = payoffs.chanceOf(us_, ourWhole, whole);
    if (reached.theirs[place] == 0 || joint == 0) return;
    theirs[place] = reached.theirs[place] / joint;
    if (path.left[them] == 2) theirs[HandVectors::turned(place)] = theirs[place];
  });
  const std::vector<float> values =
      subgame.solver.bestResponseFrom(subgame.points, target, path, us_, theirs);
  return static_cast<double>(values[HandVectors::place(path.left[us_], ours)]) / reached.all;
}

// The same where the tree has ended: the opponent has one card at most and no choice. We have a choice only
// where they have none left, so it does not matter that the search sees their card.
double Advisor::worthOpen(const RangeAtNode& reached, int rank) const {
  const std::vector<Rank> ours = without(ours_, static_cast<Rank>(rank));
  const int sign = us_ == Seat::pone ? 1 : -1;
  PublicPlay after = play_;
  const PublicPlay::Gain gain = after.play(static_cast<Rank>(rank));
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
  return played_.empty() ? OpeningTable::lead(setOf(ours_)) : OpeningTable::reply(played_[0], setOf(ours_));
}

// Lead and reply come from the table. For the third card each rank has its own subgame, whose root comes
// after that card: its points are added. Later all ranks are branches of one node.
ByRank Advisor::nets() const {
  if (played_.size() < 2) return knowledge_->opening->nets(openingPlace());
  ByRank nets{};
  for (const auto& subgame : subgames_) {
    const RangeAtNode reached = rangeAt(*subgame);
    for (const Rank card : ours_) {
      const int rank = static_cast<int>(card);
      if (!play_.pile().takes(card) || (played_.size() == 2 && rank != subgame->first[2])) continue;
      const std::vector<Rank> rest = without(ours_, card);
      double net = 0;
      if (played_.size() == 2) {
        PublicPlay after = play_;
        net =
            after.play(card).points + utilityOf(*subgame, reached, reached.target, reached.path, setOf(rest));
      } else if (reached.target < 0) {
        net = worthOpen(reached, rank);
      } else {
        const PlayTree::Node& node = subgame->tree.node(reached.target);
        const PlayTree::Branch& branch = subgame->tree.branchOf(node, rank);
        net =
            utilityOf(*subgame, reached, branch.target,
                      subgame->solver.payoffs().afterPlaying(reached.path, node, branch, rank), setOf(rest));
      }
      nets[static_cast<std::size_t>(rank)] = static_cast<float>(net);
    }
  }
  return nets;
}

ByRank Advisor::chances() const {
  assert(turn_ == Turn::ours);
  if (played_.size() < 2) return knowledge_->opening->chances(openingPlace());
  if (played_.size() == 2)
    return knowledge_->opening->chances(OpeningTable::second(played_[0], played_[1], setOf(ours_)));
  const Subgame& subgame = *subgames_[0];
  const int node = rangeAt(subgame).target;
  if (node >= 0) return subgame.solver.chances(node, setOf(ours_));
  ByRank best{};
  best[static_cast<std::size_t>(values()[0].rank)] = 1;
  return best;
}

std::vector<PlayChoice> Advisor::values() const {
  std::vector<PlayChoice> choices;
  if (turn_ != Turn::ours) return choices;
  assert(subgames_.size() == thirds_.size());
  const ByRank worth = nets();
  for (const Rank rank : ours_) {
    if (!play_.pile().takes(rank) || (!choices.empty() && choices.back().rank == rank)) continue;
    PublicPlay after = play_;
    const int points = after.play(rank).points;
    choices.push_back({rank, points, static_cast<double>(worth[static_cast<std::size_t>(rank)]), std::nullopt,
                       std::nullopt});
  }
  std::stable_sort(choices.begin(), choices.end(),
                   [](const PlayChoice& a, const PlayChoice& b) { return a.net > b.net; });
  return choices;
}

}  // namespace cribbage
