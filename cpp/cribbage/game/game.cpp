#include "cribbage/game/game.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "cribbage/cards/card_set.h"

namespace cribbage {

namespace {

// Turns consecutive numbers into unrelated ones by SplitMix (Steele, Lea and Flood 2014, "Fast splittable
// pseudorandom number generators").
constexpr std::uint64_t mixed(std::uint64_t number) {
  number += 0x9E3779B97F4A7C15;
  number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9;
  number = (number ^ number >> 27) * 0x94D049BB133111EB;
  return number ^ number >> 31;
}

constexpr std::uint64_t asSeed(std::uint64_t number) {
  return number >> 11;  // 53 bits, as in `mostSeed`
}

// The course of a deal, the same for any number of players.
class OneDeal {
 public:
  virtual ~OneDeal() = default;
  OneDeal(const OneDeal&) = delete;
  OneDeal& operator=(const OneDeal&) = delete;

  // Plays until a side has 121 or the crib has been counted.
  void play() {
    if (record_) record_->dealer = dealer_;
    if (record_) record_->starter = seen(starter_);
    for (const Seat seat : seats()) throwFrom(seat);
    if (scoresOut(Seat::dealer, Source::heels, starter_.rank() == Rank::jack ? 2 : 0)) return;
    if (playsOut()) return;
    for (const Seat seat : seats()) {
      recordShow(seat);
      if (scoresOut(seat, Source::hand, score(kept_[seat], starter_, false))) return;
    }
    recordShow(Seat::dealer);
    scoresOut(Seat::dealer, Source::crib, score(crib_, starter_, true));
  }

 protected:
  OneDeal(FinishedGame& game, PlayerId dealer, Card starter, RecordedDeal* record)
      : starter_(starter), game_(game), record_(record), dealer_(dealer) {}

  // Lets a player throw, who calls `keep`.
  virtual void throwFrom(Seat seat) = 0;

  // Plays the cards until the play ends or a side has 121. Returns whether a side has 121.
  virtual bool playsOut() = 0;

  const Seating& seating() const { return game_.seating; }
  std::span<const Seat> seats() const { return seatsOf(seating().count()); }
  PlayerId who(Seat seat) const { return seating().playerAt(seat, dealer_); }
  int& scoreOf(Seat seat) { return game_.scores[seating().sideOf(who(seat))]; }

  static SeenCard seen(Card card) { return {card.rank(), card.suit()}; }

  // Takes the choice of a player: the cards thrown, and the others as the hand.
  template <class Dealt, class Thrown>
  void keep(Seat seat, const Dealt& dealt, const Thrown& thrown) {
    const CardSet held =
        CardSet({dealt.begin(), dealt.end()}).without(CardSet({thrown.begin(), thrown.end()}));
    const std::vector<Card> kept = held.cards();
    assert(kept.size() == kept_[seat].size());
    std::copy(kept.begin(), kept.end(), kept_[seat].begin());
    held_[seat] = held;
    for (const Card card : thrown) putInCrib(card);
    if (!record_) return;
    DealtCards& cards = record_->cards[who(seat)];
    for (const Card card : kept_[seat]) cards.kept.push_back(seen(card));
    for (const Card card : thrown) cards.thrown.push_back(seen(card));
  }

  void putInCrib(Card card) { crib_[inCrib_++] = card; }

  void recordTurn(Seat seat, std::optional<Card> card) {
    if (!record_) return;
    const auto kind = card ? DealEvent::Kind::card : DealEvent::Kind::go;
    record_->events.push_back({kind, who(seat), card ? seen(*card) : SeenCard{}, std::nullopt});
  }

  bool scoresOut(Seat seat, Source source, int points) {
    game_.scored.push_back({game_.deals, who(seat), seat, source, points});
    int& has = scoreOf(seat);
    has = std::min(has + points, lastHole);
    return has == lastHole;
  }

  Card starter_;
  PerSeatOfFour<Hand> kept_;
  PerSeatOfFour<CardSet> held_;  // not played

 private:
  void recordShow(Seat seat) {
    if (record_) record_->events.push_back({DealEvent::Kind::show, who(seat), {}, std::nullopt});
  }

  FinishedGame& game_;
  RecordedDeal* record_;
  PlayerId dealer_;
  Hand crib_{};
  std::size_t inCrib_ = 0;
};

class DealOfTwo final : public OneDeal {
 public:
  DealOfTwo(FinishedGame& game, const PerPlayerOfTwo<Player>& players, const Packs& packs, PlayerId dealer,
            RecordedDeal* record)
      : DealOfTwo(game, players, packs, dealer, record, packs.pack(game.deals)) {}

