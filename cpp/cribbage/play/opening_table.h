#pragma once
// The table of the first three cards of the play (lead, reply, and the leader's second card): its look-up and
// its format.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "cribbage/base/error.h"
#include "cribbage/cards/rank_sets.h"

namespace cribbage {

/// A number for each rank: its probability in the equilibrium, or its value. It is 0 for ranks that may not
/// be played.
using ByRank = std::array<float, rankCount>;

/// The equilibrium's probability of each rank of a hand, for the lead, the reply and the leader's second
/// card. For lead and reply the table also has the net points from that card on.
///
/// One byte holds the probabilities of a hand. The ranks in the byte are indices into the distinct ranks of
/// the hand, lowest first:
///
///     bits   7 6 5 4    3 2           1 0
///            parts      the second    the most frequent
///
/// The second rank has probability `parts` / 30, and the most frequent has the rest. Any third rank is left
/// out.
class OpeningTable {
 public:
  static constexpr int hands = RankSets::count[4], threes = RankSets::count[3];
  static constexpr std::size_t valued = static_cast<std::size_t>((1 + rankCount) * hands);
  static constexpr std::size_t chosen = valued + static_cast<std::size_t>(rankCount * rankCount * threes);
  static constexpr int wholeParts = 30;
  static constexpr int netScale = 64;  ///< nets and losses are written in units of 1/netScale points

  /// Return the place of a hand, its index in this table. Places are in this order:
  ///
  ///     leads            by hand of four
  ///     replies          by lead, then by hand of four
  ///     second cards     by lead, then by reply, then by the three ranks that the leader has left
  static std::size_t lead(int hand) { return static_cast<std::size_t>(hand); }
  static std::size_t reply(int lead, int hand) { return static_cast<std::size_t>((1 + lead) * hands + hand); }
  static std::size_t second(int lead, int reply, int three) {
    return valued + static_cast<std::size_t>((lead * rankCount + reply) * threes + three);
  }

  /// The distinct ranks of the hand at a place, lowest first.
  struct Choices {
    std::array<std::uint8_t, 4> ranks{};
    std::size_t count = 0;
  };
  static Choices choicesAt(std::size_t place);

  /// Returns the probability of each rank of the hand at a place.
  ByRank chances(std::size_t place) const;

  /// Returns the net points of each rank that may be led or replied, for the side that plays it. They are the
  /// points from this card to the end of the play, in steps of 1/64 point.
  ByRank nets(std::size_t place) const;

  void setChances(std::size_t place, const ByRank& chances);
  void setNets(std::size_t place, const ByRank& nets);

  OpeningTable();

  /// Returns `badTable` if the bytes are not a complete table of this version.
  static Result<OpeningTable> read(std::span<const std::uint8_t> bytes);
  std::vector<std::uint8_t> write() const;

 private:
  std::vector<std::uint8_t> chances_;
  std::vector<std::int16_t> best_;
  std::array<std::vector<std::uint8_t>, 4> losses_;  // in steps, for the lowest distinct rank, the next, ...
};

}  // namespace cribbage
