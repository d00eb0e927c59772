#include "measure/play/two_peggers.h"

#include <algorithm>

namespace cribbage {

int playOut(const PlayTree& tree, const Sights& sights, const BySeat<const Pegger*>& peggers, Random& random,
            const SeeChoice& seeChoice, const SeeStep& seeStep) {
  BySeat<LaySight> turns;
  for (const Seat side : bothSeats) {
    turns[side].sight = sights[side];
    turns[side].held.assign(sights[side].kept.begin(), sights[side].kept.end());
  }
  PublicPlay play;
  int target = tree.rootTarget(), net = 0;
  while (!play.over()) {
    const Seat side = play.toAct();
    LaySight& turn = turns[side];
    turn.play = play;
    int rank = -1;
    if (turn.canLay()) {
      if (seeChoice) seeChoice(turn, target);
      rank = static_cast<int>(peggers[side]->choose(turn, random));
      turn.held.erase(std::find(turn.held.begin(), turn.held.end(), static_cast<Rank>(rank)));
    }
    if (seeStep) seeStep(play, target, rank);
    if (target >= 0) target = tree.branchOf(tree.node(target), rank).target;
    PlayEvent event;
    if (rank >= 0) event.rank = static_cast<Rank>(rank);
    event.by = side;
    for (LaySight& sees : turns) sees.sight.played.push_back(event);
    const PublicPlay::Gain gain = rank >= 0 ? play.lay(static_cast<Rank>(rank)) : play.go();
    net += gain.seat == Seat::pone ? gain.points : -gain.points;
  }
  return net;
}

}  // namespace cribbage
