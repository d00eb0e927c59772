#pragma once
// Sorting short lists.

#include <cstddef>
#include <functional>
#include <utility>

namespace cribbage {

/// Sorts a list by insertion; equal items keep their order. For at most some thirty items: the time grows
/// with the square of their number. The compiled code is a tenth of that of `std::sort`, and a phone
/// downloads it once for each kind of item.
///
///     std::array ranks{3, 1, 2};
///     sortFew(ranks);  // 1, 2, 3
template <class Items, class Less = std::less<>>
void sortFew(Items& items, Less isLess = {}) {
  for (std::size_t next = 1; next < items.size(); ++next) {
    auto item = std::move(items[next]);
    std::size_t at = next;
    for (; at > 0 && isLess(item, items[at - 1]); --at) items[at] = std::move(items[at - 1]);
    items[at] = std::move(item);
  }
}

}  // namespace cribbage
