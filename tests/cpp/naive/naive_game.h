#pragma once
// A second implementation of a whole game, which moves the pegs like a scorer at a table. It plays by the
// naive referee, counts with the naive scorer, and shares only `Card` with the engine.

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "cribbage/cards/card.h"

namespace naive {

using cribbage::Card;

/// The cards of one deal: the hands from the pone's to the dealer's, the starter, and with three players a
/// card of the deck for the crib.
struct Dealing {
  std::vector<std::vector<Card>> hands;
  Card starter;
  std::optional<Card> ofDeck;
};

/// How all players choose their throws and their cards in the play.
struct Ways {
  std::function<std::vector<Card>(const std::vector<Card>& dealt)> thrown;
  std::function<Card(const std::vector<Card>& fitting)> played;
};

/// A move of a peg: the deal, the player (from 0), the reason, the points.
struct Peg {
  int deal = 0;
  int by = 0;
  std::string what;
  int holes = 0;
  friend bool operator==(const Peg&, const Peg&) = default;
};

struct Game {
  std::vector<Peg> pegs;
  std::vector<int> scores;                ///< of each side
  std::vector<std::vector<Card>> played;  ///< the cards of each deal's play, in order
};

/// Plays until one side has 121. There is a score for each side: for each player, or two for four players. In
/// the play, consecutive pegs of one player are merged into one.
Game playGame(const std::function<Dealing(int deal)>& deals, const Ways& ways, std::vector<int> scores,
              int players, int dealer);

}  // namespace naive
