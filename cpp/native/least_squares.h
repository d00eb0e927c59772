#pragma once
// Linear regression by weighted least squares.

#include <span>
#include <vector>

namespace cribbage {

/// Fits values as sums of features, each times a coefficient. For example, from the features {1, x} and the
/// values 1, 3 and 5 at x = 0, 1 and 2 it finds the coefficients 1 and 2.
class LeastSquares {
 public:
  explicit LeastSquares(std::size_t features);

  void add(std::span<const double> features, double value, double weight = 1);
  void add(const LeastSquares& other);

  /// Returns the coefficients that minimise the weighted sum of squared errors. If several do, returns one
  /// of them.
  std::vector<double> coefficients() const;

 private:
  std::vector<std::vector<double>> products_;  // a row for each feature; its product with the value is last
};

/// Returns the sum of `features`, each times its coefficient.
double fittedValue(std::span<const double> coefficients, std::span<const double> features);

}  // namespace cribbage
