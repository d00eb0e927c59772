#include "cribbage/play/play.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <numeric>

namespace cribbage {

namespace {

constexpr int mostPips = 10;

}  // namespace

std::string_view print(Reason reason) {
  constexpr std::array<std::string_view, 12> names{
      "fifteen", "thirtyOne", "pair", "pairRoyal", "doublePairRoyal", "run3", "run4",
      "run5",    "run6",      "run7", "go",        "lastCard"};
  return names[static_cast<std::size_t>(reason)];
}

Play::Play(std::size_t players, const PerSeatOfFour<int>& scores)
    : players_(players), scores_(scores), toPlay_(Seat::pone) {
  for (const Seat seat : seats()) {
    assert(scores[seat] >= 0 && scores[seat] < gameHole);
    held_[seat] = handSize;
  }
}

// Returns the seat that is so many turns after another.
Seat Play::after(Seat seat, std::size_t turns) const {
  const std::span<const Seat> order = seats();
  const auto at = static_cast<std::size_t>(std::find(order.begin(), order.end(), seat) - order.begin());
  return order[(at + turns) % order.size()];
}

// Returns the first seat that fits, in the order of the turns after a seat. The last one tried is this seat.
template <class Fits>
std::optional<Seat> Play::nextAfter(Seat last, Fits fits) const {
  for (std::size_t turns = 1; turns <= players_; ++turns)
    if (const Seat seat = after(last, turns); fits(seat)) return seat;
  return std::nullopt;
}

int Play::allHeld() const {
  return std::accumulate(held_.begin(), held_.end(), 0);
}

// Returns whether this seat's side has reached the game hole.
bool Play::out(Seat seat) const {
  const int partners = players_ == mostPlayers ? pegged_[after(seat, 2)] : 0;
  return scores_[seat] + pegged_[seat] + partners >= gameHole;
}

std::optional<Refusal> Play::play(Seat by, Card card) {
  if (seen_.has(card)) return Refusal{Refusal::Why::twice, by, card};
  if (cardsHeld(by) == 0) return Refusal{Refusal::Why::fifthCard, by, card};
  if (!mayHold(by, card)) return Refusal{Refusal::Why::heldBack, by, card, by, mostCount - lacks(by)};
  Play next = *this;
  auto refused = next.playInTurn(by, card);
  if (!refused) *this = std::move(next);
  return refused;
}

std::optional<Refusal> Play::playInTurn(Seat by, Card card) {
  // Passes over players who could not play, until it is this player's turn and the card fits.
  while (toPlay_ != by || !pile_.takes(card.rank())) {
    if (auto refused = refuseBefore(by, card)) return refused;
    cannotPlay(*toPlay_);
    settle();
  }
  const Pile::Points made = pile_.add(card.rank());
  seen_.add(card);
  --held_[by];
  played_.push_back({by, card, count(), 0, {}});
  pegCard(made);
  settle();
  return std::nullopt;
}

// Returns the reason why the player to act cannot have said go before this card.
std::optional<Refusal> Play::refuseBefore(Seat by, Card card) const {
  using Why = Refusal::Why;
  if (over()) return Refusal{Why::gameOver, by, card};
  const Seat turn = *toPlay_;
  if (played_.empty()) return Refusal{Why::ponesLead, by, card, turn};
  const int before = played_.back().count;
  if (pile_.length() == 0)
    return Refusal{before == mostCount ? Why::leadAfter31 : Why::leadAfterGo, by, card, turn, before};
  if (room() >= mostPips) return Refusal{Why::notTheTurn, by, card, turn, before};
  return std::nullopt;
}

std::optional<Refusal> Play::go(Seat by) {
  using Why = Refusal::Why;
  const bool known =
      !played_.empty() && !played_.back().reasons.empty() && played_.back().reasons.back() == Reason::go;
  if (pile_.length() == 0 && known) return std::nullopt;
  if (over()) return Refusal{Why::playOver, by, std::nullopt};
  if (pile_.length() == 0) return Refusal{Why::newCount, by, std::nullopt};
  std::vector<Seat> gone;  // the last of these is `by`
  do gone.push_back(after(gone.empty() ? played_.back().by : gone.back()));
  while (gone.back() != by);
  for (const Seat seat : gone)
    if (cardsHeld(seat) > 0 && room() >= mostPips)
      return Refusal{Why::anyCardFits, by, std::nullopt, by, count()};
  for (const Seat seat : gone) cannotPlay(seat);
  settle();
  return std::nullopt;
}

bool Play::mayHold(Seat seat, Card card) const {
  return cardsHeld(seat) > 0 && !seen_.has(card) && pips(card.rank()) > lacks(seat);
}

CardSet Play::legal(CardSet hand) const {
  CardSet fitting;
  for (const Card card : hand)
    if (pile_.takes(card.rank())) fitting.add(card);
  return fitting;
}

bool Play::mayPlay(Seat seat) const {
  for (const Card card : CardSet::deck())
    if (pile_.takes(card.rank()) && mayHold(seat, card)) return true;
  return false;
}

void Play::cannotPlay(Seat seat) {
  lacks_[seat] = std::max(lacks(seat), room());
}

void Play::peg(Reason reason, int points) {
  CardPlay& last = played_.back();
  last.reasons.push_back(reason);
  last.points += points;
  pegged_[last.by] += points;
}

void Play::pegCard(const Pile::Points& made) {
  constexpr std::array<Reason, 3> alike{Reason::pair, Reason::pairRoyal, Reason::doublePairRoyal};
  if (made.fifteen) peg(Reason::fifteen, 2);
  if (made.thirtyOne) peg(Reason::thirtyOne, 2);
  if (made.sameRank > 1)
    peg(alike[static_cast<std::size_t>(made.sameRank - 2)], made.sameRank * (made.sameRank - 1));
  if (made.run > 0) peg(static_cast<Reason>(static_cast<int>(Reason::run3) + made.run - 3), made.run);
  if (!made.thirtyOne && allHeld() == 0) peg(Reason::lastCard, 1);
}

// After a card or a go, decides whose turn it is, and whether the count or the game has ended.
void Play::settle() {
  const Seat last = played_.back().by;
  toPlay_ = count() == mostCount || out(last) ? std::nullopt
                                              : nextAfter(last, [&](Seat seat) { return mayPlay(seat); });
  if (!toPlay_) endCount();
}

void Play::endCount() {
  const Seat last = played_.back().by;
  if (count() != mostCount && allHeld() > 0 && !out(last)) peg(Reason::go, 1);
  pile_ = {};
  if (!out(last)) toPlay_ = nextAfter(last, [&](Seat seat) { return cardsHeld(seat) > 0; });
}

}  // namespace cribbage
