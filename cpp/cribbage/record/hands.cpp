#include "cribbage/record/hands.h"

#include "cribbage/record/crib.h"
#include "cribbage/record/words.h"

namespace cribbage {

using record_words::refused;

std::string print(const SeenCard& card) {
  return card.suit ? print(Card{card.rank, *card.suit}) : std::string(1, print(card.rank));
}

std::optional<Error> RecordedHands::know(const MaybeSeen& card) {
  if (!card || !card->suit) return std::nullopt;
  const Card one{card->rank, *card->suit};
  if (known.has(one)) return refused(reason::cardTwice, print(one), {cardPart(one)});
  known.add(one);
  return std::nullopt;
}

// Registers every card of the deal. Discards that are also in the crib count once.
std::optional<Error> RecordedHands::knowAll(const MaybeSeen& starter, const Seating& seating) {
  for (const PlayerId who : seating.players())
    for (const auto* seen : {&cards[who].kept, &cards[who].thrown})
      for (const MaybeSeen& card : *seen)
        if (auto error = know(card)) return error;
  for (std::size_t at = thrownSeen(cards); at < crib.size(); ++at)
    if (auto error = know(crib[at])) return error;
  return know(starter);
}

std::optional<Error> RecordedHands::begin(const RecordedDeal& deal, const Record& record) {
  const Seating& seating = record.seating;
  for (const PlayerId who : seating.players()) {
    const auto& [kept, thrown] = deal.cards[who];
    if (thrown.size() > seating.thrown() || kept.size() > (thrown.empty() ? seating.dealt() : mostKept))
      return record_words::handTooLarge(record, who, record.names[who]);
    isPlayed[who].resize(kept.size());
  }
  RecordedDeal settled = deal;
  if (auto error = settleCrib(settled, seating)) return error;
  cards = std::move(settled.cards);
  crib = std::move(settled.crib);
  for (const DealEvent& event : deal.events)
    if (event.kind == DealEvent::Kind::card && event.card.suit)
      played.add({event.card.rank, *event.card.suit});
  return knowAll(deal.starter, seating);
}

// Returns the index of a played card among the kept cards. Takes the same card if it is known, else a card of
// its rank without a suit, else an unseen card.
std::optional<std::size_t> RecordedHands::placeOf(PlayerId by, const SeenCard& card) {
  std::vector<MaybeSeen>& kept = cards[by].kept;
  const auto find = [&](auto fits) -> std::optional<std::size_t> {
    for (std::size_t at = 0; at < kept.size(); ++at)
      if (!isPlayed[by][at] && fits(kept[at])) return at;
    return std::nullopt;
  };
  const auto sameRank = [&](const MaybeSeen& held) { return held && held->rank == card.rank; };
  const auto sameCard = [&](const MaybeSeen& held) {
    return sameRank(held) && (!card.suit || held->suit == card.suit);
  };
  const auto isNamed = [&](const SeenCard& held) {
    return held.suit && played.has(Card{held.rank, *held.suit});
  };
  if (!card.suit)
    if (const auto place = find([&](const MaybeSeen& held) { return sameRank(held) && !isNamed(*held); }))
      return place;
  if (const auto place = find(sameCard)) return place;
  if (const auto place = find([&](const MaybeSeen& held) { return sameRank(held) && !held->suit; }))
    return place;
  if (const auto place = find([](const MaybeSeen& held) { return !held; })) return place;
  if (kept.size() >= mostKept) return std::nullopt;
  kept.emplace_back();
  isPlayed[by].push_back(false);
  return kept.size() - 1;
}

Result<SeenCard> RecordedHands::play(PlayerId by, const SeenCard& card, const std::string& name) {
  const auto place = placeOf(by, card);
  if (!place) return refused(reason::notHeld, print(card), {{"player", name}, {"card", print(card)}});
  MaybeSeen& held = cards[by].kept[*place];
  if (!held || !held->suit) {
    if (auto error = know(card)) return *error;
    held = card;
  }
  isPlayed[by][*place] = true;
  return *held;
}

}  // namespace cribbage
