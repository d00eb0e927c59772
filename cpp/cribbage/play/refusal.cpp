#include "cribbage/play/refusal.h"

namespace cribbage {

namespace {

std::string reasonOf(const Refusal& refusal, const PerSeat<PlayerWords>& words) {
  const PlayerWords& turn = words[refusal.turn];
  const std::string count = std::to_string(refusal.count);
  const std::string sum = refusal.card ? std::to_string(refusal.count + pips(refusal.card->rank())) : "";
  switch (refusal.why) {
    case Refusal::Why::twice:
      return "it was played before";
    case Refusal::Why::fifthCard:
      return "it would be " + words[refusal.by].possessive + " fifth card";
    case Refusal::Why::heldBack:
      return "at " + count + " it would have made " + sum + ", and it was not played";
    case Refusal::Why::ponesLead:
      return turn.leads + ", since " + words[other(refusal.turn)].deals;
    case Refusal::Why::leadAfter31:
      return "after 31 " + turn.leads;
    case Refusal::Why::leadAfterGo:
      return "it would have made " + sum + ", and after a go " + turn.leads;
    case Refusal::Why::notTheTurn:
      return "it was " + turn.possessive + " turn, and at " + count + " any card can be played";
    case Refusal::Why::gameOver:
      return "the game was over at 121";
    case Refusal::Why::playOver:
      return "the play was over";
    case Refusal::Why::newCount:
      return "a new count begins";
    case Refusal::Why::anyCardFits:
      return "at " + count + " any card can be played";
  }
  return {};
}

}  // namespace

Error inWords(const Refusal& refusal, const PerSeat<PlayerWords>& words, bool suitSeen) {
  if (refusal.why == Refusal::Why::twice)
    return makeError(ErrorCode::duplicateCard, print(*refusal.card),
                     "The " + name(*refusal.card) + " is there twice.");
  const std::string text = !refusal.card ? "go"
                           : suitSeen    ? print(*refusal.card)
                                         : std::string(1, print(refusal.card->rank()));
  const std::string what = !refusal.card ? "say go"
                           : suitSeen    ? "play the " + name(*refusal.card)
                                         : "play the " + std::string(1, print(refusal.card->rank()));
  return makeError(ErrorCode::illegalPlay, text,
                   words[refusal.by].subject + " could not " + what + ": " + reasonOf(refusal, words) + ".");
}

}  // namespace cribbage
