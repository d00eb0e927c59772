#pragma once
// Measures how much false beliefs about the opponent cost a player who throws by them.

#include "cribbage/play/hand_pegs_table.h"
#include "native/crib_game.h"

namespace cribbage {

/// Returns the value of the play by the kept ranks only.
PlayNets netsOf(const HandPegsTable& table);

/// Measures the cost of beliefs against opponents who throw by their average strategy.
class BeliefCosts {
 public:
  /// All arguments must outlive this: the strategies of dealer and pone, and the best responses to them.
  BeliefCosts(const CribGame& game, const Strategy& dealer, const Strategy& pone, const Responses& best)
      : game_(game), dealer_(dealer), pone_(pone), best_(best) {}

  /// Prints the cost to the dealer of a belief about the pone, and the cost to the pone of a belief about the
  /// dealer, in points per deal. Takes half a minute on two cores.
  void print(const char* name, const CribGame::Belief& ofPone, const CribGame::Belief& ofDealer) const;

  /// Prints the costs of a belief that both players have.
  void print(const char* name, const CribGame::Belief& ofBoth) const { print(name, ofBoth, ofBoth); }

 private:
  const CribGame& game_;
  const Strategy &dealer_, &pone_;
  const Responses& best_;
};

}  // namespace cribbage
