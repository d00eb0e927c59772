#include "../../cpp/tools/signature.h"

#include "catch.h"
#include "tables/shipped_tables.h"

// Printed by `cribbage bench`. A change that alters it alters answers: say so in the commit, and why.
TEST_CASE("the signature of everything the engine says is the one recorded, natively and in WebAssembly",
          "[exhaust]") {
  CHECK(cribbage::signature(cribbage::shippedTables()) == 0xb85925d3ecb760ca);
}
