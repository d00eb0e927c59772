#pragma once
// The reasons for which the core refuses input, each with its English sentence. `npm run api` generates
// TypeScript types from this list, and each translation has a sentence for every reason. Programs add reasons
// of their own, such as those in cli/reasons.h.

#include <cstdint>
#include <string_view>

namespace cribbage {

enum class ErrorCode : std::uint8_t {
  badCard,        ///< a word that names no card, or a text too long to be cards
  duplicateCard,  ///< a card that was given twice
  wrongCount,     ///< too few or too many cards
  badScore,       ///< a score that is not a hole from 0 to 120
  illegalPlay,    ///< a card or a go that the rules of the play do not allow
  badTable,       ///< a table that is missing, cut short, changed, or of another version
  badQuestion,    ///< not a question this engine answers, or a field that is missing or of the wrong kind
  badRecord,      ///< a line of a record that cannot be read, or is impossible
};

/// Returns the name of the code, such as `"badCard"`.
std::string_view print(ErrorCode code);

/// A reason, and its sentence in English. Each blank of the sentence names a part of the error: `{card}`, or
/// `{#count}` for a number. After the name, a blank may say how to word the part:
///
///     {text}         as it is: the offending text
///     {by's}         as a possessive: our, their, Ann's
///     {turn leads}   as the subject of a verb: we lead, they lead, Ann leads
///     {names or}     as alternatives, from a list with commas: points, win or random
///     {names “or”}   the same in quotes: “points”, “win” or “random”
struct ErrorReason {
  std::string_view name;
  ErrorCode code{};  ///< in a record it is `badRecord` instead
  std::string_view english;
};

// Each reason is an object of its own, so that a WebAssembly module contains only the sentences it uses.
#define FIFTEEN_TWO_REASON(name, code, english) \
  inline constexpr ErrorReason name {           \
#name, ErrorCode::code, english             \
  }

namespace reason {

// Cards.
FIFTEEN_TWO_REASON(notACard, badCard, "“{text}” is not a card: write a rank and a suit, like 5H or TD.");
FIFTEEN_TWO_REASON(notARank, badCard, "“{text}” is not a rank: write A, 2 to 9, T or 10, J, Q or K.");
FIFTEEN_TWO_REASON(cardsTooLong, badCard, "That is too long to be a list of cards.");
FIFTEEN_TWO_REASON(cardTwice, duplicateCard, "The {card} appears twice.");
FIFTEEN_TWO_REASON(cardOut, duplicateCard, "The {cards} is no longer in the deck.");
FIFTEEN_TWO_REASON(cardsOut, duplicateCard, "These cards are no longer in the deck: {cards}.");
FIFTEEN_TWO_REASON(handEmpty, wrongCount, "A hand has at least one card; {#count} given.");
FIFTEEN_TWO_REASON(handTooLarge, wrongCount, "A hand with a starter has one to four cards; {#count} given.");
FIFTEEN_TWO_REASON(handNotFour, wrongCount, "A hand waiting for its starter has four cards; {#count} given.");
FIFTEEN_TWO_REASON(showNotFive, wrongCount, "A hand and its starter are five cards; {#count} given.");
FIFTEEN_TWO_REASON(noStarterLeft, wrongCount,
                   "At least one card must be left for the starter; {#count} given.");
FIFTEEN_TWO_REASON(starterNotOne, wrongCount, "The starter is one card; {#count} given.");
FIFTEEN_TWO_REASON(dealtNotSix, wrongCount, "Six cards are dealt; {#count} given.");
FIFTEEN_TWO_REASON(dealtNotFive, wrongCount,
                   "Five cards are dealt to each of three or four players; {#count} given.");
FIFTEEN_TWO_REASON(keptNotFour, wrongCount, "Four cards are kept; {#count} given.");
FIFTEEN_TWO_REASON(thrownNotTwo, wrongCount, "Two cards are thrown; {#count} given.");
FIFTEEN_TWO_REASON(cardsNotSoMany, wrongCount, "{#wanted} cards belong here; {#count} given.");
FIFTEEN_TWO_REASON(gridNotSixteen, wrongCount, "A grid has sixteen cells; {#count} given.");
FIFTEEN_TWO_REASON(gridFull, wrongCount, "No cell is empty for the {card}.");
FIFTEEN_TWO_REASON(notPlaced, wrongCount, "The {card} was drawn, but is not in the grid.");
FIFTEEN_TWO_REASON(ranksNotSoMany, wrongCount, "From 1 to 24 ranks can be counted; {#count} were given.");

// Fields of a question.
FIFTEEN_TWO_REASON(notAHole, badScore, "A score is a hole from 0 to 120, not “{text}”.");
FIFTEEN_TWO_REASON(scoreIsText, badScore, "A score is a number from 0 to 120, but “{text}” is text.");
FIFTEEN_TWO_REASON(cardsMissing, badQuestion, "This question needs “{field}”: cards, like 5H TD.");
FIFTEEN_TWO_REASON(notCards, badQuestion, "“{field}” should be cards, like 5H TD, not “{text}”.");
FIFTEEN_TWO_REASON(gridMissing, badQuestion, "This question needs “{field}”: sixteen cells, like 5H TD ? ?.");
FIFTEEN_TWO_REASON(notAGrid, badQuestion, "“{field}” should be sixteen cells, like 5H TD ? ?, not “{text}”.");
FIFTEEN_TWO_REASON(ranksMissing, badQuestion, "This question needs “{field}”: ranks, like A2233444.");
FIFTEEN_TWO_REASON(notRanks, badQuestion, "“{field}” should be ranks, like A2233444, not “{text}”.");
FIFTEEN_TWO_REASON(turnsMissing, badQuestion,
                   "This question needs “{field}”: who played what, like {example}.");
FIFTEEN_TWO_REASON(notTurns, badQuestion,
                   "“{field}” should say who played what, like {example}, not “{text}”.");
FIFTEEN_TWO_REASON(playerMissing, badQuestion,
                   "This question needs “{field}”: a player, like points/greedy.");
FIFTEEN_TWO_REASON(notAPlayer, badQuestion,
                   "“{field}” should be a player, like points/greedy, not “{text}”.");
FIFTEEN_TWO_REASON(notALevelOrThrow, badQuestion,
                   "“{player}” is not a player: write a level ({levels or}) or a way to throw ({ways or}).");
FIFTEEN_TWO_REASON(notAThrow, badQuestion, "“{way}” is not a way to throw: write {ways or}.");
FIFTEEN_TWO_REASON(notAPlay, badQuestion, "“{way}” is not a way to play: write {ways or}.");
FIFTEEN_TWO_REASON(wayForTwo, badQuestion, "“{way}” is for two players: write {ways or}.");
FIFTEEN_TWO_REASON(recordMissing, badQuestion,
                   "This question needs “{field}”: a game written as in docs/RECORD.md.");
FIFTEEN_TWO_REASON(notARecord, badQuestion,
                   "“{field}” should be a game written as in docs/RECORD.md, not “{text}”.");
FIFTEEN_TWO_REASON(dealMissing, badQuestion,
                   "This question needs “{field}”: the number of a deal, 1 to {#most}.");
FIFTEEN_TWO_REASON(notADeal, badQuestion,
                   "“{field}” should be the number of a deal, 1 to {#most}, not “{text}”.");
FIFTEEN_TWO_REASON(noDealYet, badQuestion, "This game has no deal yet.");
FIFTEEN_TWO_REASON(leaderMissing, badQuestion, "This question needs “{field}”: true if they lead.");
FIFTEEN_TWO_REASON(dealerMissing, badQuestion, "This question needs “{field}”: true if we deal.");
FIFTEEN_TWO_REASON(cribMissing, badQuestion, "This question needs “{field}”: true if the crib is ours.");
FIFTEEN_TWO_REASON(notATruth, badQuestion, "“{field}” should be true or false, not “{text}”.");
FIFTEEN_TWO_REASON(scoreMissing, badQuestion, "This question needs “{field}”: a score from 0 to 120.");
FIFTEEN_TWO_REASON(seedMissing, badQuestion, "This question needs “{field}”: a whole number.");
FIFTEEN_TWO_REASON(numberMissing, badQuestion,
                   "This question needs “{field}”: a whole number from {#least} to {#most}.");
FIFTEEN_TWO_REASON(notANumber, badQuestion,
                   "“{field}” should be a whole number from {#least} to {#most}, not “{text}”.");
FIFTEEN_TWO_REASON(choiceMissing, badQuestion, "This question needs “{field}”: {choices “or”}.");
FIFTEEN_TWO_REASON(notAChoice, badQuestion, "“{field}” should be {choices “or”}, not “{text}”.");

FIFTEEN_TWO_REASON(onlyForTwo, badQuestion,
                   "For three or four players throws are ranked by points alone: leave out “{field}”.");
FIFTEEN_TWO_REASON(notForPlayers, badQuestion, "With {#players} players, leave out “{field}”.");

// The play.
FIFTEEN_TWO_REASON(playTooLong, badCard, "That is too long to be a play.");
FIFTEEN_TWO_REASON(notASide, badQuestion, "“{text}” is not a player: write {sides or} before each card.");
FIFTEEN_TWO_REASON(sideWithoutCard, badQuestion, "After “{text}” write the card that was played.");
FIFTEEN_TWO_REASON(notOneCard, wrongCount, "One card is played at a time; “{text}” is not one card.");
FIFTEEN_TWO_REASON(notKept, illegalPlay, "The {card} is not one of the four we kept.");
FIFTEEN_TWO_REASON(ourGoWithPlayableCard, illegalPlay,
                   "We should have played the {card} instead of saying go.");
FIFTEEN_TWO_REASON(impossiblePlay, illegalPlay, "That play is impossible.");
FIFTEEN_TWO_REASON(playIsOver, illegalPlay, "The play is over.");
FIFTEEN_TWO_REASON(notOurTurn, illegalPlay, "It is their turn.");
FIFTEEN_TWO_REASON(fifthCard, illegalPlay, "{by} could not play the {card}: it would be {by's} fifth card.");
FIFTEEN_TWO_REASON(
    cardHeldBack, illegalPlay,
    "{by} could not play the {card}: at {#count} it would have made {#sum}, so it had to be played then.");
FIFTEEN_TWO_REASON(poneLeads, illegalPlay,
                   "{by} could not play the {card}: {turn leads}, since {dealer deals}.");
FIFTEEN_TWO_REASON(leadAfter31, illegalPlay, "{by} could not play the {card}: after 31 {turn leads}.");
FIFTEEN_TWO_REASON(leadAfterGo, illegalPlay,
                   "{by} could not play the {card}: it would have made {#sum}, and after a go {turn leads}.");
FIFTEEN_TWO_REASON(
    notTheTurn, illegalPlay,
    "{by} could not play the {card}: it was {turn's} turn, and at {#count} any card can be played.");
FIFTEEN_TWO_REASON(cardAfterGame, illegalPlay, "{by} could not play the {card}: the game was over at 121.");
FIFTEEN_TWO_REASON(goAfterPlay, illegalPlay, "{by} could not say go: the play was over.");
FIFTEEN_TWO_REASON(goAtNewCount, illegalPlay, "{by} could not say go: any card can begin a new count.");
FIFTEEN_TWO_REASON(goWhereAnyCardFits, illegalPlay,
                   "{by} could not say go: at {#count} any card can be played.");

// Errors in a game record: the line with the players, and the line that begins a deal.
FIFTEEN_TWO_REASON(recordTooLong, badRecord, "That is too long to be the record of one game.");
FIFTEEN_TWO_REASON(recordsTooLong, badRecord, "That is too long to be a file of recorded games.");
FIFTEEN_TWO_REASON(noPlayers, badRecord, "A record begins with the players, like Ann - Ben.");
FIFTEEN_TWO_REASON(playersUnclear, badRecord,
                   "Three players are written Ann - Ben - Cas, and four Ann + Cas - Ben + Dee.");
FIFTEEN_TWO_REASON(sameNames, badRecord, "The players need different names.");
FIFTEEN_TWO_REASON(notAName, badRecord, "“{text}” cannot be a player's name.");
FIFTEEN_TWO_REASON(targetTooFar, badRecord, "A game is played to 121 holes or fewer.");
FIFTEEN_TWO_REASON(dealWithoutHead, badRecord, "A deal begins with its number or its score, like 1. 0-0*.");
FIFTEEN_TWO_REASON(firstDealerMissing, badRecord, "Put a star after the first dealer's score, like 0-0*.");
FIFTEEN_TWO_REASON(firstOfFourMissing, badRecord,
                   "Put a star after the first dealer's name, like Ann + Cas - Ben + Dee*.");
FIFTEEN_TWO_REASON(scoreNotOfSides, badRecord,
                   "The score has {#count} numbers in this game, so it is not {text}.");
FIFTEEN_TWO_REASON(overBeforeFirstDeal, badRecord, "The game was over before its first deal.");
FIFTEEN_TWO_REASON(wonBeforeDeal, badRecord, "{player} had won before this deal.");
FIFTEEN_TWO_REASON(tooManyDeals, badRecord, "No game has that many deals.");
FIFTEEN_TWO_REASON(dealDiffers, badRecord, "This should be deal {#deal}.");
FIFTEEN_TWO_REASON(dealerDiffers, badRecord, "{dealer} is the dealer in deal {#deal}.");
FIFTEEN_TWO_REASON(scoreDiffers, badRecord, "The score before deal {#deal} is {score}, not {text}.");

// Errors in a game record: the lines of a deal after the one that begins it.
FIFTEEN_TWO_REASON(notALine, badRecord, "“{text}” is not a line of a record.");
FIFTEEN_TWO_REASON(unknownPlayer, badRecord, "“{text}” is not one of the players.");
FIFTEEN_TWO_REASON(secondStarter, badRecord, "A deal has only one starter.");
FIFTEEN_TWO_REASON(fiveOfRank, badRecord, "This deal has more than four cards of that rank.");
FIFTEEN_TWO_REASON(handTwice, badRecord, "{player's} cards are given twice.");
FIFTEEN_TWO_REASON(cribTwice, badRecord, "The cards of the crib are given twice.");
FIFTEEN_TWO_REASON(bracketsNotThrown, badRecord, "The brackets must hold the cards thrown.");
FIFTEEN_TWO_REASON(handNotSix, badRecord, "{player} has six cards: four to keep and two to throw.");
FIFTEEN_TWO_REASON(handNotFive, badRecord, "{player} has five cards: four to keep and one to throw.");
FIFTEEN_TWO_REASON(cribNotFour, badRecord, "The crib has four cards.");
FIFTEEN_TWO_REASON(cribSuitUnclear, badRecord,
                   "Several players threw a card of rank {rank}: write {card} for the player who threw it.");
FIFTEEN_TWO_REASON(bracketsWithoutCard, badRecord,
                   "After a card write the count and its points in brackets, like (15-2).");
FIFTEEN_TWO_REASON(playNotOneCard, badRecord,
                   "The play is written one card at a time; “{text}” is not one card.");
FIFTEEN_TWO_REASON(holesWithoutPlayer, badRecord, "Write the player before the holes, like Ann 3.");
FIFTEEN_TWO_REASON(playerWithoutHoles, badRecord, "Write the number of holes after the player's name.");
FIFTEEN_TWO_REASON(notHoles, badRecord, "“{text}” is not a number of holes.");
FIFTEEN_TWO_REASON(notPoints, badRecord, "“{text}” is not a number of points.");
FIFTEEN_TWO_REASON(notAFinal, badRecord, "Write the final score as final: 121-98.");
FIFTEEN_TWO_REASON(finalTwice, badRecord, "The final score is given twice.");
FIFTEEN_TWO_REASON(lineAfterFinal, badRecord, "The final score must be the last line of a game.");

// Errors in a game record: impossible events.
FIFTEEN_TWO_REASON(notHeld, badRecord, "{player} does not hold the {card}.");
FIFTEEN_TWO_REASON(ninthCard, badRecord, "All cards had been played before the {card}.");
FIFTEEN_TWO_REASON(goWithPlayableCard, badRecord, "{player} could not say go: at {#count} the {card} fits.");
FIFTEEN_TWO_REASON(goBeforeFirstCard, badRecord, "A player cannot say go before the first card.");
FIFTEEN_TWO_REASON(countDiffers, badRecord, "The count is {#count} here, not {text}.");
FIFTEEN_TWO_REASON(pointsDiffer, badRecord, "That card pegs {#points}, not {text}.");
FIFTEEN_TWO_REASON(fourthShow, badRecord, "A deal has a show for each hand and one for the crib.");
FIFTEEN_TWO_REASON(handUnknown, badRecord,
                   "Write the points of {player's} hand: not all of its cards are known.");
FIFTEEN_TWO_REASON(cribUnknown, badRecord,
                   "Write the points of {player's} crib: not all of its cards are known.");
FIFTEEN_TWO_REASON(handDiffers, badRecord, "{player's} hand counts {#points}, not {text}.");
FIFTEEN_TWO_REASON(cribDiffers, badRecord, "{player's} crib counts {#points}, not {text}.");
FIFTEEN_TWO_REASON(handOutOfRange, badRecord, "{player's} hand counts {#least} to {#most}, not {text}.");
FIFTEEN_TWO_REASON(cribOutOfRange, badRecord, "{player's} crib counts {#least} to {#most}, not {text}.");
FIFTEEN_TWO_REASON(impossiblePoints, badRecord, "No hand counts {#points}.");
FIFTEEN_TWO_REASON(pegTooFar, badRecord, "A peg moves 1 to {#target} holes.");
FIFTEEN_TWO_REASON(pegAfterWin, badRecord,
                   "{winner} had won before {player} pegged {#points}: write the pegs in order, or the final "
                   "score, like final: 121-98.");
FIFTEEN_TWO_REASON(impossibleFinal, badRecord,
                   "From {score} the game cannot end {text}: one side must have {#target}.");

FIFTEEN_TWO_REASON(reviewForTwo, badRecord, "Only a game of two players can be reviewed.");

// Errors in the notations of other programs, which are rewritten as records.
FIFTEEN_TWO_REASON(noGames, badRecord, "That text has no game in this notation.");
FIFTEEN_TWO_REASON(tagMisplaced, badRecord,
                   "“{text}” cannot stand here: a deal has the tags H1, H2, D1, D2, S1, S2, SC, C, SH, P and "
                   "SP, each once.");
FIFTEEN_TWO_REASON(pointsNotCards, badRecord, "SP has a number of points for each card of P.");
FIFTEEN_TWO_REASON(actionMisplaced, badRecord,
                   "“{text}” cannot stand here: an action of OpenSpiel is a card (0 to 51), a throw (52 to "
                   "2755) or a pass (2756), in the order of the game.");

// Tables. The part `{table}` is a table's name, but the English sentence shows the table's description.
FIFTEEN_TWO_REASON(tableMissing, badTable, "The table of {table} is missing.");
FIFTEEN_TWO_REASON(tableOtherVersion, badTable, "The table of {table} is from another version.");
FIFTEEN_TWO_REASON(tableOtherKind, badTable, "The table of {table} has the wrong dimensions.");
FIFTEEN_TWO_REASON(tableChanged, badTable, "The table of {table} is damaged.");
FIFTEEN_TWO_REASON(tableWithoutEnd, badTable, "The table of {table} does not end where it should.");
FIFTEEN_TWO_REASON(tableCutShort, badTable, "The table of {table} ends too early.");
FIFTEEN_TWO_REASON(tableThrowsUndealt, badTable, "The table of {table} throws cards that were not dealt.");
FIFTEEN_TWO_REASON(tablePlaysUnheld, badTable, "The table of {table} plays cards that are not held.");
FIFTEEN_TWO_REASON(tableWithoutScores, badTable, "The table of {table} has no grid of scores.");
FIFTEEN_TWO_REASON(tableOverDirected, badTable, "The table of {table} has too many directions.");
FIFTEEN_TWO_REASON(tableBadChance, badTable, "The table of {table} has an impossible chance.");
FIFTEEN_TWO_REASON(tableBadSum, badTable, "The table of {table} does not add up.");
FIFTEEN_TWO_REASON(notATable, badTable, "That is not a table of {table}.");
FIFTEEN_TWO_REASON(unknownTable, badTable, "“{text}” is not a table that this engine reads.");
FIFTEEN_TWO_REASON(noTablesHere, badTable, "This part of the engine uses no tables.");
FIFTEEN_TWO_REASON(solvedPlayMissing, badTable, "The solved play needs its state, which is missing.");

}  // namespace reason

}  // namespace cribbage
