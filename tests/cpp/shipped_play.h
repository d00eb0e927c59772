#pragma once
// The checked-in tables behind the advice.

#include "cribbage/advice/play_knowledge.h"
#include "cribbage/cribbage.h"

inline const cribbage::PlayKnowledge& shippedPlay() {
  static const cribbage::Tables tables = cribbage::shippedTables();
  return **tables.knowledge();
}
