#include "cribbage/questions/arguments.h"

namespace cribbage {

Error noHole(std::string_view given) {
  return makeError(reason::notAHole, given);
}

std::optional<Error> refuse(Score score) {
  for (const int hole : {score.ours, score.theirs})
    if (!isHole(hole)) return noHole(std::to_string(hole));
  return std::nullopt;
}

Error wrongCount(const ErrorReason& reason, const std::vector<Card>& cards, ErrorParts parts) {
  const std::string count = cards.empty() ? "none" : std::to_string(cards.size());
  parts.add({"count", cards.size(), count + (cards.size() < 2 ? " was" : " were")});
  return makeError(reason, print(cards), std::move(parts));
}

Error twice(Card card) {
  return makeError(reason::cardTwice, print(card), {cardPart(card)});
}

std::optional<Error> refuseTwice(std::span<const Card> cards, CardSet& known) {
  for (const Card card : cards) {
    if (known.has(card)) return twice(card);
    known.add(card);
  }
  return std::nullopt;
}

}  // namespace cribbage
