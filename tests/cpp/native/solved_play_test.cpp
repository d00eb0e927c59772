// Compares a player who plays by a solution with the solver itself. A short play is enough, because its tree
// has the same form as the tree of the whole play.

#include "native/solved_play.h"

#include "catch.h"
#include "cribbage/play/open_play.h"
#include "cribbage/solver/play_solver.h"
#include "written.h"

using namespace cribbage;

namespace {

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
  const Deck all = shuffled(random);
  for (const Card card : all.cards()) deck.push_back(card.rank());
  for (const Rank rank : ranks(played)) deck.erase(std::find(deck.begin(), deck.end(), rank));
  OpenHands hands;
  hands[Seat::pone].assign(deck.begin(), deck.begin() + 2);
  hands[Seat::dealer].assign(deck.begin() + 2, deck.begin() + 5);
  for (const Seat seat : bothSeats) std::sort(hands[seat].begin(), hands[seat].end());
  return hands;
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
      std::optional<Rank> rank;
      if (canPlay(now, held)) {
        if (target >= 0) {
          ++nodes;
          CHECK(play.chances(target, now, held) == solved.solver.chances(target, setOf(held)));
        }
        rank = play.choose(target, now, held, random);
        REQUIRE(now.pile().takes(*rank));
      }
      target = play.after(target, rank ? static_cast<int>(*rank) : -1);
      played.push_back({now.toAct(), rank});
      if (rank) hands = without(hands, now.toAct(), *rank);
      rank ? now.play(*rank) : now.go();
      CHECK(play.after(played) == target);
    }
  }
  CHECK(nodes > 300);
}

TEST_CASE("a side that plays on alone plays its cards in the best order") {
  // At 22 the dealer, who holds only tenth cards, must say go. The pone plays their last two cards, and the
  // dealer leads a queen.
  const PublicPlay play = after("2KT-43Q");
  REQUIRE(play.left(Seat::pone) == 0);
  CHECK(print(bestAlone(play, ranks("JQ"))) == 'Q');  // a pair
  CHECK(print(bestAlone(play, ranks("JJ"))) == 'J');
}

TEST_CASE("both sides play open hands for the most points") {
  // The dealer pairs the ten. The pone must say go, the dealer makes 31 with the six, and the pone plays the
  // last card.
  CHECK(openNet(after("TTT--5T").withoutMemory(), {{ranks("J"), ranks("6T")}}) == 1 - 4);
}
