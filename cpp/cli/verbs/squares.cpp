// The verb `squares` counts a grid of Cribbage Squares, and values the cells for a card, or reviews the grid.

#include "cli/verb.h"

namespace cribbage {

namespace {

// The arguments of the verb: a grid, and the card to place or all cards in the order in which they came.
struct SquaresVerb {
  Given grid, card, drawn;
};

}  // namespace

void addSquares(const Program& program) {
  Verb<SquaresVerb> squares(
      program, "squares",
      "Count Cribbage Squares: cribbage squares '5H 5D ? ? ? ? ? ? ? ? ? ? ? ? ? ?' --card JC");
  squares.words(&SquaresVerb::grid, "grid", "Sixteen cells row by row, ? for an empty one").required();
  const Option card = squares.text(&SquaresVerb::card, "--card", "The card to place: values each empty cell");
  squares.words(&SquaresVerb::drawn, "--drawn", "The cards in order, to say what each placing cost")
      .takes(1, 52)
      .excludes(card);
  squares.runs([](const SquaresVerb& asked, bool json) {
    const auto print = [](const auto& answer) { write(std::cout, answer); };
    if (asked.drawn.kind == Given::Kind::absent)
      return finish(valueSquares(SquaresQuestion{asked.grid, asked.card}), json, print);
    return finish(reviewSquares(ReviewSquaresQuestion{asked.grid, asked.drawn}), json, print);
  });
}

}  // namespace cribbage
