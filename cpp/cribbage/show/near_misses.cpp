#include "cribbage/show/near_misses.h"

#include <algorithm>
#include <array>
#include <iterator>

#include "cribbage/base/sort_few.h"

namespace cribbage {

std::string_view print(NearMissKind kind) {
  constexpr std::array<std::string_view, 4> names{"cribFlush", "starterFlush", "heels", "otherJack"};
  return names[static_cast<std::size_t>(kind)];
}

std::vector<NearMiss> findNearMisses(std::span<const Card> hand, std::optional<Card> starter, bool crib) {
  std::vector<NearMiss> misses;
  if (hand.empty() || hand.size() > 4) return misses;

  for (int at = 0; at < suitCount; ++at) {
    const Suit suit = static_cast<Suit>(at);
    std::vector<Card> suited;
    std::copy_if(hand.begin(), hand.end(), std::back_inserter(suited),
                 [&](Card card) { return card.suit() == suit; });
    sortFew(suited);
    const bool four = suited.size() == 4;
    if (starter && starter->suit() == suit)
      suited.insert(std::lower_bound(suited.begin(), suited.end(), *starter), *starter);
    if (suited.size() != 4) continue;
    if (crib)
      misses.push_back({NearMissKind::cribFlush, std::move(suited)});
    else if (!four)
      misses.push_back({NearMissKind::starterFlush, std::move(suited)});
  }

  if (starter && starter->rank() == Rank::jack) {
    misses.push_back({NearMissKind::heels, {*starter}});
  } else if (starter) {
    std::vector<Card> jacks;
    std::copy_if(hand.begin(), hand.end(), std::back_inserter(jacks),
                 [&](Card card) { return card.rank() == Rank::jack && card.suit() != starter->suit(); });
    sortFew(jacks);
    if (!jacks.empty()) misses.push_back({NearMissKind::otherJack, std::move(jacks)});
  }
  return misses;
}

}  // namespace cribbage
