import type { Role } from './data/crib_averages.js';
import type { Published } from './data/published.js';

// The English captions, column heads and sentences for the figures of the pages. Parts of sentences are inserted into
// sentences of the page.

/** The parts of a sentence about a choice of the engine that no expert named. */
interface Alone {
  readonly held: string;
  /** True for a card to play, false for a throw. */
  readonly lays: boolean;
  readonly choice: string;
  readonly nearest: string;
  readonly by: string;
  readonly cost: string;
}

interface PlayedOut {
  readonly hand: string;
  readonly deals: string;
  readonly throws: string;
  readonly forPoints: string;
  readonly toWin: string;
  readonly error: string;
}

export const words = {
  /** Stands between the last two items of a list. */
  and: 'and',
  /** A note on an English page that is shown offline in place of the page in this language. */
  needsConnection: (language: string): string => `This page needs a connection to be read in ${language}.`,
  lessThan: (figure: string): string => `less than ${figure}`,
  moreThan: (figure: string): string => `more than ${figure}`,
  /** Follows a score, and says who deals. */
  whoDeals: (weDeal: boolean): string => (weDeal ? 'you deal' : 'they deal'),
  files: {
    titleOf: ({ title }: Published): string => title,
    rows: (rows: string): string => `${rows} rows`,
    planes: 'the same numbers as five arrays of 121 by 121, and how they were made',
    columns: 'the columns of all tables, their units and errors, for programs',
    /** Joins two parts, of which the second explains the first. */
    explained: (name: string, what: string): string => `${name}: ${what}`,
  },
  cribs: {
    gridOf: (role: Role): string =>
      `Average points of ${role === 'dealer' ? 'your' : 'their'} crib, by the two cards you throw`,
    listOf: (role: Role): string =>
      role === 'dealer' ? 'Throws to your own crib, the best first' : 'Throws to their crib, the safest first',
    throw: 'Throw',
    average: 'Average',
    suited: 'One suit',
    unsuited: 'Two suits',
    often: 'How often',
    usual: (thrown: string, share: string): string => `${thrown}, in ${share} of all deals`,
    rarest: (thrown: string, deals: string): string => `${thrown}, in one of ${deals} deals`,
    suits: 'Whether the two cards are of one suit.',
  },
  leads: {
    byCard: 'How often each card is led from hands that have it',
    card: 'Card',
    handsWithIt: 'Hands with it',
    led: 'Led',
    byHand: (hands: string): string => `The ${hands} hands a pone keeps most often, and their leads`,
    hand: 'Hand',
    kept: 'Kept',
    leads: 'Leads',
    replies: 'How many of a hundred hands with the card at the top reply with it to the card on the left',
    /** A rank is `10` or `Q`. */
    inHands: (rank: string, share: string): string => `${rank}, in ${share}`,
    rarest: (rank: string, deals: string): string => `${rank} is led in one of ${deals} deals`,
  },
  odds: {
    map: 'The dealer’s chance of winning at every score; the tables below have the figures',
    dealerScore: 'The dealer’s score',
    poneScore: 'The pone’s score',
    wins: (weDeal: boolean): string => `${weDeal ? 'You' : 'They'} deal: games you win in a hundred`,
    last: (weDeal: boolean): string => `${weDeal ? 'You' : 'They'} deal, near the end`,
    skunks: (weDeal: boolean): string => `${weDeal ? 'You' : 'They'} deal: skunks in a hundred games`,
    even: 'The least score that makes the game even, and how far that is ahead or behind',
    theyHave: 'They have',
    youDeal: 'You deal',
    theyDeal: 'They deal',
    example: (score: string, win: string, skunk: string | undefined): string =>
      `<strong>${score}:</strong> you win ${win} of the games${skunk === undefined ? '' : `, ${skunk} with a skunk`}.`,
    atScores: (from: string, to: string): string => (from === to ? from : `${from} to ${to}`),
    method:
      'The table is worked back from the last hole over whole deals, drawn at random and scored in order. Both players make the throw that wins most often from their score. Both follow the computed solution of the play and, near the last hole, a solution for winning.',
  },
  experts: {
    discards: 'Throws: the choices named and their cost, in games per hundred',
    plays: 'Cards to play: the choices named and their cost, in games per hundred',
    forPoints: 'Where skunks count: the same choices in game points',
    position: 'Position',
    named: 'Named',
    engine: 'Engine',
    ofOneSuit: (cards: string, starterToo: boolean): string =>
      `${cards} are of one suit${starterToo ? ', as is the starter' : ''}`,
    thrown: (thrown: string, starter: string): string => `${thrown} thrown, ${starter} cut`,
    laid: (cards: string): string => `played: ${cards}`,
    youLead: 'you lead',
    skunksCount: 'skunks count',
    best: 'best',
    asGood: 'as good',
    heldAt: (cards: string, score: string): string => `${cards} at ${score}`,
    handAt: (score: string): string => `The hand at ${score}`,
    alone: ({ held, lays, choice, nearest, by, cost }: Alone): string =>
      `${held}: the engine ${lays ? 'plays' : 'throws'} ${choice}. The best choice that an expert named, ${nearest} (${by}), costs ${cost} games in a hundred.`,
    playedOut: ({ hand, deals, throws, forPoints, toWin, error }: PlayedOut): string =>
      `${hand} was played out, ${deals} deals for each throw. ${throws} won ${forPoints} games in a hundred when both sides played cards for points, which is how the engine reckons a throw. When both played cards to win, they won ${toWin}. Each figure may be off by ${error}.`,
  },
};

/** The words of the figures, in any language. */
export type PageWords = typeof words;
