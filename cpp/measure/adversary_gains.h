#pragma once
// What an adversary gains from the advice over what it would net by the solved play, deal by deal.

#include "measure/adversary_deals.h"
#include "measure/advised_play.h"

namespace cribbage {

/// What the deals are measured with. All must outlive this.
struct DealsGiven {
  const PlayKnowledge& knowledge;
  const PlayTree& tree;
  const BySeat<KeptTogether>& throws;
  const std::vector<float>& equilibrium;  ///< averages of the solved play
  const PeggedHands& pegged;              ///< by those
  AdviceSolutions& solutions;
};

/// Net points of the adversary in a deal, less what the solved play nets on average with the same hands on
/// both sides. So the luck of the cards is in no figure, and the mean of what is taken away is the value of
/// the solved play.
struct Gain {
  double solved = 0;  ///< its best answer to the solved play, knowing its six and the starter
  double sought = 0;  ///< its best answer to the advice with the throws that were drawn: too much on average
  double held = 0;    ///< the same cards against throws that had no say in them: too little on average
};

/// One deal of the adversary in that seat. Some seconds.
Gain gainIn(const DealsGiven& given, Seat adversary, int throwsOfHand, Random& random);

}  // namespace cribbage
