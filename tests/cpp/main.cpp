// Where Catch2 itself is compiled (2) or run (3).

#if !__has_include(<catch2/catch_all.hpp>)
#define CATCH_CONFIG_RUNNER
#endif
#include "catch.h"

int main(int argc, char** argv) {
  return Catch::Session().run(argc, argv);
}
