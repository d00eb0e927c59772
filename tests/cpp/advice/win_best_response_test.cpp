#include "cribbage/advice/win_best_response.h"

#include "catch.h"
#include "shipped.h"
#include "written.h"

using namespace cribbage;

namespace {

// Returns whether the dealer, who needs `holes`, wins for certain by playing these last two cards on a count
// of ten. The pone has no cards left, and wins when hands are counted, unless the dealer has won before.
bool winsWith(std::string_view two, int holes) {
  const auto kept = cards("JD 9C " + std::string(two));
  const WinTables tables{*shipped().crib(), *shipped().play(), *shipped().pegging(), *shipped().board()};
  const WinUtility utility({{kept[0], kept[1], kept[2], kept[3]}, std::array{card("KD"), card("QC")}, true},
                           card("8C"), {holes, 1}, {holes, 1}, {}, tables);
  const auto joint = JointHands(static_cast<std::size_t>(RankSets::count[2] * RankSets::count[3]), 1.0f);
  const Subgame subgame(std::make_shared<const SubgameRoot>(FirstRanks{9, 10, 9}, joint));
  const PublicPlay play = after("TJT-A9A");
  REQUIRE((play.toAct() == Seat::dealer && play.count() == 10 && play.left(Seat::pone) == 0));
  OpenHands hands;
  hands[Seat::dealer] = {kept[2].rank(), kept[3].rank()};
  return WinBestResponse(subgame, Seat::dealer, utility).open(play, hands, {}, setOf("AATT")).win == 1;
}

}  // namespace

TEST_CASE("a dealer who plays on alone plays what makes fifteen first, be it the lower card or the higher") {
  for (const char* two : {"5S 6S", "2S 5S"}) {
    CAPTURE(two);
    CHECK(winsWith(two, 3));  // two for fifteen, one for the last card
    CHECK_FALSE(winsWith(two, 4));
  }
}
