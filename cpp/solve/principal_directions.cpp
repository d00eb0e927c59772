#include "solve/principal_directions.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace cribbage {

SquareMatrix eigenvectors(SquareMatrix matrix) {
  const std::size_t count = matrix.size();
  SquareMatrix vectors(count, std::vector<double>(count));
  for (std::size_t at = 0; at < count; ++at) vectors[at][at] = 1;
  for (int sweep = 0; sweep < 60; ++sweep)
    for (std::size_t p = 0; p < count; ++p)
      for (std::size_t q = p + 1; q < count; ++q) {
        if (std::abs(matrix[p][q]) < 1e-18) continue;
        const double theta = (matrix[q][q] - matrix[p][p]) / (2 * matrix[p][q]);
        const double t = (theta < 0 ? -1 : 1) / (std::abs(theta) + std::sqrt(theta * theta + 1));
        const double c = 1 / std::sqrt(t * t + 1), s = t * c;
        for (std::size_t k = 0; k < count; ++k) {
          const double one = matrix[k][p], other = matrix[k][q];
          matrix[k][p] = c * one - s * other;
          matrix[k][q] = s * one + c * other;
        }
        for (std::size_t k = 0; k < count; ++k) {
          const double one = matrix[p][k], other = matrix[q][k];
          matrix[p][k] = c * one - s * other;
          matrix[q][k] = s * one + c * other;
        }
        for (std::size_t k = 0; k < count; ++k) {
          const double one = vectors[k][p], other = vectors[k][q];
          vectors[k][p] = c * one - s * other;
          vectors[k][q] = s * one + c * other;
        }
      }
  std::vector<std::size_t> order(count);
  for (std::size_t at = 0; at < count; ++at) order[at] = at;
  std::sort(order.begin(), order.end(),
            [&](std::size_t a, std::size_t b) { return matrix[a][a] > matrix[b][b]; });
  SquareMatrix sorted;
  for (const std::size_t at : order) {
    std::vector<double> vector(count);
    for (std::size_t k = 0; k < count; ++k) vector[k] = vectors[k][at];
    sorted.push_back(vector);
  }
  return sorted;
}

}  // namespace cribbage
