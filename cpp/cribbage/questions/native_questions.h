#pragma once
// The questions that take their time, so that only native doors ask them.

#include "cribbage/questions/review_questions.h"
#include "cribbage/questions/simulate_questions.h"

namespace cribbage {

/// Calls `see(name, ask)` for what native doors are asked besides `eachQuestion`.
template <class See>
void eachNativeQuestion(See&& see) {
  see("simulate", static_cast<Result<SimulateAnswer> (*)(const SimulateQuestion&, const Tables&)>(simulate));
  see("reviewGame",
      static_cast<Result<ReviewAnswer> (*)(const ReviewGameQuestion&, const Tables&)>(reviewGame));
}

}  // namespace cribbage
