// The main program of the tests. Version 2 of Catch2 is compiled here; version 3 is a library.

#if !__has_include(<catch2/catch_all.hpp>)
#define CATCH_CONFIG_RUNNER
#endif
#include "catch.h"

int main(int argc, char** argv) {
  return Catch::Session().run(argc, argv);
}
