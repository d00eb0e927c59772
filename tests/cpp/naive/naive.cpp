#include "naive/naive.h"

#include <algorithm>

namespace naive {

namespace {

std::vector<Card> deckWithout(std::span<const Card> dealt) {
  std::vector<Card> unseen;
  for (int id = 0; id < 52; ++id)
    if (std::find(dealt.begin(), dealt.end(), Card::fromId(id)) == dealt.end())
      unseen.push_back(Card::fromId(id));
  return unseen;
}

}  // namespace

Counts valueHand(const std::array<Card, 4>& kept, std::span<const Card> dealt) {
  Counts counts{};
  for (const Card starter : deckWithout(dealt))
    ++counts.at(static_cast<std::size_t>(score(kept, starter, false).total()));
  return counts;
}

Counts valueCrib(const std::array<Card, 2>& thrown, std::span<const Card> dealt, Weight weight) {
  Counts counts{};
  const std::vector<Card> unseen = deckWithout(dealt);
  for (const Card first : unseen)
    for (const Card second : unseen)
      for (const Card starter : unseen) {
        if (first >= second || starter == first || starter == second) continue;
        const std::array<Card, 4> crib{thrown[0], thrown[1], first, second};
        counts.at(static_cast<std::size_t>(score(crib, starter, true).total())) +=
            weight(first, second, starter);
      }
  return counts;
}

}  // namespace naive
