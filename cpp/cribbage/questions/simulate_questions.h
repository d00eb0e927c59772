#pragma once
// The question who wins how often. It takes its time, so only native doors ask it.

#include <functional>
#include <optional>
#include <string>

#include "cribbage/advice/tables.h"
#include "cribbage/game/player_names.h"
#include "cribbage/game/simulate.h"
#include "cribbage/questions/arguments.h"
#include "cribbage/questions/given.h"

namespace cribbage {

struct SimulateQuestion {
  Given games, seed, a, b, duplicate, ours, theirs, deals, record;
  template <class See>
  static void fields(See&& see) {
    see("games", &SimulateQuestion::games);
    see("seed", &SimulateQuestion::seed);
    see("a", &SimulateQuestion::a);
    see("b", &SimulateQuestion::b);
    see("duplicate", &SimulateQuestion::duplicate);
    see("ours", &SimulateQuestion::ours);
    see("theirs", &SimulateQuestion::theirs);
    see("deals", &SimulateQuestion::deals);
    see("record", &SimulateQuestion::record);
  }
};

/// A simulation: games between two players, by name.
struct Simulation {
  PlayerName a, b;
  std::int64_t games = 0;
  std::int64_t seed = 0;
  Score from{};  ///< where every game starts
  FirstDeal deals = FirstDeal::both;
  bool duplicate = true;  ///< each game twice with the same cards, sides changed
  bool record = false;    ///< write the games down too
};

/// Games won by one of two.
struct WonGames {
  std::int64_t games = 0;
  double chance = 0;  ///< of all that were played
  double low = 0;     ///< of the interval that has the truth in 95 of 100 simulations, if of many games
  double high = 0;
  std::int64_t skunks = 0;  ///< double skunks among them
  std::int64_t doubleSkunks = 0;
  template <class See>
  static void fields(See&& see) {
    see("games", &WonGames::games);
    see("chance", &WonGames::chance);
    see("low", &WonGames::low);
    see("high", &WonGames::high);
    see("skunks", &WonGames::skunks);
    see("doubleSkunks", &WonGames::doubleSkunks);
  }
};

/// Mean points a deal of one player in one role, by what they were for: over the deals in which it was
/// counted in full. Heels and crib are the dealer's.
struct MeanPoints {
  std::optional<double> heels, play, hand, crib;
  template <class See>
  static void fields(See&& see) {
    see("heels", &MeanPoints::heels);
    see("play", &MeanPoints::play);
    see("hand", &MeanPoints::hand);
    see("crib", &MeanPoints::crib);
  }
};

struct SimulatedPlayer {
  std::string player;  ///< as `PlayerName` prints
  WonGames won;
  MeanPoints dealer;
  MeanPoints pone;
  template <class See>
  static void fields(See&& see) {
    see("player", &SimulatedPlayer::player);
    see("won", &SimulatedPlayer::won);
    see("dealer", &SimulatedPlayer::dealer);
    see("pone", &SimulatedPlayer::pone);
  }
};

struct SimulateAnswer {
  std::int64_t played = 0;  ///< games, each playing of a duplicate one counted
  bool duplicate = false;
  std::int64_t seed = 0;
  double deals = 0;  ///< a game, on average
  SimulatedPlayer a, b;
  WonGames firstDealer;
  WonGames us;  ///< who has `ours` at the start, whichever player that is
  WonGames them;
  std::optional<std::vector<std::string>> records;  ///< each playing of a game, in order (docs/RECORD.md)
  template <class See>
  static void fields(See&& see) {
    see("played", &SimulateAnswer::played);
    see("duplicate", &SimulateAnswer::duplicate);
    see("seed", &SimulateAnswer::seed);
    see("deals", &SimulateAnswer::deals);
    see("a", &SimulateAnswer::a);
    see("b", &SimulateAnswer::b);
    see("firstDealer", &SimulateAnswer::firstDealer);
    see("us", &SimulateAnswer::us);
    see("them", &SimulateAnswer::them);
    see("records", &SimulateAnswer::records);
  }
};

/// What a door brings to a simulation besides its tables.
struct SimulateMeans {
  static constexpr std::int64_t few = 1'000;
  static constexpr std::int64_t many = 100'000;
  static constexpr std::int64_t mostRecorded = 1'000;

  std::int64_t mostGames = many;
  /// Where one throws by `win`, or plays by `win`, `advice` or `drawn`: a tenth to seconds a game.
  std::int64_t mostSlow = few;
  const Pegger* solved = nullptr;  ///< plays by the whole solved play, where there is one
  /// Calls its second argument with every number below the first, in any order or at once; one after another
  /// unless told. The answer is the same.
  std::function<void(std::size_t, const std::function<void(std::size_t)>&)> forEach;
};

/// Plays `games` different games between the players named `a` and `b` (`player_names.h`), each twice with
/// sides changed unless `duplicate` is false, with the cards of `seed`. Every game starts from `ours` to
/// `theirs` (default 0) and `deals` says who deals first: `us`, `them` or `both`, the default, in turn. The
/// same question has the same answer everywhere. With `record` each game comes as text too, for 1,000 games
/// at most. `badQuestion` for other names and more games than allowed, `badTable` where a player needs what
/// is not there.
///
/// Example: `points` wins nearly every game against `random`.
Result<SimulateAnswer> simulate(const SimulateQuestion& question, const Tables& tables,
                                const SimulateMeans& means);

/// The same with what it is about read already.
Result<SimulateAnswer> simulate(const Simulation& simulation, const Tables& tables,
                                const SimulateMeans& means);

/// The same with what every door has.
Result<SimulateAnswer> simulate(const SimulateQuestion& question, const Tables& tables);

}  // namespace cribbage
