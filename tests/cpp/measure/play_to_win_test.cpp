// The strategies to win must nearly always play the cards of the shipped advice. The advice also knows its
// own throw, infers hands from the suits played, and counts the crib with the opponent's hand.

#include "measure/exploit/play_to_win.h"

#include "catch.h"
#include "cribbage/discard/opponent_shows.h"
#include "cribbage/play/open_play.h"
#include "measure/exploit/strategy_rows.h"
#include "shipped.h"
#include "written.h"

using namespace cribbage;

namespace {

constexpr Rank lead = Rank::four, reply = Rank::ten, starter = Rank::seven;
constexpr Score bothNeedSix{115, 115};

struct Agreement {
  int cards = 0, same = 0;
  double lost = 0;  // win chance, as the advice shows it
};

// Returns the rank that a strategy plays with this hand; -1 if it plays none or several.
int playedBy(const PlayTree::Node& node, std::vector<float>& strategy, const std::vector<Rank>& held) {
  Rows rows(node, strategy);
  int found = -1;
  for (std::size_t card = 0; card < held.size(); ++card) {
    const auto rank = static_cast<int>(held[card]);
    if ((node.ranks >> rank & 1) == 0 || (card > 0 && held[card - 1] == held[card])) continue;
    if (rows.at(rank, setOf(without(held, held[card]))) != 1) continue;
    if (found >= 0) return -1;
    found = rank;
  }
  return found;
}

// A deal in which the pone can lead and the dealer can reply as above. Both throw by the advice, and no hand
// counts anything for suits.
struct OpenedDeal {
  PerSeat<OwnCards> own;
  PerSeat<std::vector<Rank>> held;
};

std::optional<OpenedDeal> openedDeal(Random& random) {
  Deck deck = shuffled(random);
  const Deck::Hands hands = deck.deal();
  const Card cut = deck.cut(random);
  const auto has = [](const Dealt& six, Rank rank) {
    return std::any_of(six.begin(), six.end(), [&](Card card) { return card.rank() == rank; });
  };
  if (cut.rank() != starter || !has(hands.pone, lead) || !has(hands.dealer, reply)) return std::nullopt;
  OpenedDeal deal;
  for (const Seat seat : bothSeats) {
    const Dealt& six = seat == Seat::pone ? hands.pone : hands.dealer;
    const Discard best = valueDiscards(six, seat == Seat::dealer, bothNeedSix, shipped())->front();
    deal.own[seat] = {best.kept, best.thrown, cut};
    for (const Card card : best.kept) deal.held[seat].push_back(card.rank());
    std::sort(deal.held[seat].begin(), deal.held[seat].end());
    if (score(deal.own[seat].kept, cut, false) != pointsOf(setOf(deal.held[seat]), starter))
      return std::nullopt;
  }
  const auto holds = [&](Seat seat, Rank rank) {
    return std::binary_search(deal.held[seat].begin(), deal.held[seat].end(), rank);
  };
  if (!holds(Seat::pone, lead) || !holds(Seat::dealer, reply)) return std::nullopt;
  return deal;
}

Card cardToPlay(const OwnCards& own, Rank rank, const std::vector<Turn>& turns) {
  for (const Card card : own.kept)
    if (card.rank() == rank &&
        std::none_of(turns.begin(), turns.end(), [&](const Turn& turn) { return turn.card == card; }))
      return card;
  return own.kept[0];
}

// Plays the deal by the advice, but for lead and reply. Compares every choice with the strategy's.
void compareStages(OpenedDeal deal, const PlayTree& tree, std::vector<float>& strategy,
                   std::array<Agreement, 4>& all) {
  PublicPlay play;
  PerSeat<std::vector<Turn>> turns;
  PerSeat<int> holes{{115, 115}};
  int target = tree.rootTarget(), played = 0;
  while (!play.over() && target >= 0) {
    const Seat seat = play.toAct();
    const PlayTree::Node& node = tree.node(target);
    const auto legal = valuePlays(deal.own[seat], turns[seat], seat == Seat::dealer, bothNeedSix, shipped(),
                                  Order::winChance, false)
                           ->legal;
    std::optional<Card> card;
    if (!legal.empty()) {
      card = legal[0].card;
      if (legal.size() > 1) {
        const int mine = playedBy(node, strategy, deal.held[seat]);
        REQUIRE(mine >= 0);
        Agreement& at = all[static_cast<std::size_t>(stageOf(node))];
        ++at.cards;
        at.same += mine == static_cast<int>(card->rank());
        for (const auto& each : legal)
          if (static_cast<int>(each.card.rank()) == mine) {
            at.lost += *legal[0].winChance - *each.winChance;
            break;
          }
      }
      if (played < 2) card = cardToPlay(deal.own[seat], played == 0 ? lead : reply, turns[seat]);
      deal.held[seat] = without(deal.held[seat], card->rank());
      ++played;
    }
    target = tree.branchOf(node, card ? static_cast<int>(card->rank()) : -1).target;
    const PublicPlay::Gain gain = card ? play.play(card->rank()) : play.go();
    for (const Seat sees : bothSeats) turns[sees].push_back({sees == seat ? Side::us : Side::them, card});
    if ((holes[gain.seat] += gain.points) >= lastHole) return;
  }
}

}  // namespace

TEST_CASE("the strategies to win play the cards of the advice", "[exhaust]") {
  const PlayTree tree{PublicPlay{}};
  const PlayToWin play(tree, {{6, 6}, starter}, winTables(), shippedPlay());
  WinStrategies strategies = play.leadsAndReplies();
  play.writeAfter(static_cast<int>(lead), static_cast<int>(reply), strategies);
  Random random(4);
  std::array<Agreement, 4> all;
  for (int deals = 0; deals < 60;)
    if (const auto deal = openedDeal(random)) {
      compareStages(*deal, tree, strategies.first, all);
      ++deals;
    }
  for (std::size_t stage = 0; stage < all.size(); ++stage) {
    CAPTURE(stage, all[stage].cards, all[stage].same, all[stage].lost);
    CHECK(all[stage].cards > 20);
    CHECK(all[stage].same >= all[stage].cards * (stage < 2 ? 100 : 90) / 100);
    CHECK(all[stage].lost < 0.003 * all[stage].cards);
  }
}

TEST_CASE("the first of the advised choices is the most frequent of the tied cards") {
  AdvisedChoices choices;
  const int hand = setOf("359");
  choices.add(3, hand, 2, 0, 0.100f, 0.2f);
  choices.add(3, hand, 4, 0, 0.099f, 0.6f);
  choices.add(3, hand, 8, 2, 0.050f, 0.2f);
  choices.order(6);
  CHECK(choices.first(4) == 1);
  CHECK(choices.first(2) == 0);
  CHECK(std::abs(choices.expert(4) - 0.75f) < 1e-6f);
  CHECK(std::abs(choices.expert(2) - 0.25f) < 1e-6f);
  CHECK(choices.expert(8) == 0);
  choices.order(2);  // the nine ends the game
  CHECK(choices.first(8) == 1);
  CHECK(choices.expert(8) == 1);
  CHECK(choices.expert(4) == 0);
}
