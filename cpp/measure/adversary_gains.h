#pragma once
// What an adversary gains from the advice over what it would net by the solved play, deal by deal.

#include <cmath>

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

/// A mean, and its 95 % interval.
class Average {
 public:
  void add(double one) {
    ++count_;
    sum_ += one;
    squares_ += one * one;
  }
  double mean() const { return sum_ / count_; }
  double error() const {
    return 1.96 * std::sqrt(std::max(0.0, squares_ / count_ - mean() * mean()) / count_);
  }

 private:
  double count_ = 0, sum_ = 0, squares_ = 0;
};

}  // namespace cribbage
