#include "cli/seeded_positions.h"

namespace cribbage {

SeededDeal::SeededDeal(std::uint64_t seed) : random(seed) {
  deck.shuffle(random);
  hands = deck.deal();
  starter = deck.cut(random);
}

SeededPlay::SeededPlay(std::uint64_t seed, bool weAreDealer, std::size_t cards, Score score)
    : deal(seed), weDeal(weAreDealer), play(weAreDealer, score.ours, score.theirs) {
  std::array<CardSet, 2> hands;
  for (std::size_t at = 0; at < Play::handSize; ++at) {
    hands[0].add(ours()[at]);
    hands[1].add(theirs()[at]);
  }
  while (play.laid().size() < cards && play.toPlay()) step(hands[static_cast<std::size_t>(*play.toPlay())]);
}

void SeededPlay::step(CardSet& hand) {
  const Side side = *play.toPlay();
  if (!played.empty()) played += ", ";
  played += std::string(print(side)) + ' ';
  const std::vector<Card> legal = play.legal(hand).cards();
  if (legal.empty()) {
    played += "go";
    play.go(side);
    return;
  }
  const Card card = legal[deal.random.below(static_cast<std::uint32_t>(legal.size()))];
  played += print(card);
  play.lay(side, card);
  hand.remove(card);
}

}  // namespace cribbage
