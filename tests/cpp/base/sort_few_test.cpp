#include "cribbage/base/sort_few.h"

#include <algorithm>
#include <array>
#include <vector>

#include "catch.h"

using namespace cribbage;

TEST_CASE("short lists are sorted, and equal items keep their order") {
  std::array ranks{3, 1, 2};
  sortFew(ranks);
  CHECK(ranks == std::array{1, 2, 3});

  // Every list of up to six items of three sizes, each item with its place.
  struct Item {
    int size, place;
    bool operator==(const Item&) const = default;
  };
  const auto isSmaller = [](const Item& a, const Item& b) { return a.size < b.size; };
  for (int count = 0, lists = 1; count <= 6; ++count, lists *= 3)
    for (int list = 0; list < lists; ++list) {
      std::vector<Item> items;
      for (int place = 0, rest = list; place < count; ++place, rest /= 3) items.push_back({rest % 3, place});
      std::vector<Item> expected = items;
      std::stable_sort(expected.begin(), expected.end(), isSmaller);
      sortFew(items, isSmaller);
      REQUIRE(items == expected);
    }
}
