#pragma once
// Cribbage for programs in C++20: counts hands, ranks discards and cards to play, gives the value of a score,
// and plays whole games. Include only this header; it is the manual. CMake targets: `cribbage::cribbage`, and
// `cribbage::tables` for `shippedTables`.
//
// Us and them. Every question is asked by one of the players. `us` is that player; `weDeal` means that the
// deal and the crib are ours, or with four players our partner's.
//
// Units. A point is one hole on the board. Both numbers of a `Score` are from 0 to 120; the game ends at 121.
// A chance is from 0 to 1.
//
// Cards. `Card{Rank::five, Suit::hearts}`, or read from a text: `5H`, `10♠`, `tc`. `Hand` is an array of
// four, `Dealt` of six. The cards of a question must all be different.
//
// Errors. A `Result<T>` is a `T` or an `Error`; test which before you use it. An error has a code, and a more
// specific reason with its values (such as a limit). It also has the offending text, and a sentence for a
// player (`base/error.h`). A function that takes cards may return `duplicateCard`; other codes are named with
// each function. Nothing is thrown, and nothing is printed.
//
// Threads. Every function may be called from several threads at once, even with the same `Tables`.
//
// The same questions have the same answers in JavaScript and on the command line. docs/model.md explains the
// figures, and the errors of the estimates.

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
#include "cribbage/questions/squares_questions.h"

