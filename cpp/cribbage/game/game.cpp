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

class OneDeal {
 public:
  OneDeal(FinishedGame& game, const PerPlayerOfTwo<Player>& players, const Packs& packs, PlayerId dealer,
          RecordedDeal* record)
      : game_(game),
        record_(record),
        who_{{other(dealer), dealer}},
        players_{{players[other(dealer)], players[dealer]}},
        pack_(packs.pack(game.deals)),
        random_{{packs.choices(game.deals, other(dealer)), packs.choices(game.deals, dealer)}} {}

  // Plays until a player has 121 or the crib has been counted.
  void play() {
    for (const Seat seat : bothSeats) throwFrom(seat);
    if (record_) recordCards();
    if (scoresOut(Seat::dealer, Source::heels, pack_.starter.rank() == Rank::jack ? 2 : 0)) return;
    if (playsOut()) return;
    for (const Seat seat : bothSeats) {
      recordShow(seat);
      if (scoresOut(seat, Source::hand, score(turns_[seat].kept, pack_.starter, false))) return;
    }
    recordShow(Seat::dealer);
    const auto& [pone, dealer] = thrown_.each;
    const Hand crib{pone[0], pone[1], dealer[0], dealer[1]};
    scoresOut(Seat::dealer, Source::crib, score(crib, pack_.starter, true));
  }

 private:
  int& scoreOf(Seat seat) { return game_.scores[who_[seat]]; }

  static SeenCard seen(Card card) { return {card.rank(), card.suit()}; }

  void recordCards() {
    record_->dealer = who_[Seat::dealer];
    record_->starter = seen(pack_.starter);
    for (const Seat seat : bothSeats) {
      DealtCards& cards = record_->cards[who_[seat]];
      for (const Card card : turns_[seat].kept) cards.kept.push_back(seen(card));
      for (const Card card : thrown_[seat]) cards.thrown.push_back(seen(card));
    }
  }

  // Players choose only the rank. Of two cards with that rank the lower suit is played first.
  Card playCard(Seat seat, Rank rank) {
    const auto card = std::find_if(unplayed_[seat].begin(), unplayed_[seat].end(),
                                   [&](Card each) { return each.rank() == rank; });
    const Card played = *card;
    unplayed_[seat].erase(card);
    turns_[other(seat)].theirPlayed.add(played);
    return played;
  }

  void recordTurn(Seat seat, std::optional<Card> card) {
    if (!record_) return;
    const auto kind = card ? DealEvent::Kind::card : DealEvent::Kind::go;
    record_->events.push_back({kind, who_[seat], card ? seen(*card) : SeenCard{}, std::nullopt});
  }

  void recordShow(Seat seat) {
    if (record_) record_->events.push_back({DealEvent::Kind::show, who_[seat], {}, std::nullopt});
  }

  bool scoresOut(Seat seat, Source source, int points) {
    game_.scored.push_back({game_.deals, who_[seat], seat, source, points});
    int& has = scoreOf(seat);
    has = std::min(has + points, lastHole);
    return has == lastHole;
  }

  void throwFrom(Seat seat) {
    const bool deals = seat == Seat::dealer;
    const DiscardInformation information{deals ? pack_.hands.dealer : pack_.hands.pone, deals, scoreOf(seat),
                                         scoreOf(other(seat))};
    TurnInformation& turn = turns_[seat];
    const std::array<Card, 2> thrown = thrown_[seat] =
        players_[seat].throws->choose(information, random_[seat]);
    turn.thrown = thrown;
    const CardSet dealt({information.dealt.begin(), information.dealt.end()});
    const auto kept = dealt.without(CardSet({thrown.begin(), thrown.end()})).cards();
    assert(kept.size() == turn.kept.size());
    std::copy(kept.begin(), kept.end(), turn.kept.begin());
    unplayed_[seat] = kept;
    turn.oursAtThrow = information.ours;
    turn.theirsAtThrow = information.theirs;

    turn.starter = pack_.starter;
    turn.information.us = seat;
    turn.information.starter = pack_.starter.rank();
    turn.information.thrown = {thrown[0].rank(), thrown[1].rank()};
    std::transform(turn.kept.begin(), turn.kept.end(), turn.information.kept.begin(),
                   [](Card card) { return card.rank(); });
    turn.held.assign(turn.information.kept.begin(), turn.information.kept.end());
  }

  // Plays the cards until the play ends or a player has 121. Returns whether a player has 121.
  bool playsOut() {
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

  FinishedGame& game_;
  RecordedDeal* record_;
  PerSeat<PlayerId> who_;
  PerSeat<Player> players_;
  Pack pack_;
  PerSeat<Random> random_;
  PerSeat<TurnInformation> turns_;
  PerSeat<std::array<Card, 2>> thrown_;
  PerSeat<std::vector<Card>> unplayed_;  // lowest first
};

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

Random SeededPacks::choices(int deal, PlayerId who) const {
  return Random(mixed(seedOf(deal) + (who == PlayerId::a ? 1 : 2)));
}

PlayerId FinishedGame::winner() const {
  return scores[PlayerId::a] == lastHole ? PlayerId::a : PlayerId::b;
}

bool FinishedGame::loserUnder(int hole) const {
  return scores[other(winner())] < hole;
}

FinishedGame playGame(const PerPlayerOfTwo<Player>& players, const Packs& packs, const GameStart& start,
                      Record* record) {
  FinishedGame game;
  if (record) record->start = {{start.scores[PlayerId::a], start.scores[PlayerId::b]}};
  game.scores = start.scores;
  const auto over = [&] { return *std::max_element(game.scores.begin(), game.scores.end()) == lastHole; };
  assert(std::min(start.scores[PlayerId::a], start.scores[PlayerId::b]) >= 0 && !over());
  for (PlayerId dealer = start.dealer; !over(); dealer = other(dealer)) {
    RecordedDeal* const deal = record ? &record->deals.emplace_back() : nullptr;
    OneDeal(game, players, packs, dealer, deal).play();
    ++game.deals;
  }
  return game;
}

}  // namespace cribbage