 private:
  DealOfTwo(FinishedGame& game, const PerPlayerOfTwo<Player>& players, const Packs& packs, PlayerId dealer,
            RecordedDeal* record, const Pack& pack)
      : OneDeal(game, dealer, pack.starter, record),
        players_{{players[other(dealer)], players[dealer]}},
        hands_(pack.hands),
        random_{{packs.choices(game.deals, other(dealer)), packs.choices(game.deals, dealer)}} {}

  // Players choose only the rank. Of two cards with that rank the lower suit is played first.
  Card playCard(Seat seat, Rank rank) {
    Card card{};
    for (const Card each : held_[seat])
      if (each.rank() == rank) {
        card = each;
        break;
      }
    held_[seat].remove(card);
    turns_[other(seat)].theirPlayed.add(card);
    return card;
  }

  void throwFrom(Seat seat) override {
    const bool deals = seat == Seat::dealer;
    const DiscardInformation information{deals ? hands_.dealer : hands_.pone, deals, scoreOf(seat),
                                         scoreOf(other(seat))};
    TurnInformation& turn = turns_[seat];
    const std::array<Card, 2> thrown = players_[seat].throws->choose(information, random_[seat]);
    keep(seat, information.dealt, thrown);
    turn.thrown = thrown;
    turn.kept = kept_[seat];
    turn.oursAtThrow = information.ours;
    turn.theirsAtThrow = information.theirs;

    turn.starter = starter_;
    turn.information.us = seat;
    turn.information.starter = starter_.rank();
    turn.information.thrown = {thrown[0].rank(), thrown[1].rank()};
    std::transform(turn.kept.begin(), turn.kept.end(), turn.information.kept.begin(),
                   [](Card card) { return card.rank(); });
    turn.held.assign(turn.information.kept.begin(), turn.information.kept.end());
  }

  bool playsOut() override {
    PublicPlay play;
    while (!play.over()) {
      const Seat seat = play.toAct();
      const std::optional<Rank> played = playFrom(seat, play);
      recordTurn(seat, played ? std::optional(playCard(seat, *played)) : std::nullopt);
      for (TurnInformation& turn : turns_) turn.information.played.push_back({seat, played});
      const PublicPlay::Gain gain = played ? play.play(*played) : play.go();
      if (gain.points > 0 && scoresOut(gain.seat, Source::play, gain.points)) return true;
    }
    return false;
  }

  std::optional<Rank> playFrom(Seat seat, const PublicPlay& play) {
    TurnInformation& turn = turns_[seat];
    turn.play = play;
    if (!turn.canPlay()) return std::nullopt;
    turn.ours = scoreOf(seat);
    turn.theirs = scoreOf(other(seat));
    const Rank rank = players_[seat].plays->choose(turn, random_[seat]);
    const auto held = std::find(turn.held.begin(), turn.held.end(), rank);
    assert(held != turn.held.end() && turn.can(rank));
    turn.held.erase(held);
    return rank;
  }

  PerSeat<Player> players_;
  Deck::Hands hands_;
  PerSeat<Random> random_;
  PerSeat<TurnInformation> turns_;
};

class DealOfFives final : public OneDeal {
 public:
  DealOfFives(FinishedGame& game, const PerPlayer<SeatedPlayer>& players, const SeededPacks& packs,
              PlayerId dealer, RecordedDeal* record)
      : DealOfFives(game, players, packs, dealer, record, packs.fives(game.deals, game.seating.count())) {}

 private:
  DealOfFives(FinishedGame& game, const PerPlayer<SeatedPlayer>& players, const SeededPacks& packs,
              PlayerId dealer, RecordedDeal* record, FivesPack pack)
      : OneDeal(game, dealer, pack.starter, record), hands_(std::move(pack.fives.hands)) {
    for (const Seat seat : seats()) {
      players_[seat] = players[who(seat)];
      random_.push_back(packs.choices(game.deals, who(seat)));
    }
    if (!pack.fives.crib) return;
    putInCrib(*pack.fives.crib);
    if (record) record->crib.push_back(seen(*pack.fives.crib));
  }

  std::size_t placeOf(Seat seat) const {
    return static_cast<std::size_t>(std::find(seats().begin(), seats().end(), seat) - seats().begin());
  }

  void throwFrom(Seat seat) override {
    const std::size_t place = placeOf(seat), count = seating().count();
    // The dealer is the last, and the partner of four sits opposite.
    const CribSide side{static_cast<int>(count), place + 1 == count || (count == 4 && place == 1)};
    const Card thrown = players_[seat].throws->choose(hands_[place], side, random_[place]);
    keep(seat, hands_[place], std::array{thrown});
  }

