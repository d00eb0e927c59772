#include "cribbage/review/play_review.h"

#include <algorithm>

#include "cribbage/base/sort_few.h"

namespace cribbage {

PlayReview::PlayReview(const SeenDeal& deal, const KnownDeal* known, const ReviewTables& tables, bool quick)
    : deal_(deal), known_(known), tables_(tables), quick_(quick), atLead_(deal.before) {
  atLead_.dealer -= deal.heels;
  toGo_ = atLead_;
}

void PlayReview::peg(PublicPlay::Gain gain) {
  (gain.seat == Seat::dealer ? toGo_.dealer : toGo_.pone) -= gain.points;
}

void PlayReview::go() {
  turns_.push_back({play_.toAct(), std::nullopt});
  peg(play_.go());
}

// Says every go that must come before this seat plays this rank, whether the record has it or not. Returns
// false if such a go is impossible.
bool PlayReview::untilTurnOf(Seat seat, Rank rank) {
  while (!play_.over() && (play_.toAct() != seat || !play_.mayPlay(static_cast<int>(rank)))) {
    if (!play_.mayGo()) return false;
    go();
  }
  return !play_.over();
}

void PlayReview::take(const DealEvent& event) {
  if (event.kind == DealEvent::Kind::card) play(deal_.seatOf(event.by), event.card);
}

void PlayReview::play(Seat seat, const SeenCard& card) {
  ReviewedCard reviewed{
      {ReviewStep::Kind::played, deal_.playerAt(seat), 0, {}, {}, {}, {}, {}, {}}, seat, {}, {}};
  certain_ = certain_ && card.suit && goesOn() && untilTurnOf(seat, card.rank);
  if (card.suit) reviewed.step.chosen = {Card{card.rank, *card.suit}};
  if (certain_) {
    const Card played = reviewed.step.chosen[0];
    if (deal_.cards[seat].kept && goesOn()) judge(seat, played, &reviewed);
    turns_.push_back({seat, played});
    peg(play_.play(card.rank));
  }
  cards_.push_back(std::move(reviewed));
}

// Does not check whether the pone reached the last hole in the play, because `afterPlay` then returns 0.
std::optional<double> PlayReview::after() const {
  if (!known_ || !certain_ || !play_.over()) return std::nullopt;
  if (toGo_.dealer <= 0) return 1;
  return known_->afterPlay(toGo_, *deal_.starter);
}

// Returns the ranks that a player has left, lowest first.
std::vector<Rank> PlayReview::leftOf(Seat seat) const {
  std::vector<Rank> left;
  for (const Card card : *deal_.cards[seat].kept)
    if (std::none_of(turns_.begin(), turns_.end(), [&](const Turn& turn) { return turn.card == card; }))
      left.push_back(card.rank());
  sortFew(left);
  return left;
}

PlayInformation PlayReview::informationOf(Seat seat) const {
  PlayInformation information;
  const RecordedSix& own = deal_.cards[seat];
  for (std::size_t at = 0; at < own.kept->size(); ++at) information.kept[at] = (*own.kept)[at].rank();
  if (own.thrown) information.thrown = {(*own.thrown)[0].rank(), (*own.thrown)[1].rank()};
  if (deal_.starter) information.starter = deal_.starter->rank();
  information.us = seat;
  for (const Turn& turn : turns_)
    information.played.push_back({turn.by, turn.card ? std::optional(turn.card->rank()) : std::nullopt});
  return information;
}

Choice PlayReview::choiceOf(Seat seat) const {
  const RecordedSix& own = deal_.cards[seat];
  Choice choice;
  choice.kept.assign(own.kept->begin(), own.kept->end());
  if (own.thrown) choice.thrown.assign(own.thrown->begin(), own.thrown->end());
  choice.starter = deal_.starter;
  choice.weDeal = seat == Seat::dealer;
  for (const Turn& turn : turns_) choice.played.push_back({turn.by == seat, turn.card});
  const int dealers = lastHole - deal_.before.dealer + deal_.heels, pones = lastHole - deal_.before.pone;
  choice.ours = choice.weDeal ? dealers : pones;
  choice.theirs = choice.weDeal ? pones : dealers;
  return choice;
}

// Computes the win chance that the card lost, from what its player could know. If both hands are known, also
// computes the dealer's win chance before the card, from both hands.
void PlayReview::judge(Seat seat, Card card, ReviewedCard* reviewed) const {
  const PlayInformation information = informationOf(seat);
  auto advisor = Advisor::make(information, *tables_.knowledge,
                               ScoreContext(deal_.before, atLead_, information.starter, tables_.win));
  if (!advisor || advisor->turn() != Advisor::Turn::ours) return;
  if (quick_)
    advisor->run(Advisor::firstRounds);
  else
    advisor->settle();
  const RecordedSix& own = deal_.cards[seat];
  CardSet played;
  for (const Turn& turn : turns_)
    if (turn.by != seat && turn.card) played.add(*turn.card);
  const WinUtility utility({*own.kept, own.thrown, seat == Seat::dealer}, deal_.starter, toGo_, deal_.before,
                           played, tables_.win);
  const std::vector<PlayChoice> choices = advisor->values(utility);
  const auto chosen = std::find_if(choices.begin(), choices.end(),
                                   [&](const PlayChoice& choice) { return choice.rank == card.rank(); });
  if (chosen == choices.end()) return;
  reviewed->chosen = chosen->winChance;
  reviewed->step.lost = chosen->tied ? 0 : *choices[0].winChance - *chosen->winChance;
  reviewed->step.asked = choiceOf(seat);
  if (choices.size() > 1) {
    const Hand& kept = *own.kept;
    const auto best = std::find_if(kept.begin(), kept.end(), [&](Card each) {
      return each.rank() == choices[0].rank &&
             std::none_of(turns_.begin(), turns_.end(), [&](const Turn& turn) { return turn.card == each; });
    });
    reviewed->step.best = {chosen == choices.begin() ? card : *best};
  }
  const auto& theirs = deal_.cards[other(seat)].kept;
  if (!known_ || !theirs || cards_.size() < 2) return;
  const PlayEndings endings{{{toGo_.pone, toGo_.dealer}}, [&](const SeatPegs& pegs) {
                              return known_->afterPlay(
                                  {toGo_.dealer - pegs[Seat::dealer], toGo_.pone - pegs[Seat::pone]},
                                  *deal_.starter);
                            }};
  reviewed->known = advisor->known(leftOf(other(seat)), endings);
}

}  // namespace cribbage
