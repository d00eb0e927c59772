#include "measure/played_out.h"

#include <algorithm>
#include <cassert>

namespace cribbage {

namespace {

constexpr double rare = 1e-7;

class Walk {
 public:
  Walk(const SolvedPlay& solved, ToGo toGo, PlayedOut& ends) : solved_(solved), toGo_(toGo), ends_(ends) {}

  void visit(const PublicPlay& play, int target, const OpenHands& hands, PerSeat<int> pegged, double chance) {
    if (play.over()) {
      ends_.open[static_cast<std::size_t>(pegged[Seat::pone] * toGo_.dealer + pegged[Seat::dealer])] +=
          chance;
      return;
    }
    const std::vector<Rank>& held = hands[play.toAct()];
    PublicPlay next = play;
    if (std::none_of(held.begin(), held.end(), [&](Rank rank) { return play.pile().takes(rank); })) {
      const PublicPlay::Gain gain = next.go();
      after(gain, next, solved_.after(target, -1), hands, pegged, chance);
      return;
    }
    const ByRank chances = solved_.chances(target, play, held);
    for (std::size_t at = 0; at < held.size(); ++at) {
      const auto rank = static_cast<std::size_t>(held[at]);
      const bool again = at > 0 && held[at] == held[at - 1];
      if (again || !play.pile().takes(held[at])) continue;
      next = play;
      const PublicPlay::Gain gain = next.play(held[at]);
      after(gain, next, solved_.after(target, static_cast<int>(rank)), without(hands, play.toAct(), held[at]),
            pegged, chance * static_cast<double>(chances[rank]));
    }
  }

 private:
  void after(PublicPlay::Gain gain, const PublicPlay& play, int target, const OpenHands& hands,
             PerSeat<int> pegged, double chance) {
    if (chance < rare) return;
    pegged[gain.seat] += gain.points;
    if (pegged[gain.seat] >= (gain.seat == Seat::dealer ? toGo_.dealer : toGo_.pone))
      ends_.out[gain.seat] += chance;
    else
      visit(play, target, hands, pegged, chance);
  }

  const SolvedPlay& solved_;
  ToGo toGo_;
  PlayedOut& ends_;
};

}  // namespace

PlayedOut playedOut(const SolvedPlay& solved, const PublicPlay& root, const OpenHands& hands, ToGo toGo) {
  assert(toGo.dealer > 0 && toGo.pone > 0);
  PlayedOut ends{{}, std::vector<double>(static_cast<std::size_t>(toGo.pone * toGo.dealer))};
  Walk(solved, toGo, ends).visit(root, solved.root(), hands, {}, 1);
  return ends;
}

}  // namespace cribbage
