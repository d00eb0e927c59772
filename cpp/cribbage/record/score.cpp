#include "cribbage/record/score.h"

#include <algorithm>
#include <cstddef>

#include "cribbage/record/words.h"
#include "cribbage/show/score.h"

namespace cribbage {

namespace {

using record_words::asRecord;
using record_words::refused;
using record_words::written;

// The four cards of a show and the starter, as far as they are known.
struct Shown {
  std::vector<MaybeSeen> four;
  std::optional<SeenCard> starter;
  bool crib = false;
};

bool allSeen(const Shown& shown) {
  return shown.starter && shown.four.size() == mostKept &&
         std::all_of(shown.four.begin(), shown.four.end(), [](const MaybeSeen& card) { return card; });
}

// Returns whether a flush is possible, as far as suits are known. In the crib, the starter must also fit.
bool mayBeOneSuit(const Shown& shown) {
  std::optional<Suit> suit;
  RankCounts counts{};
  for (const MaybeSeen& card : shown.four) {
    if (++counts[static_cast<std::size_t>(card->rank)] > 1) return false;
    if (card->suit && suit && *card->suit != *suit) return false;
    if (card->suit) suit = card->suit;
  }
  return !shown.crib || !suit || !shown.starter->suit || *suit == *shown.starter->suit;
}

// Returns whether the four cards are known to be of one suit.
bool isOneSuit(const Shown& shown) {
  const auto& suit = shown.four.front()->suit;
  return suit && std::all_of(shown.four.begin(), shown.four.end(),
                             [&](const MaybeSeen& card) { return card->suit == suit; });
}

bool mayHaveNobs(const Shown& shown) {
  return std::any_of(shown.four.begin(), shown.four.end(), [&](const MaybeSeen& card) {
    return card->rank == Rank::jack &&
           (!card->suit || !shown.starter->suit || *card->suit == *shown.starter->suit);
  });
}

// The minimum and maximum points of a show.
struct Range {
  int least = 0, most = mostPoints;
};

Range rangeOf(const Shown& shown) {
  if (!allSeen(shown)) return {};
  Hand hand{};
  RankCounts counts{};
  bool suits = shown.starter->suit.has_value();
  for (std::size_t at = 0; at < hand.size(); ++at) {
    const SeenCard& card = *shown.four[at];
    suits = suits && card.suit;
    if (card.suit) hand[at] = Card{card.rank, *card.suit};
    ++counts[static_cast<std::size_t>(card.rank)];
  }
  if (suits) {
    const int points = score(hand, Card{shown.starter->rank, *shown.starter->suit}, shown.crib);
    return {points, points};
  }
  ++counts[static_cast<std::size_t>(shown.starter->rank)];
  const int byRank = static_cast<int>(scoreRankCounts(counts));
  return {byRank + (!shown.crib && isOneSuit(shown) ? 4 : 0),
          byRank + (mayBeOneSuit(shown) ? 5 : 0) + (mayHaveNobs(shown) ? 1 : 0)};
}

}  // namespace

DealReferee::DealReferee(const Record& record, const RecordedDeal& deal, const PerPlayer<int>& scores)
    : record_(record), deal_(deal), scores_(scores) {
  scored_.dealer = deal.dealer;
  scored_.before = scored_.after = scores;
  scored_.starter = deal.starter;
  scored_.shows.resize(record.seating.count() + 1);
}

std::optional<Error> DealReferee::begin() {
  if (auto error = hands_.begin(deal_, record_)) return error;
  scored_.cards = hands_.cards;
  scored_.crib = hands_.crib;
  // The record names these cards with their suits. A card without a suit is played as another card of its
  // rank.
  taken_ = hands_.known.with(hands_.played);
  if (scored_.starter && scored_.starter->rank == Rank::jack) {
    scored_.heels = 2;
    peg(deal_.dealer, Source::heels, 2);
  }
  return std::nullopt;
}

PerSeatOfFour<PlayerWords> DealReferee::words() const {
  PerSeatOfFour<PlayerWords> words;
  for (const PlayerId who : seating().players()) words[seatOf(who)].name = nameOf(who);
  return words;
}

void DealReferee::peg(PlayerId by, Source source, int points) {
  if (points == 0 || over()) return;
  const PlayerId side = seating().sideOf(by);
  int& score = scores_[side];
  const int counted = std::min(points, record_.target - score);
  score += counted;
  scored_.after = scores_;
  scored_.pegs.push_back({by, source, counted, score});
  if (score == record_.target) winner_ = side;
}

// Pegs the points of the play so far. The point for a go becomes certain only after the card that earns it.
void DealReferee::pegPlay() {
  const std::vector<CardPlay>& played = play_->played();
  for (std::size_t at = 0; at < scored_.play.size(); ++at) {
    RecordedCard& card = scored_.play[at];
    const int more = played[at].points - card.points;
    card.points = played[at].points;
    peg(card.by, Source::play, more);
  }
}

Play& DealReferee::play() {
  if (!play_) {
    // `Play` ends at 121, so the scores of a shorter game are raised by the missing holes.
    const int behind = Play::gameHole - record_.target;
    PerSeatOfFour<int> scores;
    for (const PlayerId who : seating().players())
      scores[seatOf(who)] = scores_[seating().sideOf(who)] + behind;
    play_.emplace(seating().count(), scores);
  }
  return *play_;
}

std::optional<PlayerId> DealReferee::toPlay() const {
  if (!play_ || !play_->toPlay() || over()) return std::nullopt;
  return playerAt(*play_->toPlay());
}

// If the suit is unknown, a free card of that rank stands in, because suits do not count in the play.
std::optional<Card> DealReferee::cardFor(const SeenCard& seen) {
  if (seen.suit) return Card{seen.rank, *seen.suit};
  for (int suit = 0; suit < suitCount; ++suit) {
    const Card card{seen.rank, static_cast<Suit>(suit)};
    if (taken_.has(card)) continue;
    taken_.add(card);
    return card;
  }
  return std::nullopt;
}

std::optional<DealReferee::NotPlayed> DealReferee::playAs(PlayerId by, const SeenCard& card) {
  RecordedHands hands = hands_;
  const CardSet taken = taken_;
  const auto seen = hands.play(by, card, nameOf(by));
  if (!seen) return NotPlayed{seen.error()};
  const auto one = cardFor(*seen);
  if (!one) return NotPlayed{refused(reason::fiveOfRank, print(*seen))};
  Play next = play();
  std::optional<NotPlayed> notPlayed;
  if (const auto refusal = next.play(seatOf(by), *one))
    notPlayed = NotPlayed{asRecord(inWords(*refusal, words(), seen->suit.has_value()))};
  else if (auto error = heldBack(next, hands))
    notPlayed = NotPlayed{*error, true};
  if (notPlayed) {
    taken_ = taken;
    return notPlayed;
  }
  play_ = std::move(next);
  hands_ = std::move(hands);
  scored_.cards = hands_.cards;
  tidyGoes(by);
  scored_.play.push_back({by, *seen, play_->played().back().count, 0});
  events_.push_back({DealEvent::Kind::card, by, *seen, std::nullopt});
  goes_ = 0;
  pegPlay();
  passKnown();
  return std::nullopt;
}

// Returns an error if a player who said go is known to hold a card that would have fitted.
std::optional<Error> DealReferee::heldBack(const Play& play, const RecordedHands& hands) const {
  for (const PlayerId who : seating().players()) {
    const int lacks = play.lacks(seatOf(who));
    const std::vector<MaybeSeen>& kept = hands.cards[who].kept;
    if (kept.size() > mostKept) continue;  // some of them may be discarded
    for (std::size_t at = 0; at < kept.size(); ++at) {
      if (!kept[at] || hands.isPlayed[who][at] || pips(kept[at]->rank) > lacks) continue;
      return refused(reason::goWithPlayableCard, print(*kept[at]),
                     {{"player", nameOf(who)}, {"count", mostCount - lacks}, {"card", print(*kept[at])}});
    }
  }
  return std::nullopt;
}

// Returns whether all remaining cards of a player are known and none of them fits.
bool DealReferee::mustPass(PlayerId who) const {
  const std::vector<MaybeSeen>& kept = hands_.cards[who].kept;
  if (kept.size() != mostKept) return false;
  for (std::size_t at = 0; at < kept.size(); ++at)
    if (!hands_.isPlayed[who][at] && (!kept[at] || play_->pile().takes(kept[at]->rank))) return false;
  return true;
}

// Says go for the player whose turn it is, as long as all of that player's cards are known and none fits.
void DealReferee::passKnown() {
  while (!over() && play_->toPlay() && play_->pile().length() > 0) {
    const Seat seat = *play_->toPlay();
    if (!mustPass(playerAt(seat)) || play_->go(seat)) return;
    pegPlay();
  }
}

void DealReferee::dropGoes() {
  while (!events_.empty() && events_.back().kind == DealEvent::Kind::go) events_.pop_back();
}

// Removes from the events each go just before the last card, because this card implies it. Writes a go for
// each player who was passed over in this count, because the text of a record does not say who played the
// card. After the last of these players who holds a card, none is needed.
void DealReferee::tidyGoes(PlayerId by) {
  dropGoes();
  const CardPlay& now = play_->played().back();
  if (scored_.play.empty() || now.count == pips(now.card.rank())) return;
  const PlayerId last = scored_.play.back().by;
  std::vector<DealEvent> goes;
  std::size_t needed = 0;
  for (PlayerId who = seating().left(last); who != by; who = seating().left(who)) {
    goes.push_back({DealEvent::Kind::go, who, {}, std::nullopt});
    if (play_->cardsHeld(seatOf(who)) > 0) needed = goes.size();
  }
  events_.insert(events_.end(), goes.begin(), goes.begin() + static_cast<std::ptrdiff_t>(needed));
}

std::optional<Error> DealReferee::takeCard(const SeenCard& card) {
  if (over()) return std::nullopt;
  const std::optional<Seat> turn = play().toPlay();
  if (!turn) return refused(reason::ninthCard, print(card), {{"card", print(card)}});
  // Returns the first player's error. But if the card could be another player's after a go, and this go is
  // impossible, returns the error about the go.
  std::optional<NotPlayed> notPlayed;
  for (std::size_t places = 0; places < seating().count(); ++places) {
    auto next = playAs(seating().left(playerAt(*turn), places), card);
    if (!next) return std::nullopt;
    if (!notPlayed || next->forGo) notPlayed = std::move(next);
  }
  return notPlayed->error;
}

std::optional<Error> DealReferee::goAs(PlayerId by) {
  Play next = play();
  if (const auto refusal = next.go(seatOf(by))) return asRecord(inWords(*refusal, words()));
  if (auto error = heldBack(next, hands_)) return error;
  play_ = std::move(next);
  ++goes_;
  events_.push_back({DealEvent::Kind::go, by, {}, std::nullopt});
  pegPlay();
  passKnown();
  if (play_->count() == 0) dropGoes();  // the point for the go implies that both have said go
  return std::nullopt;
}

std::optional<Error> DealReferee::takeGo() {
  if (over()) return std::nullopt;
  if (scored_.play.empty()) return refused(reason::goBeforeFirstCard, "go");
  return goAs(seating().left(scored_.play.back().by, goes_ + 1));
}

std::optional<Error> DealReferee::show(const DealEvent& event) {
  if (shows_ == scored_.shows.size()) return refused(reason::fourthShow, "show");
  const std::size_t at = shows_;
  const bool crib = at == seating().count();
  const PlayerId by = crib ? deal_.dealer : playerAt(seatsOf(seating().count())[at]);
  if (event.kind == DealEvent::Kind::show) {
    Shown shown{scored_.cards[by].kept, scored_.starter, crib};
    if (crib) shown.four.assign(scored_.crib.begin(), scored_.crib.end());
    const auto refuse = [&](const ErrorReason& ofHand, const ErrorReason& ofCrib, const std::string& text,
                            const Range& range = {}) {
      return refused(
          crib ? ofCrib : ofHand, text,
          {{"player", nameOf(by)}, {"points", range.least}, {"least", range.least}, {"most", range.most}});
    };
    const Range range = rangeOf(shown);
    if (!event.points && range.least != range.most)
      return refuse(reason::handUnknown, reason::cribUnknown, "show");
    const int points = event.points.value_or(range.least);
    const bool differs = points < range.least || points > range.most;
    if (differs && range.least == range.most)
      return refuse(reason::handDiffers, reason::cribDiffers, std::to_string(points), range);
    if (differs) return refuse(reason::handOutOfRange, reason::cribOutOfRange, std::to_string(points), range);
    if (points == 19 || (points >= 25 && points <= 27))
      return refused(reason::impossiblePoints, std::to_string(points), {{"points", points}});
    scored_.shows[at] = points;
    peg(by, crib ? Source::crib : Source::hand, points);
  }
  ++shows_;
  events_.push_back({event.kind, by, {}, scored_.shows[at]});
  return std::nullopt;
}

std::optional<Error> DealReferee::take(const DealEvent& event) {
  if (over() && event.kind != DealEvent::Kind::peg) return std::nullopt;
  switch (event.kind) {
    case DealEvent::Kind::card:
      if (const auto notPlayed = playAs(event.by, event.card)) return notPlayed->error;
      return std::nullopt;
    case DealEvent::Kind::go:
      return goAs(event.by);
    case DealEvent::Kind::show:
    case DealEvent::Kind::pass:
      return show(event);
    case DealEvent::Kind::peg:
      break;
  }
  const int points = event.points.value_or(0);
  if (points < 1 || points > record_.target)
    return refused(reason::pegTooFar, std::to_string(points), {{"target", record_.target}});
  if (winner_)
    return refused(reason::pegAfterWin, std::to_string(points),
                   {{"winner", nameOf(*winner_)}, {"player", nameOf(event.by)}, {"points", points}});
  events_.push_back(event);
  peg(event.by, Source::peg, points);
  return std::nullopt;
}

std::optional<Error> DealReferee::takeFinal(const PerPlayer<int>& score) {
  const auto sides = seating().sides();
  const auto hasWon = [&](PlayerId side) { return score[side] == record_.target; };
  const bool ends = std::count_if(sides.begin(), sides.end(), hasWon) == 1;
  const bool misses = std::any_of(sides.begin(), sides.end(), [&](PlayerId side) {
    return score[side] < scores_[side] || score[side] > record_.target;
  });
  if (!ends || misses || (over() && score != scores_))
    return refused(reason::impossibleFinal, written(score, seating()),
                   {{"score", written(scores_, seating())}, {"target", record_.target}});
  for (const bool winners : {false, true})
    for (const PlayerId side : sides)
      if (hasWon(side) == winners) peg(side, Source::peg, score[side] - scores_[side]);
  return std::nullopt;
}

}  // namespace cribbage
