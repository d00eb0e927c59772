#pragma once
// Catch2, whichever of its two generations is installed.

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#define CATCH_CONFIG_NO_POSIX_SIGNALS  // WebAssembly has none, and the sanitizers report better
#include <catch2/catch.hpp>
#endif
