#pragma once
// The questions about cards and their show. A question has its fields as a caller gave them; an answer is
// plain data. Fields are untrusted input, which only this folder reads.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "cribbage/cards/card.h"
#include "cribbage/discard/discard.h"
#include "cribbage/questions/given.h"
#include "cribbage/show/explain.h"
#include "cribbage/show/near_misses.h"

namespace cribbage {

// Each question and each answer lists its fields once, in `fields`, with the names that every interface uses.

struct ShowQuestion {
  Given hand, starter, crib, spoken;
  template <class See>
  static void fields(See&& see) {
    see("hand", &ShowQuestion::hand);
    see("starter", &ShowQuestion::starter);
    see("crib", &ShowQuestion::crib);
    see("spoken", &ShowQuestion::spoken);
  }
};

/// A scoring combination with its cards or ranks. `count` is set if the entry stands for several
/// combinations.
template <class Item>
struct Counted {
  CombinationKind kind{};
  std::vector<Item> cards;
  std::int64_t points = 0;
  std::int64_t running = 0;
  std::optional<std::int64_t> count;
  template <class See>
  static void fields(See&& see) {
    see("kind", &Counted::kind);
    see("cards", &Counted::cards);
    see("points", &Counted::points);
    see("running", &Counted::running);
    see("count", &Counted::count);
  }
};

struct ShowAnswer {
  std::int64_t points = 0;
  std::vector<Counted<Card>> combinations;
  std::string spoken;
  bool heels = false;
  bool truncated = false;
  std::vector<NearMiss> nearMisses;
  template <class See>
  static void fields(See&& see) {
    see("points", &ShowAnswer::points);
    see("combinations", &ShowAnswer::combinations);
    see("spoken", &ShowAnswer::spoken);
    see("heels", &ShowAnswer::heels);
    see("truncated", &ShowAnswer::truncated);
    see("nearMisses", &ShowAnswer::nearMisses);
  }
};

/// Scores the show of `hand`: 1 to 4 cards with a `starter`, or any number without a starter. `crib` (default
/// false) selects the crib's flush rule. `spoken` selects the `short` (default) or the `long` count in the
/// answer: see `speakShort` and `speakLong`. For example, hand `5H 5D 5S JC` with starter `5C` is 29 points.
Result<ShowAnswer> scoreShow(const ShowQuestion& question);
Result<ShowAnswer> scoreShow(std::span<const Card> hand, std::optional<Card> starter, bool crib,
                             Spoken spoken);

struct ShowsQuestion {
  Given hands, crib;
  template <class See>
  static void fields(See&& see) {
    see("hands", &ShowsQuestion::hands);
    see("crib", &ShowsQuestion::crib);
  }
};

struct ShowsAnswer {
  std::vector<std::uint8_t> points;
  template <class See>
  static void fields(See&& see) {
    see("points", &ShowsAnswer::points);
  }
};

/// Scores many shows at once. `hands` are texts of five cards each, the starter last; or one text, with a
/// show in each line; or the ids of all cards, five to a show. `crib` is as for `scoreShow`. The `line` of an
/// error is the number of the wrong hand, from 1.
Result<ShowsAnswer> scoreShows(const ShowsQuestion& question);
Result<ShowsAnswer> scoreShows(std::span<const Card> cards, bool crib);

struct RanksQuestion {
  Given ranks, spoken;
  template <class See>
  static void fields(See&& see) {
    see("ranks", &RanksQuestion::ranks);
    see("spoken", &RanksQuestion::spoken);
  }
};

struct RanksAnswer {
  std::int64_t points = 0;
  std::vector<Counted<Rank>> combinations;
  std::string spoken;
  bool truncated = false;
  template <class See>
  static void fields(See&& see) {
    see("points", &RanksAnswer::points);
    see("combinations", &RanksAnswer::combinations);
    see("spoken", &RanksAnswer::spoken);
    see("truncated", &RanksAnswer::truncated);
  }
};

inline constexpr std::size_t mostRanks = 24;

/// Scores fifteens, pairs and runs of 1 to 24 `ranks`, with any number of each rank; `spoken` as for a show.
/// For example, `A2233444` is 90 points.
Result<RanksAnswer> scoreRanks(const RanksQuestion& question);
Result<RanksAnswer> scoreRanks(std::span<const Rank> ranks, Spoken spoken);

struct StartersQuestion {
  Given hand, seen, crib;
  template <class See>
  static void fields(See&& see) {
    see("hand", &StartersQuestion::hand);
    see("seen", &StartersQuestion::seen);
    see("crib", &StartersQuestion::crib);
  }
};

struct StarterPoints {
  Card starter;
  int points = 0;
  template <class See>
  static void fields(See&& see) {
    see("starter", &StarterPoints::starter);
    see("points", &StarterPoints::points);
  }
};

struct StartersAnswer : ShowValue {
  std::vector<StarterPoints> starters;  ///< most points first, then lowest card first
  template <class See>
  static void fields(See&& see) {
    ShowValue::fields(see);
    see("starters", &StartersAnswer::starters);
  }
};

/// Returns the points of a `hand` of four with each possible starter: every card that is neither in the hand
/// nor among the other cards `seen`.
Result<StartersAnswer> valueStarters(const StartersQuestion& question);
Result<StartersAnswer> valueStarters(const Hand& hand, std::span<const Card> seen, bool crib);

struct CardsQuestion {
  Given text;
  Given mayRepeat{};  ///< whether a card may come twice: in our hand, and again when it is played
  template <class See>
  static void fields(See&& see) {
    see("text", &CardsQuestion::text);
    see("mayRepeat", &CardsQuestion::mayRepeat);
  }
};

struct CardsAnswer {
  std::vector<Card> cards;
  std::optional<Error> error;  ///< the error that stopped the reading, if any
  template <class See>
  static void fields(See&& see) {
    see("cards", &CardsAnswer::cards);
    see("error", &CardsAnswer::error);
  }
};

/// Returns the cards that a `text` names, up to the first word that cannot be read.
Result<CardsAnswer> parseCards(const CardsQuestion& question);

struct DealQuestion {
  Given seed, players{};
  template <class See>
  static void fields(See&& see) {
    see("seed", &DealQuestion::seed);
    see("players", &DealQuestion::players);
  }
};

struct DealAnswer {
  std::array<Dealt, 2> hands{};  ///< the pone's, then the dealer's
  Card starter;
  std::int64_t seed = 0;
  template <class See>
  static void fields(See&& see) {
    see("hands", &DealAnswer::hands);
    see("starter", &DealAnswer::starter);
    see("seed", &DealAnswer::seed);
  }
};

/// A deal to three or four players.
struct DealFivesAnswer {
  std::vector<DealtFive> hands;             ///< in the order of play: the pone's first, the dealer's last
  std::optional<std::array<Card, 1>> crib;  ///< with three players, the card of the deck in the crib
  Card starter;
  std::int64_t seed = 0;
  template <class See>
  static void fields(See&& see) {
    see("hands", &DealFivesAnswer::hands);
    see("crib", &DealFivesAnswer::crib);
    see("starter", &DealFivesAnswer::starter);
    see("seed", &DealFivesAnswer::seed);
  }
};

/// Shuffles, deals and cuts by `seed`, a whole number from 0 to 2^53 - 1. For a random deal, the caller picks
/// the seed. With three or four `players` (default 2), each is dealt five cards.
Result<std::variant<DealAnswer, DealFivesAnswer>> deal(const DealQuestion& question);
Result<DealAnswer> deal(std::int64_t seed);

/// The same for three or four players.
Result<DealFivesAnswer> deal(std::int64_t seed, int players);

}  // namespace cribbage
