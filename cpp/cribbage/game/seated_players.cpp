#include "cribbage/game/seated_players.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cribbage/base/names.h"
#include "cribbage/discard/single_discard.h"
#include "cribbage/game/peggers.h"
#include "cribbage/show/starters.h"

namespace cribbage {

namespace {

class SeatedPointsThrower final : public SeatedThrower {
 public:
  Card choose(const DealtFive& dealt, CribSide side, Random&) const override {
    return valueSingleDiscards(dealt, side)[0].thrown[0];
  }
};

class SeatedHandOnlyThrower final : public SeatedThrower {
 public:
  Card choose(const DealtFive& dealt, CribSide, Random&) const override {
    const CardSet held({dealt.begin(), dealt.end()});
    const CardSet unseen = CardSet::deck().without(held);
    Card best{};
    std::int64_t most = -1;
    for (const Card thrown : held) {
      Hand kept{};
      std::copy_if(held.begin(), held.end(), kept.begin(), [&](Card card) { return card != thrown; });
      const std::int64_t sum = valueShow(kept, unseen, false).sum;
      if (sum > most) best = thrown;
      most = std::max(most, sum);
    }
    return best;
  }
};

class SeatedRandomThrower final : public SeatedThrower {
 public:
  Card choose(const DealtFive& dealt, CribSide, Random& random) const override {
    return dealt[random.below(static_cast<std::uint32_t>(dealt.size()))];
  }
};

// Returns the card that fits with the highest `worth`; ties go to the highest card.
template <class Worth>
Card bestSeated(const SeatedTurn& turn, Worth worth) {
  Card best{};
  std::optional<double> most;
  for (const Card card : turn.play.legal(turn.held)) {
    const double value = worth(card);
    if (most && value < *most) continue;
    most = value;
    best = card;
  }
  return best;
}

// Returns the points that are certain once the card is played.
int seatedPegs(Card card, const SeatedTurn& turn, Play& after) {
  const int before = after.pegged(turn.us);
  after.play(turn.us, card);
  return after.pegged(turn.us) - before;
}

// Returns how much the mean reply of the next player is worth to us.
double seatedReply(const Play& after, const SeatedTurn& turn) {
  if (!after.toPlay() || *after.toPlay() == turn.us) return 0;
  RankCounts unseen;
  unseen.fill(suitCount);
  for (const Card card : turn.seen) --unseen[static_cast<std::size_t>(card.rank())];
  const Seat next = *after.toPlay();
  const double mean = bestReply(after.pile(), unseen, after.cardsHeld(next));
  const auto seats = seatsOf(turn.players);
  const auto place = [&](Seat seat) { return std::find(seats.begin(), seats.end(), seat) - seats.begin(); };
  if (turn.players == 3) return -mean / 2;
  return (place(next) - place(turn.us)) % 2 == 0 ? mean : -mean;
}

class SeatedReplyPegger final : public SeatedPegger {
 public:
  Card choose(const SeatedTurn& turn, Random&) const override {
    return bestSeated(turn, [&](Card card) {
      Play after = turn.play;
      return seatedPegs(card, turn, after) + seatedReply(after, turn);
    });
  }
};

class SeatedGreedyPegger final : public SeatedPegger {
 public:
  Card choose(const SeatedTurn& turn, Random&) const override {
    return bestSeated(turn, [&](Card card) {
      Play after = turn.play;
      return seatedPegs(card, turn, after);
    });
  }
};

class SeatedRandomPegger final : public SeatedPegger {
 public:
  Card choose(const SeatedTurn& turn, Random& random) const override {
    const std::vector<Card> fitting = turn.play.legal(turn.held).cards();
    return fitting[random.below(static_cast<std::uint32_t>(fitting.size()))];
  }
};

const SeatedPointsThrower pointsThrower;
const SeatedHandOnlyThrower handOnlyThrower;
const SeatedRandomThrower randomThrower;
const SeatedReplyPegger replyPegger;
const SeatedGreedyPegger greedyPegger;
const SeatedRandomPegger randomPegger;

// The ways for three and four players, by name.
const std::array<std::pair<Throws, const SeatedThrower*>, 3> throwers{{{Throws::points, &pointsThrower},
                                                                       {Throws::handOnly, &handOnlyThrower},
                                                                       {Throws::random, &randomThrower}}};
const std::array<std::pair<Plays, const SeatedPegger*>, 3> peggers{
    {{Plays::reply, &replyPegger}, {Plays::greedy, &greedyPegger}, {Plays::random, &randomPegger}}};

// Sets `found` to the way of this name. Returns the error if that way is for two players only.
template <class Way, class Known>
std::optional<Error> find(Way way, const Known& known, const PlayerName& name,
                          typename Known::value_type::second_type& found) {
  std::vector<std::string_view> ways;
  for (const auto& [each, made] : known) {
    if (each == way) found = made;
    ways.push_back(print(each));
  }
  if (found) return std::nullopt;
  return makeError(reason::wayForTwo, print(name),
                   {{"way", std::string(print(way))}, {"ways", listed(ways, ", ")}});
}

}  // namespace

Result<SeatedPlayer> seatedPlayer(const PlayerName& name) {
  SeatedPlayer player;
  if (auto error = find(name.throws, throwers, name, player.throws)) return *error;
  if (auto error = find(name.plays, peggers, name, player.plays)) return *error;
  return player;
}

}  // namespace cribbage
