#include "cli/signature.h"

#include "catch.h"
#include "cribbage/cribbage.h"

using namespace cribbage;

// `cribbage bench` prints these. A change that alters one alters answers: the commit says so, and why.
TEST_CASE("every answer is the one recorded, to the last bit, natively and in WebAssembly", "[exhaust]") {
  const Signature said = signature(shippedTables());
  CHECK(said.shows == 0x6490a8186bc03799);
  CHECK(said.words == 0x4e9072bbab95db04);
  CHECK(said.deals == 0xfd08cabcf0784657);
  CHECK(said.discards == 0xff3143bccda080e9);
  CHECK(said.pegs == 0x29eb753d73a4fafb);
  CHECK(said.plays == 0x2cf1884b71c32ddb);
  CHECK(said.chances == 0x6d4a5819011d84a0);
  CHECK(said.games == 0xb1ab2f08664fcb8b);
  CHECK(said.whole() == 0xf72d15f2d3ea6c57);  // the app shows this one
}
