// If one card is at least as good as another against every hand of the opponent, the advice never ranks it
// lower. To judge this, the test plays out the deal for every card that the opponent may hold, and for every
// crib.

#include "cases.h"
#include "catch.h"
#include "cribbage/board/board_table.h"
#include "questions/seeded.h"
#include "shipped.h"

using namespace cribbage;

namespace {

// A play at our turn. We have two cards of different ranks that fit, and the opponent has one card.
struct LatePlay {
  SeededPlay seeded;
  CardSet left;
  PerSeat<int> scores;  // before the play

  Seat us() const { return seeded.weDeal ? Seat::dealer : Seat::pone; }
  std::vector<Card> playedBy(Seat seat) const {
    std::vector<Card> cards;
    for (const CardPlay& played : seeded.play.played())
      if (played.by == seat) cards.push_back(played.card);
    return cards;
  }
};

std::optional<LatePlay> latePlay(std::uint64_t seed) {
  LatePlay late{SeededPlay(seed, seed % 2 == 0, 5), {}, {}};
  const Play& play = late.seeded.play;
  if (play.toPlay() != late.us() || play.cardsHeld(late.us()) != 2) return {};
  late.left = heldByUs(late.seeded);
  const std::vector<Card> two = play.legal(late.left).cards();
  if (two.size() != 2 || two[0].rank() == two[1].rank()) return {};
  Random needs(seed);
  for (const Seat seat : bothSeats)
    late.scores[seat] = lastHole - play.pegged(seat) - 1 - static_cast<int>(needs.below(12));
  return late;
}

// Returns our win chance if we play `card`, they hold `theirs`, and the crib counts `crib`.
double chance(const LatePlay& late, Card card, Card theirs, int crib) {
  const Seat us = late.us(), them = other(us);
  Play play(late.scores);
  for (const CardPlay& played : late.seeded.play.played()) play.play(played.by, played.card);
  play.play(us, card);
  PerSeat<CardSet> hands;
  hands[us] = late.left;
  hands[us].remove(card);
  hands[them].add(theirs);
  while (!play.over()) {
    const Seat seat = *play.toPlay();
    const CardSet legal = play.legal(hands[seat]);
    if (legal.empty()) {
      play.go(seat);
      continue;
    }
    play.play(seat, *legal.begin());
    hands[seat].remove(*legal.begin());
  }
  PerSeat<int> scores = late.scores;
  for (const Seat seat : bothSeats) scores[seat] += play.pegged(seat);
  std::vector<Card> their = late.playedBy(them);
  their.push_back(theirs);
  const auto& ours = late.seeded.ours();
  const Card starter = late.seeded.deal.starter;
  const auto count = [&](Seat seat) {
    const Hand hand =
        seat == us ? Hand{ours[0], ours[1], ours[2], ours[3]} : Hand{their[0], their[1], their[2], their[3]};
    return score(hand, starter, false);
  };
  for (const Seat seat : bothSeats)
    if (scores[seat] >= lastHole) return seat == us ? 1 : 0;
  if ((scores[Seat::pone] += count(Seat::pone)) >= lastHole) return us == Seat::pone ? 1 : 0;
  if ((scores[Seat::dealer] += count(Seat::dealer) + crib) >= lastHole) return us == Seat::dealer ? 1 : 0;
  const double next = (*shipped().board())->dealersChance(scores[Seat::pone], scores[Seat::dealer]);
  return us == Seat::pone ? next : 1 - next;
}

// Whether the first card is never worse than the second, and better in some case.
bool dominates(const LatePlay& late, Card first, Card second) {
  const auto& ours = late.seeded.ours();
  CardSet unseen = CardSet::deck().without(CardSet({ours.begin(), ours.end()}));
  unseen.remove(late.seeded.deal.starter);
  bool better = false;
  for (const Card theirs : unseen) {
    if (!late.seeded.play.mayHold(other(late.us()), theirs)) continue;
    for (int crib = 0; crib <= mostPoints; ++crib) {
      const double ahead = chance(late, first, theirs, crib) - chance(late, second, theirs, crib);
      if (ahead < 0) return false;
      better = better || ahead > 0;
    }
  }
  return better;
}

std::map<std::string, double> chances(const LatePlay& late) {
  const Score score{late.scores[late.us()], late.scores[other(late.us())]};
  std::map<std::string, double> byCard;
  const json answer = answerTo("valuePlays", questionOf(late.seeded, score));
  for (const json& legal : answer["legal"]) byCard[legal["card"]] = legal["winChance"];
  return byCard;
}

}  // namespace

TEST_CASE("a card that is never worse than another is never advised after it", "[exhaust]") {
  int judged = 0;
  for (std::uint64_t seed = 1; judged < 40; ++seed) {
    const auto late = latePlay(seed);
    if (!late) continue;
    const std::vector<Card> two = late->left.cards();
    const bool first = dominates(*late, two[0], two[1]);
    if (!first && !dominates(*late, two[1], two[0])) continue;
    ++judged;
    const auto byCard = chances(*late);
    const double ahead = byCard.at(print(two[0])) - byCard.at(print(two[1]));
    INFO("seed " << seed << ", " << late->seeded.played);
    CHECK((first ? ahead : -ahead) > -1e-12);  // equal up to rounding if the model sees no difference
  }
}
