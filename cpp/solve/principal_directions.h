#pragma once
// Principal component analysis: finds the directions in which rows of numbers differ most.

#include <vector>

namespace cribbage {

using SquareMatrix = std::vector<std::vector<double>>;

/// Returns the eigenvectors of a symmetric matrix, largest eigenvalues first, each of length 1, by Jacobi's
/// method. For a covariance matrix they are the principal components. Some seconds for a hundred rows.
SquareMatrix eigenvectors(SquareMatrix matrix);

}  // namespace cribbage
