#pragma once
// Reads and prints cards and plays in the notation of the tests. A text that is not cards stops the test, so
// that no test runs on an empty hand. And draws cards.

#include <algorithm>
#include <stdexcept>
#include <string>
#include <vector>

#include "cribbage/cards/deck.h"
#include "cribbage/cards/rank_sets.h"
#include "cribbage/cards/read_cards.h"
#include "cribbage/play/public_play.h"
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

/// Returns the index of these ranks in `RankSets`.
inline int setOf(const std::vector<cribbage::Rank>& list) {
  return cribbage::rankSets().number(list);
}
inline int setOf(std::string_view text) {
  return setOf(ranks(text));
}

inline std::vector<cribbage::Rank> ranksOf(int size, int set) {
  std::vector<cribbage::Rank> all;
  for (const auto rank : cribbage::rankSets().ranks(size, set))
    all.push_back(static_cast<cribbage::Rank>(rank));
  all.resize(static_cast<std::size_t>(size));
  return all;
}

/// Returns the play after these ranks; `-` is a go.
inline cribbage::PublicPlay after(std::string_view played) {
  cribbage::PublicPlay play;
  for (const char letter : played) letter == '-' ? play.go() : play.play(ranks({&letter, 1})[0]);
  return play;
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

/// Whether one of these ranks may be played.
inline bool canPlay(const cribbage::PublicPlay& play, const std::vector<cribbage::Rank>& held) {
  return std::any_of(held.begin(), held.end(), [&](cribbage::Rank rank) { return play.pile().takes(rank); });
}

inline cribbage::Deck shuffled(cribbage::Random& random) {
  cribbage::Deck deck;
  deck.shuffle(random);
  return deck;
}

/// Draws one of a list.
template <class List>
auto anyOf(cribbage::Random& random, const List& list) {
  return list[random.below(static_cast<std::uint32_t>(list.size()))];
}
