#pragma once
// Deals and plays made from a seed, the same on every platform, for the tests and for `Signature`.

#include <array>
#include <cstdint>
#include <string>

#include "cribbage/cards/deck.h"
#include "cribbage/play/play.h"
#include "cribbage/questions/arguments.h"
#include "cribbage/questions/side.h"

namespace cribbage {

struct SeededDeal {
  explicit SeededDeal(std::uint64_t seed);

  Random random;
  Deck deck;
  Deck::Hands hands;
  Card starter;
};

/// A play with the first four cards of each player's six, until `cards` cards are played or the play is over.
/// The seed picks each card among the legal ones.
struct SeededPlay {
  SeededPlay(std::uint64_t seed, bool weDeal, std::size_t cards, Score score = {});

  SeededDeal deal;
  bool weDeal;
  Play play;
  std::string played;  ///< in the form of a question: `us 5H, them go`

  /// The six cards dealt to us: the four kept, then the two thrown.
  const Dealt& ours() const { return weDeal ? deal.hands.dealer : deal.hands.pone; }
  const Dealt& theirs() const { return weDeal ? deal.hands.pone : deal.hands.dealer; }

 private:
  void step(CardSet& hand);
};

}  // namespace cribbage
