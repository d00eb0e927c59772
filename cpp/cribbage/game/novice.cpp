#include "cribbage/game/novice.h"

#include <algorithm>

namespace cribbage {

namespace {

bool slips(Random& random) {
  return random.below(100) < noviceSlips;
}

struct Kept {
  std::array<Card, 2> thrown{};
  int points = 0;  ///< of the four kept cards, before the cut
};

// Returns the fifteen throws in an order that does not depend on the order in which the cards were dealt.
std::vector<Kept> throwsOf(const Dealt& dealt) {
  const std::vector<Card> six = CardSet({dealt.begin(), dealt.end()}).cards();
  std::vector<Kept> all;
  for (std::size_t i = 0; i < six.size(); ++i)
    for (std::size_t j = i + 1; j < six.size(); ++j) {
      Hand kept{};
      std::copy_if(six.begin(), six.end(), kept.begin(),
                   [&](Card card) { return card != six[i] && card != six[j]; });
      all.push_back({{six[i], six[j]}, score(kept, false)});
    }
  return all;
}

}  // namespace

std::array<Card, 2> NoviceThrower::choose(const DiscardInformation& information, Random& random) const {
  if (!slips(random)) return careful_.choose(information, random);
  std::vector<Kept> plausible = throwsOf(information.dealt);
  const auto fewer = [](const Kept& one, const Kept& two) { return one.points < two.points; };
  const int most = std::max_element(plausible.begin(), plausible.end(), fewer)->points;
  std::erase_if(plausible, [&](const Kept& each) { return each.points < most - mostLost; });
  return plausible[random.below(static_cast<std::uint32_t>(plausible.size()))].thrown;
}

Rank NovicePegger::choose(const TurnInformation& turn, Random& random) const {
  return slips(random) ? hasty_.choose(turn, random) : careful_.choose(turn, random);
}

}  // namespace cribbage
