#include "cribbage/questions/show_questions.h"

#include <algorithm>
#include <cmath>

#include "cribbage/base/random.h"
#include "cribbage/show/spoken.h"

namespace cribbage {

namespace {

template <class Item>
std::vector<Counted<Item>> countedOf(const Explanation& explanation, const std::vector<Item>& items) {
  std::vector<Counted<Item>> counted;
  for (const Combination& combination : explanation.combinations) {
    Counted<Item> entry{combination.kind, {}, combination.points, combination.running, std::nullopt};
    if (combination.places.empty()) entry.count = combination.count;
    for (const std::uint8_t place : combination.places) entry.cards.push_back(items[place]);
    counted.push_back(std::move(entry));
  }
  return counted;
}

using Speak = std::string (*)(const Explanation&);

Result<Speak> speakBy(const Given& spoken) {
  const auto is = [&](std::string_view form) {
    return spoken.kind == Given::Kind::text && spoken.text == form;
  };
  if (spoken.kind == Given::Kind::absent || is("short")) return Speak{speakShort};
  if (is("long")) return Speak{speakLong};
  return wrongKind("spoken", spoken, "“short” or “long”");
}

}  // namespace

Result<ShowAnswer> scoreShow(const ShowQuestion& question) {
  auto hand = cardsOf(question.hand, "hand");
  if (!hand) return hand.error();
  const auto crib = truthOf(question.crib, "crib", false);
  if (!crib) return crib.error();
  const auto speak = speakBy(question.spoken);
  if (!speak) return speak.error();
  if (hand->empty()) return wrongCount(*hand, "A hand has at least one card");

  std::optional<Card> starter;
  if (question.starter.kind != Given::Kind::absent) {
    const auto cards = cardsOf(question.starter, "starter");
    if (!cards) return cards.error();
    if (cards->size() != 1) return wrongCount(*cards, "The starter is one card");
    starter = cards->front();
    if (hand->size() > 4) return wrongCount(*hand, "A hand with a starter has one to four cards");
    if (CardSet(*hand).has(*starter)) return twice(*starter);
  }

  std::vector<Card> sorted = *hand;
  if (starter) sorted.push_back(*starter);
  std::sort(sorted.begin(), sorted.end());
  const Explanation explanation = explain(sorted, starter, *crib);
  return ShowAnswer{explanation.points,    countedOf(explanation, sorted),
                    (*speak)(explanation), starter && starter->rank() == Rank::jack,
                    explanation.truncated, findNearMisses(*hand, starter, *crib)};
}

Result<RanksAnswer> scoreRanks(const RanksQuestion& question) {
  const auto text = textOf(question.ranks, "ranks", "ranks, like A2233444");
  if (!text) return text.error();
  auto ranks = parseRanks(*text);
  if (!ranks) return ranks.error();
  const auto speak = speakBy(question.spoken);
  if (!speak) return speak.error();
  if (ranks->empty() || ranks->size() > mostRanks)
    return makeError(ErrorCode::wrongCount, *text,
                     "From 1 to 24 ranks can be counted; " + std::to_string(ranks->size()) + " were given.");
  std::sort(ranks->begin(), ranks->end());
  const Explanation explanation = explainRanks(*ranks);
  return RanksAnswer{explanation.points, countedOf(explanation, *ranks), (*speak)(explanation),
                     explanation.truncated};
}

Result<StartersAnswer> valueStarters(const StartersQuestion& question) {
  const auto cards = cardsOf(question.hand, "hand");
  if (!cards) return cards.error();
  std::vector<Card> seen;
  if (question.seen.kind != Given::Kind::absent) {
    auto given = cardsOf(question.seen, "seen");
    if (!given) return given.error();
    seen = std::move(*given);
  }
  const auto crib = truthOf(question.crib, "crib", false);
  if (!crib) return crib.error();

  Hand hand;
  if (cards->size() != hand.size())
    return wrongCount(*cards, "A hand waiting for its starter has four cards");
  std::copy(cards->begin(), cards->end(), hand.begin());
  CardSet known(*cards);
  for (const Card card : seen) {
    if (known.has(card)) return twice(card);
    known.add(card);
  }
  const CardSet left = CardSet::deck().without(known);
  if (left.empty()) return wrongCount(seen, "Some card must be left to be the starter");

  StartersAnswer answer{valueShow(hand, left, *crib), {}};
  for (const Card starter : left) answer.starters.push_back({starter, score(hand, starter, *crib)});
  std::stable_sort(answer.starters.begin(), answer.starters.end(),
                   [](const StarterPoints& a, const StarterPoints& b) { return a.points > b.points; });
  return answer;
}

Result<CardsAnswer> parseCards(const CardsQuestion& question) {
  const auto text = textOf(question.text, "text", "cards, like 5H TD");
  if (!text) return text.error();
  CardsRead read = readCards(*text);
  CardsAnswer answer{std::move(read.cards), std::nullopt};
  if (!read.whole) answer.error = std::move(read.error);
  return answer;
}

Result<DealAnswer> deal(const DealQuestion& question) {
  const Given& given = question.seed;
  if (given.kind == Given::Kind::absent) return missing("seed", "a whole number");
  if (given.kind != Given::Kind::number || !(given.number >= 0 && given.number <= mostSeed) ||
      given.number != std::floor(given.number))
    return wrongKind("seed", given, "a whole number from 0 to 9007199254740991");
  const auto seed = static_cast<std::int64_t>(given.number);
  Random random(static_cast<std::uint64_t>(seed));
  Deck deck;
  deck.shuffle(random);
  const Deck::Hands hands = deck.deal();
  return DealAnswer{{hands.pone, hands.dealer}, deck.cut(random), seed};
}

}  // namespace cribbage
