#pragma once
// A deck of cards in some order, which can be shuffled, dealt, drawn from and cut.

#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "cribbage/base/error.h"
#include "cribbage/base/random.h"
#include "cribbage/cards/card.h"

namespace cribbage {

/// Draws `count` of the cards at random and moves them to the front, in the order drawn.
void drawFirst(std::size_t count, std::vector<Card>& cards, Random& random);

class Deck {
 public:
  /// All 52 cards in order of id, lowest on top.
  Deck();

  /// Shuffles the remaining cards: all orders are equally likely (Fisher and Yates).
  void shuffle(Random& random);

  /// The remaining cards, top card first.
  const std::vector<Card>& cards() const { return cards_; }

  /// The two hands of six. `deal` takes 12 cards off the top, one at a time to each player in turn. The first
  /// goes to the pone, as in the rules.
  struct Hands {
    Dealt pone;
    Dealt dealer;
  };
  Hands deal();

  /// The hands of three or four players, in the order of play, so the dealer's is last. With three players, a
  /// card of the deck is in the crib.
  struct Fives {
    std::vector<DealtFive> hands;
    std::optional<Card> crib;
  };

  /// Takes five cards for each player off the top, as `deal` does, and then the card of the crib.
  Fives dealFives(std::size_t players);

  /// Takes the named cards out of the deck and returns them in the order named. If any is missing, the deck
  /// stays unchanged, and the error is `duplicateCard` with the missing cards as its text, such as `"5H 6C"`.
  Result<std::vector<Card>> draw(const std::vector<Card>& named);

  /// Cuts at a random place that leaves at least four cards in either packet, as in the rules, and takes the
  /// top card of the lower packet. Needs 8 cards.
  Card cut(Random& random);

 private:
  std::vector<Card> cards_;
};

}  // namespace cribbage
