#pragma once
// The directions in which rows of numbers differ most.

#include <vector>

namespace cribbage {

using SquareMatrix = std::vector<std::vector<double>>;

/// Eigenvectors of a symmetric matrix, those of the largest values first, each of length 1: Jacobi's method.
/// Of a covariance they are the principal components. Some seconds for a hundred rows.
SquareMatrix eigenvectors(SquareMatrix matrix);

}  // namespace cribbage
