#pragma once
// Cribbage for programs in C++20: counts hands, ranks discards and cards to play, knows what a score is worth
// and plays whole games. Include this header alone; it is the manual. CMake targets: `cribbage::cribbage`,
// and `cribbage::tables` for `shippedTables`.
//
// Us and them. Every question is asked by one of the two players. `us` is that player; `weDeal` says that the
// deal and the crib are ours.
//
// Units. Points are holes. A `Score` has holes from 0 to 120; the game ends at 121. A chance is from 0 to 1.
//
// Cards. `Card{Rank::five, Suit::hearts}`, or read from a text: `5H`, `10♠`, `tc`. `Hand` is an array of
// four, `Dealt` of six. The cards of a question must all be different.
//
// Errors. A `Result<T>` is a `T` or an `Error`, which has a code, a reason with its parts, the offending text
// and a sentence for a player (`base/error.h`). Test it before you take either. A function that takes cards
// may answer `duplicateCard`; other codes are named with each function. Nothing is thrown, and nothing is
// printed.
//
// Threads. Every function may be called from several threads at once, also with the same `Tables`.
//
// The same questions have the same answers in JavaScript and on the command line. What the figures mean, and
// how far those that are estimates are off, is in docs/model.md.

#include <algorithm>
#include <string>

#include "cribbage/cards/read_cards.h"
#include "cribbage/questions/board_questions.h"
#include "cribbage/questions/choose_questions.h"
#include "cribbage/questions/discard_questions.h"
#include "cribbage/questions/play_questions.h"
#include "cribbage/questions/record_questions.h"
#include "cribbage/questions/review_questions.h"
#include "cribbage/questions/show_questions.h"
#include "cribbage/questions/simulate_questions.h"

