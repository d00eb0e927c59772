#pragma once
// Principal component analysis: finds the directions in which rows of numbers differ most.

#include <vector>

namespace cribbage {

using SquareMatrix = std::vector<std::vector<double>>;

/// Returns the eigenvectors of a symmetric matrix by Jacobi's method. Each has length 1, and those with the
/// largest eigenvalues come first. For a covariance matrix they are the principal components. Takes some
/// seconds for a hundred rows.
SquareMatrix eigenvectors(SquareMatrix matrix);

}  // namespace cribbage
