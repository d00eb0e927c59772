#pragma once
// The solution's policy for the first three cards, which is looked up.

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "cribbage/advice/score_context.h"
#include "cribbage/discard/hand_prior.h"
#include "cribbage/play/opening_table.h"

namespace cribbage {

/// The four ranks that a player kept, and the probability of reaching the third card with them.
struct InitialHand {
  int kept = 0;
  float reach = 0;
};

/// The probabilities of lead, reply and the pone's second card, by the opening table. Near the last hole
/// those of lead and reply are by the stakes table, which does not know the second card.
class OpeningPolicy {
 public:
  /// The tremble of the pone's second card near the last hole; chances of the ranks that they could play then
  /// still add to 1. The opening table has that card for points, and a pone who plays to win plays otherwise:
  /// with `RangeBuilder::humanTremble` it foretold their cards worse than if any were as likely. Of 0.002 to
  /// 100, this foretold 4,000 of them best.
  static constexpr float secondCardTremble = 1;

  /// `played` are the ranks played by both. With `context` both play to win. The table must outlive this.
  OpeningPolicy(const OpeningTable& table, std::optional<ScoreContext> context, std::vector<int> played)
      : table_(&table), context_(std::move(context)), played_(std::move(played)) {}

  /// The place of a lead or reply with these ranks, before the third card.
  std::size_t place(const std::vector<Rank>& held) const;

  /// The probabilities at a place.
  ByRank chances(std::size_t place) const;

  /// The net points of each rank at the place of a lead or reply.
  ByRank nets(std::size_t place) const { return table_->nets(place); }

  /// The pone by the three ranks left after the lead. The reach probability is the weight of the four as
  /// kept, times the probability of the lead.
  InitialHand leaderOf(int three, const HandPrior::Weights& weights, float tremble) const;

  /// The pone of a subgame by the two ranks left after the third card, whose probability comes to it.
  InitialHand poneOf(int pair, int third, const HandPrior::Weights& weights, float tremble) const;

  /// The dealer by the three ranks left after the reply. The reach probability has the reply alone.
  InitialHand dealerOf(int three, const HandPrior::Weights& weights, float tremble) const;

 private:
  float chance(std::size_t place, int rank, float tremble) const;
  float secondChance(int three, int third, float tremble) const;

  const OpeningTable* table_;
  std::optional<ScoreContext> context_;
  std::vector<int> played_;
};

}  // namespace cribbage
