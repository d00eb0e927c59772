#include "cribbage/play/refusal.h"

#include <array>

namespace cribbage {

namespace {

// The reasons for errors, in the order of `Refusal::Why`.
constexpr std::array<const ErrorReason*, 11> reasons{
    &reason::cardTwice,   &reason::fifthCard,    &reason::cardHeldBack,      &reason::poneLeads,
    &reason::leadAfter31, &reason::leadAfterGo,  &reason::notTheTurn,        &reason::cardAfterGame,
    &reason::goAfterPlay, &reason::goAtNewCount, &reason::goWhereAnyCardFits};

}  // namespace

Error inWords(const Refusal& refusal, const PerSeatOfFour<PlayerWords>& words, bool suitSeen) {
  const auto player = [&](const char* part, Seat seat) {
    return ErrorPart(part, words[seat].name, words[seat].said);
  };
  const ErrorReason& reason = *reasons[static_cast<std::size_t>(refusal.why)];
  ErrorParts parts{player("by", refusal.by),
                   player("turn", refusal.turn),
                   player("dealer", Seat::dealer),
                   {"count", refusal.count}};
  if (!refusal.card) return makeError(reason, "go", std::move(parts));
  const Card card = *refusal.card;
  const ErrorPart seen = suitSeen || refusal.why == Refusal::Why::twice
                             ? cardPart(card)
                             : ErrorPart("card", std::string(1, print(card.rank())));
  parts.add(seen);
  parts.add({"sum", refusal.count + pips(card.rank())});
  return makeError(reason, seen.text, std::move(parts));
}

}  // namespace cribbage
