#pragma once
// Chance that can be repeated: the same seed gives the same numbers on every platform.

#include <cstdint>
#include <random>

namespace cribbage {

/// The largest seed: every whole number up to it is exact in JavaScript too.
inline constexpr double mostSeed = 9'007'199'254'740'991.0;  // 2^53 - 1

/// `std::mt19937_64`, whose every output the C++ standard fixes, without the standard distributions, whose it
/// does not.
class Random {
 public:
  explicit Random(std::uint64_t seed) : engine_(seed) {}

  /// A whole number from 0 to `bound` - 1, each equally likely; `bound` at least 1.
  std::uint32_t below(std::uint32_t bound) {
    const std::uint64_t fair =
        engine_.max() - engine_.max() % bound;  // numbers from here on would favour the low
    std::uint64_t drawn = engine_();
    while (drawn >= fair) drawn = engine_();
    return static_cast<std::uint32_t>(drawn % bound);
  }

 private:
  std::mt19937_64 engine_;
};

}  // namespace cribbage
