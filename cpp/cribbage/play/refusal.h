#pragma once
// Why something cannot have been played, and how a player is told.

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
    fifthCard,    ///< all four of the player are played
    heldBack,     ///< it would have fitted when the player went, at `count`
    ponesLead,    ///< the first card is the pone's
    leadAfter31,  ///< after 31 `turn` leads
    leadAfterGo,  ///< after the go at `count` `turn` leads
    notTheTurn,   ///< it was the turn of `turn`, and at `count` any card fits
    gameOver,     ///< the last hole was reached before the card
    playOver,     ///< so was the end of the play, before a go
    newCount,     ///< nobody goes before the first card of a count
    anyCardFits,  ///< nobody goes at `count`
  };
  Why why{};
  Seat by{};
  std::optional<Card> card;  ///< none for a go
  Seat turn{};               ///< whose turn it was
  int count = 0;
};

/// How an error names a player: `us`, whom its sentence calls "we", or `Ann`, who has no pronoun.
struct PlayerWords {
  std::string name, pronoun{};
};

/// The error for a player: `duplicateCard` for a card played twice, else `illegalPlay`, with the card or `go`
/// as the text. A card of which nobody saw the suit is named by its rank. Example: "They could not play the
/// six of hearts: at 25 it would have made 31, and it was not played."
Error inWords(const Refusal& refusal, const PerSeat<PlayerWords>& words, bool suitSeen = true);

}  // namespace cribbage
