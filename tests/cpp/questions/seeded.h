#pragma once
// Questions about the deals and plays that are made from a seed.

#include <vector>

#include "cases.h"
#include "cli/signature/seeded_positions.h"

/// Returns the question about our card in a play, at the score before it.
inline json questionOf(const cribbage::SeededPlay& at, cribbage::Score score) {
  const std::vector<cribbage::Card> six(at.ours().begin(), at.ours().end());
  return playQuestion(cribbage::print({six.begin(), six.begin() + 4}),
                      cribbage::print({six.begin() + 4, six.end()}), print(at.deal.starter), at.weDeal,
                      at.played, score.ours, score.theirs);
}

/// Returns the question about the throw from the pone's six cards. Every second seed takes them as the
/// dealer's.
inline json discardQuestion(std::uint64_t seed, cribbage::Score score) {
  const cribbage::Dealt six = cribbage::SeededDeal(seed).hands.pone;
  return {{"dealt", cribbage::print({six.begin(), six.end()})},
          {"weDeal", seed % 2 == 0},
          {"ours", score.ours},
          {"theirs", score.theirs}};
}

inline bool isOurTurn(const cribbage::SeededPlay& at) {
  return at.play.toPlay() == seatOf(cribbage::Side::us, at.weDeal);
}

/// Returns the cards that we still hold.
inline cribbage::CardSet heldByUs(const cribbage::SeededPlay& at) {
  cribbage::CardSet held({at.ours().begin(), at.ours().begin() + 4});
  for (const cribbage::CardPlay& played : at.play.played())
    if (held.has(played.card)) held.remove(played.card);
  return held;
}
