// The advice computed for all hands at once must choose, for each hand, the card that the advisor chooses.

#include "measure/exploit/advised_subgame.h"

#include "catch.h"
#include "cribbage/advice/advisor.h"
#include "cribbage/play/open_play.h"
#include "measure/exploit/advised_play.h"
#include "shipped.h"
#include "written.h"

using namespace cribbage;

namespace {

constexpr AdviceRounds fewRounds{3, 6};

// Six cards for each side and a starter; the first four are kept.
struct Drawn {
  explicit Drawn(Random& random) {
    Deck deck = shuffled(random);
    const Deck::Hands hands = deck.deal();
    for (const Seat seat : bothSeats) {
      const Dealt& six = seat == Seat::pone ? hands.pone : hands.dealer;
      for (std::size_t at = 0; at < 4; ++at) kept[seat].push_back(six[at].rank());
      std::sort(kept[seat].begin(), kept[seat].end());
      thrown[seat] = {six[4].rank(), six[5].rank()};
    }
    starter = deck.cut(random).rank();
  }
  PerSeat<std::vector<Rank>> kept;
  PerSeat<std::array<Rank, 2>> thrown;
  Rank starter{};
};

PlayInformation informationOf(const Drawn& drawn, Seat us, bool known) {
  PlayInformation information;
  information.us = us;
  std::copy(drawn.kept[us].begin(), drawn.kept[us].end(), information.kept.begin());
  if (known) {
    information.thrown = drawn.thrown[us];
    information.starter = drawn.starter;
  }
  return information;
}

// Returns what we believe about the opponent's hand when we hold these four cards. The rows for all other
// hands of ours stay empty.
Beliefs beliefsOf(const PlayInformation& information) {
  Beliefs beliefs(static_cast<std::size_t>(RankSets::count[4]));
  const int four = setOf({information.kept.begin(), information.kept.end()});
  RankCounts seen = countRanks(rankSets().ranks(RankSets::most, four));
  if (information.thrown)
    for (const Rank rank : *information.thrown) ++seen[static_cast<std::size_t>(rank)];
  if (information.starter) ++seen[static_cast<std::size_t>(*information.starter)];
  const PlayKnowledge& knowledge = shippedPlay();
  beliefs[static_cast<std::size_t>(four)] =
      (information.us == Seat::pone ? knowledge.asDealer : knowledge.asPone).given(seen);
  return beliefs;
}

Rank anyFitting(std::vector<Rank> held, const PublicPlay& play, Random& random) {
  std::erase_if(held, [&](Rank rank) { return !play.pile().takes(rank); });
  return anyOf(random, held);
}

// Returns the rank that the rows choose with probability 1 for this hand, or -1 if no rank or several have 1.
int chosen(const PlayTree::Node& node, const std::vector<float>& rows, const std::vector<Rank>& held) {
  const std::size_t length = PlayTree::rowLength(static_cast<int>(held.size()));
  int found = -1, row = 0;
  for (int rank = 0; rank < rankCount; ++rank) {
    if ((node.ranks >> rank & 1) == 0) continue;
    const std::size_t at = static_cast<std::size_t>(row++) * length;
    const auto card = std::find(held.begin(), held.end(), static_cast<Rank>(rank));
    if (card == held.end()) continue;
    const auto rest = static_cast<std::size_t>(setOf(without(held, static_cast<Rank>(rank))));
    if (rows[at + rest] != 1) continue;
    if (found >= 0) return -1;
    found = rank;
  }
  return found;
}

struct Compared {
  int cards = 0, same = 0, ties = 0;
};

// Plays one deal with random cards. Compares the policy's choice with the advisor's whenever `us` plays after
// the third card.
void compareLater(const Drawn& drawn, Seat us, bool known, Random& random, Compared& all) {
  PlayInformation information = informationOf(drawn, us, known);
  PerSeat<std::vector<Rank>> held = drawn.kept;
  PublicPlay play;
  FirstRanks first{};
  for (std::size_t at = 0; at < 3; ++at) {
    const Seat seat = play.toAct();
    const Rank rank = anyFitting(held[seat], play, random);
    first[at] = static_cast<int>(rank);
    information.played.push_back({seat, rank});
    held[seat] = without(held[seat], rank);
    play.play(rank);
  }
  const SolvedSubgame solved = solveAsAdvised(first, shippedPlay(), fewRounds);
  AdvisedSubgame advised(solved, us, beliefsOf(information), *shippedPlay().opening);
  int target = solved.tree.rootTarget();
  PlayPath path = advised.root();
  Narrowed theirs = advised.start();
  while (!play.over() && target >= 0) {
    const PlayTree::Node& node = solved.tree.node(target);
    const Seat seat = node.seat;
    const bool can = canPlay(play, held[seat]);
    if (seat == us && can && held[us].size() > 1) {
      std::vector<float> rows(std::size_t{rankCount} * PlayTree::rowLength(node.left[us]));
      advised.choose(target, path, theirs, rows.data());
      auto advisor = Advisor::make(information, shippedPlay());
      REQUIRE(advisor);
      advisor->run(fewRounds.later);
      const auto values = advisor->values();
      ++all.cards;
      const bool tie = values.size() > 1 && values[0].net - values[1].net < 1e-4;
      if (tie) ++all.ties;
      if (chosen(node, rows, held[us]) == static_cast<int>(values[0].rank))
        ++all.same;
      else if (tie)
        --all.cards;
    }
    const int rank = can ? static_cast<int>(anyFitting(held[seat], play, random)) : -1;
    const PlayTree::Branch& branch = solved.tree.branchOf(node, rank);
    if (seat != us) theirs = advised.narrowed(target, rank, theirs);
    path = rank < 0 ? TerminalPayoffs::afterGo(path, branch)
                    : advised.payoffs().afterPlaying(path, node, branch, rank);
    target = branch.target;
    information.played.push_back({seat, std::nullopt});
    if (can) {
      information.played.back().rank = static_cast<Rank>(rank);
      held[seat] = without(held[seat], static_cast<Rank>(rank));
      play.play(static_cast<Rank>(rank));
    } else {
      play.go();
    }
  }
}

}  // namespace

