#include "cli/signature/signature.h"

#include "catch.h"
#include "cribbage/cribbage.h"

using namespace cribbage;

// `cribbage bench` prints these. A change that alters one alters answers: the commit says so, and why.
TEST_CASE("every answer is the one recorded, to the last bit, natively and in WebAssembly", "[exhaust]") {
  const Signature said = signature(shippedTables());
  CHECK(said.shows == 0x6490a8186bc03799);
  CHECK(said.words == 0x00634754a660987a);
  CHECK(said.deals == 0xfd08cabcf0784657);
  CHECK(said.discards == 0x6f8a1e8854f9f3b5);
  CHECK(said.pegs == 0x29eb753d73a4fafb);
  CHECK(said.plays == 0x3f9521538a0d249b);
  CHECK(said.chances == 0x7f7133ba37d6dc5a);
  CHECK(said.games == 0x0ec80ae31dfbc21d);
  CHECK(said.choices == 0xc5de3fd28513d839);
  CHECK(said.reviews == 0xbd15308e44cb04ba);
  CHECK(said.whole() == 0x79ddefa8da830fea);  // the app shows this one
}
