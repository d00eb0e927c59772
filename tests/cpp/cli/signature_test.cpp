#include "cli/signature/signature.h"

#include "catch.h"
#include "cribbage/cribbage.h"

using namespace cribbage;

// `cribbage bench` prints these hashes of answers. If one changes, answers have changed; the commit must say
// why.
TEST_CASE("every answer is the one recorded, to the last bit", "[exhaust][proof]") {
  const Signature said = signature(shippedTables());
  CHECK(said.shows == 0x6490a8186bc03799);
  CHECK(said.words == 0x10fbbaf04d49364c);
  CHECK(said.deals == 0xfd08cabcf0784657);
  CHECK(said.discards == 0xe9672afc0537fe48);
  CHECK(said.pegs == 0x29eb753d73a4fafb);
  CHECK(said.plays == 0xfebbcfaa48faea48);
  CHECK(said.chances == 0x4d803e1a37d6dc5a);
  CHECK(said.games == 0x2fcf90f0b001afe7);
  CHECK(said.choices == 0x241d5ef9396deb9e);
  CHECK(said.reviews == 0xdcdd773c011b5a11);
  CHECK(said.whole() == 0xb86b8a06530005a6);  // the app shows this one
}
