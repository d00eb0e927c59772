// Measures what the play is worth to the throw of three and four players, whose advice leaves the play out.
//
//     measure_pegging --deals 4000 --plays 200
//
// A deal gives five cards to a player in one of the seats. The unseen cards are dealt again and again: the
// others throw by the solved rules, and everybody plays by `reply`. Each throw of the five is played with the
// same cards of the others. The net pegs of a throw are the player's less the mean of the two others, or
// those of the side less those of the other side.
//
// Prints a row for each seat: the pegs and the net pegs after the first throw of the advice, the spread of
// the net pegs over deals, and the share of deals in which another throw is first if net pegs are added to
// its points. The gain is in points a deal, net pegs included. To be free of bias, one half of the plays
// chooses the throw and the other half values it, so the gain is that of a player who knows the net pegs with
// the error of half of the plays. The gain at most chooses and values with the same plays. All means have 95
// % intervals.

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdio>
#include <map>
#include <thread>
#include <vector>

#include "cribbage/cards/deck.h"
#include "cribbage/cribbage.h"
#include "cribbage/discard/single_throws.h"
#include "cribbage/game/seated_players.h"
#include "measure/average.h"
#include "native/threads.h"

using namespace cribbage;

namespace {

constexpr std::size_t throwsCount = 5;
using ByThrow = std::array<double, throwsCount>;

// The seats of the players, and whether each owns the crib.
struct Table {
  std::size_t players;
  SeatedPlayer player = *seatedPlayer({Throws::random, Plays::reply});

  bool owns(std::size_t place) const { return place + 1 == players || (players == 4 && place == 1); }

  // Returns the net pegs of the player in this place, and their own pegs.
  std::pair<double, int> netOf(const PerSeatOfFour<int>& pegs, std::size_t place) const {
    double net = 0;
    for (std::size_t at = 0; at < players; ++at) {
      const int points = pegs[seatsOf(players)[at]];
      const bool ours = players == 4 ? (at + place) % 2 == 0 : at == place;
      net += ours ? points : players == 4 ? -points : -points / 2.0;
    }
    return {net, pegs[seatsOf(players)[place]]};
  }

  // Plays these hands to the end.
  PerSeatOfFour<int> play(std::vector<CardSet> held, Card starter, Random& random) const {
    const std::vector<CardSet> dealt = held;
    Play play(players, {});
    const auto seats = seatsOf(players);
    while (!play.over()) {
      const Seat seat = *play.toPlay();
      const auto place =
          static_cast<std::size_t>(std::find(seats.begin(), seats.end(), seat) - seats.begin());
      if (play.legal(held[place]).empty()) {
        play.go(seat);
        continue;
      }
      CardSet seen = dealt[place];
      seen.add(starter);
      for (const CardPlay& each : play.played()) seen.add(each.card);
      const Card card = player.plays->choose({play, players, seat, held[place], seen}, random);
      held[place].remove(card);
      play.play(seat, card);
    }
    PerSeatOfFour<int> pegs;
    for (const Seat seat : seats) pegs[seat] = play.pegged(seat);
    return pegs;
  }
};

// Returns the card that the solved rule throws.
Card thrownBy(const DealtFive& five, bool owns, std::size_t players) {
  static const auto indices = [] {
    std::map<RankCounts, std::size_t> all;
    for (const FiveRanks& each : everyFiveRanks()) all.emplace(each.counts, all.size());
    return all;
  }();
  RankCounts counts{};
  for (const Card card : five) ++counts[static_cast<std::size_t>(card.rank())];
  const SideThrows& throws = solvedThrows(static_cast<int>(players));
  const std::uint8_t rank = (owns ? throws.own : throws.other)[indices.at(counts)];
  return *std::find_if(five.begin(), five.end(),
                       [&](Card card) { return card.rank() == static_cast<Rank>(rank); });
}

// The measurements of one deal, for the throws in the order of the advice.
struct Deal {
  ByThrow points{};
  std::array<ByThrow, 2> net{};  // mean net pegs in each half of the plays
  double pegs = 0;               // mean pegs after the first throw
  std::size_t throws = 0;        // of different ranks
};

Deal measure(const Table& table, std::size_t place, std::uint64_t seed, int plays) {
  Random random(seed);
  Deck deck;
  deck.shuffle(random);
  DealtFive five{};
  std::copy_n(deck.cards().begin(), five.size(), five.begin());
  const auto advice = valueSingleDiscards(five, {static_cast<int>(table.players), table.owns(place)});
  Deal deal;
  std::vector<Card> ours;
  for (const SingleDiscard& each : advice) {
    const Card thrown = each.thrown[0];
    if (std::any_of(ours.begin(), ours.end(), [&](Card other) { return other.rank() == thrown.rank(); }))
      continue;
    deal.points[ours.size()] = each.points;
    ours.push_back(thrown);
  }
  deal.throws = ours.size();
  const CardSet all({five.begin(), five.end()});
  std::vector<Card> unseen = CardSet::deck().without(all).cards();
  for (int at = 0; at < plays; ++at) {
    const std::size_t needed = 5 * (table.players - 1) + 1;
    for (std::size_t to = 0; to < needed; ++to)
      std::swap(unseen[to], unseen[to + random.below(static_cast<std::uint32_t>(unseen.size() - to))]);
    std::vector<CardSet> held(table.players);
    std::size_t from = 0;
    for (std::size_t other = 0; other < table.players; ++other) {
      if (other == place) continue;
      DealtFive theirs{};
      std::copy_n(unseen.begin() + static_cast<std::ptrdiff_t>(from), theirs.size(), theirs.begin());
      from += theirs.size();
      held[other] = CardSet({theirs.begin(), theirs.end()});
      held[other].remove(thrownBy(theirs, table.owns(other), table.players));
    }
    for (std::size_t choice = 0; choice < ours.size(); ++choice) {
      held[place] = all;
      held[place].remove(ours[choice]);
      const auto [net, pegs] = table.netOf(table.play(held, unseen[from], random), place);
      deal.net[static_cast<std::size_t>(at % 2)][choice] += net * 2 / plays;
      if (choice == 0) deal.pegs += static_cast<double>(pegs) / plays;
    }
  }
  return deal;
}

// Returns the throw with the most points and net pegs.
std::size_t bestBy(const Deal& deal, const ByThrow& net) {
  std::size_t best = 0;
  for (std::size_t at = 1; at < deal.throws; ++at)
    if (deal.points[at] + net[at] > deal.points[best] + net[best]) best = at;
  return best;
}

double gainBy(const Deal& deal, const ByThrow& chooses, const ByThrow& values) {
  const std::size_t best = bestBy(deal, chooses);
  return deal.points[best] + values[best] - deal.points[0] - values[0];
}

struct Row {
  Average pegs, net, squares, changed, gain, most;

