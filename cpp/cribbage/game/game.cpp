#include "cribbage/game/game.h"

#include <algorithm>
#include <cassert>

namespace cribbage {

namespace {

constexpr std::size_t at(Side side) {
  return static_cast<std::size_t>(side);
}

// Steele, Lea and Flood 2014, "Fast splittable pseudorandom number generators": numbers that count up become
// numbers that have nothing to do with each other.
constexpr std::uint64_t mixed(std::uint64_t number) {
  number += 0x9E3779B97F4A7C15;
  number = (number ^ number >> 30) * 0xBF58476D1CE4E5B9;
  number = (number ^ number >> 27) * 0x94D049BB133111EB;
  return number ^ number >> 31;
}

constexpr std::uint64_t asSeed(std::uint64_t number) {
  return number >> 11;  // 53 bits, as `mostSeed` has
}

struct Seated {
  Hand kept{};
  std::array<Card, 2> thrown{};
  PlaySeat seat;
};

class OneDeal {
 public:
  OneDeal(GameRecord& record, const std::array<Player, 2>& players, const Packs& packs, Side dealer)
      : record_(record),
        players_(players),
        dealer_(dealer),
        pack_(packs.pack(record.deals)),
        random_{packs.choices(record.deals, Side::us), packs.choices(record.deals, Side::them)} {}

  // Until somebody has 121, or the crib is counted.
  void play() {
    for (const Side side : {Side::us, Side::them}) throwFrom(side);
    if (scoresOut(dealer_, Source::heels, pack_.starter.rank() == Rank::jack ? 2 : 0)) return;
    if (playsOut()) return;
    for (const Side side : {other(dealer_), dealer_})
      if (scoresOut(side, Source::hand, score(seated_[at(side)].kept, pack_.starter, false))) return;
    const auto& [ours, theirs] = seated_;
    const Hand crib{ours.thrown[0], ours.thrown[1], theirs.thrown[0], theirs.thrown[1]};
    scoresOut(dealer_, Source::crib, score(crib, pack_.starter, true));
  }

 private:
  PublicPlay::Side roleOf(Side side) const { return side == dealer_ ? PublicPlay::dealer : PublicPlay::pone; }
  Side sideOf(PublicPlay::Side role) const { return role == PublicPlay::dealer ? dealer_ : other(dealer_); }

  bool scoresOut(Side by, Source source, int points) {
    record_.scored.push_back({record_.deals, by, by == dealer_, source, points});
    int& has = record_.scores[at(by)];
    has = std::min(has + points, lastHole);
    return has == lastHole;
  }

  void throwFrom(Side side) {
    ThrowSight sight;
    sight.dealt = side == dealer_ ? pack_.hands.dealer : pack_.hands.pone;
    sight.weDeal = side == dealer_;
    sight.ours = record_.scores[at(side)];
    sight.theirs = record_.scores[at(other(side))];
    Seated& seated = seated_[at(side)];
    seated.thrown = players_[at(side)].throws->choose(sight, random_[at(side)]);
    const CardSet dealt({sight.dealt.begin(), sight.dealt.end()});
    const auto kept = dealt.without(CardSet({seated.thrown.begin(), seated.thrown.end()})).cards();
    assert(kept.size() == seated.kept.size());
    std::copy(kept.begin(), kept.end(), seated.kept.begin());

    PlaySeat& seat = seated.seat;
    seat.kept = seated.kept;
    seat.thrown = seated.thrown;
    seat.starter = pack_.starter;
    seat.sight.weDeal = sight.weDeal;
    seat.sight.starter = pack_.starter.rank();
    seat.sight.thrown = {seated.thrown[0].rank(), seated.thrown[1].rank()};
    std::transform(seated.kept.begin(), seated.kept.end(), seat.sight.kept.begin(),
                   [](Card card) { return card.rank(); });
    seat.held.assign(seat.sight.kept.begin(), seat.sight.kept.end());
  }

  // The play, until somebody has 121: whether so it was.
  bool playsOut() {
    PublicPlay play;
    while (!play.over()) {
      const Side side = sideOf(play.toAct());
      const std::optional<Rank> laid = layFrom(side, play);
      for (const Side who : {Side::us, Side::them})
        seated_[at(who)].seat.sight.played.push_back({who == side, laid});
      const PublicPlay::Gain gain = laid ? play.lay(*laid) : play.go();
      if (gain.points > 0 && scoresOut(sideOf(gain.side), Source::play, gain.points)) return true;
    }
    return false;
  }

  std::optional<Rank> layFrom(Side side, const PublicPlay& play) {
    PlaySeat& seat = seated_[at(side)].seat;
    seat.play = play;
    if (!seat.canLay()) return std::nullopt;
    seat.ours = record_.scores[at(side)];
    seat.theirs = record_.scores[at(other(side))];
    const Rank rank = players_[at(side)].plays->choose(seat, random_[at(side)]);
    const auto held = std::find(seat.held.begin(), seat.held.end(), rank);
    assert(held != seat.held.end() && seat.can(rank));
    seat.held.erase(held);
    return rank;
  }

  GameRecord& record_;
  const std::array<Player, 2>& players_;
  Side dealer_;
  Pack pack_;
  std::array<Random, 2> random_;
  std::array<Seated, 2> seated_;
};

}  // namespace

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

Random SeededPacks::choices(int deal, Side side) const {
  return Random(mixed(seedOf(deal) + (side == Side::us ? 1 : 2)));
}

Side GameRecord::winner() const {
  return scores[at(Side::us)] == lastHole ? Side::us : Side::them;
}

bool GameRecord::loserUnder(int hole) const {
  return scores[at(other(winner()))] < hole;
}

GameRecord playGame(const std::array<Player, 2>& players, const Packs& packs, const GameStart& start) {
  GameRecord record;
  record.scores = {start.ours, start.theirs};
  const auto over = [&] { return *std::max_element(record.scores.begin(), record.scores.end()) == lastHole; };
  assert(start.ours >= 0 && start.theirs >= 0 && !over());
  for (Side dealer = start.weDeal ? Side::us : Side::them; !over(); dealer = other(dealer)) {
    OneDeal(record, players, packs, dealer).play();
    ++record.deals;
  }
  return record;
}

}  // namespace cribbage
