#include "measure/suited_throws.h"

#include <algorithm>

#include "cribbage/show/starters.h"

namespace cribbage {

namespace {

constexpr std::array<Choice, 15> makeChoices() {
  std::array<Choice, 15> choices{};
  std::size_t next = 0;
  for (std::uint8_t i = 0; i < 6; ++i)
    for (std::uint8_t j = i + 1; j < 6; ++j) {
      Choice& choice = choices[next++];
      choice.thrown = {i, j};
      std::size_t kept = 0;
      for (std::uint8_t at = 0; at < 6; ++at)
        if (at != i && at != j) choice.kept[kept++] = at;
    }
  return choices;
}

// places[k][n] = n choose k
constexpr auto places = [] {
  std::array<std::array<std::uint32_t, deckSize>, 7> table{};
  for (std::size_t n = 0; n < deckSize; ++n) table[0][n] = 1;
  for (std::size_t k = 1; k < table.size(); ++k)
    for (std::size_t n = 1; n < deckSize; ++n) table[k][n] = table[k][n - 1] + table[k - 1][n - 1];
  return table;
}();

using Names = std::array<Suit, suitCount>;

std::vector<Names> everyNaming() {
  Names names{Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs};
  std::vector<Names> all;
  do all.push_back(names);
  while (std::next_permutation(names.begin(), names.end()));
  return all;
}

Card renamed(Card card, const Names& names) {
  return {card.rank(), names[static_cast<std::size_t>(card.suit())]};
}

std::uint8_t choiceOf(const Dealt& sorted, Card a, Card b) {
  const auto placeIn = [&](Card card) {
    return static_cast<std::uint8_t>(std::find(sorted.begin(), sorted.end(), card) - sorted.begin());
  };
  const auto thrown = std::minmax({placeIn(a), placeIn(b)});
  std::uint8_t choice = 0;
  while (everyChoice[choice].thrown != std::array{thrown.first, thrown.second}) ++choice;
  return choice;
}

}  // namespace

constexpr std::array<Choice, 15> everyChoice = makeChoices();

std::uint32_t SuitedThrows::placeOf(std::size_t k, std::size_t id) {
  return places[k][id];
}

std::size_t SuitedThrows::placeOf(const Dealt& sorted) {
  std::size_t place = 0;
  for (std::size_t at = 0; at < sorted.size(); ++at) place += placeOf(at + 1, sorted[at].id);
  return place;
}

SuitedThrows::SuitedThrows(const CribGame& game, const Response& response) : choices_(everyDeal) {
  const std::vector<Names> namings = everyNaming();
  std::size_t first = 0;  // another one each time, so that the last of those that give the same deal is any
  game.forEachThrow(response, [&](const Dealt& dealt, std::size_t choice) {
    const auto& thrown = everyChoice[choice].thrown;
    for (std::size_t at = 0; at < namings.size(); ++at) {
      const Names& names = namings[(first + at) % namings.size()];
      Dealt other{};
      std::transform(dealt.begin(), dealt.end(), other.begin(),
                     [&](Card card) { return renamed(card, names); });
      std::sort(other.begin(), other.end());
      choices_[placeOf(other)] =
          choiceOf(other, renamed(dealt[thrown[0]], names), renamed(dealt[thrown[1]], names));
    }
    ++first;
  });
}

OpponentsCards::OpponentsCards(const SuitedThrows& theirs, const Dealt& ours)
    : unseen_(CardSet::deck().without(CardSet({ours.begin(), ours.end()}))), kept_(pairs) {
  std::vector<std::size_t> unseen;
  for (const Card card : unseen_) unseen.push_back(card.id);
  std::array<std::size_t, 6> id{};
  const auto see = [&](std::size_t place) {
    const Choice& choice = everyChoice[theirs.at(place)];
    const std::size_t pair = pairOf(id[choice.thrown[0]], id[choice.thrown[1]]);
    ++thrown_[pair];
    for (const std::size_t at : choice.kept) ++kept_[pair][id[at]];
  };
  // From the highest card down, so that neighbours in the innermost loop are neighbours among the deals.
  const auto deal = [&](auto&& self, std::size_t k, std::size_t below, std::size_t place) -> void {
    for (std::size_t at = k - 1; at < below; ++at) {
      id[k - 1] = unseen[at];
      const std::size_t here = place + SuitedThrows::placeOf(k, unseen[at]);
      if (k == 1)
        see(here);
      else
        self(self, k - 1, at, here);
    }
  };
  deal(deal, 6, unseen.size(), 0);
}

Histogram OpponentsCards::crib(std::array<Card, 2> thrown) const {
  Histogram histogram{};
  for (const Card high : unseen_)
    for (const Card low : unseen_) {
      if (low == high) break;
      const std::size_t pair = pairOf(low.id, high.id);
      if (thrown_[pair] == 0) continue;
      const PointsByStarter points = scoreStarters({thrown[0], thrown[1], low, high}, true);
      for (const Card starter : unseen_)
        if (starter != low && starter != high)
          histogram[points[starter.id]] += thrown_[pair] - kept_[pair][starter.id];
    }
  return histogram;
}

}  // namespace cribbage
