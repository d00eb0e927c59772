#include "cribbage/solver/last_cards.h"

#include <bit>

namespace cribbage {

namespace {

using Steps = LastCards::Steps;
using Points = std::array<std::uint8_t, rankCount>;  // by rank

// Returns the points of each rank as the next card of a pile, without the point for a go or the last card.
// They equal `PlayPile::add(rank).total()` for ranks that fit, but one look at the pile finds all of them.
// Those of other ranks mean nothing.
Points pointsOnto(const PlayPile& pile) {
  Points points{};
  unsigned seen = 0;
  for (int back = 1; back <= pile.length(); ++back) {
    const unsigned bit = 1u << static_cast<unsigned>(pile[pile.length() - back]);
    if ((seen & bit) != 0) break;
    seen |= bit;
    if (back < 2) continue;
    // The last cards and one rank more make a run if that rank fills their only gap, or if they are a run
    // themselves and the rank is next to it. A longer run replaces a shorter one.
    const int lowest = std::countr_zero(seen), beyond = static_cast<int>(std::bit_width(seen));
    const auto run = static_cast<std::uint8_t>(back + 1);
    if (beyond - lowest == back) {
      if (lowest > 0) points[static_cast<std::size_t>(lowest - 1)] = run;
      if (beyond < rankCount) points[static_cast<std::size_t>(beyond)] = run;
    } else if (beyond - lowest == run) {
      points[static_cast<std::size_t>(std::countr_one(seen >> lowest) + lowest)] = run;
    }
  }
  if (pile.length() > 0) {
    const Rank top = pile[pile.length() - 1];
    int same = 1;
    while (same < pile.length() && pile[pile.length() - 1 - same] == top) ++same;
    std::uint8_t& pegs = points[static_cast<std::size_t>(top)];
    pegs = static_cast<std::uint8_t>(pegs + same * (same + 1));
  }
  for (std::size_t rank = 0; rank < rankCount; ++rank)
    if (const int count = pile.count() + pips(static_cast<Rank>(rank)); count == 15 || count == mostCount)
      points[rank] = static_cast<std::uint8_t>(points[rank] + 2);
  return points;
}

bool fits(const PlayPile& pile, std::size_t rank) {
  return pile.takes(static_cast<Rank>(rank));
}

bool isOut(const PublicPlay& play, Seat seat) {
  return play.left(seat) == 0 || play.gone(seat);
}

// Returns the step of the last card of a count. It pegs one more than its `points`, unless it makes 31.
std::uint8_t closing(Seat seat, const PlayPile& pile, std::size_t rank, int points) {
  const bool makes31 = pile.count() + pips(static_cast<Rank>(rank)) == mostCount;
  return LastCards::step(seat, makes31 ? points : points + 1);
}

// Returns the steps if the card `a` of the side to act does not fit. `b` is the card of the other side.
Steps afterGo(const PublicPlay& play, const Points& onto, std::size_t a, std::size_t b) {
  const Seat first = play.toAct(), second = other(first), last = play.last();
  if (!isOut(play, second) && fits(play.pile(), b))
    return {closing(second, play.pile(), b, onto[b]), LastCards::step(first, 1)};
  // Neither can play, so the side that played last pegs the go, and the other begins the next count.
  if (play.left(second) == 0) return {LastCards::step(last, 1), LastCards::step(first, 1)};
  const int pair = a == b ? 2 : 0;
  const int fifteen = pips(static_cast<Rank>(a)) + pips(static_cast<Rank>(b)) == 15 ? 2 : 0;
  return {LastCards::step(last, 1), LastCards::step(last, pair + fifteen + 1)};
}

}  // namespace

LastCards::LastCards(const PublicPlay& play) {
  if (play.over()) return;
  const Seat first = play.toAct(), second = other(first);
  const PlayPile& pile = play.pile();
  const std::size_t seconds = play.left(second) > 0 ? rankCount : 1;
  const Points onto = pointsOnto(pile);
  // The other side's card, if it begins a count after all others are played, pegs the last card.
  const std::uint8_t alone = step(second, play.left(second));
  for (std::size_t a = 0; a < rankCount; ++a) {
    const auto fill = [&](auto stepsIf) {
      for (std::size_t b = 0; b < seconds; ++b)
        (first == Seat::pone ? steps_[a][b] : steps_[b][a]) = stepsIf(b);
    };
    if (!fits(pile, a)) {
      fill([&](std::size_t b) { return afterGo(play, onto, a, b); });
      continue;
    }
    PlayPile after = pile;
    after.add(static_cast<Rank>(a));
    if (after.count() == mostCount || isOut(play, second)) {
      const Steps alike{closing(first, pile, a, onto[a]), alone};
      fill([&](std::size_t) { return alike; });
      continue;
    }
    const std::uint8_t begun = step(first, onto[a]);
    const Points next = pointsOnto(after);
    fill([&](std::size_t b) {
      return fits(after, b) ? inOrder(begun, closing(second, after, b, next[b]))
                            : inOrder(begun, step(first, 1), alone);
    });
  }
}

}  // namespace cribbage
