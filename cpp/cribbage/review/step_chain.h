#pragma once
// The steps of a deal, each a difference of chances, so that they add up.

#include <optional>

#include "cribbage/review/step.h"

namespace cribbage {

/// Takes steps in order. A step's luck is what is left of the change of a's chance when what was lost is
/// taken away. A step after which the chance is not known changes it by what was lost alone: then the rest is
/// in the luck of the next one that knows.
class StepChain {
 public:
  explicit StepChain(double before) : last_(before) { review_.before = before; }

  /// a's chance after the last step.
  double last() const { return last_; }

  /// `chance` is a's after the step, where it is known.
  void add(ReviewStep step, std::optional<double> chance, PlayerId luckOf);

  /// The chance after the deal, where that is known: the last step comes there.
  void end(std::optional<double> chance);

  /// Everything, added up.
  DealReview review() const;

 private:
  DealReview review_;
  double last_;
};

}  // namespace cribbage
