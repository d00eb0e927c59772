// Measures what the play is worth to the throw of three and four players, whose advice leaves the play out.
//
//     measure_pegging --deals 1000 --plays 100 --hands 400000
//
// First plays `--hands` deals in which all throw by the solved rules and play by `reply`. Fits a table to the
// net pegs: a number for each rank kept, and one for each pair. The net pegs are the player's less the mean
// of the two others, or those of the side less those of the other side, and here less their mean in the seat.
// Prints the table, and the kept hands with the most and the fewest net pegs, of those that are one of a
// thousand.
//
// Then gives five cards to a player in one of the seats, `--deals` times. The unseen cards are dealt again
// and again: the others throw by the rules. Each throw of the five is played with the same cards of the
// others. Prints a row for each seat: the pegs and the net pegs after the first throw of the advice, the
// share of deals in which another throw is first if the table is added to its points, and the gain of that
// choice in points a deal, net pegs included. The gain at most is that of the best choice in the plays
// themselves, so it is too high by their noise. All means have 95 % intervals.

#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdio>
#include <map>
#include <string>
#include <thread>
#include <vector>

#include "cribbage/cards/deck.h"
#include "cribbage/cribbage.h"
#include "cribbage/discard/single_throws.h"
#include "cribbage/game/seated_players.h"
#include "cribbage/play/hand_pegs_table.h"
#include "measure/average.h"
#include "native/least_squares.h"
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

// Plays deals in which all throw by the rules. `seen` takes the place, the cards kept, and the pegs of all.
template <class See>
void playByRules(const Table& table, std::uint64_t seed, int deals, const See& see) {
  Random random(seed);
  for (int at = 0; at < deals; ++at) {
    Deck deck;
    deck.shuffle(random);
    const Deck::Fives fives = deck.dealFives(table.players);
    std::vector<CardSet> held;
    for (std::size_t place = 0; place < table.players; ++place) {
      const DealtFive& five = fives.hands[place];
      held.push_back(CardSet({five.begin(), five.end()}));
      held.back().remove(thrownBy(five, table.owns(place), table.players));
    }
    const PerSeatOfFour<int> pegs = table.play(held, deck.cut(random), random);
    for (std::size_t place = 0; place < table.players; ++place) see(place, held[place], pegs);
  }
}

// The expected net pegs of a kept hand: the sum of a number for each rank and one for each pair.
class PegTable {
 public:
  static constexpr std::size_t size = rankCount + 1;
  using Features = std::array<double, size>;

  static Features featuresOf(const Hand& kept) {
    Features features{};
    for (std::size_t at = 0; at < kept.size(); ++at) {
      ++features[static_cast<std::size_t>(kept[at].rank())];
      for (std::size_t other = 0; other < at; ++other)
        if (kept[other].rank() == kept[at].rank()) ++features[rankCount];
    }
    return features;
  }

  explicit PegTable(std::vector<double> points) : points_(std::move(points)) {}

  double valueOf(const Hand& kept) const { return fittedValue(points_, featuresOf(kept)); }

  void print(std::size_t players) const {
    std::printf("\n| %zu players |", players);
    for (std::size_t rank = 0; rank < rankCount; ++rank)
      std::printf(" %c |", cribbage::print(static_cast<Rank>(rank)));
    std::printf(" pair |\n|---|");
    for (std::size_t at = 0; at < size; ++at) std::printf("---|");
    std::printf("\n| net pegs |");
    for (const double points : points_) std::printf(" %+.2f |", points);
    std::printf("\n");
  }

 private:
  std::vector<double> points_;
};

Hand handOf(CardSet held) {
  Hand hand{};
  const std::vector<Card> cards = held.cards();
  std::copy(cards.begin(), cards.end(), hand.begin());
  return hand;
}

// The measurements of one deal, for the throws in the order of the advice.
struct Deal {
  ByThrow points{};
  ByThrow net{};           // mean net pegs in the plays
  ByThrow expected{};      // by the table
  double pegs = 0;         // mean pegs after the first throw
  std::size_t throws = 0;  // of different ranks
};

