#pragma once
// The solved policy for the first three cards, which is looked up in tables.

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

/// The probabilities of the lead, the reply and the pone's second card, from the opening table. Near the last
/// hole the lead and the reply come from the stakes table instead. It has no second card.
class OpeningPolicy {
 public:
  /// The tremble of the pone's second card near the last hole. After it, the probabilities of the playable
  /// ranks still add to 1. The opening table plays that card for points, but a pone who plays to win plays
  /// otherwise. With `RangeBuilder::humanTremble` its forecast of their cards was worse than a uniform one.
  /// Among values from 0.002 to 100, this one forecast 4,000 second cards best.
  static constexpr float secondCardTremble = 1;

  /// `played` are the ranks played by both sides. With `context` both play to win. The table must outlive
  /// this.
  OpeningPolicy(const OpeningTable& table, std::optional<ScoreContext> context, std::vector<int> played)
      : table_(&table), context_(std::move(context)), played_(std::move(played)) {}

  /// The place of a lead or reply with these ranks. Call it before the third card.
  std::size_t place(const std::vector<Rank>& held) const;

  /// The probability of each rank at a place.
  ByRank chances(std::size_t place) const;

  /// The net points of each rank at the place of a lead or reply.
  ByRank nets(std::size_t place) const { return table_->nets(place); }

  /// The pone who has these three ranks left after the lead. The reach probability is the weight of the four
  /// kept ranks times the probability of the lead.
  InitialHand leaderOf(int three, const HandPrior::Weights& weights, float tremble) const;

  /// The pone who has these two ranks left after the third card. The reach probability includes the third
  /// card's.
  InitialHand poneOf(int pair, int third, const HandPrior::Weights& weights, float tremble) const;

  /// The dealer who has these three ranks left after the reply. The reach probability includes the reply's
  /// alone.
  InitialHand dealerOf(int three, const HandPrior::Weights& weights, float tremble) const;

 private:
  float chance(std::size_t place, int rank, float tremble) const;
  float secondChance(int three, int third, float tremble) const;

  const OpeningTable* table_;
  std::optional<ScoreContext> context_;
  std::vector<int> played_;
};

}  // namespace cribbage
