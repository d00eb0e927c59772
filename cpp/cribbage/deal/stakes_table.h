#pragma once
// The table of win probabilities near the last hole, of leads, replies and kept hands: its look-up and its
// bytes.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "cribbage/base/error.h"
#include "cribbage/base/number_coder.h"
#include "cribbage/board/score_grid.h"
#include "cribbage/deal/deal_chances.h"
#include "cribbage/play/opening_table.h"
#include "cribbage/play/seat.h"

namespace cribbage {

/// Win-probability advantage of each lead or reply over the mean of its hand's options, when both sides play
/// to win. It is known at the scores of a grid, and interpolated linearly between them. The model of a card
/// has two terms. The first is its net points, times what a point is worth at the score. The second is a
/// sum of *directions*, each times a weight of the card: the principal components of what the first term
/// leaves. Format and error: docs/tables.
///
/// Of kept hands it knows what they win beyond what the table of pegs says of them, when both sides throw and
/// play to win. That is a sum of directions too, on a grid of its own.
class StakesTable {
 public:
  static constexpr int farthest = 28;
  static constexpr std::size_t mostDirections = 32;
  static constexpr int scale = 1 << 22;  ///< parts of a chance, of a point or a direction

  /// Of leads, or of replies.
  struct Role {
    std::vector<std::int32_t> points;                   ///< what a net point is worth, by score of the grid
    std::vector<std::vector<std::int32_t>> directions;  ///< each by score of the grid, in parts of `scale`
    std::vector<std::vector<std::int8_t>> cards;  ///< the weights of each direction, by card as in `cardsOf`
  };

  /// What is said of a kept hand without this: by its own pegs, as of a throw of ours; or by the pegs of its
  /// kind (`PegSpreadTable`), as of a throw of the opponent's.
  enum class Pegs : std::uint8_t { ofHand, ofKind };
  /// Of the hands of one seat.
  struct Hands {
    std::vector<std::vector<std::int32_t>> directions;  ///< each by score of their grid, in parts of `scale`
    /// The weights of each direction, by `Pegs`, then by `RankSets` number.
    std::vector<std::array<std::vector<std::int8_t>, 2>> weights;
  };

  /// The number of cards: each different rank of each hand that has two or more of them. They come lowest
  /// first, in the order of the places of `OpeningTable`.
  static std::size_t cardsOf(bool replies);

  StakesTable() = default;
  StakesTable(ScoreGrid grid, Role leads, Role replies);

  /// Whether a grid may reach this score; farther from the last hole the table is not used.
  static bool mayKnow(ToGo toGo) { return toGo.dealer <= farthest && toGo.pone <= farthest; }

  /// The scores at which the play was solved.
  const ScoreGrid& grid() const { return grid_; }

  /// Whether the grid has this score.
  bool knows(ToGo toGo) const { return grid_.holds(toGo.dealer, toGo.pone); }

  /// Win probability less the mean, by rank of the hand at a place of `OpeningTable`: a lead or a reply. The
  /// score must be known; the numbers add to 0. `nets` are those of that place.
  ByRank ahead(std::size_t place, const ByRank& nets, ToGo toGo) const;

  /// Adds what hands win, at the scores of a grid.
  void setHands(ScoreGrid grid, PerSeat<Hands> hands);

  /// Whether that grid has this score.
  bool knowsHands(ToGo toGo) const { return handGrid_.holds(toGo.dealer, toGo.pone); }

  /// What hands of `seat` win beyond what their pegs say when the play begins, by `RankSets` number. The
  /// score must be known.
  std::vector<float> hands(Seat seat, Pegs beyond, ToGo toGo) const;

  /// The same before the cut, of which a thirteenth are jacks, with two holes for the dealer.
  std::vector<float> handsBeforeCut(Seat seat, Pegs beyond, ToGo toGo) const;

  /// `badTable` where the bytes are not a whole table of this version, packed or not.
  static Result<StakesTable> read(std::span<const std::uint8_t> bytes);
  std::vector<std::uint8_t> write() const;

  /// The same in two thirds of the bytes that gzip needs; a tenth of a second to read, natively.
  std::vector<std::uint8_t> pack() const;

 private:
  TableWriter body() const;
  bool code(NumberCoder& coder);
  void placeCards();
  ScoreGrid grid_;
  std::array<Role, 2> roles_;
  ScoreGrid handGrid_;
  PerSeat<Hands> hands_;
  std::vector<std::uint32_t> first_;  // the place of a hand's first card, by place of the opening
};

}  // namespace cribbage
