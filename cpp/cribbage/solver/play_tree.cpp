#include "cribbage/solver/play_tree.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <optional>
#include <string_view>
#include <utility>

#include "cribbage/cards/rank_sets.h"

namespace cribbage {

namespace {

// Returns a key of everything that a terminal depends on: the pile, the numbers of cards left, who has said
// go, whose turn it is and who played last. It omits earlier piles and the ranks that a go has ruled out,
// because they do not matter once both hands are open.
std::uint64_t stateOf(const PublicPlay& play) {
  std::uint64_t state = static_cast<std::uint64_t>(play.pile().length());
  for (int at = 0; at < play.pile().length(); ++at)
    state = state << 4 | static_cast<std::uint64_t>(play.pile()[at]);
  for (const Seat seat : bothSeats)
    state = state << 3 | static_cast<std::uint64_t>(play.left(seat)) << 1 | (play.gone(seat) ? 1u : 0u);
  return state << 2 | static_cast<std::uint64_t>(play.toAct()) << 1 | static_cast<std::uint64_t>(play.last());
}

using Pegs = PerSeat<std::uint8_t>;

// Returns the points of a terminal: the sums of its steps.
PlayTree::Terminal terminalOf(const LastCards& ends) {
  PlayTree::Terminal terminal;
  for (std::size_t pone = 0; pone < rankCount; ++pone)
    for (std::size_t dealer = 0; dealer < rankCount; ++dealer) {
      int points = 0, all = 0;  // the dealer's, and those of both
      for (const std::uint8_t step : ends.of(pone, dealer)) {
        all += step % LastCards::dealers;
        points += step >= LastCards::dealers ? step % LastCards::dealers : 0;
      }
      terminal[pone][dealer] = {{static_cast<std::uint8_t>(all - points), static_cast<std::uint8_t>(points)}};
    }
  return terminal;
}

// Returns the most points of a player who has played last and plays `size` more cards alone. The search is
// exhaustive: three cards have at most six orders. `bestAlone` (play/open_play.h) makes the same search but
// returns only the first card. Hands are arrays for speed, because the tree needs every set.
int mostAlone(const PlayPile& pile, const std::array<Rank, 3>& cards, std::size_t size) {
  int most = size == 0 ? 0 : -1;
  for (std::size_t at = 0; at < size; ++at) {
    if (!pile.takes(cards[at])) continue;
    std::array<Rank, 3> rest = cards;
    std::swap(rest[at], rest[size - 1]);
    PlayPile after = pile;
    const int points = after.add(cards[at]).total();
    const int later = after.count() == mostCount ? mostAlone({}, rest, size - 1)
                      : size == 1                ? 1
                                                 : mostAlone(after, rest, size - 1);
    most = std::max(most, points + later);
  }
  return most < 0 ? 1 + mostAlone({}, cards, size) : most;  // a go pegs 1
}

// Computes the points when only one player has cards left and plays them in the best order. Runs one search
// for each set of cards they may have, because their best order depends on these alone. If no card fits and
// the opponent has played last, the opponent pegs the go.
PlayTree::Alone aloneOf(const PublicPlay& play) {
  const Seat seat = play.toAct();
  PlayTree::Alone alone;
  alone.size = play.left(seat);
  const auto size = static_cast<std::size_t>(alone.size);
  const int sets = RankSets::count[size];
  for (int set = 0; set < sets; ++set) {
    const auto& ranks = rankSets().ranks(alone.size, set);
    const std::array<Rank, 3> cards{static_cast<Rank>(ranks[0]), static_cast<Rank>(ranks[1]),
                                    static_cast<Rank>(ranks[2])};
    // The lowest rank comes first, so the others fit only if it does.
    const bool theirGo = play.last() != seat && !play.pile().takes(cards[0]);
    Pegs& points = alone.points.emplace_back();
    points[seat] = static_cast<std::uint8_t>(mostAlone(theirGo ? PlayPile{} : play.pile(), cards, size));
    points[other(seat)] = theirGo ? 1 : 0;
  }
  return alone;
}

// Returns a digest of points, which quickly finds terminals that may be equal. Equality is then checked
// number by number.
std::uint64_t digestOf(const void* points, std::size_t bytes) {
  return std::hash<std::string_view>{}({static_cast<const char*>(points), bytes});
}

std::uint64_t digestOf(const PlayTree::Terminal& terminal) {
  return digestOf(&terminal, sizeof terminal);
}

std::uint64_t digestOf(const PlayTree::Alone& alone) {
  return digestOf(alone.points.data(), alone.points.size() * sizeof(Pegs));
}

}  // namespace

PlayTree::PlayTree(const PublicPlay& root) : root_(root) {
  Known known;
  rootTarget_ = add(root, known);
}

const PlayTree::Branch& PlayTree::branchOf(const Node& node, int rank) const {
  std::uint32_t at = node.branches;
  const unsigned before = rank < 0 ? node.ranks : node.ranks & ((1u << rank) - 1);
  for (unsigned lower = before; lower != 0; lower &= lower - 1) ++at;
  return branches_[at];
}

std::int32_t PlayTree::add(const PublicPlay& play, Known& known) {
  const int pones = play.left(Seat::pone), dealers = play.left(Seat::dealer);
  if (pones <= 1 && dealers <= 1) {
    std::optional<LastCards> ends;
    const std::int32_t target =
        known.terminals.add(stateOf(play), terminals_, [&] { return terminalOf(ends.emplace(play)); });
    if (lastCards_.size() < terminals_.size()) lastCards_.push_back(*ends);
    return target;
  }
  if (pones == 0 || dealers == 0)
    return known.alone.add(stateOf(play), alone_, [&] { return aloneOf(play); });
  const auto at = static_cast<std::int32_t>(nodes_.size());
  Node node;
  node.seat = play.toAct();
  node.limit = static_cast<std::uint8_t>(play.limit());
  node.go = play.mayGo();
  std::uint32_t branches = node.go ? 1 : 0;
  for (const Seat seat : bothSeats) node.left[seat] = static_cast<std::uint8_t>(play.left(seat));
  node.ranks = static_cast<std::uint16_t>(play.playableRanks());
  const auto ranks = static_cast<std::uint32_t>(std::popcount(node.ranks));
  branches += ranks;
  node.choices = ranks * rowLength(play.left(play.toAct()));
  // The branches of a node are adjacent, so their space is reserved before any child reserves its own.
  const auto rows = node.choices;
  node.choices = static_cast<std::uint32_t>(choices_);
  choices_ += rows;
  node.branches = static_cast<std::uint32_t>(branches_.size());
  branches_.resize(branches_.size() + branches);
  nodes_.push_back(node);

  std::uint32_t next = node.branches;
  const auto follow = [&](PublicPlay after, PublicPlay::Gain gain) {
    const std::int32_t target = add(after, known);
    branches_[next++] = {target, static_cast<std::uint8_t>(gain.points), gain.seat};
  };
  for (int rank = 0; rank < rankCount; ++rank) {
    if (!node.mayPlay(rank)) continue;
    PublicPlay after = play;
    const PublicPlay::Gain gain = after.play(static_cast<Rank>(rank));
    follow(after, gain);
  }
  if (node.go) {
    PublicPlay after = play;
    const PublicPlay::Gain gain = after.go();
    follow(after, gain);
  }
  return at;
}

template <class Kind>
template <class Make>
std::int32_t PlayTree::Terminals<Kind>::add(std::uint64_t state, std::vector<Kind>& all, Make make) {
  // Looks up the state first, which saves computing the terminal. Then looks up the terminal itself, because
  // different states often have equal terminals.
  const auto [known, fresh] = ofState.try_emplace(state, 0);
  if (!fresh) return known->second;
  Kind kind = make();
  const std::uint64_t digest = digestOf(kind);
  for (std::size_t same = 0; same < digests.size(); ++same)
    if (digests[same] == digest && all[same] == kind) return known->second = ~static_cast<std::int32_t>(same);
  known->second = ~static_cast<std::int32_t>(all.size());
  all.push_back(std::move(kind));
  digests.push_back(digest);
  return known->second;
}

}  // namespace cribbage
