#include "solve/winning/kind_payoffs.h"

#include <utility>

namespace cribbage {

KindPayoffs::KindPayoffs(const PlayTree& tree, JointHands joint, const Kinds& kinds, std::size_t count)
    : WinPayoffs(tree, std::move(joint), placesOf(kinds, count)), count_(count) {}

// Returns the layout of the table of utilities: first by the pegs of pone and dealer, then by the kinds of
// their two hands.
WinPayoffs::Places KindPayoffs::placesOf(const Kinds& kinds, std::size_t count) {
  const auto kind = static_cast<std::uint32_t>(count);
  Places places{{{mostPegs * kind * kind, kind * kind}}, {}};
  for (const Seat seat : bothSeats)
    for (const std::uint16_t one : kinds[seat])
      places.hand[seat].push_back(one * (seat == Seat::pone ? kind : 1));
  return places;
}

void KindPayoffs::aim(ToGo toGo, const Chance& chance) {
  std::vector<float> utility;
  utility.reserve(std::size_t{mostPegs} * mostPegs * count_ * count_);
  for (int pones = 0; pones < mostPegs; ++pones)
    for (int dealers = 0; dealers < mostPegs; ++dealers)
      for (std::size_t a = 0; a < count_; ++a)
        for (std::size_t b = 0; b < count_; ++b)
          if (pones >= toGo.pone || dealers >= toGo.dealer)
            utility.push_back(dealers >= toGo.dealer ? 0.5f : -0.5f);
          else
            utility.push_back(static_cast<float>(chance(pones, dealers, a, b) - 0.5));
  WinPayoffs::aim({{toGo.pone, toGo.dealer}}, std::move(utility));
}

}  // namespace cribbage