Deal measure(const Table& table, const PegTable& pegTable, std::size_t place, std::uint64_t seed, int plays) {
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
    deal.expected[ours.size()] = pegTable.valueOf(each.kept);
    ours.push_back(thrown);
  }
  deal.throws = ours.size();
  const CardSet all({five.begin(), five.end()});
  std::vector<Card> unseen = CardSet::deck().without(all).cards();
  for (int at = 0; at < plays; ++at) {
    drawFirst(5 * (table.players - 1) + 1, unseen, random);
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
      deal.net[choice] += net / plays;
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

struct Row {
  Average pegs, net, changed, gain, most;

  void add(const Deal& deal) {
    const std::size_t chosen = bestBy(deal, deal.expected), best = bestBy(deal, deal.net);
    const auto gainOf = [&](std::size_t at) {
      return deal.points[at] + deal.net[at] - deal.points[0] - deal.net[0];
    };
    pegs.add(deal.pegs);
    net.add(deal.net[0]);
    changed.add(chosen == 0 ? 0 : 1);
    gain.add(gainOf(chosen));
    most.add(gainOf(best));
  }

  void print(std::size_t players, const char* seat) const {
    std::printf("| %zu | %s | %.2f ± %.2f | %+.2f ± %.2f | %.1f ± %.1f %% | %.3f ± %.3f | %.3f |\n", players,
                seat, pegs.mean(), pegs.error(), net.mean(), net.error(), 100 * changed.mean(),
                100 * changed.error(), gain.mean(), gain.error(), most.mean());
  }
};

void printSeats(const Table& table, const PegTable& pegTable, std::uint64_t seed, int deals, int plays,
                int threads) {
  Row all;
  for (std::size_t place = 0; place < table.players; ++place) {
    std::vector<Deal> measured(static_cast<std::size_t>(deals));
    onThreads(threads, measured.size(), [&](std::size_t at) {
      measured[at] = measure(table, pegTable, place, (seed << 32) + at * mostPlayers + place, plays);
    });
    Row row;
    for (const Deal& deal : measured) {
      row.add(deal);
      all.add(deal);
    }
    constexpr std::array seats{"pone", "second", "third"};
    row.print(table.players, place + 1 == table.players ? "dealer" : seats[place]);
  }
  all.print(table.players, "all");
}

// The pegs of everybody who keeps the same ranks.
struct KeptHand {
  std::string ranks;
  Average pegs, net;  // net pegs less their mean in the seat

  void add(const KeptHand& more) {
    ranks = more.ranks;
    pegs.add(more.pegs);
    net.add(more.net);
  }
};
using KeptHands = std::map<int, KeptHand>;  // by `numberOf`

PegTable fitTable(const Table& table, std::uint64_t seed, int deals, int threads) {
  constexpr int blocks = 64;
  const int inBlock = std::max(1, deals / blocks);
  std::vector<std::array<Average, mostPlayers>> nets(blocks);
  onThreads(threads, nets.size(), [&](std::size_t block) {
    playByRules(table, seed + block, inBlock, [&](std::size_t place, CardSet, const auto& pegs) {
      nets[block][place].add(table.netOf(pegs, place).first);
    });
  });
  std::array<Average, mostPlayers> seats;
  for (const auto& block : nets)
    for (std::size_t place = 0; place < table.players; ++place) seats[place].add(block[place]);

  std::vector<KeptHands> kept(blocks);
  std::vector<LeastSquares> fits(blocks, LeastSquares(PegTable::size));
  onThreads(threads, kept.size(), [&](std::size_t block) {
    playByRules(table, seed + block, inBlock, [&](std::size_t place, CardSet held, const auto& pegs) {
      const Hand hand = handOf(held);
      KeptHand& one = kept[block][numberOf(hand)];
      if (one.ranks.empty())
        for (const Card card : hand) (one.ranks += one.ranks.empty() ? "" : " ") += print(card.rank());
      const auto [net, own] = table.netOf(pegs, place);
      one.pegs.add(own);
      one.net.add(net - seats[place].mean());
      fits[block].add(PegTable::featuresOf(hand), net - seats[place].mean());
    });
  });
  LeastSquares fit(PegTable::size);
  for (const LeastSquares& block : fits) fit.add(block);
  const PegTable pegTable(fit.coefficients());
  pegTable.print(table.players);
  KeptHands all;
  for (const KeptHands& block : kept)
    for (const auto& [number, hand] : block) all[number].add(hand);
  std::vector<KeptHand> frequent;
  const double hands = static_cast<double>(blocks) * inBlock * static_cast<double>(table.players);
  for (const auto& [number, hand] : all)
    if (static_cast<double>(hand.pegs.count()) > hands / 1000) frequent.push_back(hand);
  std::sort(frequent.begin(), frequent.end(),
            [](const KeptHand& a, const KeptHand& b) { return a.net.mean() > b.net.mean(); });
  std::printf("\n| %zu players, kept | of hands | pegs | net pegs |\n|---|---|---|---|\n", table.players);
  constexpr std::size_t shown = 6;
  for (std::size_t at = 0; at < frequent.size(); ++at)
    if (at < shown || at + shown >= frequent.size())
      std::printf("| %s | %.2f %% | %.2f ± %.2f | %+.2f ± %.2f |\n", frequent[at].ranks.c_str(),
                  100 * static_cast<double>(frequent[at].pegs.count()) / hands, frequent[at].pegs.mean(),
                  frequent[at].pegs.error(), frequent[at].net.mean(), frequent[at].net.error());
  return pegTable;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app("Measures what the play is worth to the throw of three and four players.");
  int deals = 400, plays = 100, hands = 50'000,
      threads = static_cast<int>(std::max(1u, std::thread::hardware_concurrency()));
  std::uint64_t seed = 1;
  app.add_option("--deals", deals, "deals to each seat");
  app.add_option("--plays", plays, "plays of each deal");
  app.add_option("--hands", hands, "deals for the table");
  app.add_option("--seed", seed);
  app.add_option("--threads", threads);
  CLI11_PARSE(app, argc, argv);
  std::vector<PegTable> pegTables;
  for (const std::size_t players : {std::size_t{3}, std::size_t{4}})
    pegTables.push_back(fitTable(Table{players}, seed, hands, threads));
  std::printf("\n| players | seat | pegs | net pegs | another throw | gain | at most |\n");
  std::printf("|---|---|---|---|---|---|---|\n");
  for (const std::size_t players : {std::size_t{3}, std::size_t{4}})
    printSeats(Table{players}, pegTables[players - 3], seed, deals, plays, threads);
}
