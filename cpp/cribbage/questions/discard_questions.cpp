#include "cribbage/questions/discard_questions.h"

#include <algorithm>

#include "cribbage/winning/discard_chances.h"
#include "cribbage/winning/winning_opponent.h"

namespace cribbage {

namespace {

enum class Opponent { expert, handOnly, random };

// A question that has been read.
struct Asked {
  Dealt dealt{};
  bool weDeal = false;
  int ours = 0, theirs = 0;
  bool byChance = true;
  Opponent opponent = Opponent::expert;
};

Result<Opponent> opponentOf(const Given& given) {
  if (given.kind == Given::Kind::absent) return Opponent::expert;
  if (given.kind == Given::Kind::text) {
    if (given.text == "expert") return Opponent::expert;
    if (given.text == "handOnly") return Opponent::handOnly;
    if (given.text == "random") return Opponent::random;
  }
  return wrongKind("opponent", given, "“expert”, “handOnly” or “random”");
}

Result<Asked> read(const DiscardsQuestion& question) {
  const auto cards = cardsOf(question.dealt, "dealt");
  if (!cards) return cards.error();
  if (question.weDeal.kind == Given::Kind::absent) return missing("weDeal", "true when the crib is ours");
  const auto weDeal = truthOf(question.weDeal, "weDeal", false);
  if (!weDeal) return weDeal.error();
  const auto ours = scoreOf(question.ours);
  if (!ours) return ours.error();
  const auto theirs = scoreOf(question.theirs);
  if (!theirs) return theirs.error();
  const auto byChance = isByChance(question.order);
  if (!byChance) return byChance.error();
  Asked asked{{}, *weDeal, *ours, *theirs, *byChance, {}};
  if (cards->size() != asked.dealt.size()) return wrongCount(*cards, "Six cards are dealt");
  std::copy(cards->begin(), cards->end(), asked.dealt.begin());
  const auto opponent = opponentOf(question.opponent);
  if (!opponent) return opponent.error();
  asked.opponent = *opponent;
  return asked;
}

using Discards = std::array<Discard, 15>;

Result<Standing> standingOf(const Asked& asked, const Tables& tables) {
  const auto pegging = tables.pegging();
  if (!pegging) return pegging.error();
  const auto board = tables.board();
  if (!board) return board.error();
  return Standing{asked.ours, asked.theirs, *pegging, *board};
}

// Near the last hole an expert throws to win, not for points.
bool throwsToWin(const Asked& asked) {
  return asked.opponent == Opponent::expert &&
         lastHole - std::max(asked.ours, asked.theirs) <= WinningOpponent::nearest;
}

template <class Model>
Result<Discards> valueAgainst(const Model& opponent, const Asked& asked, const Tables& tables) {
  const PlayTable& plays = **tables.play();
  Discards choices = valueDiscards(asked.dealt, asked.weDeal, opponent, plays);
  if (!asked.byChance) return choices;
  const auto standing = standingOf(asked, tables);
  if (!standing) return standing.error();
  if (throwsToWin(asked))
    valueChances(choices, asked.weDeal,
                 WinningOpponent(**tables.crib(), plays, *standing->pegging, *standing->board, asked.ours,
                                 asked.theirs),
                 *standing);
  else
    valueChances(choices, asked.weDeal, opponent, *standing);
  sortByChance(choices);
  return choices;
}

}  // namespace

Result<Discards> valueDiscards(const DiscardsQuestion& question, const Tables& tables) {
  const auto asked = read(question);
  if (!asked) return asked.error();
  if (const auto plays = tables.play(); !plays) return plays.error();
  if (asked->opponent == Opponent::random) return valueAgainst(RandomOpponent{}, *asked, tables);
  const auto crib = tables.crib();
  if (!crib) return crib.error();
  const auto& [dealer, pone, handOnly] = **crib;
  return asked->opponent == Opponent::handOnly
             ? valueAgainst(PolicyOpponent(handOnly, handOnly), *asked, tables)
             : valueAgainst(PolicyOpponent(dealer, pone), *asked, tables);
}

TableNames needs(const DiscardsQuestion& question) {
  const auto asked = read(question);
  if (!asked) return {};
  TableNames names{"play"};
  if (asked->opponent != Opponent::random) names.push_back("crib");
  if (asked->byChance) names.insert(names.end(), {"pegging", "board"});
  return names;
}

}  // namespace cribbage
