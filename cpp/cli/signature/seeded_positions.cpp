#include "cli/signature/seeded_positions.h"

namespace cribbage {

SeededDeal::SeededDeal(std::uint64_t seed) : random(seed) {
  deck.shuffle(random);
  hands = deck.deal();
  starter = deck.cut(random);
}

SeededPlay::SeededPlay(std::uint64_t seed, bool weAreDealer, std::size_t cards, Score score)
    : deal(seed),
      weDeal(weAreDealer),
      play({weAreDealer ? std::array{score.theirs, score.ours} : std::array{score.ours, score.theirs}}) {
  PerSeat<CardSet> hands;
  for (std::size_t at = 0; at < Play::handSize; ++at) {
    hands[Seat::pone].add(deal.hands.pone[at]);
    hands[Seat::dealer].add(deal.hands.dealer[at]);
  }
  while (play.played().size() < cards && play.toPlay()) step(hands[*play.toPlay()]);
}

void SeededPlay::step(CardSet& hand) {
  const Seat seat = *play.toPlay();
  if (!played.empty()) played += ", ";
  played += std::string(print(sideOf(seat, weDeal))) + ' ';
  const std::vector<Card> legal = play.legal(hand).cards();
  if (legal.empty()) {
    played += "go";
    play.go(seat);
    return;
  }
  const Card card = legal[deal.random.below(static_cast<std::uint32_t>(legal.size()))];
  played += print(card);
  play.play(seat, card);
  hand.remove(card);
}

}  // namespace cribbage
