#pragma once
// Reads and prints cards in the notation of the tests. A text that is not cards stops the test, so that no
// test runs on an empty hand.

#include <algorithm>
#include <stdexcept>
#include <string>
#include <vector>

#include "cribbage/cards/deck.h"
#include "cribbage/cards/read_cards.h"
#include "cribbage/show/score.h"

inline std::vector<cribbage::Card> cards(std::string_view text) {
  auto read = cribbage::parseCards(text);
  if (!read) throw std::invalid_argument("not cards: " + std::string(text));
  return *read;
}

inline cribbage::Card card(std::string_view text) {
  return cards(text).at(0);
}

inline std::vector<cribbage::Rank> ranks(std::string_view text) {
  auto read = cribbage::parseRanks(text);
  if (!read) throw std::invalid_argument("not ranks: " + std::string(text));
  return *read;
}

inline cribbage::Hand hand(std::string_view text) {
  const auto four = cards(text);
  if (four.size() != 4) throw std::invalid_argument("not four cards: " + std::string(text));
  return {four[0], four[1], four[2], four[3]};
}

inline cribbage::Dealt dealt(std::string_view text) {
  const auto six = cards(text);
  if (six.size() != 6) throw std::invalid_argument("not six cards: " + std::string(text));
  return {six[0], six[1], six[2], six[3], six[4], six[5]};
}

/// Prints any container of cards.
template <class Cards>
std::string written(const Cards& list) {
  std::vector<cribbage::Card> all;
  for (const cribbage::Card card : list) all.push_back(card);
  return cribbage::print(all);
}
