#include "cribbage/play/hand_pegs_table.h"

#include "catch.h"
#include "written.h"

using namespace cribbage;

namespace {

HandPegsTable::Values anyValues(std::uint64_t seed) {
  Random random(seed);
  HandPegsTable::Values values;
  for (PlayValue& value : values) value = {random.below(9000) / 1000.0, random.below(9000) / 1000.0};
  return values;
}

}  // namespace

TEST_CASE("the pegs of a hand are read as they were written, to 1/8000 of a point") {
  const auto pones = anyValues(1), dealers = anyValues(2);
  const auto read = HandPegsTable::read(HandPegsTable(pones, dealers).write());
  REQUIRE(read);
  for (int kept = 0; kept < RankSets::count[4]; ++kept)
    for (const bool weDeal : {false, true}) {
      const PlayValue value = read->value(kept, weDeal);
      const PlayValue written = (weDeal ? dealers : pones)[static_cast<std::size_t>(kept)];
      REQUIRE(std::abs(value.ours - written.ours) <= 0.5 / HandPegsTable::scale);
      REQUIRE(std::abs(value.theirs - written.theirs) <= 0.5 / HandPegsTable::scale);
    }
}

TEST_CASE("the pegs of a hand do not depend on the order or the suits of its cards") {
  const HandPegsTable table(anyValues(1), anyValues(2));
  const Hand one = hand("4S 5H 5D 6C"), other = hand("5C 6S 5S 4D");
  CHECK(table.value(one, true).ours == table.value(other, true).ours);
}
