#pragma once
// A second implementation of a whole game, which moves the pegs like a scorer at a table. It plays by the
// naive referee, counts with the naive scorer, and shares only `Card` with the engine.

#include <array>
#include <functional>
#include <string>
#include <vector>

#include "cribbage/cards/card.h"

namespace naive {

using cribbage::Card;

/// The cards of one deal: two hands of six and the starter.
struct Dealing {
  std::vector<Card> pones, dealers;
  Card starter;
};

/// How both players choose their throws and their cards in the play.
struct Ways {
  std::function<std::vector<Card>(const std::vector<Card>& six)> thrown;
  std::function<Card(const std::vector<Card>& fitting)> played;
};

/// A move of a peg: the deal, the player (0 or 1), the reason, the points.
struct Peg {
  int deal = 0;
  int by = 0;
  std::string what;
  int holes = 0;
  friend bool operator==(const Peg&, const Peg&) = default;
};

struct Game {
  std::vector<Peg> pegs;
  std::array<int, 2> scores{};
};

/// Plays until one player has 121. In the play, consecutive pegs of one player are merged into one.
Game playGame(const std::function<Dealing(int deal)>& deals, const Ways& ways, std::array<int, 2> scores,
              int dealer);

}  // namespace naive