  void add(const Deal& deal) {
    ByThrow mean{};
    for (std::size_t at = 0; at < throwsCount; ++at) mean[at] = (deal.net[0][at] + deal.net[1][at]) / 2;
    pegs.add(deal.pegs);
    net.add(mean[0]);
    squares.add(deal.net[0][0] * deal.net[1][0]);
    changed.add(bestBy(deal, mean) == 0 ? 0 : 1);
    gain.add((gainBy(deal, deal.net[0], deal.net[1]) + gainBy(deal, deal.net[1], deal.net[0])) / 2);
    most.add(gainBy(deal, mean, mean));
  }

  void print(std::size_t players, const char* seat) const {
    const double spread = std::sqrt(std::max(0.0, squares.mean() - net.mean() * net.mean()));
    std::printf("| %zu | %s | %.2f ± %.2f | %+.2f ± %.2f | %.2f | %.1f ± %.1f %% | %.3f ± %.3f | %.3f |\n",
                players, seat, pegs.mean(), pegs.error(), net.mean(), net.error(), spread,
                100 * changed.mean(), 100 * changed.error(), gain.mean(), gain.error(), most.mean());
  }
};

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Measures what the play is worth to the throw of three and four players.");
  int deals = 400, plays = 100, threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  std::uint64_t seed = 1;
  app.add_option("--deals", deals, "deals to each seat");
  app.add_option("--plays", plays, "plays of each deal; an even number");
  app.add_option("--seed", seed);
  app.add_option("--threads", threads);
  CLI11_PARSE(app, argc, argv);
  std::printf("| players | seat | pegs | net pegs | spread | another throw | gain | at most |\n");
  std::printf("|---|---|---|---|---|---|---|---|\n");
  for (const std::size_t players : {std::size_t{3}, std::size_t{4}}) {
    const Table table{players};
    Row all;
    for (std::size_t place = 0; place < players; ++place) {
      std::vector<Deal> measured(static_cast<std::size_t>(deals));
      onThreads(threads, measured.size(), [&](std::size_t at) {
        measured[at] = measure(table, place, (seed << 32) + at * mostPlayers + place, plays);
      });
      Row row;
      for (const Deal& deal : measured) {
        row.add(deal);
        all.add(deal);
      }
      constexpr std::array seats{"pone", "second", "third"};
      row.print(players, place + 1 == players ? "dealer" : seats[place]);
    }
    all.print(players, "all");
  }
}
