#include "cribbage/cards/deck.h"

#include <algorithm>
#include <cassert>

#include "cribbage/cards/card_set.h"

namespace cribbage {

Deck::Deck() : cards_(CardSet::deck().cards()) {}

void Deck::shuffle(Random& random) {
  for (std::size_t left = cards_.size(); left > 1; --left)
    std::swap(cards_[left - 1], cards_[random.below(static_cast<std::uint32_t>(left))]);
}

Deck::Hands Deck::deal() {
  assert(cards_.size() >= 12);
  Hands hands;
  for (std::size_t round = 0; round < 6; ++round) {
    hands.pone[round] = cards_[2 * round];
    hands.dealer[round] = cards_[2 * round + 1];
  }
  cards_.erase(cards_.begin(), cards_.begin() + 12);
  return hands;
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
