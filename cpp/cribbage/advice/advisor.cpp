#include "cribbage/advice/advisor.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "cribbage/advice/best_response.h"
#include "cribbage/advice/win_estimate.h"
#include "cribbage/deal/ties.h"
#include "cribbage/play/holes.h"

namespace cribbage {

namespace {

Advisor::Turn turnOf(const FollowedPlay& followed) {
  if (followed.play.over()) return Advisor::Turn::over;
  if (followed.play.toAct() != followed.us) return Advisor::Turn::theirs;
  return followed.weCanPlay() ? Advisor::Turn::ours : Advisor::Turn::mustGo;
}

// Returns whether the opponent's remaining cards can be inferred from their play: they still have cards, and
// have played a card after the third card of the play.
bool theirCardsTell(const FollowedPlay& followed) {
  const int left = followed.play.left(followed.them()), leftAfterThird = followed.us == Seat::pone ? 3 : 2;
  return followed.played.size() > 3 && left > 0 && left < leftAfterThird;
}

// Step 3 of an answer (advisor.h): choose the subgames to solve, one for each possible third card of the
// play. If we are about to choose that card, there is a subgame for each of our ranks. Once it has been
// played, there is only one. If it is not our turn, a subgame is solved only if the opponent has played a
// card after the third. Their remaining cards are then inferred from the solution.
std::vector<int> thirdsToSolve(const FollowedPlay& followed, Advisor::Turn turn) {
  const std::vector<int>& played = followed.played;
  if (played.size() < 2) return {};
  if (turn != Advisor::Turn::ours && !theirCardsTell(followed)) return {};
  if (played.size() >= 3) return {played[2]};
  std::vector<int> thirds;
  for (const Rank rank : followed.ours)
    if (thirds.empty() || thirds.back() != static_cast<int>(rank)) thirds.push_back(static_cast<int>(rank));
  return thirds;
}

}  // namespace

std::optional<Advisor> Advisor::make(const PlayInformation& information, const PlayKnowledge& knowledge,
                                     std::optional<ScoreContext> context) {
  // Step 1 of an answer (advisor.h): replay the history.
  auto followed = FollowedPlay::of(information);
  if (!followed) return std::nullopt;
  if (context && !ScoreContext::matter(context->score().atThrow)) context.reset();
  return Advisor(std::make_shared<const FollowedPlay>(std::move(*followed)), information, knowledge, context);
}

Advisor::Advisor(std::shared_ptr<const FollowedPlay> followed, const PlayInformation& information,
                 const PlayKnowledge& knowledge, const std::optional<ScoreContext>& context)
    : followed_(std::move(followed)),
      knowledge_(&knowledge),
      context_(context),
      ranges_(followed_, information, knowledge, context),
      turn_(turnOf(*followed_)),
      thirds_(thirdsToSolve(*followed_, turn_)) {}

// Returns the number of solver rounds after which the values count as final; 0 if no subgame has to be
// solved.
int Advisor::enough() const {
  return thirds_.empty() ? 0 : settledRounds;
}

// Step 5 of an answer (advisor.h): solve each subgame from its root, or continue from its cached state.
void Advisor::run(int rounds) {
  rounds_ += rounds;
  subgames_.clear();
  const std::vector<int>& played = followed_->played;
  for (const int third : thirds_) {
    const SubgameOf of{{played[0], played[1], third},
                       context_ ? std::optional(context_->score()) : std::nullopt,
                       knowsSecondCards_};
    subgames_.push_back(knowledge_->subgames->solved(of, rounds_, [&] { return rootOf(of); }));
  }
}

// Near the last hole, begins with the pone's second card, because the ranges at the roots depend on it.
void Advisor::settle() {
  if (context_ && !thirds_.empty() && !knowsSecondCards_) {
    const int lead = followed_->played[0], reply = followed_->played[1];
    const auto rootAfter = [&](int third) { return rootOf({{lead, reply, third}, context_->score()}); };
    ranges_.know(knowledge_->secondCards->after(lead, reply, context_->score(),
                                                [&] { return SecondCards(rootAfter, secondCardRounds); }));
    knowsSecondCards_ = true;
  }
  run(enough() - rounds_);
}

SubgameCache::Root Advisor::rootOf(const SubgameOf& of) {
  JointHands joint = ranges_.jointAfter(of.first[2]);
  if (!of.score) return std::make_shared<const SubgameRoot>(of.first, std::move(joint));
  return std::make_shared<const SubgameRoot>(of, std::move(joint), *context_, knowledge_->cribs);
}

Belief Advisor::belief() const {
  assert(subgames_.size() == thirds_.size());
  constexpr float tremble = RangeBuilder::humanTremble;
  const int left = followed_->play.left(followed_->them());
  if (followed_->played.size() < 3) return {left, ranges_.openingRange(tremble)};
  return {left, ranges_.rangeAt(subgames_.empty() ? nullptr : subgames_.front().get(), tremble).theirs};
}

// Returns the net points of each rank. Those of a lead or reply come from the opening table. Those of a later
// card come from our best response in the subgames.
ByRank Advisor::nets() const {
  const OpeningPolicy& opening = ranges_.opening();
  if (followed_->played.size() < 2) return opening.nets(opening.place(followed_->ours));
  return BestResponse(*followed_, ranges_, subgames_).nets();
}

std::vector<PlayChoice> Advisor::values() const {
  std::vector<PlayChoice> choices;
  if (turn_ != Turn::ours) return choices;
  assert(subgames_.size() == thirds_.size());
  const ByRank nets = this->nets();
  for (const Rank rank : followed_->ours) {
    if (!followed_->play.pile().takes(rank) || (!choices.empty() && choices.back().rank == rank)) continue;
    PublicPlay after = followed_->play;
    const int points = after.play(rank).points;
    PlayChoice choice{rank, points, static_cast<double>(nets[static_cast<std::size_t>(rank)]), {}, {}};
    choices.push_back(choice);
  }
  // Step 8 of an answer (advisor.h): order the ranks by net points.
  orderChoices(choices, 0, lastHole);
  return choices;
}

std::vector<PlayChoice> Advisor::values(int holes) const {
  std::vector<PlayChoice> choices = values();
  order(choices, tieOfNets, holes);
  return choices;
}

std::vector<PlayChoice> Advisor::values(const WinUtility& utility) const {
  std::vector<PlayChoice> choices = values();
  const std::vector<WinValue> wins = WinEstimate(*followed_, ranges_, subgames_, utility).of(choices);
  for (std::size_t at = 0; at < choices.size(); ++at) {
    choices[at].winChance = wins[at].win;
    choices[at].worth = utility.utilityOf(wins[at].share);
  }
  // Step 12 of an answer (advisor.h): order the ranks by worth, ties by frequency.
  const ToGo toGo = utility.toGo();
  order(choices, tieWidth(utility.objective()) * tieOfCards,
        followed_->us == Seat::dealer ? toGo.dealer : toGo.pone);
  return choices;
}

// Sets the frequency of each choice, and orders the choices. Cards of one rank share its probability equally.
// Probabilities are renormalised, because a table may omit a rare rank and floats do not add to exactly 1. If
// the solution gives no probabilities, the first choice counts as always played.
void Advisor::order(std::vector<PlayChoice>& choices, double tie, int holes) const {
  if (choices.empty()) return;
  const auto cardsOf = [&](const PlayChoice& choice) {
    return static_cast<double>(std::count(followed_->ours.begin(), followed_->ours.end(), choice.rank));
  };
  const ByRank chances = mixed().value_or(ByRank{});
  const auto chanceOf = [&](const PlayChoice& choice) {
    return static_cast<double>(chances[static_cast<std::size_t>(choice.rank)]);
  };
  double all = 0;
  for (const PlayChoice& choice : choices) all += chanceOf(choice);
  if (all > 0)
    for (PlayChoice& choice : choices) choice.frequency = chanceOf(choice) / (all * cardsOf(choice));
  orderChoices(choices, tie, holes);
  if (all <= 0) choices[0].frequency = 1 / cardsOf(choices[0]);
}

// Returns the node of the subgame's tree that the play has reached; negative if the play is past the end of
// the tree.
int Advisor::targetIn(const Subgame& subgame) const {
  int target = subgame.tree.rootTarget();
  for (const int step : followed_->steps)
    if (target >= 0) target = subgame.tree.branchOf(subgame.tree.node(target), step).target;
  return target;
}

// Returns the solution's probability of each rank, or nothing if the play is past the end of the solved tree.
std::optional<ByRank> Advisor::mixed() const {
  assert(turn_ == Turn::ours);
  const std::vector<int>& played = followed_->played;
  const std::vector<Rank>& ours = followed_->ours;
  const int held = rankSets().number(ours);
  if (played.size() < 2) return ranges_.opening().chances(ranges_.opening().place(ours));
  if (played.size() == 2) return ranges_.opening().secondCards(held);
  const Subgame& subgame = *subgames_[0];
  const int node = targetIn(subgame);
  if (node >= 0) return subgame.solver.chances(node, held);
  return std::nullopt;
}

ByRank Advisor::chances() const {
  if (const auto chances = mixed()) return *chances;
  ByRank best{};
  best[static_cast<std::size_t>(values()[0].rank)] = 1;
  return best;
}

double Advisor::known(const std::vector<Rank>& theirs, const PlayEndings& endings) const {
  assert(turn_ == Turn::ours && !subgames_.empty());
  OpenHands hands;
  hands[followed_->us] = followed_->ours;
  hands[followed_->them()] = theirs;
  if (followed_->played.size() > 2) {
    const Subgame& subgame = *subgames_[0];
    return FixedHandsValue(subgame, endings).from(targetIn(subgame), followed_->play, hands, {});
  }
  // With two cards played we choose the third, and each choice begins a subgame of its own. The value is the
  // mean over these subgames, weighted by the solution's probability of each choice.
  const ByRank chances = this->chances();
  double sum = 0, all = 0;
  for (const auto& subgame : subgames_) {
    const auto third = static_cast<Rank>(subgame->first[2]);
    const auto chance = static_cast<double>(chances[static_cast<std::size_t>(third)]);
    if (chance <= 0) continue;
    PublicPlay after = followed_->play;
    const PublicPlay::Gain gain = after.play(third);
    SeatPegs pegs{};
    pegs[gain.seat] = gain.points;
    sum += chance * FixedHandsValue(*subgame, endings)
                        .from(subgame->tree.rootTarget(), after, without(hands, followed_->us, third), pegs);
    all += chance;
  }
  return sum / all;
}

}  // namespace cribbage
