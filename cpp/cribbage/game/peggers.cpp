#include "cribbage/game/peggers.h"

#include <algorithm>
#include <numeric>

#include "cribbage/play/holes.h"

namespace cribbage {

namespace {

// Returns how many cards of each rank the player has not seen.
RankCounts unseenBy(const TurnInformation& turn) {
  RankCounts unseen;
  unseen.fill(suitCount);
  const auto see = [&](Rank rank) { --unseen[static_cast<std::size_t>(rank)]; };
  for (const Rank rank : turn.information.kept) see(rank);
  if (turn.information.thrown)
    for (const Rank rank : *turn.information.thrown) see(rank);
  if (turn.information.starter) see(*turn.information.starter);
  for (const PlayEvent& event : turn.information.played)
    if (event.by != turn.information.us && event.rank) see(*event.rank);
  return unseen;
}

// Returns the mean pegs of the opponent's best reply, if their cards are random among the unseen ones.
double replyTo(const PublicPlay& after, const TurnInformation& turn) {
  const Seat them = other(turn.information.us);
  if (after.over() || after.toAct() != them) return 0;
  return bestReply(after.pile(), unseenBy(turn), after.left(them));
}

// Returns the rank with the highest `worth`; ties go to the highest rank.
template <class Worth>
Rank bestRank(const TurnInformation& turn, Worth worth) {
  Rank best{};
  std::optional<double> most;
  for (const Rank rank : turn.held) {
    if (!turn.can(rank)) continue;
    const double value = worth(rank);
    if (most && value < *most) continue;
    most = value;
    best = rank;
  }
  return best;
}

// Draws a rank in proportion to these chances. At least one must be positive.
Rank drawn(const ByRank& chances, Random& random) {
  constexpr std::uint32_t parts = 1u << 24;
  const float all = std::accumulate(chances.begin(), chances.end(), 0.0f);
  float left = all * static_cast<float>(random.below(parts)) / parts;
  Rank last{};
  for (std::size_t rank = 0; rank < chances.size(); ++rank) {
    if (chances[rank] == 0) continue;
    last = static_cast<Rank>(rank);
    left -= chances[rank];
    if (left < 0) break;
  }
  return last;
}

double pegsOf(Rank rank, const TurnInformation& turn) {
  PlayPile pile = turn.play.pile();
  return pile.add(rank).total();
}

}  // namespace

Rank AdvisedPegger::choose(const TurnInformation& turn, Random&) const {
  auto advisor = Advisor::make(turn.information, knowledge_);
  advisor->settle();
  return advisor->values()[0].rank;
}

Rank DrawnPegger::choose(const TurnInformation& turn, Random& random) const {
  auto advisor = Advisor::make(turn.information, knowledge_);
  advisor->settle();
  ByRank chances = advisor->chances();
  for (float& chance : chances)
    if (chance < rare) chance = 0;
  return drawn(chances, random);
}

Rank WinPegger::choose(const TurnInformation& turn, Random& random) const {
  const bool weDeal = turn.information.us == Seat::dealer;
  const auto toGo = [&](int ours, int theirs) {
    const int us = lastHole - ours, them = lastHole - theirs;
    return weDeal ? ToGo{us, them} : ToGo{them, us};
  };
  const ToGo atThrow = toGo(turn.oursAtThrow, turn.theirsAtThrow);
  ToGo atLead = atThrow;
  if (turn.starter && turn.starter->rank() == Rank::jack) atLead.dealer -= 2;
  auto advisor = Advisor::make(turn.information, knowledge_,
                               ScoreContext(atThrow, atLead, turn.information.starter, tables_));
  advisor->settle();
  const WinUtility utility({turn.kept, turn.thrown, weDeal}, turn.starter, toGo(turn.ours, turn.theirs),
                           atThrow, turn.theirPlayed, tables_);
  const std::vector<PlayChoice> choices = advisor->values(utility);
  if (utility.endsGame(choices[0].points)) return choices[0].rank;
  ByRank chances{};
  for (const PlayChoice& choice : choices)
    if (choice.tied)
      chances[static_cast<std::size_t>(choice.rank)] =
          static_cast<float>(choice.frequency * static_cast<double>(std::count(
                                                    turn.held.begin(), turn.held.end(), choice.rank)));
  // The solution may play none of the tied cards.
  if (std::all_of(chances.begin(), chances.end(), [](float chance) { return chance == 0; }))
    return choices[0].rank;
  return drawn(chances, random);
}

Rank GreedyPegger::choose(const TurnInformation& turn, Random&) const {
  return bestRank(turn, [&](Rank rank) { return pegsOf(rank, turn); });
}

Rank ReplyPegger::choose(const TurnInformation& turn, Random&) const {
  return bestRank(turn, [&](Rank rank) {
    PublicPlay after = turn.play;
    after.play(rank);
    return pegsOf(rank, turn) - replyTo(after, turn);
  });
}

Rank RandomPegger::choose(const TurnInformation& turn, Random& random) const {
  std::vector<Rank> fitting;
  std::copy_if(turn.held.begin(), turn.held.end(), std::back_inserter(fitting),
               [&](Rank rank) { return turn.can(rank); });
  return fitting[random.below(static_cast<std::uint32_t>(fitting.size()))];
}

}  // namespace cribbage
