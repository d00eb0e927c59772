#include "measure/control.h"

#include <algorithm>

namespace cribbage {

void BoundedLuck::add(double value, double mean) {
  constexpr double least = 1e-12;  // nothing is divided by nought
  const double up = (most - sum_) / std::max(1 - mean, least);
  const double down = (most + sum_) / std::max(mean, least);
  sum_ += std::min({1.0, up, down}) * (value - mean);
}

double Control::coefficient() const {
  return std::clamp(together_ / squares_, 0.0, 1.0);
}

double Control::reduce(double score, double luck) {
  const double reduced = score - coefficient() * luck;
  together_ += (score - 0.5) * luck;  // luck has the mean nought, so any centre will do
  squares_ += luck * luck;
  return reduced;
}

}  // namespace cribbage
