#pragma once
// A play without pegs, for tests of hand and crib alone.

#include "cribbage/play/hand_pegs_table.h"

inline const cribbage::HandPegsTable& noPlay() {
  static const cribbage::HandPegsTable table{cribbage::HandPegsTable::Values{},
                                             cribbage::HandPegsTable::Values{}};
  return table;
}
