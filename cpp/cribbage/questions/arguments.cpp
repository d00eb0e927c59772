#include "cribbage/questions/arguments.h"

namespace cribbage {

Error noHole(std::string_view given) {
  return makeError(ErrorCode::badScore, given,
                   "A score is a hole from 0 to 120; “" + clip(given) + "” is not.");
}

std::optional<Error> refuse(Score score) {
  for (const int hole : {score.ours, score.theirs})
    if (!isHole(hole)) return noHole(std::to_string(hole));
  return std::nullopt;
}

Error wrongCount(const std::vector<Card>& cards, const std::string& wanted) {
  const std::string count = cards.empty() ? "none" : std::to_string(cards.size());
  const std::string verb = cards.size() < 2 ? " was given." : " were given.";
  return makeError(ErrorCode::wrongCount, print(cards), wanted + "; " + count + verb);
}

Error twice(Card card) {
  return makeError(ErrorCode::duplicateCard, print(card), "The " + name(card) + " is there twice.");
}

std::optional<Error> refuseTwice(std::span<const Card> cards, CardSet& known) {
  for (const Card card : cards) {
    if (known.has(card)) return twice(card);
    known.add(card);
  }
  return std::nullopt;
}

}  // namespace cribbage
