#pragma once
// What advice is made from, of the tables that are checked in.

#include "cribbage/advice/play_knowledge.h"
#include "tables/shipped_tables.h"

inline const cribbage::PlayKnowledge& shippedPlay() {
  static const cribbage::Tables tables = cribbage::shippedTables();
  return **tables.knowledge();
}
