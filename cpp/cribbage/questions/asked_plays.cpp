#include "cribbage/questions/asked_plays.h"

#include <algorithm>

#include "cribbage/cards/card_set.h"

namespace cribbage {

namespace {

// Returns the words for the two sides in an error message to us, such as `we` and `they`.
PerSeatOfFour<PlayerWords> wordsFor(bool weDeal) {
  PerSeatOfFour<PlayerWords> words;
  words[seatOf(Side::us, weDeal)] = {"us", "we"};
  words[seatOf(Side::them, weDeal)] = {"them", "they"};
  return words;
}

Result<OwnCards> ownCardsOf(const PlaysQuestion& question) {
  const auto kept = cardsOf(question.kept, "kept");
  if (!kept) return kept.error();
  const auto thrown = cardsIfAny(question.thrown, "thrown");
  if (!thrown) return thrown.error();
  const auto starter = cardsIfAny(question.starter, "starter");
  if (!starter) return starter.error();
  OwnCards own;
  if (kept->size() != own.kept.size()) return wrongCount(reason::keptNotFour, *kept);
  if (!thrown->empty() && thrown->size() != 2) return wrongCount(reason::thrownNotTwo, *thrown);
  if (starter->size() > 1) return wrongCount(reason::starterNotOne, *starter);
  std::copy(kept->begin(), kept->end(), own.kept.begin());
  if (!thrown->empty()) own.thrown = {(*thrown)[0], (*thrown)[1]};
  if (!starter->empty()) own.starter = starter->front();
  return own;
}

// Returns the cards we have left after a play, or an error if the play contradicts the cards we hold.
Result<CardSet> leftAfter(const Play& play, const OwnCards& own, Seat us) {
  CardSet kept;
  if (const auto error = refuseTwice(own.kept, kept)) return *error;
  CardSet known = kept;
  if (own.thrown)
    if (const auto error = refuseTwice(*own.thrown, known)) return *error;
  if (own.starter)
    if (const auto error = refuseTwice({&*own.starter, 1}, known)) return *error;
  CardSet left = kept;
  for (const CardPlay& turn : play.played()) {
    if (turn.by == us && !kept.has(turn.card))
      return makeError(reason::notKept, print(turn.card), {cardPart(turn.card)});
    if (turn.by != us && known.has(turn.card)) return twice(turn.card);
    if (turn.by == us) left.remove(turn.card);
  }
  for (const Card card : left)
    if (!play.mayHold(us, card))
      return makeError(reason::ourGoWithPlayableCard, print(card), {cardPart(card)});
  return left;
}

}  // namespace

Result<AskedPlay> readPlay(const Given& played, const Given& weDeal, const Given& ours, const Given& theirs) {
  const auto text = turnsOf(played, "played", "us 5H, them TD");
  if (!text) return text.error();
  auto turns = parsePlayed(*text);
  if (!turns) return turns.error();
  if (weDeal.kind == Given::Kind::absent) return missing(reason::leaderMissing, "weDeal");
  const auto dealt = truthOf(weDeal, "weDeal", false);
  if (!dealt) return dealt.error();
  const auto score = scoresOf(ours, theirs);
  if (!score) return score.error();
  return AskedPlay{std::move(*turns), *dealt, *score};
}

Result<Play> playOf(std::span<const Turn> played, bool weDeal, Score score) {
  if (const auto error = refuse(score)) return *error;
  Play play(
      PerSeat<int>{weDeal ? std::array{score.theirs, score.ours} : std::array{score.ours, score.theirs}});
  for (const Turn& turn : played) {
    const Seat by = seatOf(turn.by, weDeal);
    const auto refused = turn.card ? play.play(by, *turn.card) : play.go(by);
    if (refused) return inWords(*refused, wordsFor(weDeal));
  }
  return play;
}

std::optional<Side> toPlayOf(const Play& play, bool weDeal) {
  return play.toPlay() ? std::optional(sideOf(*play.toPlay(), weDeal)) : std::nullopt;
}

Result<AskedPlays> readPlays(const PlaysQuestion& question) {
  const auto own = ownCardsOf(question);
  if (!own) return own.error();
  auto play = readPlay(question.played, question.weDeal, question.ours, question.theirs);
  if (!play) return play.error();
  const auto quick = truthOf(question.quick, "quick", false);
  if (!quick) return quick.error();
  const auto order = orderOf(question.order);
  if (!order) return order.error();
  const auto objective = objectiveOf(question.objective);
  if (!objective) return objective.error();
  return AskedPlays{std::move(*play), *own, *order, *quick, *objective};
}

Result<Position> positionOf(const AskedPlays& asked) {
  auto play = playOf(asked.played, asked.weDeal, asked.score);
  if (!play) return play.error();
  const Seat seat = seatOf(Side::us, asked.weDeal);
  const auto left = leftAfter(*play, asked.own, seat);
  if (!left) return left.error();
  const int us = lastHole - asked.score.ours - play->pegged(seat);
  const int them = lastHole - asked.score.theirs - play->pegged(other(seat));
  const CardSet legal = play->toPlay() == seat ? play->legal(*left) : CardSet{};
  return Position{std::move(*play), legal, asked.weDeal ? ToGo{us, them} : ToGo{them, us}};
}

PlayInformation informationOf(const AskedPlays& asked) {
  PlayInformation information;
  const OwnCards& own = asked.own;
  for (std::size_t at = 0; at < own.kept.size(); ++at) information.kept[at] = own.kept[at].rank();
  if (own.thrown) information.thrown = {(*own.thrown)[0].rank(), (*own.thrown)[1].rank()};
  if (own.starter) information.starter = own.starter->rank();
  information.us = seatOf(Side::us, asked.weDeal);
  for (const Turn& turn : asked.played)
    information.played.push_back(
        {seatOf(turn.by, asked.weDeal), turn.card ? std::optional(turn.card->rank()) : std::nullopt});
  return information;
}

ToGo atLead(const AskedPlays& asked) {
  const int ours = lastHole - asked.score.ours, theirs = lastHole - asked.score.theirs;
  return asked.weDeal ? ToGo{ours, theirs} : ToGo{theirs, ours};
}

ToGo thrownAt(const AskedPlays& asked) {
  ToGo toGo = atLead(asked);
  const bool heels = asked.own.starter && asked.own.starter->rank() == Rank::jack;
  if (heels) toGo.dealer = std::min(toGo.dealer + 2, lastHole);
  return toGo;
}

}  // namespace cribbage
