#include "cribbage/show/starters.h"

#include <bit>

namespace cribbage {

namespace {

// A word with one point for each of the four starters of a rank. Each starter has one byte, in the order of
// their ids.
constexpr std::uint32_t each = 0x01'01'01'01;

constexpr std::uint32_t ofSuit(Suit suit, std::uint32_t points) {
  const int place = std::endian::native == std::endian::little ? static_cast<int>(suit)
                                                               : suitCount - 1 - static_cast<int>(suit);
  return points << 8 * place;
}

// The points of nobs for a starter of each suit, by the set of jacks held (one bit for each suit).
constexpr auto nobsByJacks = [] {
  std::array<std::uint32_t, 1 << suitCount> rows{};
  for (std::size_t jacks = 0; jacks < rows.size(); ++jacks)
    for (int suit = 0; suit < suitCount; ++suit)
      if (jacks >> suit & 1) rows[jacks] += ofSuit(static_cast<Suit>(suit), 1);
  return rows;
}();

// Returns the points of flush and nobs for starters of each suit. The entry of a starter that is a held jack
// does not matter.
std::uint32_t pointsBySuit(const Hand& hand, bool crib) {
  std::uint64_t held = 0;  // one bit for each card
  for (const Card card : hand) held |= std::uint64_t{1} << card.id;
  std::uint32_t points = nobsByJacks[held >> static_cast<int>(Rank::jack) * suitCount & 0b1111];
  if (oneSuit(hand)) points += crib ? ofSuit(hand[0].suit(), 5) : 4 * each + ofSuit(hand[0].suit(), 1);
  return points;
}

}  // namespace

PointsByStarter scoreStarters(const Hand& hand, bool crib) {
  const std::uint32_t bySuit = pointsBySuit(hand, crib);
  PointsByStarter points;
  for (std::size_t rank = 0; rank < rankCount; ++rank) {
    const auto byRank =
        static_cast<std::uint32_t>(rankTable.points(packedRanks(hand), static_cast<Rank>(rank)));
    const std::uint32_t four = byRank * each + bySuit;
    std::memcpy(&points[rank * suitCount], &four, sizeof four);
  }
  return points;
}

}  // namespace cribbage
