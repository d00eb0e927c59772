#include "discard_chances.h"

#include <algorithm>

namespace cribbage {

namespace {

// Where one side needs so few holes, his good hands and his poor ones are told apart.
constexpr int nearest = 60;

// Hands of the other by their points: from one on, below the next.
constexpr std::array<std::size_t, 7> bounds{0, 3, 5, 7, 9, 13, DealShows::hands};
constexpr std::array<std::size_t, 2> allHands{0, DealShows::hands};

// The shows of a deal, for one discard, in which the other's hand has so many points: after a starter jack, and after
// others.
struct Shows {
  ShowSpread heels, plain;
};

Shows showsOf(const DealShows& deal, std::size_t least, std::size_t below) {
  Shows shows;
  for (int rank = 0; rank < rankCount; ++rank) {
    const Rank starter = static_cast<Rank>(rank);
    const auto ours = deal.ourHands(starter);
    for (std::size_t points = 0; points < ours.size(); ++points)
      if (ours[points] > 0)
        deal.add(starter, static_cast<int>(points), ours[points] / deal.unseen().size(),
                 starter == Rank::jack ? shows.heels : shows.plain, least, below);
  }
  return shows;
}

}  // namespace

void valueChances(std::span<Discard> choices, bool weDeal, const ShowModel& opponent,
                  const Standing& standing) {
  CardSet held;
  for (const Card card : choices[0].kept) held.add(card);
  for (const Card card : choices[0].thrown) held.add(card);
  const OpponentShows theirs = opponent.showsGiven(held, weDeal, *standing.plays);
  const ToGo toGo{lastHole - (weDeal ? standing.ours : standing.theirs),
                  lastHole - (weDeal ? standing.theirs : standing.ours)};
  const bool near = std::min(toGo.dealer, toGo.pone) <= nearest;
  const std::span<const std::size_t> groups =
      near ? std::span<const std::size_t>(bounds) : std::span<const std::size_t>(allHands);
  for (Discard& choice : choices) {
    const DealShows deal(OwnShow{choice.kept, choice.thrown, weDeal}, theirs);
    const PegOutlook play = standing.pegging->outlook(numberOf(choice.kept), weDeal);
    double dealers = 0;
    for (std::size_t group = 0; group + 1 < groups.size(); ++group) {
      const Shows shows = showsOf(deal, groups[group], groups[group + 1]);
      const OpponentShows::Pegs more = theirs.pegs(groups[group], groups[group + 1]);
      const double ours = choice.play.ours + more.ours, his = choice.play.theirs + more.his;
      const PegOutlook against{tilted(play.spread, weDeal ? his : ours, weDeal ? ours : his), play.firsts};
      dealers += dealersChance(toGo, against, shows.heels, shows.plain, *standing.board);
    }
    choice.winChance = weDeal ? dealers : 1 - dealers;
  }
}

void sortByChance(std::array<Discard, 15>& choices) {
  std::sort(choices.begin(), choices.end(), [](const Discard& a, const Discard& b) {
    if (a.winChance != b.winChance) return a.winChance > b.winChance;
    if (a.points != b.points) return a.points > b.points;
    return a.thrown < b.thrown;
  });
}

}  // namespace cribbage
