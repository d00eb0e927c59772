#include "cribbage/advice/win_estimate.h"

#include <algorithm>
#include <array>

namespace cribbage {

std::vector<WinValue> WinEstimate::of(const std::vector<PlayChoice>& choices) const {
  // Step 9 of an answer (advisor.h): value each rank, given the suits played.
  std::optional<Leads> leads;
  std::optional<double> usual;
  if (ranges_.toWin() && followed_.played.size() == 1) {
    leads = this->leads();
    usual = netOfReplies(*leads);
  }
  std::vector<WinValue> values;
  for (const PlayChoice& choice : choices)
    values.push_back(valueOf(static_cast<int>(choice.rank), choice.net, usual));
  // Step 10 of an answer (advisor.h): before the third card, near the last hole, compare the choices by the
  // stakes table.
  if (followed_.played.size() < 2 && utility_.knowsStakes()) setApart(choices, leads, values);
  // Step 11 of an answer (advisor.h): keep win chances short of certainty.
  for (std::size_t at = 0; at < choices.size(); ++at) values[at] = within(choices[at], values[at]);
  return values;
}

// Returns the mean value of a rank over the opponent's hands, weighted by reach probability. We are assumed
// to play our best response to win, even after only a few solver rounds. After so few rounds the opponent's
// strategy is rough, but which side reaches the last hole first is computed exactly. Before the third card
// there is no subgame, so the value comes from the net points. `usual` is their mean over the leads of an
// opponent who plays to win: such an opponent often gives up points, so the usual reply nets more.
WinValue WinEstimate::valueOf(int rank, double net, std::optional<double> usual) const {
  if (subgames_.empty()) return utility_.expecting(net, usual);
  const bool third = followed_.played.size() == 2;
  const Subgame& subgame = **std::find_if(subgames_.begin(), subgames_.end(),
                                          [&](const auto& each) { return !third || each->first[2] == rank; });
  const RangeAtNode range = ranges_.rangeAt(subgame, suits_);
  const WinBestResponse response(subgame, followed_.us, utility_);
  const std::vector<Rank> rest = without(followed_.ours, static_cast<Rank>(rank));
  PublicPlay after = followed_.play;
  const PublicPlay::Gain gain = after.play(static_cast<Rank>(rank));
  SeatPegs pegs{};
  pegs[gain.seat] = gain.points;
  if (third) return response.from(range.target, range.path, after, range.theirs, rest, pegs) / range.all;
  if (range.target < 0) return openValue(response, range, after, rest, pegs);
  const PlayTree::Node& node = subgame.tree.node(range.target);
  const PlayTree::Branch& branch = subgame.tree.branchOf(node, rank);
  return response.from(branch.target, subgame.solver.payoffs().afterPlaying(range.path, node, branch, rank),
                       after, range.theirs, rest, pegs) /
         range.all;
}

// Returns the value of a rank past the end of the tree, where the opponent has at most one card and so no
// choice.
WinValue WinEstimate::openValue(const WinBestResponse& response, const RangeAtNode& range,
                                const PublicPlay& after, const std::vector<Rank>& rest,
                                const SeatPegs& pegs) const {
  const bool one = followed_.theirPlayed.size() < RankSets::most;
  WinValue won;
  for (std::size_t card = 0; card < (one ? rankCount : 1); ++card) {
    if (range.theirs[card] == 0) continue;
    OpenHands hands;
    hands[followed_.us] = rest;
    std::vector<Rank> kept = followed_.theirPlayed;
    if (one) {
      hands[followed_.them()] = {static_cast<Rank>(card)};
      kept.push_back(static_cast<Rank>(card));
    }
    won += static_cast<double>(range.theirs[card]) *
           response.open(after.withoutMemory(), hands, pegs, rankSets().number(kept));
  }
  return won / range.all;
}

// Returns the probabilities of the opponent's leads. They need no normalisation, because the prior adds to 1,
// and so do the probabilities of each hand's leads.
WinEstimate::Leads WinEstimate::leads() const {
  Leads leads{};
  for (int kept = 0; kept < RankSets::count[RankSets::most]; ++kept) {
    const float weight = ranges_.theirPrior()[static_cast<std::size_t>(kept)];
    if (weight == 0) continue;
    const ByRank chances = ranges_.opening().chances(OpeningTable::lead(kept));
    for (std::size_t lead = 0; lead < rankCount; ++lead)
      leads[lead] += static_cast<double>(weight * chances[lead]);
  }
  return leads;
}

// Returns the probability that the opponent made a lead to which some reply of ours pegs the last hole.
double WinEstimate::endedByReply(const Leads& leads) const {
  const auto endsGame = [&](int lead, Rank reply) {
    PublicPlay play;
    play.play(static_cast<Rank>(lead));
    return utility_.endsGame(play.play(reply).points);
  };
  const std::vector<Rank>& ours = followed_.ours;
  double ended = 0;
  for (int lead = 0; lead < rankCount; ++lead)
    if (std::any_of(ours.begin(), ours.end(), [&](Rank reply) { return endsGame(lead, reply); }))
      ended += leads[static_cast<std::size_t>(lead)];
  return ended;
}

// Returns the mean net points of our best reply over the leads.
double WinEstimate::netOfReplies(const Leads& leads) const {
  const int hand = rankSets().number(followed_.ours);
  double sum = 0;
  for (int lead = 0; lead < rankCount; ++lead) {
    const ByRank nets = ranges_.opening().nets(OpeningTable::reply(lead, hand));
    float best = nets[static_cast<std::size_t>(followed_.ours[0])];
    for (const Rank reply : followed_.ours) best = std::max(best, nets[static_cast<std::size_t>(reply)]);
    sum += leads[static_cast<std::size_t>(lead)] * static_cast<double>(best);
  }
  return sum;
}

// Replaces the values of the leads, or of the replies, that do not end the game. The stakes table only tells
// how much better one of these cards is than another. So the card with the highest net points keeps its
// value, and the values of the others follow from it. But if its value includes the known win chance of our
// hand, the card with the highest win chance gets this value instead.
void WinEstimate::setApart(const std::vector<PlayChoice>& choices, const std::optional<Leads>& leads,
                           std::vector<WinValue>& values) const {
  const OpeningPolicy& opening = ranges_.opening();
  const std::size_t place = opening.place(followed_.ours);
  const ByRank ahead = utility_.ahead(place, opening.nets(place));
  const auto aheadOf = [&](std::size_t at) {
    return static_cast<double>(ahead[static_cast<std::size_t>(choices[at].rank)]);
  };
  std::vector<std::size_t> others;  // choices that do not end the game, highest net first
  for (std::size_t at = 0; at < choices.size(); ++at)
    if (!utility_.endsGame(choices[at].points)) others.push_back(at);
  if (others.empty()) return;
  double best = values[others[0]].win, even = aheadOf(others[0]);
  if (utility_.knowsHands()) {
    for (const std::size_t at : others) even = std::max(even, aheadOf(at));
    // The known win chance of our hand is its mean over all leads, including those to which a reply of ours
    // pegs the last hole. Those leads are certain wins. They are taken out, because the cards valued here do
    // not end the game.
    if (leads) {
      const double missed = endedByReply(*leads);
      best = moved(best, -missed * (1 - best) / std::max(1 - missed, 1e-9));
    }
  }
  for (const std::size_t at : others) values[at] = utility_.withoutSkunks(moved(best, aheadOf(at) - even));
}

// Keeps the value of a card that does not end the game below that of a certain win. The error of the solved
// strategy is far greater than this margin. Before the third card the value is also kept above that of a
// certain loss, because the tables rest on a sample of deals.
WinValue WinEstimate::within(const PlayChoice& choice, WinValue value) const {
  constexpr double doubt = 1e-6;
  const double least = followed_.played.size() < 2 ? 1e-9 : 0;
  const WinValue most = utility_.weAreOut(0);
  if (utility_.endsGame(choice.points)) return most;
  return {std::clamp(value.share, utility_.theyAreOut(0).share + least, most.share - doubt),
          std::clamp(value.win, least, 1 - doubt)};
}

}  // namespace cribbage
