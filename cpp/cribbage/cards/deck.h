#pragma once
// A pack of cards in an order: shuffled, dealt, drawn from, cut.

#include <array>
#include <utility>
#include <vector>

#include "cribbage/base/error.h"
#include "cribbage/base/random.h"
#include "cribbage/cards/card.h"

namespace cribbage {

/// Six cards as dealt to one of two players.
using Dealt = std::array<Card, 6>;

class Deck {
 public:
  /// All 52 in order of id, lowest on top.
  Deck();

  /// Puts the cards that are left in one of their equally likely orders (Fisher and Yates).
  void shuffle(Random& random);

  /// What is left, top card first.
  const std::vector<Card>& cards() const { return cards_; }

  /// Six cards each off the top, one at a time, the first to the pone as the rules have it. Needs 12 cards.
  struct Hands {
    Dealt pone;
    Dealt dealer;
  };
  Hands deal();

  /// Takes the named cards out of the deck, in the order named. If any is not there the deck stays as it was,
  /// and the error (`duplicateCard`: it is out already) has the missing ones as its text, `"5H 6C"`.
  Result<std::vector<Card>> draw(const std::vector<Card>& named);

  /// Cuts at a random place with at least four cards in either packet, as the rules ask, and takes the top
  /// card of the lower one. Needs 8 cards.
  Card cut(Random& random);

 private:
  std::vector<Card> cards_;
};

}  // namespace cribbage
