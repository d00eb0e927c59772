#include "solve/board/board_state.h"

#include <filesystem>

#include "catch.h"

using namespace cribbage;

namespace {

const std::string file = (std::filesystem::temp_directory_path() / "board.state").string();

BegunHalf someHalf() {
  return {51, {Fate{0.5, 0.1, 0.2, 0.03, 0.04}, Fate{1, 0, 0, 0, 0}}};
}

}  // namespace

TEST_CASE("a half of a board goes on from where its file says") {
  const BoardState state(file, 7);
  REQUIRE(state.save(1, someHalf()));
  const auto begun = state.load(1, 2);
  std::filesystem::remove(file + ".1");
  REQUIRE(begun);
  CHECK(begun->toGo == 51);
  CHECK(begun->fates == someHalf().fates);
  CHECK_FALSE(state.load(0, 2));
}

TEST_CASE("a half of a board does not go on from a file of another key, or from one cut short") {
  const BoardState state(file, 7);
  REQUIRE(state.save(0, someHalf()));
  CHECK_FALSE(BoardState(file, 8).load(0, 2));
  std::filesystem::resize_file(file + ".0", std::filesystem::file_size(file + ".0") - 1);
  CHECK_FALSE(state.load(0, 2));
  std::filesystem::remove(file + ".0");
}

TEST_CASE("a state without a name is kept nowhere, and one that cannot be written says so") {
  CHECK(BoardState("", 7).save(0, someHalf()));
  CHECK_FALSE(BoardState("", 7).load(0, 2));
  CHECK_FALSE(BoardState("/no/such/folder/board.state", 7).save(0, someHalf()));
}
