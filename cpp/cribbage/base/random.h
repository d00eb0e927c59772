#pragma once
// Repeatable random numbers: the same seed gives the same numbers on every platform.

#include <cstdint>
#include <random>

namespace cribbage {

/// The largest seed: every integer up to it is exact in JavaScript too.
inline constexpr double mostSeed = 9'007'199'254'740'991.0;  // 2^53 - 1

/// `std::mt19937_64`, whose output the C++ standard specifies exactly. The standard distributions are not
/// used, because their output is not specified.
class Random {
 public:
  explicit Random(std::uint64_t seed) : engine_(seed) {}

  /// Returns a uniformly distributed integer from 0 to `bound` - 1. `bound` must be at least 1.
  std::uint32_t below(std::uint32_t bound) {
    const std::uint64_t fair =
        engine_.max() - engine_.max() % bound;  // values from here on would favour low numbers
    std::uint64_t drawn = engine_();
    while (drawn >= fair) drawn = engine_();
    return static_cast<std::uint32_t>(drawn % bound);
  }

 private:
  std::mt19937_64 engine_;
};

}  // namespace cribbage
