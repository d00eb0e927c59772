#pragma once
// The steps of a deal as differences of chances, so that they add up.

#include <optional>

#include "cribbage/review/step.h"

namespace cribbage {

/// Takes steps in order. The luck of a step is the change of a's chance without the loss. If the chance after
/// a step is unknown, the step changes it only by the loss. The rest is then in the luck of the next step
/// with a known chance.
class StepChain {
 public:
  explicit StepChain(double before) : last_(before) { review_.before = before; }

  /// The chance of a after the last step.
  double last() const { return last_; }

  /// Adds a step. `chance` is a's chance after the step, if it is known.
  void add(ReviewStep step, std::optional<double> chance, PlayerId luckOf);

  /// Ends the chain at the chance after the deal, if it is known, by adjusting the last step.
  void end(std::optional<double> chance);

  DealReview review() const;

 private:
  DealReview review_;
  double last_;
};

}  // namespace cribbage
