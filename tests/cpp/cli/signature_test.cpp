#include "cli/signature.h"

#include "catch.h"
#include "cribbage/cribbage.h"

using namespace cribbage;

// `cribbage bench` prints these. A change that alters one alters answers: the commit says so, and why.
TEST_CASE("every answer is the one recorded, to the last bit, natively and in WebAssembly", "[exhaust]") {
  const Signature said = signature(shippedTables());
  CHECK(said.shows == 0x6490a8186bc03799);
  CHECK(said.words == 0x00634754a660987a);
  CHECK(said.deals == 0xfd08cabcf0784657);
  CHECK(said.discards == 0x036e061b76ad7f8a);
  CHECK(said.pegs == 0x29eb753d73a4fafb);
  CHECK(said.plays == 0xe3ecded65b6b09d4);
  CHECK(said.chances == 0x6d4a5819011d84a0);
  CHECK(said.games == 0x0ec80ae31dfbc21d);
  CHECK(said.whole() == 0x0233719de8fb82f7);  // the app shows this one
}
