#include "cribbage/cards/deck.h"

#include <cassert>

#include "cribbage/cards/card_set.h"

namespace cribbage {

namespace {

// Takes a hand for each player off the top, one card at a time to each in turn.
template <class Cards>
std::vector<Cards> dealFrom(std::vector<Card>& cards, std::size_t players) {
  std::vector<Cards> hands(players);
  assert(cards.size() >= players * hands[0].size());
  auto top = cards.begin();
  for (std::size_t round = 0; round < hands[0].size(); ++round)
    for (Cards& hand : hands) hand[round] = *top++;
  cards.erase(cards.begin(), top);
  return hands;
}

}  // namespace

void drawFirst(std::size_t count, std::vector<Card>& cards, Random& random) {
  for (std::size_t at = 0; at < count; ++at)
    std::swap(cards[at], cards[at + random.below(static_cast<std::uint32_t>(cards.size() - at))]);
}

Deck::Deck() : cards_(CardSet::deck().cards()) {}

void Deck::shuffle(Random& random) {
  for (std::size_t left = cards_.size(); left > 1; --left)
    std::swap(cards_[left - 1], cards_[random.below(static_cast<std::uint32_t>(left))]);
}

Deck::Hands Deck::deal() {
  const auto hands = dealFrom<Dealt>(cards_, 2);
  return {hands[0], hands[1]};
}

Deck::Fives Deck::dealFives(std::size_t players) {
  Fives fives{dealFrom<DealtFive>(cards_, players), std::nullopt};
  if (players == 3) {
    fives.crib = cards_.front();
    cards_.erase(cards_.begin());
  }
  return fives;
}

Result<std::vector<Card>> Deck::draw(const std::vector<Card>& named) {
  CardSet here(cards_);
  std::vector<Card> missing;
  for (const Card card : named) {
    if (!here.has(card)) missing.push_back(card);
    here.remove(card);
  }
  if (!missing.empty()) {
    const std::string text = print(missing);
    return makeError(missing.size() == 1 ? reason::cardOut : reason::cardsOut, text, {{"cards", text}});
  }
  std::erase_if(cards_, [&](Card card) { return !here.has(card); });
  return named;
}

Card Deck::cut(Random& random) {
  assert(cards_.size() >= 8);
  const std::size_t at = 4 + random.below(static_cast<std::uint32_t>(cards_.size()) - 7);
  const Card starter = cards_[at];
  cards_.erase(cards_.begin() + static_cast<std::ptrdiff_t>(at));
  return starter;
}

}  // namespace cribbage
