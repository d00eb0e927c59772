#include "measure/match/control.h"

#include <numeric>

namespace cribbage {

double Event::luck() const {
  return cases[happened] -
         std::accumulate(cases.begin(), cases.end(), 0.0) / static_cast<double>(cases.size());
}

double Control::reduce(double score, double luck) {
  const double reduced = score - coefficient() * luck;
  together_ += (score - 0.5) * luck;  // luck has mean 0, so any centre will do
  squares_ += luck * luck;
  return reduced;
}

}  // namespace cribbage
