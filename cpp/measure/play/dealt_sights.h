#pragma once
// Deals as each side sees them when both throw by a table.

#include <array>
#include <map>
#include <vector>

#include "cribbage/base/random.h"
#include "cribbage/cards/deck.h"
#include "cribbage/discard/throws_table.h"
#include "cribbage/play/play_sight.h"

namespace cribbage {

/// The kept four, the thrown two and the starter, by ranks, before a card is laid.
using Sights = BySeat<PlaySight>;

class DealtSights {
 public:
  explicit DealtSights(const ThrowsTable& crib);

  /// A shuffled deal. Each side throws by the mixed solution of its class.
  Sights deal(Random& random) const;

 private:
  PlaySight sightOf(const Dealt& dealt, Rank starter, Seat us, Random& random) const;

  BySeat<std::vector<ThrowPolicy::Parts>> policies_;
  std::map<RankCounts, std::size_t> classes_;
};

}  // namespace cribbage
