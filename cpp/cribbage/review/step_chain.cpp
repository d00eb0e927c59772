#include "cribbage/review/step_chain.h"

#include <algorithm>
#include <utility>

namespace cribbage {

namespace {

// Differences below this are rounding errors, not luck.
constexpr double rounding = 1e-12;

}  // namespace

void StepChain::add(ReviewStep step, std::optional<double> chance, PlayerId luckOf) {
  const double lost = step.lost.value_or(0);
  const double without = last_ + (step.by == PlayerId::a ? -lost : lost);
  last_ = std::clamp(chance.value_or(without), 0.0, 1.0);
  if (chance || last_ != without) step.luck = last_ - without;
  step.chance = last_;
  step.luckOf = luckOf;
  review_.steps.push_back(std::move(step));
}

void StepChain::end(std::optional<double> chance) {
  if (!chance) return;
  if (review_.steps.empty() && *chance != last_)
    add({ReviewStep::Kind::show, {}, 0, {}, {}, {}, {}, {}, {}}, chance, PlayerId::a);
  if (review_.steps.empty()) return;
  ReviewStep& step = review_.steps.back();
  const double more = *chance - last_;
  if (more > rounding || more < -rounding) step.luck = step.luck.value_or(0) + more;
  step.chance = last_ = *chance;
}

DealReview StepChain::review() const {
  DealReview all = review_;
  all.after = last_;
  for (const ReviewStep& step : all.steps) {
    all.totals[step.luckOf].luck += step.luck.value_or(0);
    if (!step.lost) continue;
    ReviewTotals& totals = all.totals[*step.by];
    (step.kind == ReviewStep::Kind::thrown ? totals.throwLost : totals.playLost) += *step.lost;
  }
  return all;
}

}  // namespace cribbage
