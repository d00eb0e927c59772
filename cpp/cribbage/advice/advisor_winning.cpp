// The chance of winning of each card that may be laid.

#include <algorithm>

#include "cribbage/advice/advisor.h"

namespace cribbage {

// Our best way on for winning, from a point of a subgame, against the averages of its solution. Values are
// chances times how likely the other comes there with each hand.
class Advisor::Winning {
 public:
  Winning(const Advisor& advisor, int third, const Subgame* subgame, const PlayStakes& stakes)
      : advisor_(advisor), third_(third), subgame_(subgame), stakes_(stakes), us_(advisor.us_) {
    const ToGo toGo = stakes.toGo();
    toGo_[PublicPlay::pone] = toGo.pone;
    toGo_[PublicPlay::dealer] = toGo.dealer;
  }

  using Pegs = std::array<int, 2>;  // since now
  using Hand = std::vector<Rank>;   // ours, not laid

  double from(int target, const PlayPath& path, const PublicPlay& play, const std::vector<float>& theirs,
              const Hand& ours, const Pegs& pegs) const {
    double all = 0;
    if (isOut(pegs, all)) return all * sum(path, theirs);
    if (target < 0) return atEnd(path, play, theirs, ours, pegs);
    const PlayTree::Node& node = subgame_->tree.node(target);
    return node.side == us_ ? actOurselves(node, path, play, theirs, ours, pegs)
                            : seeThemAct(node, path, play, theirs, ours, pegs);
  }

  static Hand without(Hand hand, Rank rank) {
    hand.erase(std::find(hand.begin(), hand.end(), rank));
    return hand;
  }

  static Pegs with(Pegs pegs, PublicPlay::Gain gain) {
    pegs[gain.side] += gain.points;
    return pegs;
  }

  // Both hands open, one of theirs: ours chosen for winning, theirs for points.
  double open(const PublicPlay& play, const std::array<Hand, 2>& hands, const Pegs& pegs,
              int theirKept) const {
    double won = 0;
    if (isOut(pegs, won)) return won;
    if (play.over()) return stakes_.after(pegs[us_], pegs[PublicPlay::other(us_)], theirKept);
    const PublicPlay::Side side = play.toAct();
    double best = -1;
    int highest = -1;
    for (const Rank rank : hands[side]) {
      if (!play.series().takes(rank)) continue;
      std::array<Hand, 2> left = hands;
      left[side] = without(hands[side], rank);
      PublicPlay after = play;
      const PublicPlay::Gain gain = after.lay(rank);
      const int points = side == us_ ? 0 : gain.points + aloneAfter(after, left[side], side);
      if (side != us_ && points <= highest) continue;
      highest = points;
      const double chance = open(after, left, with(pegs, gain), theirKept);
      best = side == us_ ? std::max(best, chance) : chance;
    }
    if (best >= 0) return best;
    PublicPlay after = play;
    const PublicPlay::Gain gain = after.go();
    return open(after, hands, with(pegs, gain), theirKept);
  }

 private:
  bool isOut(const Pegs& pegs, double& won) const {
    const PublicPlay::Side them = PublicPlay::other(us_);
    if (pegs[us_] >= toGo_[us_]) won = 1;
    return pegs[us_] >= toGo_[us_] || pegs[them] >= toGo_[them];
  }

  double sum(const PlayPath& path, const std::vector<float>& theirs) const {
    double all = 0;
    subgame_->solver.ends().eachHand(PublicPlay::other(us_), path, [&](std::size_t place, int, int) {
      all += static_cast<double>(theirs[place]);
    });
    return all;
  }

  // The most that a side still gets which plays on alone.
  static int aloneAfter(const PublicPlay& play, const Hand& hand, PublicPlay::Side side) {
    if (play.over() || play.toAct() != side) return 0;
    int most = -1;
    for (const Rank rank : hand) {
      if (!play.series().takes(rank)) continue;
      PublicPlay after = play;
      const int points = after.lay(rank).points;
      most = std::max(most, points + aloneAfter(after, without(hand, rank), side));
    }
    if (most >= 0) return most;
    PublicPlay after = play;
    const PublicPlay::Gain gain = after.go();
    return (gain.side == side ? gain.points : 0) + aloneAfter(after, hand, side);
  }

  double atEnd(const PlayPath& path, const PublicPlay& play, const std::vector<float>& theirs,
               const Hand& ours, const Pegs& pegs) const {
    const PublicPlay::Side them = PublicPlay::other(us_);
    const PublicPlay open = play.withoutMemory();
    double won = 0;
    subgame_->solver.ends().eachHand(them, path, [&](std::size_t place, int set, int whole) {
      if (theirs[place] == 0) return;
      std::array<Hand, 2> hands;
      hands[us_] = ours;
      for (int card = 0; card < path.left[them]; ++card)
        hands[them].push_back(
            static_cast<Rank>(rankSets().ranks(path.left[them], set)[static_cast<std::size_t>(card)]));
      won +=
          static_cast<double>(theirs[place]) * this->open(open, hands, pegs, advisor_.keptOf(third_, whole));
    });
    return won;
  }

