// A third-party program that only counts.

#include <cribbage/cards/read_cards.h>
#include <cribbage/show/score.h>

int main() {
  const auto cards = cribbage::parseCards("5H 5D 5S JC");
  if (!cards) return 1;
  cribbage::Hand hand{};
  for (std::size_t at = 0; at < hand.size(); ++at) hand[at] = (*cards)[at];
  return cribbage::score(hand, cribbage::Card{cribbage::Rank::five, cribbage::Suit::clubs}, false) == 29 ? 0
                                                                                                         : 1;
}
