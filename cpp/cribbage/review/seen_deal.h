#pragma once
// The cards of a recorded deal that are known with their suits.

#include <array>
#include <optional>

#include "cribbage/play/seat.h"
#include "cribbage/record/text.h"
#include "cribbage/review/known_deal.h"

namespace cribbage {

/// The known cards of one player. A card without its suit counts as unknown.
struct RecordedSix {
  std::optional<Dealt> six;
  std::optional<Hand> kept;
  std::optional<std::array<Card, 2>> thrown;

  std::optional<KnownSix> split() const {
    return kept && thrown ? std::optional(KnownSix{*kept, *thrown}) : std::nullopt;
  }
};

/// The known cards of a deal by seats, and the score in holes to go.
struct SeenDeal {
  SeenDeal(const ReadGame& game, const ScoredDeal& deal);

  Seat seatOf(PlayerId who) const { return who == dealer ? Seat::dealer : Seat::pone; }
  PlayerId playerAt(Seat seat) const { return seat == Seat::dealer ? dealer : other(dealer); }
  /// Returns player a's win chance, given that of the dealer, or that of the player at `seat`.
  double ofA(double dealers) const { return dealer == PlayerId::a ? dealers : 1 - dealers; }
  double ofA(Seat seat, double chance) const { return playerAt(seat) == PlayerId::a ? chance : 1 - chance; }

  PlayerId dealer{};
  ToGo before;  ///< 1 to 121
  PerSeat<RecordedSix> cards;
  std::optional<Card> starter;
  int heels = 0;
};

}  // namespace cribbage
