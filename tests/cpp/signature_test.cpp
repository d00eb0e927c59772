#include "../../cpp/tools/signature.h"

#include "catch.h"

// Printed by `cribbage bench`. A change that alters it alters answers: say so in the commit, and why.
TEST_CASE("the signature of everything the engine says is the one recorded, natively and in WebAssembly",
          "[exhaust]") {
  CHECK(cribbage::signature() == 0x3f59f56f03a06868);
}
