#pragma once
// The solved policy for the first three cards of the play, looked up in tables.

#include <cstddef>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "cribbage/advice/score_context.h"
#include "cribbage/advice/second_cards.h"
#include "cribbage/discard/hand_prior.h"
#include "cribbage/play/opening_table.h"

namespace cribbage {

/// Four ranks that a player may have kept, and the probability that they kept these and played the cards seen
/// so far.
struct InitialHand {
  int kept = 0;
  float reach = 0;
};

/// The probabilities of the lead, the reply and the pone's second card, from the opening table. Near the last
/// hole those of lead and reply come from the stakes table, and those of the second card from `SecondCards`
/// if they are known.
class OpeningPolicy {
 public:
  /// The tremble (a number added to each probability) of the pone's second card near the last hole. It is
  /// large because the opening table assumes a pone who plays for points, while this pone plays to win. With
  /// `RangeBuilder::humanTremble` the table predicted the card worse than a uniform guess. Among values from
  /// 0.002 to 100, this one predicted 4,000 second cards best. The trembled probabilities are scaled to add
  /// to 1.
  static constexpr float secondCardTremble = 1;

  /// The largest tremble of the pone's second card far from the last hole. The frequencies in the table
  /// already allow for a pone who prefers another card. Larger trembles predicted the pone's hand worse.
  static constexpr float mostSecondCardTremble = 0.02f;

  /// `played` are the ranks played so far by both sides. With `context`, both sides play to win. The table
  /// must outlive this.
  OpeningPolicy(const OpeningTable& table, std::optional<ScoreContext> context, std::vector<int> played)
      : table_(&table), context_(std::move(context)), played_(std::move(played)) {}

  /// Sets the pone's second cards, if both sides play to win.
  void know(SecondCardsCache::Known second) { second_ = std::move(second); }

  /// Returns the probability of each rank as the second card of a pone who still holds the ranks `three`.
  ByRank secondCards(int three) const;

  /// Returns the index (place) in `OpeningTable` of a lead or reply by a player who holds these ranks. Call
  /// it before the third card.
  std::size_t place(const std::vector<Rank>& held) const;

  /// Returns the probability of each rank at `place`, an index in `OpeningTable`.
  ByRank chances(std::size_t place) const;

  /// Returns the net points of each rank for a lead or reply. `place` is the index of that lead or reply in
  /// `OpeningTable`.
  ByRank nets(std::size_t place) const { return table_->nets(place); }

  /// Returns the hand of a pone who has these three ranks left after the lead. Its reach probability is the
  /// weight of the four kept ranks times the probability of the lead.
  InitialHand leaderOf(int three, const HandPrior::Weights& weights, float tremble) const;

  /// Returns the hand of a pone who has these two ranks left after the third card. Its reach probability is
  /// that of `leaderOf` times the probability of the third card.
  InitialHand poneOf(int pair, int third, const HandPrior::Weights& weights, float tremble) const;

  /// Returns the hand of a dealer who has these three ranks left after the reply. Its reach probability is
  /// the weight of the four kept ranks times the probability of the reply.
  InitialHand dealerOf(int three, const HandPrior::Weights& weights, float tremble) const;

  /// Returns the probability that a pone who still holds the ranks `three` plays `third` as their second
  /// card.
  float secondChance(int three, int third, float tremble) const;

 private:
  float chance(std::size_t place, int rank, float tremble) const;

  const OpeningTable* table_;
  std::optional<ScoreContext> context_;
  std::vector<int> played_;
  SecondCardsCache::Known second_;
};

}  // namespace cribbage
