#pragma once
// The checked-in tables, read once for all tests. A test that changes tables, or compares
// fresh answers with cached ones, reads its own copy with `shippedTables`.

#include "cribbage/advice/play_knowledge.h"
#include "cribbage/board/win_tables.h"
#include "cribbage/cribbage.h"

inline const cribbage::Tables& shipped() {
  static const cribbage::Tables tables = cribbage::shippedTables();
  return tables;
}

/// The data behind advice on the play, from the shipped tables.
inline const cribbage::PlayKnowledge& shippedPlay() {
  return **shipped().knowledge();
}

inline const cribbage::PegSpreadTable& pegging() {
  return **shipped().pegging();
}

inline const cribbage::ThrowsTable& throwsTable() {
  return **shipped().crib();
}

/// A play without pegs, for tests of hand and crib alone.
inline const cribbage::HandPegsTable& noPlay() {
  static const cribbage::HandPegsTable table{cribbage::HandPegsTable::Values{},
                                             cribbage::HandPegsTable::Values{}};
  return table;
}

inline cribbage::WinTables winTables() {
  return {*shipped().crib(), *shipped().play(), *shipped().pegging(), *shipped().board(),
          *shipped().stakes()};
}
