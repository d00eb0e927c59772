#pragma once
// The win chance when both sides follow the solver, as a plain recursion over the cards of one deal.

#include <algorithm>
#include <functional>
#include <vector>

#include "cribbage/solver/play_solver.h"

namespace cribbage {

/// Walks one deal of two hands, card by card, as the solver plays them.
class NaiveToWin {
 public:
  using Hands = PerSeat<std::vector<Rank>>;
  using Pegs = PerSeat<int>;

  /// The dealer's win chance after the play, by the pegs of both sides, if neither side has won.
  using After = std::function<double(const Pegs&)>;

  NaiveToWin(const PlaySolver& solver, const PlayTree& tree, PerSeat<int> toGo)
      : solver_(solver), tree_(tree), toGo_(toGo) {}

  /// Returns the dealer's win chance if both sides play with the solver's probabilities.
  double wins(int target, const PublicPlay& play, const Hands& hands, const Pegs& pegs,
              const After& after) const {
    for (const Seat seat : bothSeats)
      if (pegs[seat] >= toGo_[seat]) return seat == Seat::dealer ? 1 : 0;
    if (play.over()) return after(pegs);
    const Seat turn = play.toAct();
    const auto on = [&](int rank) {
      PublicPlay next = play;
      const PublicPlay::Gain gain = rank < 0 ? next.go() : next.play(static_cast<Rank>(rank));
      Hands left = hands;
      if (rank >= 0)
        left[turn].erase(std::find(left[turn].begin(), left[turn].end(), static_cast<Rank>(rank)));
      Pegs more = pegs;
      more[gain.seat] += gain.points;
      const int to = target < 0 ? target : tree_.branchOf(tree_.node(target), rank).target;
      // After the tree has ended no card is hidden, so what a go has told about hidden cards is no longer
      // needed.
      if (target >= 0 && to < 0) next = next.withoutMemory();
      return wins(to, next, left, more, after);
    };
    std::vector<Rank> fit;
    for (const Rank rank : hands[turn])
      if (play.pile().takes(rank)) fit.push_back(rank);
    if (fit.empty()) return on(-1);
    if (target < 0) {
      if (hands[turn].size() == 1) return on(static_cast<int>(fit[0]));
      return on(static_cast<int>(bestAlone(play, hands[turn])));
    }
    const auto chances = solver_.chances(target, rankSets().number(hands[turn]));
    double sum = 0;
    for (std::size_t at = 0; at < fit.size(); ++at)
      if (at == 0 || fit[at] != fit[at - 1])
        sum +=
            static_cast<double>(chances[static_cast<std::size_t>(fit[at])]) * on(static_cast<int>(fit[at]));
    return sum;
  }

 private:
  static int alone(const PublicPlay& play, const std::vector<Rank>& hand, Rank* best = nullptr) {
    int most = -1;
    for (const Rank rank : hand) {
      if (!play.pile().takes(rank)) continue;
      PublicPlay next = play;
      int points = next.play(rank).points;
      std::vector<Rank> left = hand;
      left.erase(std::find(left.begin(), left.end(), rank));
      if (!left.empty()) points += alone(next, left);
      if (points <= most) continue;
      most = points;
      if (best) *best = rank;
    }
    if (most >= 0) return most;
    PublicPlay next = play;
    const PublicPlay::Gain gain = next.go();
    return (gain.seat == play.toAct() ? gain.points : 0) + alone(next, hand);
  }
  static Rank bestAlone(const PublicPlay& play, const std::vector<Rank>& hand) {
    Rank best = hand[0];
    alone(play, hand, &best);
    return best;
  }

  const PlaySolver& solver_;
  const PlayTree& tree_;
  PerSeat<int> toGo_;
};

}  // namespace cribbage