  double actOurselves(const PlayTree::Node& node, const PlayPath& path, const PublicPlay& play,
                      const std::vector<float>& theirs, const Hand& ours, const Pegs& pegs) const {
    const PlayEnds& ends = subgame_->solver.ends();
    double best = -1;
    for (std::size_t at = 0; at < ours.size(); ++at) {
      if (!play.series().takes(ours[at]) || (at > 0 && ours[at - 1] == ours[at])) continue;
      const int rank = static_cast<int>(ours[at]);
      const PlayTree::Branch& branch = subgame_->tree.branchOf(node, rank);
      PublicPlay after = play;
      const PublicPlay::Gain gain = after.lay(ours[at]);
      best = std::max(best, from(branch.target, ends.lay(path, node, branch, rank), after, theirs,
                                 without(ours, ours[at]), with(pegs, gain)));
    }
    if (best >= 0) return best;
    const PlayTree::Branch& branch = subgame_->tree.branchOf(node, -1);
    PublicPlay after = play;
    const PublicPlay::Gain gain = after.go();
    return from(branch.target, PlayEnds::go(path, branch), after, theirs, ours, with(pegs, gain));
  }

  double seeThemAct(const PlayTree::Node& node, const PlayPath& path, const PublicPlay& play,
                    const std::vector<float>& theirs, const Hand& ours, const Pegs& pegs) const {
    const int size = path.left[node.side];
    const PlayEnds& ends = subgame_->solver.ends();
    std::vector<float> rows(static_cast<std::size_t>(rankCount) * PlayTree::rowLength(size));
    if (size > 1)
      chooseInProportion(node, subgame_->solver.numbers().averages.data() + node.choices, rows.data());
    double won = 0;
    std::vector<float> left(HandVectors::length(size - 1));
    for (int rank = 0; rank < rankCount; ++rank) {
      if ((node.ranks >> rank & 1) == 0) continue;
      const float* row =
          size > 1 ? rows.data() + static_cast<std::size_t>(rank) * PlayTree::rowLength(size) : nullptr;
      HandVectors::afterLaying(size, rank, theirs.data(), row, left.data());
      if (!HandVectors::anyIn(size - 1, left.data())) continue;
      const PlayTree::Branch& branch = subgame_->tree.branchOf(node, rank);
      PublicPlay after = play;
      const PublicPlay::Gain gain = after.lay(static_cast<Rank>(rank));
      won += from(branch.target, ends.lay(path, node, branch, rank), after, left, ours, with(pegs, gain));
    }
    if (!node.go) return won;
    std::vector<float> same(theirs.size());
    HandVectors::afterGo(size, node.limit, theirs.data(), same.data());
    if (!HandVectors::anyIn(size, same.data())) return won;
    const PlayTree::Branch& branch = subgame_->tree.branchOf(node, -1);
    PublicPlay after = play;
    const PublicPlay::Gain gain = after.go();
    return won + from(branch.target, PlayEnds::go(path, branch), after, same, ours, with(pegs, gain));
  }

