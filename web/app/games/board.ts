import type { Side } from '../../engine/index.js';
import type { Seat } from './count.js';

/** The two holes of a side's pegs: the one in front is the score, the other shows where it was before. */
export type Pegs = readonly [number, number];

/** What other screens have found to peg, each once a deal. */
export const sources = ['heels', 'play', 'pone', 'dealer', 'crib'] as const;
export type Source = (typeof sources)[number];

/** What undo restores, on the Board screen. */
export interface BoardGame {
  readonly us: Pegs;
  readonly them: Pegs;
  readonly weDeal: boolean;
  /** What Count and Play have pegged of this deal. */
  readonly counted: readonly Source[];
}

export interface Score {
  readonly ours: number;
  readonly theirs: number;
}

/** Where the game ends, and where a loser has to be to be no more than beaten. */
export const lastHole = 121;
export const skunkLine = 91;
export const doubleSkunkLine = 61;

export const emptyBoard: BoardGame = { us: [0, 0], them: [0, 0], weDeal: true, counted: [] };

export const other = (side: Side): Side => (side === 'us' ? 'them' : 'us');

export const frontOf = (pegs: Pegs): number => Math.max(...pegs);

export const scoreOf = ({ us, them }: BoardGame): Score => ({ ours: frontOf(us), theirs: frontOf(them) });

export const isNought = ({ ours, theirs }: Score): boolean => ours + theirs === 0;

/** The same score and the same dealer, wherever the pegs behind are. */
export const standsAs = (one: BoardGame, two: BoardGame): boolean =>
  one.weDeal === two.weDeal && (['us', 'them'] as const).every((side) => frontOf(one[side]) === frontOf(two[side]));

/** Something has been pegged. */
export const isBegun = (board: BoardGame): boolean => !isNought(scoreOf(board));

export const winnerOf = ({ us, them }: BoardGame): Side | undefined =>
  frontOf(us) === lastHole ? 'us' : frontOf(them) === lastHole ? 'them' : undefined;

/** What it was to lose like that. */
export const skunkOf = (board: BoardGame): 'skunk' | 'doubleSkunk' | undefined => {
  const winner = winnerOf(board);
  const left = winner ? frontOf(board[other(winner)]) : lastHole;
  return left < doubleSkunkLine ? 'doubleSkunk' : left < skunkLine ? 'skunk' : undefined;
};

// The peg behind goes over the one in front.
const jump = ([one, two]: Pegs, points: number): Pegs => {
  const hole = Math.min(lastHole, Math.max(one, two) + points);
  return one <= two ? [hole, two] : [one, hole];
};

/** The side pegs so many; nobody pegs when somebody has won, and nobody pegs nothing. */
export const peg = (board: BoardGame, side: Side, points: number): BoardGame =>
  points < 1 || winnerOf(board) ? board : { ...board, [side]: jump(board[side], points) };

/** Pegged by another screen, and not again in this deal. */
export const pegOnce = (board: BoardGame, source: Source, pegged: readonly (readonly [Side, number])[]): BoardGame =>
  board.counted.includes(source) || winnerOf(board)
    ? board
    : {
        ...pegged.reduce((sofar, [side, points]) => peg(sofar, side, points), board),
        counted: [...board.counted, source],
      };

/** Who has this hand of the show. */
export const sideOf = ({ weDeal }: BoardGame, seat: Exclude<Seat, 'any'>): Side =>
  (seat === 'pone') === weDeal ? 'them' : 'us';

/** The score as a question has it, which nobody asks at nought or when it is over. */
export const scoreAsked = (score: Score): Partial<Score> =>
  isNought(score) || Math.max(score.ours, score.theirs) === lastHole ? {} : score;