  bool playsOut() override {
    PerSeatOfFour<int> scores, pegged;
    for (const Seat seat : seats()) scores[seat] = scoreOf(seat);
    Play play(seating().count(), scores);
    CardSet seen({starter_});
    while (!play.over()) {
      const Seat seat = *play.toPlay();
      const std::optional<Card> card = playFrom(seat, play, seen);
      [[maybe_unused]] const auto refused = card ? play.play(seat, *card) : play.go(seat);
      assert(!refused);
      recordTurn(seat, card);
      if (card) seen.add(*card);
      for (const Seat each : seats()) {
        const int points = play.pegged(each) - pegged[each];
        pegged[each] += points;
        if (points > 0 && scoresOut(each, Source::play, points)) return true;
      }
    }
    return false;
  }

  std::optional<Card> playFrom(Seat seat, const Play& play, CardSet seen) {
    if (play.legal(held_[seat]).empty()) return std::nullopt;
    const std::size_t place = placeOf(seat);
    for (const Card card : hands_[place]) seen.add(card);
    const SeatedTurn turn{play, seating().count(), seat, held_[seat], seen};
    const Card card = players_[seat].plays->choose(turn, random_[place]);
    assert(held_[seat].has(card));
    held_[seat].remove(card);
    return card;
  }

  PerSeatOfFour<SeatedPlayer> players_;
  std::vector<DealtFive> hands_;  // in the order of the seats
  std::vector<Random> random_;
};

// Plays the deals that `makeDeal` makes from the game, the dealer and the record, until a side has 121.
template <class MakeDeal>
FinishedGame playDeals(const Seating& seating, const GameStart& start, Record* record, MakeDeal makeDeal) {
  FinishedGame game{seating};
  if (record) record->seating = seating;
  if (record) record->start = start.scores;
  game.scores = start.scores;
  const auto over = [&] { return *std::max_element(game.scores.begin(), game.scores.end()) == lastHole; };
  assert(*std::min_element(start.scores.begin(), start.scores.end()) >= 0 && !over());
  for (PlayerId dealer = start.dealer; !over(); dealer = seating.left(dealer)) {
    RecordedDeal* const deal = record ? &record->deals.emplace_back() : nullptr;
    makeDeal(game, dealer, deal).play();
    ++game.deals;
  }
  return game;
}

}  // namespace

std::string_view print(Source source) {
  constexpr std::array<std::string_view, 5> names{"heels", "play", "hand", "crib", "peg"};
  return names[static_cast<std::size_t>(source)];
}

std::uint64_t SeededPacks::seedOf(int deal) const {
  return asSeed(mixed(mixed(mixed(seed_) + game_) + static_cast<std::uint64_t>(deal)));
}

Pack SeededPacks::pack(int deal) const {
  Random random(seedOf(deal));
  Deck deck;
  deck.shuffle(random);
  Pack pack;
  pack.hands = deck.deal();
  pack.starter = deck.cut(random);
  return pack;
}

FivesPack SeededPacks::fives(int deal, std::size_t players) const {
  Random random(seedOf(deal));
  Deck deck;
  deck.shuffle(random);
  FivesPack pack;
  pack.fives = deck.dealFives(players);
  pack.starter = deck.cut(random);
  return pack;
}

Random SeededPacks::choices(int deal, PlayerId who) const {
  return Random(mixed(seedOf(deal) + 1 + static_cast<std::uint64_t>(who)));
}

PlayerId FinishedGame::winner() const {
  return *std::find_if(seating.sides().begin(), seating.sides().end(),
                       [&](PlayerId side) { return scores[side] == lastHole; });
}

bool FinishedGame::loserUnder(int hole) const {
  return seating.sides().size() == 2 && scores[other(winner())] < hole;
}

FinishedGame playGame(const PerPlayerOfTwo<Player>& players, const Packs& packs, const GameStart& start,
                      Record* record) {
  return playDeals(Seating(2), start, record, [&](FinishedGame& game, PlayerId dealer, RecordedDeal* deal) {
    return DealOfTwo(game, players, packs, dealer, deal);
  });
}

FinishedGame playGame(const Seating& seating, const PerPlayer<SeatedPlayer>& players,
                      const SeededPacks& packs, const GameStart& start, Record* record) {
  return playDeals(seating, start, record, [&](FinishedGame& game, PlayerId dealer, RecordedDeal* deal) {
    return DealOfFives(game, players, packs, dealer, deal);
  });
}

}  // namespace cribbage
