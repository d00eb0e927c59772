#pragma once
// The distance of both sides from the last hole.

#include "cribbage/play/holes.h"

namespace cribbage {

/// The holes that dealer and pone still need: 1 to 121 at the start of a deal. A side with 0 or less has
/// reached the last hole.
struct ToGo {
  int dealer = lastHole;
  int pone = lastHole;
  friend bool operator==(const ToGo&, const ToGo&) = default;
};

}  // namespace cribbage
