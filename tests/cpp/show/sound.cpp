#include "show/sound.h"

#include <algorithm>
#include <array>
#include <set>
#include <vector>

#include "cribbage/show/spoken.h"
#include "show/number_words.h"
#include "show/short_count.h"

using namespace cribbage;

namespace {

using Cards = std::vector<Card>;

int rankOf(Card card) {
  return static_cast<int>(card.rank());
}

bool addToFifteen(const Cards& cards) {
  int sum = 0;
  for (const Card card : cards) sum += std::min(rankOf(card) + 1, 10);
  return sum == 15;
}

bool areAlike(const Cards& cards) {
  return cards.size() >= 2 &&
         std::all_of(cards.begin(), cards.end(), [&](Card card) { return card.rank() == cards[0].rank(); });
}

bool areInARow(const Cards& cards) {
  for (std::size_t i = 1; i < cards.size(); ++i)
    if (rankOf(cards[i]) != rankOf(cards[i - 1]) + 1) return false;
  return cards.size() >= 3;
}

bool areSuited(const Cards& cards) {
  return cards.size() >= 4 &&
         std::all_of(cards.begin(), cards.end(), [&](Card card) { return card.suit() == cards[0].suit(); });
}

bool isNobs(const Cards& cards, std::optional<Card> starter) {
  return cards.size() == 1 && starter && cards[0] != *starter &&
         cards[0] == Card{Rank::jack, starter->suit()};
}

// Returns what these cards count if they are a combination of this kind, and else -1.
std::int64_t worthOf(CombinationKind kind, const Cards& cards, std::optional<Card> starter) {
  const auto n = static_cast<std::int64_t>(cards.size());
  if (kind == CombinationKind::fifteen) return addToFifteen(cards) ? 2 : -1;
  if (kind == CombinationKind::pair) return areAlike(cards) ? n * (n - 1) : -1;
  if (kind == CombinationKind::run) return areInARow(cards) ? n : -1;
  if (kind == CombinationKind::flush) return areSuited(cards) ? n : -1;
  return isNobs(cards, starter) ? 1 : -1;
}

}  // namespace

std::string complaintAbout(const Explanation& explanation, std::span<const Card> sorted,
                           std::optional<Card> starter, const naive::Points& expected) {
  if (explanation.truncated) return "truncated";
  std::array<std::int64_t, 5> byKind{};
  std::int64_t running = 0;
  CombinationKind last = CombinationKind::fifteen;
  std::set<std::pair<CombinationKind, std::vector<std::uint8_t>>> said;
  Cards cards;
  for (const Combination& combination : explanation.combinations) {
    const auto& places = combination.places;
    if (places.empty()) return "a combination of no cards";
    if (!std::is_sorted(places.begin(), places.end(), std::less_equal<>())) return "places out of order";
    if (places.back() >= sorted.size()) return "a place past the cards";
    cards.clear();
    for (const std::uint8_t place : places) cards.push_back(sorted[place]);

    if (combination.kind < last) return "kinds out of counting order";
    last = combination.kind;
    const std::int64_t worth = worthOf(combination.kind, cards, starter);
    if (worth < 0) return "not a " + std::string(print(combination.kind));
    if (!said.insert({combination.kind, places}).second) return "a combination said twice";
    if (combination.points != worth) return "a combination of the wrong worth";
    if (combination.count != 1) return "a combination that stands for several";
    running += combination.points;
    if (combination.running != running) return "a wrong running total";
    byKind[static_cast<std::size_t>(combination.kind)] += combination.points;
  }
  if (explanation.points != running) return "combinations that do not add to the points";
  if (byKind != std::array<std::int64_t, 5>{expected.fifteens, expected.pairs, expected.runs, expected.flush,
                                            expected.nobs})
    return "points of a kind that differ from the naive scorer's";
  if (totalSpoken(speakLong(explanation)) != explanation.points)
    return "a spoken line that does not end in the total";
  std::vector<Rank> ranks;
  for (const Card card : sorted) ranks.push_back(card.rank());
  return complaintAboutShort(speakShort(explanation), shortCount(ranks, expected));
}
