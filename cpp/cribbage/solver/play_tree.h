#pragma once
// Everything that can happen in the play from some point on, as all at the table see it.

#include <array>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "cribbage/play/public_play.h"

namespace cribbage {

/// The tree of public events: a node for each point at which somebody acts, until neither side holds more
/// than one card, or one side none. From there on nobody has a choice that depends on what is hidden, and the
/// rest is a *finish*: what each side still gets by the cards that both hold. The whole play has some 800,000
/// nodes and 12,000 different finishes.
class PlayTree {
 public:
  struct Branch {
    std::int32_t target =
        0;  ///< a node, or ~ of a finish: of `alone` where a side has two cards or more left
    std::uint8_t points = 0;  ///< what `side` gets by this
    std::uint8_t side = 0;
  };

  struct Node {
    std::uint32_t branches = 0;  ///< the place of the first: a branch for each bit of `ranks`, then the go
    std::uint32_t choices = 0;   ///< the place of the first row of numbers, one for each bit of `ranks`
    std::uint16_t ranks = 0;     ///< what may be laid, a bit a rank
    std::uint8_t side = 0;       ///< who acts
    std::uint8_t limit = 0;      ///< the most a card may count
    std::array<std::uint8_t, 2> left{};
    bool go = false;  ///< whether the one who acts may be unable to
  };

  /// Points to come by the last cards of pone and dealer, [pone's][dealer's]; in the first row or column
  /// where one holds none any more.
  using Finish = std::array<std::array<std::array<std::uint8_t, 2>, rankCount>, rankCount>;

  /// What a side that holds two cards or more and plays on alone gets at best, and the other with it (a go
  /// that it had coming), for each set of that size.
  struct Alone {
    int size = 0;
    std::vector<std::array<std::uint8_t, 2>> points;  ///< by set; pone's, dealer's
    friend bool operator==(const Alone&, const Alone&) = default;
  };

  /// Numbers in a row: one for each set that may be left after a card of `size` is laid. A side with one card
  /// chooses nothing. Rows of 13 are padded to whole vectors.
  static constexpr std::uint32_t rowLength(int size) {
    constexpr std::array<std::uint32_t, 5> lengths{0, 0, 16, 91, 455};
    return lengths[static_cast<std::size_t>(size)];
  }

  explicit PlayTree(const PublicPlay& root);

  const PublicPlay& root() const { return root_; }
  int rootTarget() const { return rootTarget_; }
  const Node& node(int at) const { return nodes_[static_cast<std::size_t>(at)]; }
  const Branch& branch(std::uint32_t at) const { return branches_[at]; }
  /// The branch of a rank that may be laid, or of the go, -1.
  const Branch& branchOf(const Node& node, int rank) const;
  const std::vector<Finish>& finishes() const { return finishes_; }
  const std::vector<Alone>& alone() const { return alone_; }

  std::size_t nodeCount() const { return nodes_.size(); }
  std::size_t branchCount() const { return branches_.size(); }
  /// Numbers that a strategy of both sides needs.
  std::size_t choiceCount() const { return choices_; }

 private:
  std::int32_t add(const PublicPlay& play);
  template <class Kind>
  struct Finishes {  // each different one once
    std::unordered_map<std::uint64_t, std::int32_t> ofState;
    std::unordered_multimap<std::uint64_t, std::int32_t> ofDigest;
    template <class Make>
    std::int32_t add(std::uint64_t state, std::vector<Kind>& all, Make make);
  };

  PublicPlay root_;
  std::vector<Node> nodes_;
  std::vector<Branch> branches_;
  std::vector<Finish> finishes_;
  std::vector<Alone> alone_;
  std::size_t choices_ = 0;
  std::int32_t rootTarget_ = 0;
  Finishes<Finish> knownFinishes_;
  Finishes<Alone> knownAlone_;
};

}  // namespace cribbage
