#pragma once
// Positions at the third or fourth card of the play, near the last hole, after a jack was cut. The best card
// depends on the two holes for heels, which are pegged after the discards and before the lead.

#include <array>
#include <nlohmann/json.hpp>

#include "cribbage/board/to_go.h"

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
inline nlohmann::json questionOf(const AfterHeels& turn) {
  const int dealers = cribbage::lastHole - turn.atLead.dealer, pones = cribbage::lastHole - turn.atLead.pone;
  return {{"kept", turn.kept},
          {"thrown", turn.thrown},
          {"starter", jackCut},
          {"weDeal", turn.weDeal},
          {"played", turn.played},
          {"ours", turn.weDeal ? dealers : pones},
          {"theirs", turn.weDeal ? pones : dealers}};
}
