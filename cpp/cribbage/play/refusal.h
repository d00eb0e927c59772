#pragma once
// The reason why a card or go is impossible, and its message to a player.

#include <cstdint>
#include <optional>
#include <string>

#include "cribbage/base/error.h"
#include "cribbage/cards/card.h"
#include "cribbage/play/seat.h"

namespace cribbage {

/// A card that cannot have been played, or a go that cannot have been said.
struct Refusal {
  enum class Why : std::uint8_t {
    twice,        ///< the card was played before
    fifthCard,    ///< the player has played all four cards
    heldBack,     ///< it would have fitted when the player said go, at `count`
    ponesLead,    ///< the pone must play the first card
    leadAfter31,  ///< after 31, `turn` leads
    leadAfterGo,  ///< after the go at `count`, `turn` leads
    notTheTurn,   ///< it was the turn of `turn`, and any card fits at `count`
    gameOver,     ///< the last hole was reached before the card
    playOver,     ///< the play was over before the go
    newCount,     ///< a player cannot say go before the first card of a count
    anyCardFits,  ///< a player cannot say go at `count`, because any card fits
  };
  Why why{};
  Seat by{};
  std::optional<Card> card;  ///< none for a go
  Seat turn{};               ///< whose turn it was
  int count = 0;
};

/// The words by which an error names a player: `us` said as "we", `a` said as "player a", or just `Ann`.
struct PlayerWords {
  std::string name, said{};
};

/// Returns the error as a player sees it: `duplicateCard` for a card played twice, else `illegalPlay`. Its
/// text is the card, or `go`. A card whose suit was not seen is named by its rank. Example: "They could not
/// play the six of hearts: at 25 it would have made 31, so it had to be played then."
Error inWords(const Refusal& refusal, const PerSeatOfFour<PlayerWords>& words, bool suitSeen = true);

}  // namespace cribbage
