#pragma once
// A second implementation of a whole game, in the order a scorer at the table would move the pegs. It plays
// by the naive referee and counts with the naive scorer, and shares nothing with the engine but `Card`.

#include <array>
#include <functional>
#include <string>
#include <vector>

#include "cribbage/cards/card.h"

namespace naive {

using cribbage::Card;

/// Two hands of six and the starter, of one deal.
struct Dealing {
  std::vector<Card> pones, dealers;
  Card starter;
};

/// What both players do, whoever they are.
struct Ways {
  std::function<std::vector<Card>(const std::vector<Card>& six)> thrown;
  std::function<Card(const std::vector<Card>& fitting)> laid;
};

/// A peg that was moved: in which deal, whose (0 or 1), for what, how far.
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

/// Plays until one has 121. Pegs of one player in one play are one as long as the other does not peg between.
Game playGame(const std::function<Dealing(int deal)>& deals, const Ways& ways, std::array<int, 2> scores,
              int dealer);

}  // namespace naive
