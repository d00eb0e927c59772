#pragma once
// The public tree: all continuations of the play from some point on, as both players see them.

#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "cribbage/play/public_play.h"
#include "cribbage/solver/last_cards.h"

namespace cribbage {

/// The public tree of the play. At a node a player acts; its branches are the cards that this player may
/// play, and the go. A node and the hidden hand of its player make one information set.
///
/// The tree ends when neither player holds more than one card, or one player holds none. From there no choice
/// depends on hidden cards, so the rest is a *terminal*: the points still to come, given the cards of both.
/// The whole play has some 800,000 nodes and 12,000 distinct terminals.
///
///     branches of a node   lowest rank that may be played, the next, ..., the highest, the go (if any)
///     rows of choices      the same, without the go: a go is never a choice
///
class PlayTree {
 public:
  struct Branch {
    std::int32_t target =
        0;  ///< a node, or ~ of an index: into `alone` if a player has two or more left, else `terminals`
    std::uint8_t points = 0;  ///< pegged by `seat` on this branch
    Seat seat{};
  };

  struct Node {
    std::uint32_t branches = 0;  ///< index of the first branch: one for each bit of `ranks`, then the go
    std::uint32_t choices = 0;   ///< index of the first row of numbers, one row for each bit of `ranks`
    std::uint16_t ranks = 0;     ///< ranks that may be played, one bit each
    Seat seat{};                 ///< the player to act
    std::uint8_t limit = 0;      ///< the highest pips of a card that fits
    PerSeat<std::uint8_t> left{};
    bool go = false;  ///< whether the player to act may have to say go

    template <class Index>
    bool mayPlay(Index rank) const {
      return (ranks >> rank & 1) != 0;
    }
  };

  /// Points still to come for pone and dealer, by the ranks of their last cards: [pone's][dealer's]. A player
  /// without a card uses only the first row or column.
  using Terminal = std::array<std::array<PerSeat<std::uint8_t>, rankCount>, rankCount>;

  /// Points still to come when one player holds at least two cards and the opponent none. The player plays in
  /// the order that pegs most; the opponent may still peg the point for a go. There is one entry for each set
  /// of that size.
  struct Alone {
    int size = 0;
    std::vector<PerSeat<std::uint8_t>> points;  ///< by set: points of pone and dealer
    friend bool operator==(const Alone&, const Alone&) = default;
  };

  /// The length of a row of choices: one number for each set that may remain when one of `size` cards is
  /// played. A player with one card has no choice. Rows of 13 are padded to whole vectors.
  static constexpr std::uint32_t rowLength(int size) {
    constexpr std::array<std::uint32_t, 5> lengths{0, 0, 16, 91, 455};
    return lengths[static_cast<std::size_t>(size)];
  }

  explicit PlayTree(const PublicPlay& root);

  const PublicPlay& root() const { return root_; }
  int rootTarget() const { return rootTarget_; }
  const Node& node(int at) const { return nodes_[static_cast<std::size_t>(at)]; }
  const Branch& branch(std::uint32_t at) const { return branches_[at]; }
  /// Returns the branch of a legal rank, or of the go (-1).
  const Branch& branchOf(const Node& node, int rank) const;
  const std::vector<Terminal>& terminals() const { return terminals_; }
  /// Returns the pegs of each terminal in their order. Equal terminals are stored once, with the order of the
  /// first play that reaches them.
  const std::vector<LastCards>& lastCards() const { return lastCards_; }
  const std::vector<Alone>& alone() const { return alone_; }

  std::size_t nodeCount() const { return nodes_.size(); }
  std::size_t branchCount() const { return branches_.size(); }
  /// The total length of all rows of choices, which is the size of a strategy of both players.
  std::size_t choiceCount() const { return choices_; }

 private:
  template <class Kind>
  struct Terminals {  // distinct terminals are stored once
    std::unordered_map<std::uint64_t, std::int32_t> ofState;
    std::vector<std::uint64_t> digests;  // by index
    template <class Make>
    std::int32_t add(std::uint64_t state, std::vector<Kind>& all, Make make);
  };
  struct Known {  // used while the tree is built
    Terminals<Terminal> terminals;
    Terminals<Alone> alone;
  };
  std::int32_t add(const PublicPlay& play, Known& known);

  PublicPlay root_;
  std::vector<Node> nodes_;
  std::vector<Branch> branches_;
  std::vector<Terminal> terminals_;
  std::vector<LastCards> lastCards_;
  std::vector<Alone> alone_;
  std::size_t choices_ = 0;
  std::int32_t rootTarget_ = 0;
};

}  // namespace cribbage
