#pragma once
// The play (pegging) as both players see it: who laid what, what it pegged, and what that tells of the cards
// still held. Suits count for nothing in the play; they only tell one card from another, so that none is laid
// twice.

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "cribbage/cards/card_set.h"
#include "cribbage/play/series.h"

namespace cribbage {

/// The two players: `us` is the one who asks.
enum class Side : std::uint8_t { us, them };

constexpr Side other(Side side) {
  return side == Side::us ? Side::them : Side::us;
}

/// The side as every door writes it: `"us"`.
std::string_view print(Side side);

/// What a card pegs for, in the order it is said: 2, 2, 2, 6, 12, as many as its cards, 1, 1.
enum class Reason : std::uint8_t {
  fifteen,
  thirtyOne,
  pair,
  pairRoyal,
  doublePairRoyal,
  run3,
  run4,
  run5,
  run6,
  run7,
  go,        ///< the last card of a count that stopped short of 31, with cards still held
  lastCard,  ///< the eighth card, unless it makes 31
};

/// The reason as every door writes it: `"run3"`.
std::string_view print(Reason reason);

/// A card as it was laid, with what it is certain to have pegged.
struct LaidCard {
  Side by{};
  Card card;
  int count = 0;  ///< with this card
  int points = 0;
  std::vector<Reason> reasons;

  template <class See>
  static void fields(See&& see) {
    see("by", &LaidCard::by);
    see("card", &LaidCard::card);
    see("count", &LaidCard::count);
    see("points", &LaidCard::points);
    see("reasons", &LaidCard::reasons);
  }
};

/// A play of two hands of four, from the pone's lead to the last card or the 121st hole.
///
/// Goes need not be told: a side that was passed over could not play, and holds no card that would have
/// fitted then. So it is *certain* that a side cannot play in two cases: it has no cards, or no card that
/// fits is left to it. Such cards were laid already, or would have fitted when that side went, now or at an
/// earlier count. A count that stops short of 31 pegs its go as soon as it is certain that neither side can
/// play, and no sooner. The last card's point is certain with the eighth card.
///
///     them TS 10   us TH 20   them 5D 25          the 5D has no go yet: we may hold a 6 or less
///     us QC 10                                    now it has: neither of us held a card to lay at 25, and
///                                                 whoever lays a 6 or less from here on is refused
///
/// The last card's point is pegged together with what else the card makes, a go after it: a player who
/// reaches the game hole with a card pegs the last card for it and no go.
class Play {
 public:
  static constexpr int handSize = 4;
  static constexpr int gameHole = 121;

  /// The pone leads, so `them` where `weDeal`. The scores before the play, 0 to 120, say when the game is
  /// out.
  explicit Play(bool weDeal, int ours = 0, int theirs = 0);

  /// Lays a card, with the goes that must have come before it. Returns nothing, or why it cannot have been
  /// laid, and then nothing has changed: `duplicateCard`, or `illegalPlay` where it is a fifth card, or not
  /// the side's turn while the opponent could lay anything, or not its lead, or a card the side would have
  /// had to lay when it went, or the game is over. Example: after `them TS, us TH, them 5D, us QC` a 6 of
  /// theirs is `illegalPlay`, for it would have made 31.
  std::optional<Error> lay(Side by, Card card);

  /// Says go for a side, which may make a go certain that is not yet. It need not be the side's turn: where
  /// it was the opponent's, the opponent went first. `illegalPlay` where any card could be laid, and when it
  /// is over; a go that tells nothing new is no error. Example: after `them TS, us TH, them 5D` our go and
  /// theirs peg one to the 5D.
  std::optional<Error> go(Side by);

  const std::vector<LaidCard>& laid() const { return laid_; }
  int pegged(Side side) const { return pegged_[at(side)]; }

  /// The cards of the count that runs, and the count: none and 0 where the next card begins one.
  const Series& series() const { return series_; }
  int count() const { return series_.count(); }

  /// The side whose turn it is to lay a card or say go. A side that certainly cannot lay one is passed over.
  /// None when the play is over.
  std::optional<Side> toPlay() const { return toPlay_; }

  /// All eight cards are laid, or a side has reached the game hole.
  bool over() const { return !toPlay_; }

  int cardsHeld(Side side) const { return held_[at(side)]; }

  /// A side that went holds no card of so many pips or fewer: 31 less the lowest count it went at; 0 to 9.
  int lacks(Side side) const { return lacks_[at(side)]; }

  /// Whether a side may hold this card, for all that the play tells: it was not laid, the side has cards, and
  /// it never went when the card would have fitted. A hand with a card that its side may not hold contradicts
  /// the play.
  bool mayHold(Side side, Card card) const;

  /// The cards of a hand that may be laid on the count now, on either side. Empty: the side must say go.
  CardSet legal(CardSet hand) const;

 private:
  static constexpr std::size_t at(Side side) { return static_cast<std::size_t>(side); }

  std::optional<Error> layInTurn(Side by, Card card);
  std::optional<Error> refuseBefore(Side by, Card card) const;
  int room() const { return mostCount - count(); }
  bool out(Side side) const { return scores_[at(side)] + pegged_[at(side)] >= gameHole; }
  bool mayPlay(Side side) const;
  void cannotPlay(Side side);
  void peg(Reason reason, int points);
  void pegCard(const Series::Points& made);
  void settle();
  void endCount();

  std::vector<LaidCard> laid_;
  CardSet seen_;
  Series series_;
  std::array<int, 2> scores_;
  std::array<int, 2> pegged_{};
  std::array<int, 2> held_{handSize, handSize};
  std::array<int, 2> lacks_{};
  std::optional<Side> toPlay_;
};

}  // namespace cribbage
