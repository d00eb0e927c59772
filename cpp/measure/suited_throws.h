#pragma once
// The throws of a player as cards, and the crib that comes of them. The suits of an opponent's throw are the
// real ones, where the core knows throws by rank alone. Slow and exact; for `measure_suits`.

#include "cribbage/cards/card_set.h"
#include "cribbage/show/averages.h"
#include "native/crib_game.h"

namespace cribbage {

/// Six cards by place: which two of the fifteen pairs are thrown, and what is kept.
struct Choice {
  std::array<std::uint8_t, 2> thrown{};
  std::array<std::uint8_t, 4> kept{};
};

/// In the order of the deal: places 0-1, 0-2, ... 4-5.
extern const std::array<Choice, 15> everyChoice;

/// The throws of a best response from each of the 20,358,520 deals, a byte each.
class SuitedThrows {
 public:
  /// Gives every deal the throw of the one that differs from it in the names of suits alone. Where names can
  /// change places and leave the deal as it is, two throws are the same, and one is taken after the other.
  SuitedThrows(const CribGame& game, const Response& response);

  /// The place among all deals is the sum of `placeOf(k, id)` over the cards, k from 1 for the lowest id.
  static std::uint32_t placeOf(std::size_t k, std::size_t id);
  static std::size_t placeOf(const Dealt& sorted);

  /// Which of `everyChoice` is thrown from the deal of that place.
  std::uint8_t at(std::size_t place) const { return choices_[place]; }

 private:
  std::vector<std::uint8_t> choices_;
};

/// The knowledge of a player who holds six about an opponent who plays by cards: all 9,366,819 sixes of the
/// other 46, one by one. A tenth of a second.
class OpponentsCards {
 public:
  OpponentsCards(const SuitedThrows& theirs, const Dealt& ours);

  /// The cases of a crib by points, with these two of ours in it: every six of the opponent's, its throw and
  /// each of the 40 starters that neither holds.
  static constexpr std::int64_t cases = 374'672'760;  // C(46,6) * 40
  Histogram crib(std::array<Card, 2> thrown) const;

 private:
  static constexpr std::size_t pairs = deckSize * (deckSize - 1) / 2;
  static constexpr std::size_t pairOf(std::size_t low, std::size_t high) {
    return high * (high - 1) / 2 + low;
  }

  CardSet unseen_;
  std::array<std::uint32_t, pairs> thrown_{};              // sixes from which the pair is thrown
  std::vector<std::array<std::uint32_t, deckSize>> kept_;  // and in which that card is kept then
};

}  // namespace cribbage
