#pragma once
// Positions at the third or fourth card of the play, near the last hole, after a jack was cut. The best card
// depends on the two holes for heels, which are pegged after the discards and before the lead.

#include <array>

#include "cases.h"
#include "cribbage/advice/advisor.h"
#include "cribbage/board/to_go.h"
#include "cribbage/questions/played.h"
#include "written.h"

/// Our cards and the cards played. The dealer needs two holes fewer at the lead than at the discard.
struct AfterHeels {
  const char *kept, *thrown, *played;
  bool weDeal;
  cribbage::ToGo atThrow, atLead;
};

/// The starter of all these turns.
constexpr const char* jackCut = "JH";

inline constexpr std::array<AfterHeels, 6> turnsAfterHeels{{
    {"5D QD 5H QC", "9D 8H", "us 5D, them 6C", false, {4, 1}, {2, 1}},
    {"8S 6C 3D AS", "6S QH", "us 8S, them 9D", false, {6, 2}, {4, 2}},
    {"TD 3S 4C 5C", "3H 8D", "us TD, them 2C", false, {5, 9}, {3, 9}},
    {"KS 8C 2S 9D", "AD 4H", "us KS, them AH", false, {8, 1}, {6, 1}},
    {"4D 8H KH JD", "5H AS", "us 4D, them TS", false, {4, 1}, {2, 1}},
    {"QS QH 7C TS", "5S KD", "them 6S, us QS, them 2S", true, {4, 9}, {2, 9}},
}};

/// Returns the turn as a question about the play.
inline json questionOf(const AfterHeels& turn) {
  const int dealers = cribbage::lastHole - turn.atLead.dealer, pones = cribbage::lastHole - turn.atLead.pone;
  return playQuestion(turn.kept, turn.thrown, jackCut, turn.weDeal, turn.played,
                      turn.weDeal ? dealers : pones, turn.weDeal ? pones : dealers);
}

/// The information of a player at the turn, by ranks and by cards.
struct KnownAtTurn {
  cribbage::Hand kept;
  std::array<cribbage::Card, 2> thrown;
  cribbage::PlayInformation information;
  cribbage::PublicPlay play;
  cribbage::ToGo now;
  cribbage::CardSet theirs;  ///< the cards that the opponent has played
};

inline KnownAtTurn knownAt(const AfterHeels& turn) {
  using namespace cribbage;
  const auto two = cards(turn.thrown);
  KnownAtTurn at{hand(turn.kept), {two[0], two[1]}, {}, {}, turn.atLead, {}};
  for (std::size_t place = 0; place < 4; ++place) at.information.kept[place] = at.kept[place].rank();
  at.information.thrown = {two[0].rank(), two[1].rank()};
  at.information.starter = Rank::jack;
  at.information.us = turn.weDeal ? Seat::dealer : Seat::pone;
  const auto played = parsePlayed(turn.played);
  for (const auto& [by, each] : *played) {
    const PublicPlay::Gain gain = at.play.play(each->rank());
    (gain.seat == Seat::dealer ? at.now.dealer : at.now.pone) -= gain.points;
    at.information.played.push_back({seatOf(by, turn.weDeal), each->rank()});
    if (by == Side::them) at.theirs.add(*each);
  }
  return at;
}
