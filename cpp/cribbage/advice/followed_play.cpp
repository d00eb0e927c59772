#include "cribbage/advice/followed_play.h"

#include <algorithm>

#include "cribbage/base/sort_few.h"

namespace cribbage {

std::optional<FollowedPlay> FollowedPlay::of(const PlayInformation& information) {
  FollowedPlay followed;
  followed.us = information.us;
  followed.ours.assign(information.kept.begin(), information.kept.end());
  sortFew(followed.ours);
  for (const PlayEvent& event : information.played)
    if (!followed.take(event)) return std::nullopt;
  return followed;
}

bool FollowedPlay::weCanPlay() const {
  return std::any_of(ours.begin(), ours.end(), [&](Rank rank) { return play.pile().takes(rank); });
}

void FollowedPlay::step(int rank) {
  if (played.size() >= 3) steps.push_back(rank);
  if (rank == go) {
    play.go();
    return;
  }
  play.play(static_cast<Rank>(rank));
  played.push_back(rank);
}

bool FollowedPlay::take(const PlayEvent& event) {
  const Seat seat = event.by;
  const auto canGo = [&] { return play.mayGo() && (play.toAct() != us || !weCanPlay()); };
  if (!event.rank && (play.count() == 0 || play.gone(seat) || play.left(seat) == 0))
    return true;  // redundant: both sides know of this go already
  if (play.left(seat) == 0) return false;
  const auto mayNow = [&] {
    return play.toAct() == seat && (!event.rank || play.mayPlay(static_cast<int>(*event.rank)));
  };
  while (!mayNow()) {  // add each go that the history leaves out
    if (!canGo()) return false;
    step(go);
  }
  if (!event.rank) {
    if (!canGo()) return false;
    step(go);
    return true;
  }
  if (seat == us) {
    const auto held = std::find(ours.begin(), ours.end(), *event.rank);
    if (held == ours.end()) return false;
    ours.erase(held);
  } else {
    theirPlayed.push_back(*event.rank);
  }
  step(static_cast<int>(*event.rank));
  return true;
}

}  // namespace cribbage
