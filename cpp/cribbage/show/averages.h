#pragma once
// An average that is the same number on every platform: integer sum, integer count, one division.

#include <array>
#include <cstdint>

#include "cribbage/show/score.h"

namespace cribbage {

/// The number of cases for each number of points, 0 to 29.
using Histogram = std::array<std::int64_t, mostPoints + 1>;

struct Mean {
  std::int64_t sum = 0;
  std::int64_t count = 0;
  double value() const { return static_cast<double>(sum) / static_cast<double>(count); }
};

constexpr Mean meanOf(const Histogram& histogram) {
  Mean mean;
  for (std::size_t points = 0; points < histogram.size(); ++points) {
    mean.sum += static_cast<std::int64_t>(points) * histogram[points];
    mean.count += histogram[points];
  }
  return mean;
}

}  // namespace cribbage
