#pragma once
// The end of a play, in which each side has at most one card and so nothing to choose.

#include <array>
#include <cstdint>

#include "cribbage/play/public_play.h"

namespace cribbage {

/// The pegs of the last cards in their order, for each pair of last cards.
class LastCards {
 public:
  /// The pegs in their order, at most three (a card, the go and the last card), then 0. A step is the points,
  /// with `dealers` added if the dealer pegs them.
  using Steps = std::array<std::uint8_t, 3>;
  static constexpr std::uint8_t dealers = 0x80;

  /// Returns the step of a seat that pegs `points`, or 0 if they are 0.
  static constexpr std::uint8_t step(Seat seat, int points) {
    return static_cast<std::uint8_t>(points > 0 && seat == Seat::dealer ? points + dealers : points);
  }

  /// Returns these steps without a first step of 0.
  static constexpr Steps inOrder(std::uint8_t first, std::uint8_t second, std::uint8_t third = 0) {
    return first != 0 ? Steps{first, second, third} : Steps{second, third, 0};
  }

  /// Plays on for each pair of last cards. A card that an earlier go has ruled out counts as possible
  /// (`PublicPlay::withoutMemory`), because these cards are hypothetical.
  explicit LastCards(const PublicPlay& play);

  /// Returns the steps by the ranks of pone and dealer. The rank of a side without a card is 0.
  const Steps& of(std::size_t pone, std::size_t dealer) const { return steps_[pone][dealer]; }

 private:
  std::array<std::array<Steps, rankCount>, rankCount> steps_{};
};

}  // namespace cribbage
