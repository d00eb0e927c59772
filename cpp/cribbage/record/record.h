#pragma once
// The record of a game: its cards and events, as far as they were seen. The score before the first deal is
// stored; the later scores follow from the events.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cribbage/cards/card.h"
#include "cribbage/record/seating.h"

namespace cribbage {

/// Where points come from, in the order of a deal: the starter if it is a jack, the play, a hand, the crib.
/// `peg` is for points recorded without their cards, which the engine's own games never have.
enum class Source : std::uint8_t { heels, play, hand, crib, peg };

/// Returns the name of the source, such as `"heels"`.
std::string_view print(Source source);

/// A card that was seen, with or without its suit.
struct SeenCard {
  Rank rank{};
  std::optional<Suit> suit;
  friend bool operator==(const SeenCard&, const SeenCard&) = default;
};

/// Returns the card as it is written in a record: `5H`, or `5` if its suit was not seen.
std::string print(const SeenCard& card);

/// A card that was seen, or nothing if it was not.
using MaybeSeen = std::optional<SeenCard>;

/// The cards that a player was dealt: four kept and two discarded, in any order, or one discarded if more
/// than two play. Before the discard all are kept. A list may leave out unknown cards.
struct DealtCards {
  std::vector<MaybeSeen> kept, thrown;
  friend bool operator==(const DealtCards&, const DealtCards&) = default;
};

/// An event after the cut.
struct DealEvent {
  enum class Kind : std::uint8_t {
    card,  ///< `by` played `card`
    go,    ///< `by` said go
    peg,   ///< `by` pegged `points` without a card: the cards of the deal were not recorded
    show,  ///< the next show was pegged; has `points` if the cards do not give them
    pass,  ///< the next show was passed over
  };
  Kind kind{};
  PlayerId by{};
  SeenCard card{};
  std::optional<int> points;
};

/// One deal. The dealer's two points for a starter jack are not an event: they follow from the starter.
struct RecordedDeal {
  PlayerId dealer{};
  PerPlayer<DealtCards> cards;
  std::vector<SeenCard> crib;  ///< as far as it was seen; known discards of a player may be missing
  std::optional<SeenCard> starter;
  std::vector<DealEvent> events;  ///< in order
  /// The score of each side at the end of the game, if the order of the last pegs is not known.
  std::optional<PerPlayer<int>> final;
};

/// A game, complete or not.
struct Record {
  Seating seating;
  PerPlayer<std::string> names;
  int target = 121;      ///< 1 to 121
  PerPlayer<int> start;  ///< the score of each side before the first deal
  std::vector<RecordedDeal> deals;
};

}  // namespace cribbage
