#pragma once
// A mean and its confidence interval.

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <istream>
#include <ostream>

namespace cribbage {

/// The mean of the numbers added so far. At least one must have been added. `error` is half the width of the
/// mean's 95 % confidence interval.
class Average {
 public:
  void add(double one) {
    ++count_;
    sum_ += one;
    squares_ += one * one;
  }
  void add(const Average& other) {
    count_ += other.count_;
    sum_ += other.sum_;
    squares_ += other.squares_;
  }
  std::size_t count() const { return static_cast<std::size_t>(count_); }
  double mean() const { return sum_ / count_; }
  double error() const {
    return 1.96 * std::sqrt(std::max(0.0, squares_ / count_ - mean() * mean()) / count_);
  }

  /// Prints the count, the sum and the sum of squares, from which another run can continue.
  friend std::ostream& operator<<(std::ostream& out, const Average& average) {
    return out << average.count_ << ' ' << average.sum_ << ' ' << average.squares_;
  }
  friend std::istream& operator>>(std::istream& in, Average& average) {
    return in >> average.count_ >> average.sum_ >> average.squares_;
  }

 private:
  double count_ = 0, sum_ = 0, squares_ = 0;
};

}  // namespace cribbage
