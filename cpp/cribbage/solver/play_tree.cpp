#include "cribbage/solver/play_tree.h"

#include <bit>
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

// Plays the last card of the side to act, or says go.
void playOn(PublicPlay& play, Rank rank, Pegs& pegs) {
  const PublicPlay::Gain gain = play.pile().takes(rank) ? play.play(rank) : play.go();
  pegs[gain.seat] = static_cast<std::uint8_t>(pegs[gain.seat] + gain.points);
}

// Computes a terminal: plays the rest out for each pair of last cards. There is no choice left if each player
// has at most one card. First the play forgets every go (`withoutMemory`), because a go may contradict
// hypothetical cards.
PlayTree::Terminal terminalOf(const PublicPlay& play) {
  PlayTree::Terminal terminal{};
  const PublicPlay open = play.withoutMemory();
  if (open.over()) return terminal;
  // The first action of the side to act does not depend on the other side's card, so it is done once for each
  // rank of that side's own card.
  const Seat first = open.toAct();
  const std::size_t seconds = open.left(other(first)) > 0 ? rankCount : 1;
  PerSeat<std::size_t> cards;
  for (cards[first] = 0; cards[first] < rankCount; ++cards[first]) {
    PublicPlay begun = open;
    Pegs pegged{};
    playOn(begun, static_cast<Rank>(cards[first]), pegged);
    for (cards[other(first)] = 0; cards[other(first)] < seconds; ++cards[other(first)]) {
      PublicPlay rest = begun;
      Pegs& pegs = terminal[cards[Seat::pone]][cards[Seat::dealer]] = pegged;
      while (!rest.over()) playOn(rest, static_cast<Rank>(cards[rest.toAct()]), pegs);
    }
  }
  return terminal;
}

// Returns the points of pone and dealer when only one player has cards left and plays them in the best order.
// The search is exhaustive: three cards have at most six orders. `bestAlone` (play/open_play.h) makes the
// same search but returns only the first card. Hands are arrays for speed, because the tree needs every set.
Pegs pointsAlone(const PublicPlay& play, std::array<Rank, 3> cards) {
  if (play.over()) return {};
  const Seat seat = play.toAct();
  const auto size = static_cast<std::size_t>(play.left(seat));
  Pegs best{};
  int most = -1;
  const auto consider = [&](PublicPlay after, PublicPlay::Gain gain, std::array<Rank, 3> rest) {
    Pegs points = pointsAlone(after, rest);
    points[gain.seat] = static_cast<std::uint8_t>(points[gain.seat] + gain.points);
    if (points[seat] <= most) return;
    most = points[seat];
    best = points;
  };
  for (std::size_t at = 0; at < size; ++at) {
    if (!play.pile().takes(cards[at])) continue;
    std::array<Rank, 3> rest = cards;
    std::swap(rest[at], rest[size - 1]);
    PublicPlay after = play;
    const PublicPlay::Gain gain = after.play(cards[at]);
    consider(after, gain, rest);
  }
  if (most < 0) {
    PublicPlay after = play;
    const PublicPlay::Gain gain = after.go();
    consider(after, gain, cards);
  }
  return best;
}

// Computes the points when only one player has cards left. Runs one search for each set of cards they may
// have, because their best order depends on these alone.
PlayTree::Alone aloneOf(const PublicPlay& play) {
  const PublicPlay open = play.withoutMemory();
  PlayTree::Alone alone;
  alone.size = play.left(play.toAct());
  const int sets = RankSets::count[static_cast<std::size_t>(alone.size)];
  for (int set = 0; set < sets; ++set) {
    const auto& ranks = rankSets().ranks(alone.size, set);
    alone.points.push_back(pointsAlone(
        open, {static_cast<Rank>(ranks[0]), static_cast<Rank>(ranks[1]), static_cast<Rank>(ranks[2])}));
  }
  return alone;
}

// Adds points to a digest. The digest quickly finds terminals that may be equal. Equality is then checked
// number by number.
std::uint64_t mixed(std::uint64_t digest, const Pegs& points) {
  return (digest ^ static_cast<std::uint64_t>(points[Seat::pone] << 8 | points[Seat::dealer])) *
         0x100000001B3;  // FNV-1a
}

std::uint64_t digestOf(const PlayTree::Terminal& terminal) {
  std::uint64_t digest = 0xCBF29CE484222325;
  for (const auto& row : terminal)
    for (const auto& points : row) digest = mixed(digest, points);
  return digest;
}

std::uint64_t digestOf(const PlayTree::Alone& alone) {
  std::uint64_t digest = 0xCBF29CE484222325;
  for (const auto& points : alone.points) digest = mixed(digest, points);
  return digest;
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
  if (pones <= 1 && dealers <= 1)
    return known.terminals.add(stateOf(play), terminals_, [&] { return terminalOf(play); });
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
    if ((node.ranks >> rank & 1) == 0) continue;
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
  const auto [first, last] = ofDigest.equal_range(digest);
  for (auto same = first; same != last; ++same)
    if (all[static_cast<std::size_t>(~same->second)] == kind) return known->second = same->second;
  const std::int32_t target = ~static_cast<std::int32_t>(all.size());
  all.push_back(std::move(kind));
  ofDigest.emplace(digest, target);
  return known->second = target;
}

}  // namespace cribbage