TEST_CASE("the policy plays the card of the advice after the third, whatever is known", "[exhaust]") {
  Random random(5);
  for (const bool known : {false, true}) {
    Compared all;
    for (int deal = 0; deal < 60; ++deal)
      for (const Seat us : bothSeats) compareLater(Drawn(random), us, known, random, all);
    CAPTURE(known, all.ties);
    CHECK(all.cards > 150);
    CHECK(all.same == all.cards);
    CHECK(all.ties < all.cards / 10);
  }
}

TEST_CASE("the third card of the policy is that of the advice, with its net", "[exhaust]") {
  Random random(6);
  for (int deal = 0; deal < 12; ++deal) {
    const Drawn drawn(random);
    PlayInformation information = informationOf(drawn, Seat::pone, deal % 2 == 0);
    std::vector<Rank> three = drawn.kept[Seat::pone];
    const Rank lead = three[random.below(4)], reply = drawn.kept[Seat::dealer][random.below(4)];
    three = without(three, lead);
    if (three[0] == three[2]) continue;
    information.played = {{Seat::pone, lead}, {Seat::dealer, reply}};
    auto advisor = Advisor::make(information, shippedPlay());
    advisor->run(fewRounds.third);
    const auto values = advisor->values();
    NetsOfThirds nets;
    for (const PlayChoice& choice : values) {
      const FirstRanks first{static_cast<int>(lead), static_cast<int>(reply), static_cast<int>(choice.rank)};
      const SolvedSubgame solved = solveAsAdvised(first, shippedPlay(), fewRounds);
      auto& net = nets[static_cast<std::size_t>(choice.rank)];
      net = AdvisedSubgame(solved, Seat::pone, beliefsOf(information), *shippedPlay().opening).netsOfThird();
      CHECK(std::abs(net[static_cast<std::size_t>(setOf(without(three, choice.rank)))] - choice.net) < 1e-4);
    }
    if (values[0].net - values[1].net > 1e-4)
      CHECK(bestThird(setOf(three), nets) == static_cast<int>(values[0].rank));
  }
}

