#pragma once
// A mean and how far it may be off.

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace cribbage {

/// A mean, and its 95 % interval. One number at least must have been added.
class Average {
 public:
  void add(double one) {
    ++count_;
    sum_ += one;
    squares_ += one * one;
  }
  std::size_t count() const { return static_cast<std::size_t>(count_); }
  double mean() const { return sum_ / count_; }
  double error() const {
    return 1.96 * std::sqrt(std::max(0.0, squares_ / count_ - mean() * mean()) / count_);
  }

 private:
  double count_ = 0, sum_ = 0, squares_ = 0;
};

}  // namespace cribbage
