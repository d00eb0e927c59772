#include "native/least_squares.h"

#include <cassert>
#include <numeric>

namespace cribbage {

LeastSquares::LeastSquares(std::size_t features) : products_(features, std::vector<double>(features + 1)) {}

void LeastSquares::add(std::span<const double> features, double value, double weight) {
  assert(features.size() == products_.size());
  for (std::size_t row = 0; row < features.size(); ++row) {
    const double times = weight * features[row];
    if (times == 0) continue;
    for (std::size_t column = 0; column < features.size(); ++column)
      products_[row][column] += times * features[column];
    products_[row].back() += times * value;
  }
}

void LeastSquares::add(const LeastSquares& other) {
  assert(other.products_.size() == products_.size());
  for (std::size_t row = 0; row < products_.size(); ++row)
    for (std::size_t column = 0; column <= products_.size(); ++column)
      products_[row][column] += other.products_[row][column];
}

// Solves the equations by elimination (Gauss and Jordan). The matrix is positive semidefinite, and a little
// is added to its diagonal, so no pivot is 0.
std::vector<double> LeastSquares::coefficients() const {
  auto rows = products_;
  for (std::size_t at = 0; at < rows.size(); ++at) rows[at][at] += 1e-9 * rows[at][at] + 1e-18;
  for (std::size_t pivot = 0; pivot < rows.size(); ++pivot)
    for (std::size_t row = 0; row < rows.size(); ++row) {
      if (row == pivot) continue;
      const double times = rows[row][pivot] / rows[pivot][pivot];
      for (std::size_t column = pivot; column <= rows.size(); ++column)
        rows[row][column] -= times * rows[pivot][column];
    }
  std::vector<double> coefficients;
  for (std::size_t at = 0; at < rows.size(); ++at) coefficients.push_back(rows[at].back() / rows[at][at]);
  return coefficients;
}

double fittedValue(std::span<const double> coefficients, std::span<const double> features) {
  assert(features.size() == coefficients.size());
  return std::inner_product(features.begin(), features.end(), coefficients.begin(), 0.0);
}

}  // namespace cribbage
