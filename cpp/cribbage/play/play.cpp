#include "cribbage/play/play.h"

#include <algorithm>
#include <cassert>
#include <string>

namespace cribbage {

namespace {

constexpr int mostPips = 10;

// Words for a player: `us` is whoever reads them.
struct Words {
  std::string_view subject, leads, deals, fifth, turn;
};
constexpr std::array<Words, 2> words{{{"We", "we lead", "we deal", "our fifth card", "our turn"},
                                      {"They", "they lead", "they deal", "their fifth card", "their turn"}}};

const Words& wordsOf(Side side) {
  return words[static_cast<std::size_t>(side)];
}

Error refusal(Side by, Card card, const std::string& why) {
  return makeError(ErrorCode::illegalPlay, print(card),
                   std::string(wordsOf(by).subject) + " could not play the " + name(card) + ": " + why + ".");
}

Error refusedGo(Side by, const std::string& why) {
  return makeError(ErrorCode::illegalPlay, "go",
                   std::string(wordsOf(by).subject) + " could not say go: " + why + ".");
}

}  // namespace

std::string_view print(Side side) {
  return side == Side::us ? "us" : "them";
}

std::string_view print(Reason reason) {
  constexpr std::array<std::string_view, 12> names{
      "fifteen", "thirtyOne", "pair", "pairRoyal", "doublePairRoyal", "run3", "run4",
      "run5",    "run6",      "run7", "go",        "lastCard"};
  return names[static_cast<std::size_t>(reason)];
}

Play::Play(bool weDeal, int ours, int theirs)
    : scores_{ours, theirs}, toPlay_(weDeal ? Side::them : Side::us) {
  assert(ours >= 0 && ours < gameHole && theirs >= 0 && theirs < gameHole);
}

std::optional<Error> Play::lay(Side by, Card card) {
  if (seen_.has(card))
    return makeError(ErrorCode::duplicateCard, print(card), "The " + name(card) + " is there twice.");
  if (cardsHeld(by) == 0) return refusal(by, card, "it would be " + std::string(wordsOf(by).fifth));
  if (!mayHold(by, card)) {
    const int went = mostCount - lacks(by);
    return refusal(by, card,
                   "at " + std::to_string(went) + " it would have made " +
                       std::to_string(went + pips(card.rank())) + ", and it was not played");
  }
  Play next = *this;
  auto error = next.layInTurn(by, card);
  if (!error) *this = std::move(next);
  return error;
}

std::optional<Error> Play::layInTurn(Side by, Card card) {
  // Whoever was passed over could not play, until it is this side's turn and the card fits.
  while (toPlay_ != by || !series_.takes(card.rank())) {
    if (auto error = refuseBefore(by, card)) return error;
    cannotPlay(*toPlay_);
    settle();
  }
  const Series::Points made = series_.lay(card.rank());
  seen_.add(card);
  --held_[at(by)];
  laid_.push_back({by, card, count(), 0, {}});
  pegCard(made);
  settle();
  return std::nullopt;
}

// Why whose turn it is cannot have gone before this card.
std::optional<Error> Play::refuseBefore(Side by, Card card) const {
  if (over()) return refusal(by, card, "the game was over at 121");
  const Words& turn = wordsOf(*toPlay_);
  const std::string leads(turn.leads);
  if (laid_.empty()) return refusal(by, card, leads + ", since " + std::string(wordsOf(by).deals));
  const int before = laid_.back().count;
  if (series_.length() == 0 && before == mostCount) return refusal(by, card, "after 31 " + leads);
  if (series_.length() == 0)
    return refusal(
        by, card,
        "it would have made " + std::to_string(before + pips(card.rank())) + ", and after a go " + leads);
  if (room() >= mostPips)
    return refusal(by, card,
                   "it was " + std::string(turn.turn) + ", and at " + std::to_string(before) +
                       " any card can be played");
  return std::nullopt;
}

std::optional<Error> Play::go(Side by) {
  const bool known =
      !laid_.empty() && !laid_.back().reasons.empty() && laid_.back().reasons.back() == Reason::go;
  if (series_.length() == 0 && known) return std::nullopt;
  if (over()) return refusedGo(by, "the play was over");
  if (series_.length() == 0) return refusedGo(by, "a new count begins");
  if (room() >= mostPips) return refusedGo(by, "at " + std::to_string(count()) + " any card can be played");
  if (laid_.back().by == by) cannotPlay(other(by));
  cannotPlay(by);
  settle();
  return std::nullopt;
}

bool Play::mayHold(Side side, Card card) const {
  return cardsHeld(side) > 0 && !seen_.has(card) && pips(card.rank()) > lacks(side);
}

CardSet Play::legal(CardSet hand) const {
  CardSet fitting;
  for (const Card card : hand)
    if (series_.takes(card.rank())) fitting.add(card);
  return fitting;
}

bool Play::mayPlay(Side side) const {
  for (const Card card : CardSet::deck())
    if (series_.takes(card.rank()) && mayHold(side, card)) return true;
  return false;
}

void Play::cannotPlay(Side side) {
  lacks_[at(side)] = std::max(lacks(side), room());
}

void Play::peg(Reason reason, int points) {
  LaidCard& last = laid_.back();
  last.reasons.push_back(reason);
  last.points += points;
  pegged_[at(last.by)] += points;
}

void Play::pegCard(const Series::Points& made) {
  constexpr std::array<Reason, 3> alike{Reason::pair, Reason::pairRoyal, Reason::doublePairRoyal};
  if (made.fifteen) peg(Reason::fifteen, 2);
  if (made.thirtyOne) peg(Reason::thirtyOne, 2);
  if (made.alike > 1) peg(alike[static_cast<std::size_t>(made.alike - 2)], made.alike * (made.alike - 1));
  if (made.run > 0) peg(static_cast<Reason>(static_cast<int>(Reason::run3) + made.run - 3), made.run);
  if (!made.thirtyOne && cardsHeld(Side::us) + cardsHeld(Side::them) == 0) peg(Reason::lastCard, 1);
}

// After a card or a go: whose turn it is now, and whether the count or the game has ended.
void Play::settle() {
  const Side last = laid_.back().by;
  if (count() == mostCount || out(last) || (!mayPlay(Side::us) && !mayPlay(Side::them)))
    endCount();
  else
    toPlay_ = mayPlay(other(last)) ? other(last) : last;
}

void Play::endCount() {
  const Side last = laid_.back().by;
  const int held = cardsHeld(Side::us) + cardsHeld(Side::them);
  if (count() != mostCount && held > 0 && !out(last)) peg(Reason::go, 1);
  series_ = {};
  toPlay_ = cardsHeld(other(last)) > 0 ? other(last) : last;
  if (held == 0 || out(last)) toPlay_.reset();
}

}  // namespace cribbage
