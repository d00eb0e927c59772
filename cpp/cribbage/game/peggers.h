#pragma once
// Ways to play.

#include <array>
#include <cmath>

#include "cribbage/advice/advisor.h"
#include "cribbage/advice/play_knowledge.h"
#include "cribbage/deal/win_utility.h"
#include "cribbage/game/player.h"

namespace cribbage {

/// Plays the card with the most net points in the final (settled) advice. Takes a tenth of a second if a
/// subgame must be solved.
class AdvisedPegger final : public Pegger {
 public:
  /// `knowledge` must outlive this.
  explicit AdvisedPegger(const PlayKnowledge& knowledge) : knowledge_(knowledge) {}
  Rank choose(const TurnInformation& turn, Random& random) const override;

 private:
  const PlayKnowledge& knowledge_;
};

/// Plays each rank with its probability in the solution of the play, a mixed strategy that no opponent can
/// exploit. A rank with a probability below `rare` is left out, because such a small probability is mostly an
/// error of an unfinished solution (thresholding; Ganzfried, Sandholm and Waugh 2012). Takes a tenth of a
/// second if a subgame must be solved.
class DrawnPegger final : public Pegger {
 public:
  static constexpr float rare = 0.1f;

  /// `knowledge` must outlive this.
  explicit DrawnPegger(const PlayKnowledge& knowledge) : knowledge_(knowledge) {}
  Rank choose(const TurnInformation& turn, Random& random) const override;

 private:
  const PlayKnowledge& knowledge_;
};

/// Draws one of the cards that the final (settled) advice for the objective ranks as best or as tied with it,
/// in proportion to their frequencies. So an opponent cannot tell the hand from the card. A card that ends
/// the game is always played. Takes half a second at most.
class WinPegger final : public Pegger {
 public:
  /// `knowledge` and the tables must outlive this.
  WinPegger(const PlayKnowledge& knowledge, const WinTables& tables)
      : knowledge_(knowledge), tables_(tables) {}
  Rank choose(const TurnInformation& turn, Random& random) const override;

 private:
  const PlayKnowledge& knowledge_;
  WinTables tables_;
};

/// Plays the card that pegs most at once; ties go to the highest card.
class GreedyPegger final : public Pegger {
 public:
  Rank choose(const TurnInformation& turn, Random& random) const override;
};

/// Plays the card that is best by the points it pegs at once, minus the mean pegs of the opponent's best
/// reply; ties go to the highest card. This player assumes that the opponent's cards are random among the
/// unseen cards.
class ReplyPegger final : public Pegger {
 public:
  Rank choose(const TurnInformation& turn, Random& random) const override;
};

/// Returns the mean pegs of the best reply to a pile. The player who replies holds this number of cards,
/// random among the unseen ones. `unseen` counts those of each rank.
template <class Pile>
double bestReply(const Pile& pile, const RankCounts& unseen, int held) {
  constexpr int mostPegged = 21;  // by one card, as in `PublicPlay::Gain`
  int all = 0;
  std::array<int, mostPegged + 1> cardsByPoints{};
  for (std::size_t at = 0; at < unseen.size(); ++at) {
    all += unseen[at];
    const Rank rank = static_cast<Rank>(at);
    // Skips ranks without an unseen card, because a fifth card of a rank could exceed `mostPegged`.
    if (unseen[at] == 0 || !pile.takes(rank)) continue;
    Pile after = pile;
    cardsByPoints[static_cast<std::size_t>(after.add(rank).total())] += unseen[at];
  }
  // Sums over the points of the best reply, highest first. `none` is the probability that no card of the
  // player pegs at least `points`, if cards are drawn with replacement.
  double mean = 0, noneBefore = 1;
  int cards = 0;
  for (int points = mostPegged; points > 0; --points) {
    cards += cardsByPoints[static_cast<std::size_t>(points)];
    const double none = std::pow(1 - static_cast<double>(cards) / all, held);
    mean += points * (noneBefore - none);
    noneBefore = none;
  }
  return mean;
}

/// Plays a random card that fits.
class RandomPegger final : public Pegger {
 public:
  Rank choose(const TurnInformation& turn, Random& random) const override;
};

}  // namespace cribbage
