#pragma once
// Measures how many points a player loses by throwing according to a false belief about the opponent, the
// crib or the play.

#include "cribbage/play/hand_pegs_table.h"
#include "native/crib_game.h"

namespace cribbage {

/// Returns the value of the play after each throw, according to a table that knows only the kept ranks.
PlayNets netsOf(const HandPegsTable& table);

/// Measures what beliefs cost against opponents who throw by the average strategy of the solution.
class BeliefCosts {
 public:
  /// `dealer` and `pone` are the average strategies, and `best` the best responses to them. All arguments
  /// must outlive this.
  BeliefCosts(const CribGame& game, const Strategy& dealer, const Strategy& pone, const Responses& best)
      : game_(game), dealer_(dealer), pone_(pone), best_(best) {}

  /// Prints what two beliefs cost, in points per deal: the dealer's belief `ofPone` about the pone, and the
  /// pone's belief `ofDealer` about the dealer. Takes half a minute on two cores.
  void print(const char* name, const CribGame::Belief& ofPone, const CribGame::Belief& ofDealer) const;

  /// Prints what the same belief costs each of the two players.
  void print(const char* name, const CribGame::Belief& ofBoth) const { print(name, ofBoth, ofBoth); }

 private:
  const CribGame& game_;
  const Strategy &dealer_, &pone_;
  const Responses& best_;
};

}  // namespace cribbage