namespace cribbage {

/// Reads so many cards as people write them (`readCards` in `cards/card.h`). `badCard`, `wrongCount`.
///
///     const auto four = parseCards<4>("5h 5♦ 5S, jc");
///     const Hand same{Card{Rank::five, Suit::hearts}, Card{Rank::five, Suit::diamonds},
///                     Card{Rank::five, Suit::spades}, Card{Rank::jack, Suit::clubs}};
template <std::size_t count>
Result<std::array<Card, count>> parseCards(std::string_view text);

/// The points of a show, with every combination in counting order, the count as it is said, and near misses.
/// A hand has one to four cards with a starter, and any number without; `crib` asks for the crib's rule of
/// flushes, `Spoken::longCount` for the long count. `wrongCount`. A few microseconds; `score` in
/// `show/score.h` gives the points alone in a few nanoseconds.
///
///     const auto show = scoreShow(*four, Card{Rank::five, Suit::clubs});
///     const std::int64_t points = show->points;                            // 29
///     const std::string_view last = print(show->combinations.back().kind);  // nobs
Result<ShowAnswer> scoreShow(std::span<const Card> hand, std::optional<Card> starter = std::nullopt,
                             bool crib = false, Spoken spoken = Spoken::shortCount);

/// The same for 1 to 24 ranks without suits, more than four alike allowed: fifteens, pairs and runs.
/// `wrongCount`.
///
///     const auto ranks = parseRanks("A2233444");
///     const std::int64_t ninety = scoreRanks(*ranks)->points;
Result<RanksAnswer> scoreRanks(std::span<const Rank> ranks, Spoken spoken = Spoken::shortCount);

/// What each starter makes of a hand: every card that is neither in it nor among those otherwise `seen`.
/// Gives the starters, most points first, and mean, least, most and histogram over them. `wrongCount` where
/// no card is left. About a microsecond.
///
///     const auto starters = valueStarters(*parseCards<4>("4S 5H 5D 6C"));
///     const double mean = starters->mean;  // 15.96, over 48 starters
Result<StartersAnswer> valueStarters(const Hand& hand, std::span<const Card> seen = {}, bool crib = false);

/// A shuffled deck, dealt and cut: the pone's six, the dealer's six and the starter. The seed is a whole
/// number from 0 to 2^53 - 1; the same seed deals the same cards everywhere. `badQuestion`.
///
///     const auto dealt = deal(15);
///     const Dealt& ours = dealt->hands[1];  // the dealer's
Result<DealAnswer> deal(std::int64_t seed);

/// All tables that the questions below need, read: those of `cribbage::tables`, which a program must link for
/// it. Some twenty milliseconds, once; copies share them. `Tables::give` reads a table from bytes of your
/// own. A question without a table it needs is answered `badTable`, with the name of the table as the text.
///
///     const Tables tables = shippedTables();
Tables shippedTables();

/// The fifteen discards of six cards, best first. Each has the four kept with their show over all starters,
/// the crib, what both peg in the play, the `points` that these add up to, the chance of winning, and the
/// `worth`: what is expected of the objective. To win, that is the chance; of `Objective::acc` it is game
/// points, ours less theirs, with 2 for a win and 3 for a skunk; of `Objective::money` stakes, with 1, 2 for
/// a skunk and 4 for a double skunk. By `Order::points` a discard has neither. `badScore`. Tables: `play`,
/// and `crib` unless the opponent is random; for chances `pegging`, the board of the objective (`board`,
/// `acc` or `money`) and, against the expert near the last hole, `stakes`. Under a millisecond by
/// points, some milliseconds by chances.
///
///     const auto discards = valueDiscards(*parseCards<6>("5D JH 6S 4H 5S 2C"), true, {90, 75}, tables);
///     const Discard& best = discards->front();
///     const std::string thrown = print(best.thrown[0]) + " " + print(best.thrown[1]);  // 2C JH
///     const double winning = *best.winChance;
Result<std::array<Discard, 15>> valueDiscards(const Dealt& dealt, bool weDeal, Score score,
                                              const Tables& tables, Order order = Order::winChance,
                                              OpponentKind opponent = OpponentKind::expert,
                                              Objective objective = Objective::win);

/// What each card played has pegged, as far as it is certain, whose turn it is and the count. `played` is in
/// order, and goes may be left out where what follows tells them; `parsePlayed` reads it from a text. `score`
/// is that before the play, which ends at 121. `illegalPlay`, `badScore`. Microseconds.
///
///     const auto played = parsePlayed("them 5H, us TD");
///     const auto pegged = scorePlay(*played, true);
///     const int ourPegs = pegged->totals.us;  // 2, for fifteen
Result<PlayAnswer> scorePlay(std::span<const Turn> played, bool weDeal, Score score = {});

/// What each card is worth that we may play now, best first: points at once, net points to the end of the
/// play, the chance of winning, and the worth as of discards. Only our own cards and what was played are
/// known. `quick` gives a first answer in a third to a sixth of the time. `illegalPlay`, also where the play
/// cannot be with the cards we hold; `badScore`.
///
/// `theyHold` is the chance that the opponent still holds at least one card of each rank, aces first; on
/// their turn too, and absent once they have played all four. It is what the values average over: what the
/// solved throws keep, or near the last hole those to win, given every card that we see and all that they
/// played and went at. It is 0 only for a rank that they cannot hold. With one card left the thirteen add to
/// 1, with more to that many at most.
///
/// Tables: `crib` and `opening`; for chances `play`, `pegging`, the board of the objective and, near the last
/// hole, `stakes`. A fifth of a second at most; the next questions of that deal take a few milliseconds, for
/// the `Tables` keep what was solved, twenty megabytes of it at most.
///
///     OwnCards own{*parseCards<4>("TD 9S 4C 4D"), *parseCards<2>("KS QH"), {}};
///     const auto next = parsePlayed("them 5H, us TD, them 2S");
///     const auto plays = valuePlays(own, *next, true, {90, 75}, tables);
///     const Card play = plays->legal.front().card;
///     const double three = (*plays->theyHold)[2];  // 0.43
Result<PlaysAnswer> valuePlays(const OwnCards& own, std::span<const Turn> played, bool weDeal, Score score,
                               const Tables& tables, Order order = Order::winChance, bool quick = false,
                               Objective objective = Objective::win);

/// Somebody to play against: what a player of a level throws, and plays. `Level::beginner` keeps the best
/// hand and pegs what it sees; `pub` throws by published averages and minds the reply; `club` plays the
/// solved game for points; `expert` does what the advice ranks first to win. What each wins is in
/// docs/measured.md. A player knows its own cards and what was played. The seed, 0 to 2^53 - 1, is where a
/// player draws from who draws; the same question has the same answer. Tables: none for the first two; `club`
/// needs `crib` and `play`, or `crib` and `opening`; `expert` those of the advice. Two tenths of a second at
/// most.
///
///     const auto six = parseCards<6>("5D JH 6S 4H 5S 2C");
///     const auto chosen = chooseDiscard(*six, true, {}, Level::pub, 0, tables);
///     const auto played = choosePlay(own, *next, true, {90, 75}, Level::club, 1, tables);
Result<ChosenDiscard> chooseDiscard(const Dealt& dealt, bool weDeal, Score score, Level level,
                                    std::int64_t seed, const Tables& tables,
                                    Objective objective = Objective::win);
Result<ChosenPlay> choosePlay(const OwnCards& own, std::span<const Turn> played, bool weDeal, Score score,
                              Level level, std::int64_t seed, const Tables& tables,
                              Objective objective = Objective::win);

/// What may become of the game at the start of a deal when both play for the objective: the chances of
/// winning, of skunks and double skunks for and against, and the worth. `badScore`. Table: the board of the
/// objective. Nanoseconds.
///
///     const auto outlook = winChance({90, 75}, true, tables);
///     const double chance = outlook->chance;
///     const auto tournament = winChance({90, 75}, true, tables, Objective::acc);
///     const double gamePoints = tournament->worth;
Result<ChanceAnswer> winChance(Score score, bool weDeal, const Tables& tables,
                               Objective objective = Objective::win);

/// The chance of winning from all scores at once: `rows[ours / step][theirs / step]` for scores that are
/// multiples of `step`, 1 to 120; and `even[theirs]`, our least score with at least an even chance, or 121.
/// `badQuestion` for another step. Table: `board`. Less than a tenth of a millisecond.
///
///     const auto chances = winChances(true, tables, 30);
///     const double at9030 = chances->rows[3][1];
Result<ChancesAnswer> winChances(bool weDeal, const Tables& tables, int step = 1);

/// A game that was written down (docs/RECORD.md), checked line by line and scored in order up to its target.
/// `badRecord`, with the line. Some microseconds a deal.
///
///     const auto game = readGame("Ann - Ben\n1. 0-0* JH\nplay: 5 T (15-2)");
///     const int bens = game->score.b;  // 4: two for the jack, two for the fifteen
Result<GameAnswer> readGame(std::string_view record);

/// What was luck in a deal of such a game, counted from 1, and what was chosen badly. Each step has the
/// chance of player a after it. A choice has `lost`, what it gave away by the advice; the rest of each change
/// is `luck`. It adds up: `before`, plus the luck of both, less what a lost and with what b lost, is `after`.
/// `reviewGame` does it for all deals. `badRecord`, `badQuestion` for another deal. Tables: those of the
/// advice. A third of a second a deal, less with `quick`.
///
///     const auto review = reviewDeal("Ann - Ben\n1. 0-0*\nAnn: 5H 5D / 6S 7C", 1, tables);
///     const double change = review->after - review->before;
Result<ReviewAnswer> reviewDeal(std::string_view record, int deal, const Tables& tables, bool quick = false);
Result<ReviewAnswer> reviewGame(std::string_view record, const Tables& tables, bool quick = false);

/// Who wins how often: whole games between two players (`parsePlayer` in `game/player_names.h` has the
/// names), with wins, a 95 % interval, skunks and mean points by source. `means` has limits of length,
/// threads and the solved play, where there is one. `badQuestion` for too many games; `badScore`; `badTable`
/// also where a player needs the solved play. Less than a tenth of a millisecond a game, 3 ms where one
/// throws by `points`, 35 ms by `win`; seconds where one plays by `advice`.
///
///     Simulation simulation{*parsePlayer("points"), *parsePlayer("random"), 50, 1};
///     const auto simulated = simulate(simulation, tables);
///     const double share = simulated->a.won.chance;
Result<SimulateAnswer> simulate(const Simulation& simulation, const Tables& tables,
                                const SimulateMeans& means = {});

template <std::size_t count>
Result<std::array<Card, count>> parseCards(std::string_view text) {
  const auto read = parseCards(text);
  if (!read) return read.error();
  std::array<Card, count> cards;
  if (read->size() != count) return wrongCount(reason::cardsNotSoMany, *read, {{"wanted", count}});
  std::copy(read->begin(), read->end(), cards.begin());
  return cards;
}

}  // namespace cribbage
