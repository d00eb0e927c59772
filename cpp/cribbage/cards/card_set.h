#pragma once
// A set of cards of one deck, with one bit for each card.

#include <bit>
#include <cstdint>
#include <vector>

#include "cribbage/cards/card.h"

namespace cribbage {

/// The bit of a card is its id, so the cards of a rank form a group of four bits:
///
///     bit  51 50 49 48 | 47 ... 4 |  3  2  1  0
///          KC KD KH KS |          | AC AD AH AS
///
/// Iteration is in order of id: by rank, then by suit. All operations are O(1) except `cards` and iteration.
class CardSet {
 public:
  constexpr CardSet() = default;
  explicit CardSet(const std::vector<Card>& cards) {
    for (const Card card : cards) add(card);
  }

  /// All 52 cards.
  static constexpr CardSet deck() { return CardSet{(std::uint64_t{1} << deckSize) - 1}; }

  constexpr bool has(Card card) const { return (bits_ >> card.id & 1) != 0; }
  constexpr void add(Card card) { bits_ |= std::uint64_t{1} << card.id; }
  constexpr void remove(Card card) { bits_ &= ~(std::uint64_t{1} << card.id); }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool empty() const { return bits_ == 0; }

  /// The number of cards of a rank in the set, 0 to 4.
  constexpr int count(Rank rank) const {
    return std::popcount(bits_ >> (static_cast<int>(rank) * suitCount) & 0xF);
  }

  constexpr CardSet without(CardSet other) const { return CardSet{bits_ & ~other.bits_}; }
  constexpr CardSet with(CardSet other) const { return CardSet{bits_ | other.bits_}; }

  /// The cards of the set, lowest id first.
  std::vector<Card> cards() const {
    std::vector<Card> list;
    list.reserve(static_cast<std::size_t>(size()));
    for (const Card card : *this) list.push_back(card);
    return list;
  }

  class Iterator {
   public:
    explicit constexpr Iterator(std::uint64_t bits) : bits_(bits) {}
    constexpr Card operator*() const { return Card::fromId(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    std::uint64_t bits_;
  };
  constexpr Iterator begin() const { return Iterator{bits_}; }
  constexpr Iterator end() const { return Iterator{0}; }

  friend constexpr bool operator==(CardSet, CardSet) = default;

 private:
  explicit constexpr CardSet(std::uint64_t bits) : bits_(bits) {}
  std::uint64_t bits_ = 0;
};

}  // namespace cribbage
