#pragma once
// The reasons for which the command line refuses input before it reaches the core.

#include "cribbage/base/error.h"

namespace cribbage::reason {

// Lines of JSON.
FIFTEEN_TWO_REASON(lineTooLong, badQuestion, "That line is too long to be a question.");
FIFTEEN_TWO_REASON(notAnObject, badQuestion, "That line is not a question written as a JSON object.");
FIFTEEN_TWO_REASON(askMissing, badQuestion, "That line does not say what it asks: “ask” is missing.");
FIFTEEN_TWO_REASON(unknownQuestion, badQuestion, "“{text}” is not a question this engine answers.");

// Words and options.
FIFTEEN_TWO_REASON(verbMissing, badQuestion,
                   "A verb is missing. Try cribbage score 5H 5D 5S JC --starter 5C.");
FIFTEEN_TWO_REASON(unknownVerb, badQuestion, "“{text}” is not a verb; the verbs are {verbs}.");
FIFTEEN_TWO_REASON(optionBeforeVerb, badQuestion, "“{text}” belongs after a verb.");
FIFTEEN_TWO_REASON(unknownOption, badQuestion, "“{text}” is not an option of {verb}.");
FIFTEEN_TWO_REASON(uselessWord, badQuestion, "{verb} has no use for “{text}”.");
FIFTEEN_TWO_REASON(wordMissing, badQuestion, "{verb} needs {word}.");
FIFTEEN_TWO_REASON(flagMissing, badQuestion, "{about} Write {flags}.");
FIFTEEN_TWO_REASON(flagsTogether, badQuestion, "{about} Write {flags}, not both.");
FIFTEEN_TWO_REASON(optionAlone, badQuestion, "{text} works only with {option}.");
FIFTEEN_TWO_REASON(optionTwice, badQuestion, "{text} is given twice.");
FIFTEEN_TWO_REASON(wordAfterOption, badQuestion, "{text} takes no word after it.");
FIFTEEN_TWO_REASON(wordAfterMissing, badQuestion, "{text} needs a word after it: {word}.");
FIFTEEN_TWO_REASON(tooManyWords, badQuestion, "{text} takes {#most} words at most.");
FIFTEEN_TWO_REASON(notTwoNumbers, badQuestion, "{text} takes two numbers, like {text} 90 75.");
FIFTEEN_TWO_REASON(misused, badQuestion, "{message}.");

// Verbs.
FIFTEEN_TWO_REASON(
    levelDecides, badQuestion,
    "A level makes its own choices: leave out --level, or else --order, --opponent and --quick.");
FIFTEEN_TWO_REASON(seedWithoutLevel, badQuestion, "--seed works only with --level.");
FIFTEEN_TWO_REASON(objectiveOfPoints, badQuestion,
                   "Points do not depend on the objective: leave out --objective, or --order points.");
FIFTEEN_TWO_REASON(scoreOfPoints, badQuestion,
                   "Points do not depend on the score: leave out --score, or --order points.");
FIFTEEN_TWO_REASON(csvAndJson, badQuestion, "--csv and --json are two ways to answer: choose one.");
FIFTEEN_TWO_REASON(csvWithoutTable, badQuestion, "Name a table for --csv, like cribbage table board --csv.");
FIFTEEN_TWO_REASON(noSuchTable, badQuestion, "“{text}” is not a table; the tables are {tables}.");
FIFTEEN_TWO_REASON(inputUnreadable, badQuestion, "Standard input could not be read.");
FIFTEEN_TWO_REASON(recordUnreadable, badRecord, "Standard input could not be read.");
FIFTEEN_TWO_REASON(fileMissing, badRecord, "There is no record at “{text}”.");
FIFTEEN_TWO_REASON(fileUnreadable, badRecord, "“{text}” could not be read.");
FIFTEEN_TWO_REASON(noSuchNotation, badQuestion, "“{text}” is not a notation; the notations are {notations}.");
FIFTEEN_TWO_REASON(dealOfSeveralGames, badQuestion, "{text} works only with a file of one game.");
FIFTEEN_TWO_REASON(fileUnwritable, badQuestion, "“{text}” could not be written.");
FIFTEEN_TWO_REASON(stateMissing, badTable,
                   "The solved play needs its state: make it with `npm run solve play`, then give it with "
                   "--play-state build/play.state.");
FIFTEEN_TWO_REASON(stateUnused, badQuestion,
                   "Neither player plays by the solved play: leave out --play-state.");
FIFTEEN_TWO_REASON(noRoomForState, badTable, "Only the native command line has room for the solved play.");

// A game in the terminal.
FIFTEEN_TWO_REASON(notInHand, badCard, "You do not hold {text}.");
FIFTEEN_TWO_REASON(typeTwoCards, wrongCount, "Type the two cards that you throw, like 5H 10S.");
FIFTEEN_TWO_REASON(typeOneCard, wrongCount, "Type the card that you play, like 5H.");
FIFTEEN_TWO_REASON(passes31, illegalPlay, "{text} does not fit: the count is {#count}.");
FIFTEEN_TWO_REASON(noGoNow, illegalPlay, "You hold a card that fits, so you must play.");
FIFTEEN_TWO_REASON(typePoints, badQuestion, "Type the points, a number from 0 to 29.");

}  // namespace cribbage::reason
