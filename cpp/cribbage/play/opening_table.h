#pragma once
// The first three cards of the play as they are solved, shipped and looked up: lead, reply and the leader's
// second card.

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "cribbage/base/error.h"
#include "cribbage/cards/rank_sets.h"

namespace cribbage {

/// For each rank that may be laid: how often the equilibrium lays it, or what it is worth; 0 for the others.
using ByRank = std::array<float, rankCount>;

/// How often each rank of a hand is laid by the equilibrium, and, of lead and reply, what the play is worth
/// from there on to who lays it. One byte for the chances of a hand, over its different ranks, lowest first:
///
///     bits   7 6 5 4    3 2           1 0
///            parts      the second    the most frequent
///
/// where the second has so many parts of 30 and the most frequent the rest; whatever comes third is left out.
class OpeningTable {
 public:
  static constexpr int hands = RankSets::count[4], threes = RankSets::count[3];
  static constexpr std::size_t valued = static_cast<std::size_t>((1 + rankCount) * hands);
  static constexpr std::size_t chosen = valued + static_cast<std::size_t>(rankCount * rankCount * threes);
  static constexpr int wholeParts = 30;
  static constexpr int netScale =
      64;  ///< parts of a point, of the best net and of what another card loses to it

  /// Places of hands, in order: leads; replies to each lead; second cards of the leader.
  static std::size_t lead(int hand) { return static_cast<std::size_t>(hand); }
  static std::size_t reply(int lead, int hand) { return static_cast<std::size_t>((1 + lead) * hands + hand); }
  static std::size_t second(int lead, int reply, int three) {
    return valued + static_cast<std::size_t>((lead * rankCount + reply) * threes + three);
  }

  /// The different ranks of the hand at a place, lowest first.
  struct Choices {
    std::array<std::uint8_t, 4> ranks{};
    std::size_t count = 0;
  };
  static Choices choicesAt(std::size_t place);

  /// Chances of a hand, by a place above and the ranks held.
  ByRank chances(std::size_t place) const;

  /// Net points from there on of each rank, of a lead or reply, to a 64th of a point.
  ByRank nets(std::size_t place) const;

  void setChances(std::size_t place, const ByRank& chances);
  void setNets(std::size_t place, const ByRank& nets);

  OpeningTable();

  /// `badTable` where the bytes are not a whole table of this version.
  static Result<OpeningTable> read(std::span<const std::uint8_t> bytes);
  std::vector<std::uint8_t> write() const;

 private:
  std::vector<std::uint8_t> chances_;
  std::vector<std::int16_t> best_;
  std::array<std::vector<std::uint8_t>, 4> losses_;  // of the lowest different rank, the next, ..., as steps
};

}  // namespace cribbage
