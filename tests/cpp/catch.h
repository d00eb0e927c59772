#pragma once
// Catch2, version 2 or 3, whichever is installed, and the standard headers that many tests need.

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <numeric>
#include <optional>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#define CATCH_CONFIG_NO_POSIX_SIGNALS  // the sanitizers report better
#include <catch2/catch.hpp>
#endif
