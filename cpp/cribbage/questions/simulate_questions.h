#pragma once
// The question of how often each of two to four players wins, answered by playing whole games. It is slow, so
// only native programs ask it.

#include <functional>
#include <optional>
#include <string>

#include "cribbage/advice/tables.h"
#include "cribbage/game/player_names.h"
#include "cribbage/questions/arguments.h"
#include "cribbage/questions/given.h"
#include "cribbage/record/player_id.h"

namespace cribbage {

class Pegger;

struct SimulateQuestion {
  Given games, seed, a, b, duplicate, ours, theirs, deals, record, players{}, c{}, d{};
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
    see("players", &SimulateQuestion::players);
    see("c", &SimulateQuestion::c);
    see("d", &SimulateQuestion::d);
  }
};

/// A parsed question: which players are to play, how many games, and how.
struct Simulation {
  PlayerName a, b;
  std::int64_t games = 0;
  std::int64_t seed = 0;
  Score from{};  ///< the score at which every game starts
  FirstDeal deals = FirstDeal::both;
  bool duplicate = true;  ///< play each game twice with the same cards and the sides exchanged
  bool record = false;    ///< also return the records of the games
  /// With three or four players, every game starts at 0, is played once, and the deal goes round: `from`,
  /// `deals` and `duplicate` are not used.
  int players = 2;
  std::optional<PlayerName> c{}, d{};  ///< as a and as b, if absent
};

/// The games won by one player.
struct WonGames {
  std::int64_t games = 0;
  double chance = 0;  ///< share of all games played
  double low = 0;     ///< lower bound of the 95 % confidence interval, valid for many games
  double high = 0;
  std::int64_t skunks = 0;  ///< includes double skunks
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

/// Mean points per deal of one player in one role, by source. Each mean is over the deals in which that
/// source was counted in full. Only the dealer has heels and crib.
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
  std::string player;  ///< in the form that `PlayerName` prints
  WonGames won;
  MeanPoints dealer;
  MeanPoints pone;
  std::optional<MeanPoints> second, third;  ///< with three or four players, as in `ShownPoints`
  template <class See>
  static void fields(See&& see) {
    see("player", &SimulatedPlayer::player);
    see("won", &SimulatedPlayer::won);
    see("dealer", &SimulatedPlayer::dealer);
    see("pone", &SimulatedPlayer::pone);
    see("second", &SimulatedPlayer::second);
    see("third", &SimulatedPlayer::third);
  }
};

struct SimulateAnswer {
  std::int64_t played = 0;  ///< number of games; both playings of a duplicate count
  bool duplicate = false;
  std::int64_t seed = 0;
  double deals = 0;  ///< deals per game, on average
  SimulatedPlayer a, b;
  std::optional<SimulatedPlayer> c, d;  ///< with three and with four players. Partners win together
  WonGames firstDealer;                 ///< of four, the side of that player
  std::optional<WonGames> us;           ///< of two: the player who has `ours` at the start, a or b
  std::optional<WonGames> them;
  std::optional<std::vector<std::string>> records;  ///< each playing of a game, in order (docs/RECORD.md)
  template <class See>
  static void fields(See&& see) {
    see("played", &SimulateAnswer::played);
    see("duplicate", &SimulateAnswer::duplicate);
    see("seed", &SimulateAnswer::seed);
    see("deals", &SimulateAnswer::deals);
    see("a", &SimulateAnswer::a);
    see("b", &SimulateAnswer::b);
    see("c", &SimulateAnswer::c);
    see("d", &SimulateAnswer::d);
    see("firstDealer", &SimulateAnswer::firstDealer);
    see("us", &SimulateAnswer::us);
    see("them", &SimulateAnswer::them);
    see("records", &SimulateAnswer::records);
  }
};

/// The limits of a simulation, and what it may use besides the tables.
struct SimulateMeans {
  static constexpr std::int64_t few = 1'000;
  static constexpr std::int64_t many = 100'000;
  static constexpr std::int64_t mostRecorded = 1'000;

  std::int64_t mostGames = many;
  /// The maximum number of games if a player discards by `win`, or plays by `win`, `advice` or `drawn`. Such
  /// a game takes a tenth of a second or more.
  std::int64_t mostSlow = few;
  const Pegger* solved = nullptr;  ///< chooses cards by the whole solved play, if available
  /// `forEach(count, work)` calls `work` with every number below `count`, in any order or in parallel.
  /// Without it, the calls are made one by one. The answer is the same.
  std::function<void(std::size_t, const std::function<void(std::size_t)>&)> forEach;
};

/// Plays `games` different games between the players named `a` and `b` (`player_names.h`), with cards dealt
/// from `seed`. Each is played twice, the second time with the sides exchanged, unless `duplicate` is false.
/// Every game starts with the scores `ours` and `theirs` (default 0). `deals` says who deals first: `us`,
/// `them`, or both in turn (`both`, the default). The same question has the same answer everywhere. With
/// `record`, the records of the games are returned too, for 1,000 games at most. Returns `badQuestion` for
/// unknown names and too many games, and `badTable` if a player needs a missing table.
///
/// With three or four `players`, `c` and `d` name the others, and are absent if they play as `a` and as `b`.
/// Players a and c are partners of four, against b and d. Only the ways of `seatedPlayer` can be named. Every
/// game starts at 0 and is played once, and the deal goes round game by game, so `duplicate`, `ours`,
/// `theirs` and `deals` are refused.
///
/// Example: `points` wins nearly every game against `random`.
Result<SimulateAnswer> simulate(const SimulateQuestion& question, const Tables& tables,
                                const SimulateMeans& means);

/// Plays the games of a parsed question.
Result<SimulateAnswer> simulate(const Simulation& simulation, const Tables& tables,
                                const SimulateMeans& means);

/// Plays the games with the default `SimulateMeans`.
Result<SimulateAnswer> simulate(const SimulateQuestion& question, const Tables& tables);

}  // namespace cribbage
