#pragma once
// The frequencies of the pone's second card, which is the third card of the play.

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "cribbage/advice/subgame_cache.h"
#include "cribbage/play/opening_table.h"

namespace cribbage {

/// How often a pone plays each rank as the second card, by the three ranks that they have left after the
/// lead. The pone knows more than these ranks: their discard and the starter. So the card with the highest
/// value is not always played, and the more often, the higher its value.
class SecondCards {
 public:
  /// `rootAfter` returns the root of the subgame after a rank is played as the second card. It is called for
  /// every rank. Each of these subgames is solved for `rounds` rounds, and the value of the rank is the
  /// pone's mean payoff. Takes about a millisecond for each rank and round.
  SecondCards(const std::function<SubgameCache::Root(int)>& rootAfter, int rounds);

  /// Returns the frequency of each rank for a pone who holds the ranks `three` (`RankSets`).
  const ByRank& of(int three) const { return frequencies_[static_cast<std::size_t>(three)]; }

 private:
  std::vector<ByRank> frequencies_;
};

/// Keeps the second cards of the last play near the last hole, for further questions about it. Several
/// threads may use it at once.
class SecondCardsCache {
 public:
  using Known = std::shared_ptr<const SecondCards>;

  /// Returns the second cards after a lead and a reply, made by `make` if they are not cached.
  Known after(int lead, int reply, const PublicScore& score, const std::function<SecondCards()>& make);

 private:
  std::mutex mutex_;
  int lead_ = 0, reply_ = 0;
  std::optional<PublicScore> score_;
  Known known_;
};

}  // namespace cribbage
