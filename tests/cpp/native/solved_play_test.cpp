// Compares a player who plays by a solution with the solver itself. A short play is enough, because its tree
// has the same form as the tree of the whole play.

#include "native/solved_play.h"

#include "catch.h"
#include "cribbage/cards/rank_sets.h"
#include "cribbage/play/open_play.h"
#include "cribbage/solver/play_solver.h"
#include "written.h"

using namespace cribbage;

namespace {

PublicPlay after(std::string_view played) {
  PublicPlay play;
  for (const Rank rank : ranks(played)) play.play(rank);
  return play;
}

// A play after three cards, solved for some rounds.
struct Solved {
  explicit Solved(std::string_view played)
      : root(after(played)), tree(root), solver(tree, JointHands(91 * 455, 1.0f / (91 * 455))) {
    for (int round = 0; round < 3; ++round) solver.solveRound();
  }
  SolvedPlay play() const { return {tree, solver.state().cumulativeStrategy}; }

  PublicPlay root;
  PlayTree tree;
  PlaySolver solver;
};

// Draws hands of two and three cards from the cards that have not been played.
OpenHands anyHands(Random& random, std::string_view played) {
  std::vector<Rank> deck;
  for (int card = 0; card < deckSize; ++card) deck.push_back(Card::fromId(card).rank());
  for (const Rank rank : ranks(played)) deck.erase(std::find(deck.begin(), deck.end(), rank));
  OpenHands hands;
  for (const auto& [side, size] : {std::pair{Seat::pone, 2}, {Seat::dealer, 3}}) {
    for (int card = 0; card < size; ++card) {
      const auto at = random.below(static_cast<std::uint32_t>(deck.size()));
      hands[side].push_back(deck[at]);
      deck.erase(deck.begin() + at);
    }
    std::sort(hands[side].begin(), hands[side].end());
  }
  return hands;
}

bool canPlay(const PublicPlay& play, const std::vector<Rank>& held) {
  return std::any_of(held.begin(), held.end(), [&](Rank rank) { return play.pile().takes(rank); });
}

}  // namespace

TEST_CASE("a hand is played with the chances that the solver gives") {
  const std::string_view first = "4J6";
  const Solved solved(first);
  const SolvedPlay play = solved.play();
  Random random(3);
  int nodes = 0;
  for (int time = 0; time < 200; ++time) {
    OpenHands hands = anyHands(random, first);
    PublicPlay now = solved.root;
    std::vector<PlayEvent> played;
    int target = play.root();
    while (!now.over()) {
      const auto& held = hands[now.toAct()];
      int playing = -1;
      if (canPlay(now, held)) {
        if (target >= 0) {
          ++nodes;
          CHECK(play.chances(target, now, held) == solved.solver.chances(target, rankSets().number(held)));
        }
        playing = static_cast<int>(play.choose(target, now, held, random));
      }
      target = play.after(target, playing);
      played.push_back({now.toAct(), std::nullopt});
      if (playing >= 0) {
        played.back().rank = static_cast<Rank>(playing);
        REQUIRE(now.pile().takes(*played.back().rank));
        hands = without(hands, now.toAct(), *played.back().rank);
        now.play(*played.back().rank);
      } else {
        now.go();
      }
      CHECK(play.after(played) == target);
    }
  }
  CHECK(nodes > 300);
}

TEST_CASE("a side that plays on alone plays its cards in the best order") {
  // At 22 the dealer, who holds only tenth cards, must say go. The pone plays their last two cards, and the
  // dealer leads a queen.
  PublicPlay play = after("2KT");
  play.go();
  for (const Rank rank : ranks("43Q")) play.play(rank);
  REQUIRE(play.left(Seat::pone) == 0);
  CHECK(print(bestAlone(play, ranks("JQ"))) == 'Q');  // a pair
  CHECK(print(bestAlone(play, ranks("JJ"))) == 'J');
}

TEST_CASE("both sides play open hands for the most points") {
  // The dealer pairs the ten. The pone must say go, the dealer makes 31 with the six, and the pone plays the
  // last card.
  PublicPlay play = after("TTT");
  play.go();
  play.go();
  for (const Rank rank : ranks("5T")) play.play(rank);
  CHECK(openNet(play.withoutMemory(), {{ranks("J"), ranks("6T")}}) == 1 - 4);
}
