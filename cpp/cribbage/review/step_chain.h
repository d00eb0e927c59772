#pragma once
// Makes the steps of a review from win chances, so that luck and losses add up to the change of player a's
// win chance over the deal.

#include <optional>

#include "cribbage/review/step.h"

namespace cribbage {

/// Takes the steps of a deal in order. A step's luck is the change of player a's win chance, apart from the
/// loss. If the chance after a step is unknown, it is assumed to change only by the loss. The remaining
/// change then counts as luck of the next step with a known chance.
class StepChain {
 public:
  explicit StepChain(double before) : last_(before) { review_.before = before; }

  /// Player a's win chance after the last step.
  double last() const { return last_; }

  /// Adds a step. `chance` is player a's win chance after the step, if it is known.
  void add(ReviewStep step, std::optional<double> chance, PlayerId luckOf);

  /// Ends the chain. If the win chance after the deal is known, the luck of the last step is adjusted so that
  /// the step ends at this chance.
  void end(std::optional<double> chance);

  DealReview review() const;

 private:
  DealReview review_;
  double last_;
};

}  // namespace cribbage
