#pragma once
// The table of win probabilities near the last hole, by lead, reply and kept hand: its look-up and its
// format.

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

/// The win-probability advantage of each lead or reply over the mean of its hand's options, if both sides
/// play to win. It is stored at the scores of a grid and interpolated linearly between them. The model of a
/// card has two terms. The first is its net points times the value of a point at the score. The second is a
/// sum of *directions*, each times a weight of the card. Directions are the principal components of what the
/// first term leaves unexplained. Format and error: docs/tables.
///
/// The table also has an advantage for each kept hand. It is the hand's win probability if both sides discard
/// and play to win, minus the prediction of the pegging table. This is a sum of directions too, on a grid of
/// its own. Near the last hole it also has a factor for each seat, by which the odds of the win chance are
/// multiplied (`setCalibration`).
class StakesTable {
 public:
  static constexpr int farthest = 28;
  static constexpr std::size_t mostDirections = 32;
  static constexpr int scale = 1 << 22;       ///< 1/scale is the unit of probabilities, values and directions
  static constexpr int leastCalibration = 1;  ///< with the factor 0 a chance of 1 would be undefined
  static constexpr int calibrationScale = 1 << 10;  ///< 1/calibrationScale is the unit of the calibration

  /// The data of leads, or of replies.
  struct Role {
    std::vector<std::int32_t> points;                   ///< the value of a net point, by score of the grid
    std::vector<std::vector<std::int32_t>> directions;  ///< by score of the grid, in units of 1/scale
    std::vector<std::vector<std::int8_t>> cards;  ///< the weights of each direction, by card as in `cardsOf`
  };

  using Roles = std::array<Role, 2>;  ///< leads, then replies

  /// The pegs from which a kept hand's win probability is predicted. The hand's advantage is added to this
  /// prediction. For our discards, these pegs are those of the hand itself. For the opponent's discards, they
  /// are those of the hand's kind (`PegSpreadTable`).
  enum class Pegs : std::uint8_t { ofHand, ofKind };
  /// The data of the hands that one seat may keep.
  struct Hands {
    std::vector<std::vector<std::int32_t>> directions;  ///< by score of their grid, in units of 1/scale
    /// The weights of each direction, by `Pegs`, then by index in `RankSets`.
    std::vector<std::array<std::vector<std::int8_t>, 2>> weights;
  };

  /// Returns the number of cards that have weights. Every hand with at least two distinct ranks has one such
  /// card for each rank. These cards are numbered in the order of the places of `OpeningTable`, lowest rank
  /// first.
  static std::size_t cardsOf(bool replies);

  StakesTable() = default;
  StakesTable(ScoreGrid grid, Roles roles);

  /// Returns whether a grid may include this score. Farther from the last hole the table is not used.
  static bool mayKnow(ToGo toGo) { return toGo.dealer <= farthest && toGo.pone <= farthest; }

  /// The grid of scores at which leads and replies were solved.
  const ScoreGrid& grid() const { return grid_; }

  /// Whether this score lies within the grid of leads and replies.
  bool knows(ToGo toGo) const { return grid_.holds(toGo.dealer, toGo.pone); }

  /// Returns the win probability of each rank of a hand minus the mean over all its ranks, for a lead or
  /// reply. `place` is the index of the lead or reply in `OpeningTable`, and `nets` are its net points there.
  /// The score must be one that `knows` accepts. The numbers returned add to 0.
  ByRank ahead(std::size_t place, const ByRank& nets, ToGo toGo) const;

  /// Replaces the data of leads and replies. `grid` has the scores at which they were solved.
  void setOpenings(ScoreGrid grid, Roles roles);

  /// Adds the advantages of kept hands at the scores of a grid.
  void setHands(ScoreGrid grid, PerSeat<Hands> hands);

  /// Sets the *calibration* of each seat at the scores of a grid of its own. It is a factor of the odds of
  /// the seat's win chance, the same for all kept hands. With it, the mean win chance of the best discards is
  /// the board's chance. The numbers are in units of 1/calibrationScale, and at least `leastCalibration`.
  void setCalibration(ScoreGrid grid, PerSeat<std::vector<std::int32_t>> bySeat);

  /// Returns the calibration of `seat` at a score; 1 if none was set.
  double calibration(Seat seat, ToGo toGo) const;

  /// Whether this score lies within the grid of kept hands.
  bool knowsHands(ToGo toGo) const { return handGrid_.holds(toGo.dealer, toGo.pone); }

  /// Returns the advantage of each hand of `seat` when the play begins, by index in `RankSets`. It is the win
  /// probability of the hand minus the prediction from the pegs `beyond`. The score must be one that
  /// `knowsHands` accepts.
  std::vector<float> hands(Seat seat, Pegs beyond, ToGo toGo) const;

  /// Returns the advantages of `hands` before the cut. They are means over the starter, which is a jack in
  /// one case of 13 and then gives the dealer two holes.
  std::vector<float> handsBeforeCut(Seat seat, Pegs beyond, ToGo toGo) const;

  /// Returns `badTable` if the bytes are not a complete table of this version, packed or not.
  static Result<StakesTable> read(std::span<const std::uint8_t> bytes);
  std::vector<std::uint8_t> write() const;

  /// Returns the table in compressed form, which takes two thirds of the bytes that gzip needs. Reading this
  /// form takes a tenth of a second natively.
  std::vector<std::uint8_t> pack() const;

 private:
  TableWriter body() const;
  bool code(NumberCoder& coder);
  void placeCards();
  ScoreGrid grid_;
  Roles roles_;
  ScoreGrid handGrid_;
  PerSeat<Hands> hands_;
  ScoreGrid calibrationGrid_;
  PerSeat<std::vector<std::int32_t>> calibration_;  // by score of its grid
  std::vector<std::uint32_t> first_;  // index of a hand's first card, by place in `OpeningTable`
};

}  // namespace cribbage
