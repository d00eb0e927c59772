#pragma once
// A whole game of cribbage for two, three or four players, to 121, by the rules.

#include <cstdint>
#include <vector>

#include "cribbage/board/board_table.h"
#include "cribbage/cards/deck.h"
#include "cribbage/game/player.h"
#include "cribbage/game/seated_players.h"
#include "cribbage/record/player_id.h"
#include "cribbage/record/record.h"

namespace cribbage {

/// The cards of one deal.
struct Pack {
  Deck::Hands hands;
  Card starter;
};

/// The cards of one deal to three or four players.
struct FivesPack {
  Deck::Fives fives;
  Card starter;
};

/// The random input of a game: the cards of each deal, and the random numbers of players with mixed
/// strategies. It depends only on the number of the deal (from 0), not on who plays. So if other players play
/// the game, deal n has the same cards.
class Packs {
 public:
  virtual ~Packs() = default;
  virtual Pack pack(int deal) const = 0;
  /// Returns the source of one player's random numbers in a deal, for the discard and then the play.
  virtual Random choices(int deal, PlayerId who) const = 0;
};

/// Packs made from a seed and the number of the game, the same on every platform.
class SeededPacks final : public Packs {
 public:
  SeededPacks(std::uint64_t seed, std::uint64_t game) : seed_(seed), game_(game) {}
  Pack pack(int deal) const override;
  FivesPack fives(int deal, std::size_t players) const;
  Random choices(int deal, PlayerId who) const override;

  /// Returns the seed for which the engine's question `deal` gives the cards of this deal.
  std::uint64_t seedOf(int deal) const;

 private:
  std::uint64_t seed_, game_;
};

/// One scoring event. `points` is the full value of the cards, even if fewer points would reach 121. A
/// starter other than a jack, and a hand or crib without points, are listed with 0.
struct Scored {
  int deal = 0;
  PlayerId by{};
  Seat seat{};
  Source source{};
  int points = 0;
  friend bool operator==(const Scored&, const Scored&) = default;
};

struct GameStart {
  PerPlayer<int> scores;  ///< of each side, 0 to 120
  PlayerId dealer = PlayerId::a;
};

struct FinishedGame {
  Seating seating;
  std::vector<Scored> scored{};  ///< in order
  PerPlayer<int> scores{};       ///< of each side; the winner's is 121
  int deals = 0;                 ///< number of deals, including the last one, which may be unfinished

  PlayerId winner() const;  ///< the first player of the side
  /// Whether a side of two left the other behind its line. Three players have no skunks.
  bool skunk() const { return loserUnder(skunkLine); }  ///< includes double skunks
  bool doubleSkunk() const { return loserUnder(doubleSkunkLine); }

 private:
  bool loserUnder(int hole) const;
};

/// Plays a game to its end. Each deal goes through discard, cut, play and show; then the other player deals.
/// The first player with 121 wins at once. `record`, if given, receives the scores at the start and all
/// deals, with every card and the shows that were counted.
///
/// For example, a dealer at 119 wins before a card is played if the starter is a jack.
FinishedGame playGame(const PerPlayerOfTwo<Player>& players, const Packs& packs, const GameStart& start = {},
                      Record* record = nullptr);

/// Plays a game of three or four players in the same way.
FinishedGame playGame(const Seating& seating, const PerPlayer<SeatedPlayer>& players,
                      const SeededPacks& packs, const GameStart& start = {}, Record* record = nullptr);

}  // namespace cribbage
