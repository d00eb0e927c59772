#pragma once
// A whole game of six-card cribbage for two, to 121, as the rules have it.

#include <cstdint>
#include <vector>

#include "cribbage/board/board_table.h"
#include "cribbage/cards/deck.h"
#include "cribbage/game/player.h"
#include "cribbage/game/player_id.h"
#include "cribbage/game/record.h"

namespace cribbage {

/// The cards of one deal.
struct Pack {
  Deck::Hands hands;
  Card starter;
};

/// The random input of a game: the cards, and the random numbers of players with mixed strategies. It depends
/// on the deal, from 0, and not on the players, so that two games have the same cards however long they are.
class Packs {
 public:
  virtual ~Packs() = default;
  virtual Pack pack(int deal) const = 0;
  /// For the throw and then the play of one player.
  virtual Random choices(int deal, PlayerId who) const = 0;
};

/// Packs by seed, the same on every platform.
class SeededPacks final : public Packs {
 public:
  SeededPacks(std::uint64_t seed, std::uint64_t game) : seed_(seed), game_(game) {}
  Pack pack(int deal) const override;
  Random choices(int deal, PlayerId who) const override;

  /// The seed with which the question `deal` deals the same cards.
  std::uint64_t seedOf(int deal) const;

 private:
  std::uint64_t seed_, game_;
};

/// What a player scores for, in the order of a deal: a starter jack, to the dealer; the play; the pone's
/// hand; the dealer's hand; the crib. `peg` is for points that a record has without their cards: a game that
/// the engine plays has none.
enum class Source : std::uint8_t { heels, play, hand, crib, peg };

/// The source as every door writes it: `"heels"`.
std::string_view print(Source source);

/// Points scored, as much as the cards were worth even where 121 comes first. A starter that is no jack and a
/// hand or crib of nothing are there with 0.
struct Scored {
  int deal = 0;
  PlayerId by{};
  Seat seat{};
  Source source{};
  int points = 0;
  friend bool operator==(const Scored&, const Scored&) = default;
};

/// Where a game starts.
struct GameStart {
  PerPlayer<int> scores;  ///< 0 to 120
  PlayerId dealer = PlayerId::a;
};

/// A game that is over.
struct FinishedGame {
  std::vector<Scored> scored;  ///< in order
  PerPlayer<int> scores;       ///< the winner's is 121
  int deals = 0;               ///< the last one, which need not have been finished, among them

  PlayerId winner() const;
  bool skunk() const { return loserUnder(skunkLine); }  ///< double skunks among them
  bool doubleSkunk() const { return loserUnder(doubleSkunkLine); }

 private:
  bool loserUnder(int hole) const;
};

/// Plays a game to its end: a deal is thrown, cut, played and counted in the order of `Source`; then the
/// opponent deals. The first with 121 wins at once. Where a `record` is given, its start and deals are
/// written into it: every card, and the shows as far as they were counted.
///
/// Example: a dealer who has 119 and cuts a jack has won before a card is played.
FinishedGame playGame(const PerPlayer<Player>& players, const Packs& packs, const GameStart& start = {},
                      Record* record = nullptr);

}  // namespace cribbage
