#pragma once
// Catch2, version 2 or 3, whichever is installed.

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#define CATCH_CONFIG_NO_POSIX_SIGNALS  // the sanitizers report better
#include <catch2/catch.hpp>
#endif
