#pragma once
// A play in which nobody pegs, for tests of hand and crib alone.

#include "cribbage/play/hand_pegs_table.h"

inline const cribbage::PlayTable& noPlay() {
  static const cribbage::PlayTable table{cribbage::PlayTable::Values{}, cribbage::PlayTable::Values{}};
  return table;
}
