#pragma once
// What the opponent brings to the show, as far as a player who holds six cards can know: his hand and what he
// throws, together, for each rank that may be cut.

#include <array>
#include <vector>

#include "card_set.h"
#include "dealt_ranks.h"
#include "play_table.h"
#include "score.h"

namespace cribbage {

/// Weights of the points of the opponent's hand, by the rank of the starter and the pair of ranks he throws.
/// Relative.
class OpponentShows {
 public:
  static constexpr std::size_t hands = mostPoints + 1;
  using ByPoints = std::array<double, hands>;
  /// How often four cards of different ranks are of one suit.
  static constexpr double anyFlush = 1.0 / 64;

  /// How often what a class of six keeps is of one suit, when it throws that pair in a share of its deals: who has four
  /// of a suit nearly always keeps them, so what is thrown hardly ever is thrown for a flush. Nought where two
  /// that he keeps are alike.
  static double flushKept(const DealtRanks& dealt, const RankPair& thrown, double share);

  /// `held` are the cards that he cannot have; `plays`, if given, what his hands peg. Feed it with `add`.
  explicit OpponentShows(CardSet held, bool heDeals = false, const PlayTable* plays = nullptr);

  /// That he is dealt these ranks and throws one pair of them in so many parts, over the ways in which the
  /// cards not held make the class and over the starters left; and that what he keeps is so often of one suit. A jack
  /// of his is of the starter's suit one time in four.
  void add(const DealtRanks& dealt, const RankPair& thrown, int parts, double flush);

  /// What he pegs and what we do beyond what players of the table peg against each other, because of what he keeps.
  struct Pegs {
    double his = 0, ours = 0;
  };
  /// Of all his hands together; nought unless set, for one who throws otherwise than the table.
  void setPegs(const Pegs& pegs) { pegs_ = pegs; }
  /// Of his hands of at least so many points and fewer than so many: who holds a good hand may peg less.
  Pegs pegs(std::size_t least, std::size_t below) const;

  /// How often these four (`RankSets`) are of one suit when he has kept them.
  double flush(int kept) const;

  const ByPoints& of(Rank starter, std::size_t pair) const {
    return weights_[static_cast<std::size_t>(starter) * RankTable::pairCount + pair];
  }

 private:
  struct Pegged {
    double weight = 0, his = 0, ours = 0;
  };

  RankCounts held_{};
  bool heDeals_;
  const PlayTable* plays_;
  std::array<Pegged, hands> pegged_{};  // by the points of his hand
  struct Suited {
    double weight = 0, flush = 0;
  };
  std::vector<ByPoints> weights_;
  std::vector<Suited> suited_;  // by what he keeps
  Pegs pegs_;
};

}  // namespace cribbage