namespace cribbage {

/// Reads exactly `count` cards as people write them (`readCards` in `cards/read_cards.h`). Errors: `badCard`,
/// `wrongCount`.
///
///     const auto four = parseCards<4>("5h 5♦ 5S, jc");
///     const Hand same{Card{Rank::five, Suit::hearts}, Card{Rank::five, Suit::diamonds},
///                     Card{Rank::five, Suit::spades}, Card{Rank::jack, Suit::clubs}};
template <std::size_t count>
Result<std::array<Card, count>> parseCards(std::string_view text);

/// Returns the points of a show, with every combination in counting order, the spoken count, and near misses.
/// With a starter, a hand has one to four cards; without one, any number. `crib` selects the crib's flush
/// rule, and `Spoken::longCount` selects the long count. Error: `wrongCount`. Takes a few microseconds;
/// `score` in `show/score.h` returns only the points in a few nanoseconds.
///
///     const auto show = scoreShow(*four, Card{Rank::five, Suit::clubs});
///     const std::int64_t points = show->points;                            // 29
///     const std::string_view last = print(show->combinations.back().kind);  // nobs
Result<ShowAnswer> scoreShow(std::span<const Card> hand, std::optional<Card> starter = std::nullopt,
                             bool crib = false, Spoken spoken = Spoken::shortCount);

/// Returns the points of many shows, five cards each: four, then the starter. Takes some ten nanoseconds a
/// show. The `line` of an error is the number of the wrong show, from 1. Errors: `wrongCount`,
/// `duplicateCard`.
///
///     const auto points = scoreShows(*parseCards("5H 5D 5S JC 5C  4S 6H 6D 7C 8S"))->points;  // 29, 10
Result<ShowsAnswer> scoreShows(std::span<const Card> cards, bool crib = false);

/// Returns the points, combinations and spoken count of 1 to 24 ranks without suits: only fifteens, pairs and
/// runs. A rank may come more than four times. Error: `wrongCount`.
///
///     const auto ranks = parseRanks("A2233444");
///     const std::int64_t ninety = scoreRanks(*ranks)->points;
Result<RanksAnswer> scoreRanks(std::span<const Rank> ranks, Spoken spoken = Spoken::shortCount);

/// Returns the points of a hand for each starter, most points first, and their mean, minimum, maximum and
/// histogram. A starter is any card that is neither in the hand nor among the other cards `seen`. Error:
/// `wrongCount` if no card is left. Takes about a microsecond.
///
///     const auto starters = valueStarters(*parseCards<4>("4S 5H 5D 6C"));
///     const double mean = starters->mean;  // 15.96, over 48 starters
Result<StartersAnswer> valueStarters(const Hand& hand, std::span<const Card> seen = {}, bool crib = false);

/// Shuffles, deals and cuts. Returns the pone's six cards, the dealer's six and the starter. The seed is a
/// whole number from 0 to 2^53 - 1; the same seed deals the same cards everywhere. Error: `badQuestion`.
///
///     const auto dealt = deal(15);
///     const Dealt& ours = dealt->hands[1];  // the dealer's
Result<DealAnswer> deal(std::int64_t seed);

/// Deals five cards to each of three or four `players`. The hands are in the order of play, so the dealer's
/// is the last. With three players, `crib` is the card of the deck in the crib.
///
///     const auto fives = deal(15, 3);
///     const DealtFive& dealers = fives->hands[2];
///     const Card ofDeck = (*fives->crib)[0];
Result<DealFivesAnswer> deal(std::int64_t seed, int players);

/// Reads all the tables that the questions below need, from `cribbage::tables`, which the program must link.
/// Takes some twenty milliseconds, once; copies share the tables. `Tables::give` reads a table from your own
/// bytes. If a question lacks a table, it returns `badTable` with the table's name as the text.
///
///     const Tables tables = shippedTables();
Tables shippedTables();

/// Reads only the tables named, such as those that `needs` of a question returns.
Tables shippedTables(const TableNames& names);

/// Returns the fifteen discards of six cards, best first. Each has the points of the kept hand over all
/// starters, those of the crib, and those of the play. `points` is their sum, with the opponent's points
/// subtracted. A discard also has the win chance, and the `worth`: the expected value under the objective.
/// For `Objective::win`, `worth` is the win chance. For `Objective::acc` it is game points, ours minus
/// theirs, with 2 for a win and 3 for a skunk. For `Objective::money` it is stakes, with 1 for a win, 2 for a
/// skunk and 4 for a double skunk. With `Order::points` a discard has neither win chance nor worth. Discards
/// are `tied` with the best if their distance from it is within the error of the estimate. Tied discards come
/// first. Of these, discards that are certain to win come first, then those with most points.
///
/// Error: `badScore`. Tables: `play`, and `crib` unless the opponent is random. Win chances also need
/// `pegging`, the board of the objective (`board`, `acc` or `money`) and, against the expert near the last
/// hole, `stakes`. Takes less than a millisecond if ordered by points, a few milliseconds if by win chance.
///
///     const auto discards = valueDiscards(*parseCards<6>("5D JH 6S 4H 5S 2C"), true, {90, 75}, tables);
///     const Discard& best = discards->front();
///     const std::string thrown = print(best.thrown[0]) + " " + print(best.thrown[1]);  // 2C JH
///     const double winning = *best.winChance;
Result<std::array<Discard, 15>> valueDiscards(const Dealt& dealt, bool weDeal, Score score,
                                              const Tables& tables, Order order = Order::winChance,
                                              OpponentKind opponent = OpponentKind::expert,
                                              Objective objective = Objective::win);

/// Returns the five throws of five cards, best first, for three or four `players`. `weDeal` says that the
/// crib is ours; of four players, also if our partner deals. `points` are the hand and our crib, or the hand
/// less their crib; of three players, less half of it. The play is left out. Errors: `duplicateCard`, and
/// `badQuestion` for another number of players. Takes a millisecond; the first call takes some more.
///
///     const auto throws = valueDiscards(*parseCards<5>("5H 5D 5S JC 2C"), 3, true);
///     const std::string single = print(throws->front().thrown[0]);  // 2C
Result<std::array<SingleDiscard, 5>> valueDiscards(const DealtFive& dealt, int players, bool weDeal);

/// Returns the points that each played card is certain to have pegged, the count, and whose turn it is.
/// `played` is in order, and a go may be left out if later cards imply it. `parsePlayed` reads `played` from
/// a text. `score` is the score before the play, because the play ends when a side has 121. Errors:
/// `illegalPlay`, `badScore`. Takes microseconds.
///
///     const auto played = parsePlayed("them 5H, us TD");
///     const auto pegged = scorePlay(*played, true);
///     const int ourPegs = pegged->totals.us;  // 2, for fifteen
Result<PlayAnswer> scorePlay(std::span<const Turn> played, bool weDeal, Score score = {});

/// The same for three or four `players`, who are named as in a record: each of a, b, c and d sits at the left
/// of the one before, and a and c are partners of four. `scores` are those of the sides before the play.
/// `mustGo` lists the players who hold cards, but certainly none that fits.
///
///     const auto turns = parsePlayed("a TH, b TD, c 5C, a go, b go, c go", 3);
///     const auto three = scorePlay(*turns, 3, PlayerId::c);
///     const int cs = *three->totals.c;  // 1, for the go
Result<SeatedPlayAnswer> scorePlay(std::span<const PlayerTurn> played, int players, PlayerId dealer,
                                   const PerPlayer<int>& scores = {});

/// Returns the value of each card that we may play now, best first. Each has the points it pegs at once, its
/// net points to the end of the play, and its win chance and worth. It also has its `frequency`, the
/// probability with which the solution plays it; ties are ordered by frequency. The values rest only on our
/// own cards and the cards played. `quick` gives a first answer in a third to a sixth of the time. Errors:
/// `badScore`; `illegalPlay`, also if the play contradicts the cards we hold.
///
/// `theyHold` is the probability that the opponent still holds at least one card of each rank, aces first. It
/// is also set on the opponent's turn, and absent once they have played all four cards. It starts from how
/// often each hand is kept by an opponent whose discards are solved for points or, near the last hole, to
/// win. It then takes account of every card that we see, and of each card and go of the opponent. It is 0
/// only for a rank that they cannot hold. The thirteen numbers add to 1 if the opponent has one card left,
/// and to n at most if n cards are left.
///
/// Tables: `crib` and `opening`. Win chances also need `play`, `pegging`, the board of the objective and,
/// near the last hole, `stakes`. Takes a fifth of a second, or up to half a second near the last hole.
/// Further questions about the same deal take a few milliseconds, because the `Tables` cache the solutions,
/// in twenty megabytes at most.
///
///     OwnCards own{*parseCards<4>("TD 9S 4C 4D"), *parseCards<2>("KS QH"), {}};
///     const auto next = parsePlayed("them 5H, us TD, them 2S");
///     const auto plays = valuePlays(own, *next, true, {90, 75}, tables);
///     const Card play = plays->legal.front().card;
///     const double three = (*plays->theyHold)[2];  // 0.17
Result<PlaysAnswer> valuePlays(const OwnCards& own, std::span<const Turn> played, bool weDeal, Score score,
                               const Tables& tables, Order order = Order::winChance, bool quick = false,
                               Objective objective = Objective::win);

/// Return the discard, and the card to play, that an opponent of some level chooses. `Level::beginner` keeps
/// the best hand and plays the card that pegs most; `novice` does so too, but often chooses without looking.
/// `pub` discards by published averages and considers the
/// opponent's reply. `club` plays the solved game for points. `expert` discards the first choice of
/// `valueDiscards`, and draws among the tied best cards of `valuePlays`. docs/measured.md has the results of
/// each level. A player knows only its own cards and the cards played. The seed, 0 to 2^53 - 1, is for
/// players who choose at random; the same question has the same answer.
///
/// Tables: none for `novice`, `beginner` and `pub`. `club` needs `crib` and `play` to discard, `crib` and
/// `opening` to play. `expert` needs those of `valueDiscards` and `valuePlays`. Takes half a second at most.
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

/// Returns the odds of the game at the start of a deal, if both play for the objective. They are the win
/// chance, the chances of skunks and double skunks for and against us, and the worth. Error: `badScore`.
/// Table: the board of the objective. Takes nanoseconds.
///
///     const auto outlook = winChance({90, 75}, true, tables);
///     const double chance = outlook->chance;
///     const auto tournament = winChance({90, 75}, true, tables, Objective::acc);
///     const double gamePoints = tournament->worth;
Result<ChanceAnswer> winChance(Score score, bool weDeal, const Tables& tables,
                               Objective objective = Objective::win);

/// Returns the win chances of all scores at once: `rows[ours / step][theirs / step]` for scores that are
/// multiples of `step`, 1 to 120. `even[theirs]` is our lowest score that wins at least half of the games, or
/// 121 if no score does. Error: `badQuestion` for another step. Table: `board`. Takes less than a tenth of a
/// millisecond.
///
///     const auto chances = winChances(true, tables, 30);
///     const double at9030 = chances->rows[3][1];
Result<ChancesAnswer> winChances(bool weDeal, const Tables& tables, int step = 1);

/// Reads a recorded game (docs/RECORD.md), checks it line by line and scores it in order up to its target.
/// Error: `badRecord`, with the line. Takes some microseconds a deal.
///
///     const auto game = readGame("Ann - Ben\n1. 0-0* JH\nplay: 5 T (15-2)");
///     const int bens = game->score.b;  // 4: two for the jack, two for the fifteen
Result<GameAnswer> readGame(std::string_view record);

/// Reads a file of one game or more, each as `readGame` does; in a file of records a blank line is between
/// two games. A file of another program (docs/RECORD.md) is known by its first line, unless `notation` names
/// it: `Notation::pgn` or `Notation::openspiel`. The line of an error is that of the file. Error:
/// `badRecord`.
///
///     const auto games = readGames("1.\nH1 5H 6H 7H 8H JS QS D1 JS QS");
///     const std::string record = games->front().record;
Result<std::vector<GameAnswer>> readGames(std::string_view file);
Result<std::vector<GameAnswer>> readGames(std::string_view file, Notation notation);

/// Reviews one deal of a recorded game, by its number from 1: its luck and its mistakes. The answer is a list
/// of steps, each with player a's win chance after it. A step that is a choice has `lost`: how far its win
/// chance is below that of the advice's best choice. Whatever else changes a's win chance in a step is its
/// `luck`. The sum is exact: `before`, plus the luck of both players, minus a's losses, plus b's losses,
/// equals `after`. `reviewGame` does this for all deals. Errors: `badRecord`; `badQuestion` if there is no
/// such deal. Tables: those of `valueDiscards` and `valuePlays`. Takes a third of a second a deal, less with
/// `quick`.
///
///     const auto review = reviewDeal("Ann - Ben\n1. 0-0*\nAnn: 5H 5D / 6S 7C", 1, tables);
///     const double change = review->after - review->before;
Result<ReviewAnswer> reviewDeal(std::string_view record, int deal, const Tables& tables, bool quick = false);
Result<ReviewAnswer> reviewGame(std::string_view record, const Tables& tables, bool quick = false);

/// Counts the ten lines of a grid of Cribbage Squares, and values each empty cell for a card: the expected
/// total of the full grid if the card is placed there, best cell first. The values are exact if at most three
/// cells are empty, and estimates before. `reviewSquares` takes a full grid and its cards in the order in
/// which they came. It returns what each placing lost, the grid of a sensible player, and the best grid
/// found. Errors: `wrongCount` if no cell is empty, or if the grid lacks a drawn card. Takes some 5 ms, a
/// review 0.2 seconds.
///
///     CardGrid grid;
///     grid[5] = Card{Rank::five, Suit::hearts};
///     const auto squares = valueSquares(grid, Card{Rank::jack, Suit::clubs});
///     const int cell = squares->cells.front().cell;
Result<SquaresAnswer> valueSquares(const CardGrid& grid, std::optional<Card> card);
Result<ReviewSquaresAnswer> reviewSquares(const CardGrid& grid, const SquaresDraw& drawn);

/// Plays whole games between two, three or four players, whose names are those of `parsePlayer` in
/// `game/player_names.h`. Returns their wins, a 95 % interval, skunks and mean points by source. `means` sets
/// the maximum number of games, a way to use several threads, and the solved play if available. Errors:
/// `badQuestion` for too many games; `badScore`; `badTable`, also if a player needs the solved play. A game
/// takes less than a tenth of a millisecond. It takes 3 ms if a player discards by `points`, 35 ms if by
/// `win`, and seconds if a player plays by `advice`.
///
///     Simulation simulation{*parsePlayer("points"), *parsePlayer("random"), 50, 1};
///     const auto simulated = simulate(simulation, tables);
///     const double share = simulated->a.won.chance;
///
/// Three or four players throw by `points`, `handOnly` or `random`, and play by `reply`, `greedy` or
/// `random`. No table is needed. A game takes some 10 ms if they throw by `points`. Players a and c are
/// partners of four.
///
///     Simulation four{*parsePlayer("points/reply"), *parsePlayer("handOnly/greedy"), 10, 1};
///     four.players = 4;
///     const double partners = simulate(four, tables)->a.won.chance;
Result<SimulateAnswer> simulate(const Simulation& simulation, const Tables& tables,
                                const SimulateMeans& means = {});

template <std::size_t count>
Result<std::array<Card, count>> parseCards(std::string_view text) {
  const auto read = parseCards(text);
  if (!read) return read.error();
  std::array<Card, count> cards;
  if (read->size() != count) return wrongCount(reason::cardsNotSoMany, *read, {{"wanted", count}});
  for (std::size_t at = 0; at < count; ++at) cards[at] = (*read)[at];
  return cards;
}

}  // namespace cribbage