  const Advisor& advisor_;
  int third_;
  const Subgame* subgame_;
  const PlayStakes& stakes_;
  PublicPlay::Side us_;
  std::array<int, 2> toGo_{};
};

// The four the other kept, of what he had after the third card.
int Advisor::keptOf(int third, int whole) const {
  const RankSets& sets = rankSets();
  return us_ == PublicPlay::pone ? sets.add(3, whole, laid_[1])
                                 : sets.add(3, sets.add(2, whole, third), laid_[0]);
}

// When nothing is known of the rest of the play but its net, and of the other what he may hold by now.
double Advisor::firstChance(const Reached& reached, int third, const Subgame& subgame, double net,
                            const PlayStakes& stakes) const {
  const ToGo toGo = stakes.toGo();
  const bool weDeal = stakes.weDeal();
  const double most = (net > 0) == weDeal ? toGo.dealer - 1 : toGo.pone - 1;
  const double pegs = std::min(std::abs(net), most);
  const int whole = static_cast<int>(pegs);
  const double part = pegs - whole;
  const auto after = [&](int points, int kept) {
    return net > 0 ? stakes.after(points, 0, kept) : stakes.after(0, points, kept);
  };
  double won = 0;
  subgame.solver.ends().eachHand(PublicPlay::other(us_), reached.path, [&](std::size_t place, int, int had) {
    if (reached.theirs[place] == 0) return;
    const int kept = keptOf(third, had);
    const double chance = (1 - part) * after(whole, kept) + (part > 0 ? part * after(whole + 1, kept) : 0);
    won += static_cast<double>(reached.theirs[place]) * chance;
  });
  return won / reached.all;
}

double Advisor::chanceOf(int rank, double net, const PlayStakes& stakes) const {
  if (subgames_.empty()) return stakes.expecting(net);
  const auto own = std::find_if(subgames_.begin(), subgames_.end(),
                                [&](const auto& each) { return laid_.size() > 2 || each.first == rank; });
  const auto& [third, subgame] = *own;
  const Reached reached = reach(*subgame, third);
  if (!settled() && reached.target >= 0) return firstChance(reached, third, *subgame, net, stakes);
  const Winning winning(*this, third, subgame.get(), stakes);
  const Winning::Hand rest = Winning::without(ours_, static_cast<Rank>(rank));
  PublicPlay after = play_;
  const PublicPlay::Gain gain = after.lay(static_cast<Rank>(rank));
  const Winning::Pegs pegs = Winning::with({}, gain);
  if (laid_.size() == 2)
    return winning.from(reached.target, reached.path, after, reached.theirs, rest, pegs) / reached.all;
  if (reached.target >= 0) {
    const PlayTree::Node& node = subgame->tree.node(reached.target);
    const PlayTree::Branch& branch = subgame->tree.branchOf(node, rank);
    return winning.from(branch.target, subgame->solver.ends().lay(reached.path, node, branch, rank), after,
                        reached.theirs, rest, pegs) /
           reached.all;
  }
  // The other has one card at most, and no choice.
  Winning::Hand laid;
  for (const PlayEvent& event : sight_.played)
    if (!event.ours && event.rank) laid.push_back(*event.rank);
  const bool one = laid.size() < RankSets::most;
  double won = 0;
  for (std::size_t card = 0; card < (one ? rankCount : 1); ++card) {
    if (reached.theirs[card] == 0) continue;
    std::array<Winning::Hand, 2> hands;
    hands[us_] = rest;
    Winning::Hand kept = laid;
    if (one) {
      hands[PublicPlay::other(us_)] = {static_cast<Rank>(card)};
      kept.push_back(static_cast<Rank>(card));
    }
    won += static_cast<double>(reached.theirs[card]) *
           winning.open(after.withoutMemory(), hands, pegs, rankSets().number(kept));
  }
  return won / reached.all;
}

namespace {

// A card that does not end the game at once is never shown as certain to win. The margin is far below any
// error, so that it changes no order.
constexpr double leastChance = 1e-6, mostChance = 1 - leastChance;

}  // namespace

// Leads and replies are as far apart as the stakes say, around the chance of the one that brings most; or of
// one that ends the game. Where that would make another certain, all that do not end it move together.
void Advisor::setApart(std::vector<PlayChoice>& choices, const PlayStakes& stakes) const {
  const ByRank ahead = stakes.ahead(openingPlace(), nets());
  const auto aheadOf = [&](const PlayChoice& choice) {
    return static_cast<double>(ahead[static_cast<std::size_t>(choice.rank)]);
  };
  double even = choices.empty() ? 0 : *choices[0].winChance - aheadOf(choices[0]);
  double highest = -1, lowest = 1;
  for (const PlayChoice& choice : choices) {
    if (stakes.endsGame(choice.points)) {
      even = 1 - aheadOf(choice);
      continue;
    }
    highest = std::max(highest, aheadOf(choice));
    lowest = std::min(lowest, aheadOf(choice));
  }
  even = std::min(std::max(even, leastChance - lowest), mostChance - highest);
  for (PlayChoice& choice : choices) choice.winChance = even + aheadOf(choice);
}

std::vector<PlayChoice> Advisor::values(const PlayStakes& stakes) const {
  std::vector<PlayChoice> choices = values();
  for (PlayChoice& choice : choices)
    choice.winChance = chanceOf(static_cast<int>(choice.rank), choice.net, stakes);
  if (laid_.size() < 2 && stakes.knowsOpenings()) setApart(choices, stakes);
  // A win on the spot comes before one that is only as good as certain.
  for (PlayChoice& choice : choices)
    choice.winChance = stakes.endsGame(choice.points) ? 1 : std::clamp(*choice.winChance, 0.0, mostChance);
  std::stable_sort(choices.begin(), choices.end(),
                   [](const PlayChoice& a, const PlayChoice& b) { return a.winChance > b.winChance; });
  return choices;
}

}  // namespace cribbage
