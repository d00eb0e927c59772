#pragma once
// The slow questions, which only native programs ask.

#include "cribbage/questions/review_questions.h"
#include "cribbage/questions/simulate_questions.h"

namespace cribbage {

/// Calls `see(name, ask)` for the questions that native programs have in addition to `eachQuestion`.
template <class See>
void eachNativeQuestion(See&& see) {
  see("simulate", static_cast<Result<SimulateAnswer> (*)(const SimulateQuestion&, const Tables&)>(simulate));
  see("reviewGame",
      static_cast<Result<ReviewAnswer> (*)(const ReviewGameQuestion&, const Tables&)>(reviewGame));
}

}  // namespace cribbage