TEST_CASE("lead and reply of the policy are those of the advice") {
  Random random(7);
  for (int deal = 0; deal < 200; ++deal) {
    const Drawn drawn(random);
    PlayInformation pone = informationOf(drawn, Seat::pone, true),
                    dealer = informationOf(drawn, Seat::dealer, true);
    const OpeningTable& opening = *shippedPlay().opening;
    const Rank lead = drawn.kept[Seat::pone][0];
    dealer.played = {{Seat::pone, lead}};
    CHECK(bestOpening(opening, OpeningTable::lead(setOf(drawn.kept[Seat::pone]))) ==
          static_cast<int>(Advisor::make(pone, shippedPlay())->values()[0].rank));
    const int reply = setOf(drawn.kept[Seat::dealer]);
    CHECK(bestOpening(opening, OpeningTable::reply(static_cast<int>(lead), reply)) ==
          static_cast<int>(Advisor::make(dealer, shippedPlay())->values()[0].rank));
  }
}

TEST_CASE("a best answer to the advice after the third card is worth no less than the advice gets") {
  for (const FirstRanks& first : {FirstRanks{3, 8, 5}, FirstRanks{9, 9, 0}}) {
    const PlayKnowledge& knowledge = shippedPlay();
    const SolvedSubgame solved = solveAsAdvised(first, knowledge, fewRounds);
    CfrState policy{std::vector<float>(solved.tree.choiceCount()),
                    std::vector<float>(solved.tree.choiceCount()), 1};
    for (const Seat us : bothSeats) {
      Beliefs beliefs(static_cast<std::size_t>(RankSets::count[4]),
                      (us == Seat::pone ? knowledge.asDealer : knowledge.asPone).unconditional());
      AdvisedSubgame(solved, us, beliefs, *knowledge.opening)
          .chooseEverywhere(policy.cumulativeStrategy.data());
    }
    PlaySolver solver(solved.tree, JointHands(91 * 455, 1.0f / (91 * 455)));
    solver.resume(policy);
    const double zero = solver.value(Seat::pone) + solver.value(Seat::dealer);
    CHECK(std::abs(zero) < 1e-5);
    for (const Seat them : bothSeats) CHECK(solver.bestResponseValue(them) > solver.value(them) + 0.001);
  }
}

TEST_CASE("an adversary wins nothing from the advice if both players have a single rank") {
  // The first cards are king, king and queen. The pone has two queens left, and the dealer has three tens.
  const FirstRanks first{12, 12, 11};
  const PlayKnowledge& knowledge = shippedPlay();
  const SolvedSubgame solved = solveAsAdvised(first, knowledge, fewRounds);
  JointHands joint(91 * 455);
  const auto pone = static_cast<std::size_t>(setOf("QQ")), dealer = static_cast<std::size_t>(setOf("TTT"));
  joint[pone * 455 + dealer] = 1;
  PlaySolver solver(solved.tree, joint);
  CfrState policy{solver.state().cumulativeRegret, solved.later.cumulativeStrategy, 1};
  const Beliefs beliefs(static_cast<std::size_t>(RankSets::count[4]), knowledge.asPone.unconditional());
  for (const Seat us : bothSeats)
    AdvisedSubgame(solved, us, beliefs, *knowledge.opening)
        .chooseEverywhere(policy.cumulativeStrategy.data());
  solver.resume(policy);
  CHECK(solver.bestResponseValue(Seat::pone) == -solver.bestResponseValue(Seat::dealer));
  CHECK(solver.bestResponseValue(Seat::pone) == solver.value(Seat::pone));
}

TEST_CASE("a subgame lies in the tree of the whole play as it is on its own", "[exhaust]") {
  static const PlayTree whole{PublicPlay{}};
  for (const FirstRanks& first : {FirstRanks{0, 0, 0}, FirstRanks{3, 8, 5}, FirstRanks{12, 12, 12}}) {
    const PlayTree own{playAfter(first)};
    const SubgamePlace place = placeOf(whole, first);
    for (std::size_t at = 0; at < own.nodeCount(); ++at) {
      const PlayTree::Node &ours = own.node(static_cast<int>(at)),
                           &theirs = whole.node(place.node + static_cast<int>(at));
      REQUIRE(ours.ranks == theirs.ranks);
      REQUIRE(ours.seat == theirs.seat);
      REQUIRE(ours.choices + place.choices == theirs.choices);
    }
  }
}
