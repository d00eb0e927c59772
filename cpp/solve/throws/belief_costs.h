#pragma once
// What false beliefs cost a player who throws by them.

#include "cribbage/play/hand_pegs_table.h"
#include "native/crib_game.h"

namespace cribbage {

/// The worth of the play as far as the kept ranks tell it.
PlayNets netsOf(const HandPegsTable& table);

/// Prices beliefs against opponents who throw by their average strategy.
class BeliefCosts {
 public:
  /// All must outlive this: the strategies of dealer and pone, and the best responses to them.
  BeliefCosts(const CribGame& game, const Strategy& dealer, const Strategy& pone, const Responses& best)
      : game_(game), dealer_(dealer), pone_(pone), best_(best) {}

  /// Prints what a belief about the pone costs the dealer, and one about the dealer the pone, in points a
  /// deal. Half a minute on two cores.
  void print(const char* name, const CribGame::Belief& ofPone, const CribGame::Belief& ofDealer) const;

  /// For a belief that both have.
  void print(const char* name, const CribGame::Belief& ofBoth) const { print(name, ofBoth, ofBoth); }

 private:
  const CribGame& game_;
  const Strategy &dealer_, &pone_;
  const Responses& best_;
};

}  // namespace cribbage
