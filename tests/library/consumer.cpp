// A third-party program: counts a hand, ranks the discards of a deal and asks for the win chance of a score.

#include <cribbage/cribbage.h>
#include <cstdio>

using namespace cribbage;

int main() {
  const auto hand = parseCards<4>("5H 5D 5S JC");
  const auto dealt = parseCards<6>("5D JH 6S 4H 5S 2C");
  if (!hand || !dealt) return 1;

  const Tables tables = shippedTables();
  const auto show = scoreShow(*hand, Card{Rank::five, Suit::clubs});
  const auto discards = valueDiscards(*dealt, true, {90, 75}, tables);
  const auto outlook = winChance({90, 75}, true, tables);
  if (!show || !discards || !outlook) return 1;

  const Discard& best = discards->front();
  std::printf("%d points\n", static_cast<int>(show->points));
  std::printf("throw %s %s, %.17g\n", print(best.thrown[0]).c_str(), print(best.thrown[1]).c_str(),
              *best.winChance);
  std::printf("win %.17g\n", outlook->chance);
}
