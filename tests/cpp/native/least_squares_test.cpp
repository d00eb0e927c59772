#include "native/least_squares.h"

#include "catch.h"

using namespace cribbage;

TEST_CASE("a line is fitted to points, and a point may count several times") {
  LeastSquares line(2);
  for (const double x : {0.0, 1.0, 2.0}) line.add(std::array{1.0, x}, 1 + 2 * x);
  const auto coefficients = line.coefficients();
  CHECK(coefficients[0] == Approx(1));
  CHECK(coefficients[1] == Approx(2));
  CHECK(fittedValue(coefficients, std::array{1.0, 10.0}) == Approx(21));
  LeastSquares heavier(2), other(2);
  heavier.add(std::array{1.0, 0.0}, 0, 3);  // counts as three points
  heavier.add(std::array{1.0, 1.0}, 1);
  other.add(std::array{1.0, 0.0}, 4);
  heavier.add(other);
  CHECK(heavier.coefficients()[0] == Approx(1));
  CHECK(heavier.coefficients()[1] == Approx(0).margin(1e-6));
}

TEST_CASE("a feature that is always 0 gets the coefficient 0") {
  LeastSquares fit(2);
  fit.add(std::array{1.0, 0.0}, 5);
  CHECK(fit.coefficients()[0] == Approx(5));
  CHECK(fit.coefficients()[1] == 0);
}
