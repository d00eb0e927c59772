// What each card that may be played wins.

#include <algorithm>

#include "cribbage/advice/advisor.h"
#include "cribbage/advice/win_best_response.h"

namespace cribbage {

// The mean over the opponent's hands, each weighted by its reach probability. The best response to win is
// used after a few rounds too: their strategy is rough then, but who is out first is not. Before the third
// card there is none, and the net is all that is known.
WinValue Advisor::winValueOf(int rank, double net, const WinUtility& utility) const {
  if (subgames_.empty()) return utility.expecting(net);
  const auto own = std::find_if(subgames_.begin(), subgames_.end(), [&](const auto& each) {
    return played_.size() > 2 || each->first[2] == rank;
  });
  const Subgame& subgame = **own;
  const RangeAtNode reached = rangeAt(**own);
  const WinBestResponse walk(subgame, us_, utility);
  const std::vector<Rank> rest = without(ours_, static_cast<Rank>(rank));
  PublicPlay after = play_;
  const PublicPlay::Gain gain = after.play(static_cast<Rank>(rank));
  WinBestResponse::Pegs pegs{};
  pegs[gain.seat] = gain.points;
  if (played_.size() == 2)
    return walk.from(reached.target, reached.path, after, reached.theirs, rest, pegs) / reached.all;
  if (reached.target >= 0) {
    const PlayTree::Node& node = subgame.tree.node(reached.target);
    const PlayTree::Branch& branch = subgame.tree.branchOf(node, rank);
    return walk.from(branch.target, subgame.solver.payoffs().afterPlaying(reached.path, node, branch, rank),
                     after, reached.theirs, rest, pegs) /
           reached.all;
  }
  // The opponent has one card at most, and no choice.
  std::vector<Rank> played;
  for (const PlayEvent& event : information_.played)
    if (event.by != us_ && event.rank) played.push_back(*event.rank);
  const bool one = played.size() < RankSets::most;
  WinValue won;
  for (std::size_t card = 0; card < (one ? rankCount : 1); ++card) {
    if (reached.theirs[card] == 0) continue;
    OpenHands hands;
    hands[us_] = rest;
    std::vector<Rank> kept = played;
    if (one) {
      hands[other(us_)] = {static_cast<Rank>(card)};
      kept.push_back(static_cast<Rank>(card));
    }
    won += static_cast<double>(reached.theirs[card]) *
           walk.open(after.withoutMemory(), hands, pegs, rankSets().number(kept));
  }
  return won / reached.all;
}

// How likely it was that we could peg the last hole at once by our reply. What they keep adds to one, and so
// do the leads of a hand.
double Advisor::endedByReply(const WinUtility& utility) const {
  std::array<double, rankCount> led{};
  double ended = 0;
  for (int kept = 0; kept < RankSets::count[RankSets::most]; ++kept) {
    const float weight = theirKept_[static_cast<std::size_t>(kept)];
    if (weight == 0) continue;
    const ByRank chances = openingChances(OpeningTable::lead(kept));
    for (std::size_t lead = 0; lead < rankCount; ++lead)
      led[lead] += static_cast<double>(weight * chances[lead]);
  }
  const auto endsGame = [&](int lead, Rank reply) {
    PublicPlay play;
    play.play(static_cast<Rank>(lead));
    return utility.endsGame(play.play(reply).points);
  };
  for (int lead = 0; lead < rankCount; ++lead)
    if (std::any_of(ours_.begin(), ours_.end(), [&](Rank reply) { return endsGame(lead, reply); }))
      ended += led[static_cast<std::size_t>(lead)];
  return ended;
}

// The stakes table knows differences between leads, or between replies, but no level. The level is the value
// of the card with the highest net among those that do not end the game. Where it is known what the hand
// wins, that is the level of the card that wins most.
void Advisor::setApart(const std::vector<PlayChoice>& choices, const WinUtility& utility,
                       std::vector<WinValue>& wins) const {
  const ByRank ahead = utility.ahead(openingPlace(), nets());
  const auto aheadOf = [&](std::size_t at) {
    return static_cast<double>(ahead[static_cast<std::size_t>(choices[at].rank)]);
  };
  std::vector<std::size_t> others;  // that do not end the game, highest net first
  for (std::size_t at = 0; at < choices.size(); ++at)
    if (!utility.endsGame(choices[at].points)) others.push_back(at);
  if (others.empty()) return;
  double level = wins[others[0]].win, even = aheadOf(others[0]);
  if (utility.knowsHands()) {
    for (const std::size_t at : others) even = std::max(even, aheadOf(at));
    // What is known of a hand is its chance with all leads together. Some of them it would have answered with
    // the last hole, and that is not to be had any more.
    if (played_.size() == 1) {
      const double missed = endedByReply(utility);
      level = moved(level, -missed * (1 - level) / std::max(1 - missed, 1e-9));
    }
  }
  for (const std::size_t at : others) {
    const double win = moved(level, aheadOf(at) - even);
    wins[at] = {utility.theyAreOut(0).share + win * utility.shareOfWin(), win};
  }
}

// A card that does not end the game is not certain to win: the best response knows only what the solution
// plays, and it errs by far more than this. Before the third card it is not certain to lose either: the
// tables know only what happened in the deals that were played for them.
WinValue Advisor::within(const PlayChoice& choice, const WinUtility& utility, WinValue value) const {
  constexpr double doubt = 1e-6;
  const double least = played_.size() < 2 ? 1e-9 : 0;
  const WinValue most = utility.weAreOut(0);
  if (utility.endsGame(choice.points)) return most;
  return {std::clamp(value.share, utility.theyAreOut(0).share + least, most.share - doubt),
          std::clamp(value.win, least, 1 - doubt)};
}

std::vector<PlayChoice> Advisor::values(const WinUtility& utility) const {
  std::vector<PlayChoice> choices = values();
  std::vector<WinValue> wins;
  for (const PlayChoice& choice : choices)
    wins.push_back(winValueOf(static_cast<int>(choice.rank), choice.net, utility));
  if (played_.size() < 2 && utility.knowsStakes()) setApart(choices, utility, wins);
  for (std::size_t at = 0; at < choices.size(); ++at) {
    const WinValue value = within(choices[at], utility, wins[at]);
    choices[at].winChance = value.win;
    choices[at].worth = utility.utilityOf(value.share);
  }
  std::stable_sort(choices.begin(), choices.end(),
                   [](const PlayChoice& a, const PlayChoice& b) { return a.worth > b.worth; });
  return choices;
}

}  // namespace cribbage
