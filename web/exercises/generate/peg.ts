import type { Dealer, ExerciseSpec, PegExercise } from '../exercise.js';
import { mayTurnOn } from '../peg_skill.js';
import { pick } from '../seeds.js';
import type { PegSkill } from '../skills.js';
import { askCard } from './ask_card.js';
import { sitDown } from './deal_table.js';
import { type DealtTable, goOn, ourCard, type PlayedCards, type PlayPosition, withOurs } from './play_to_turn.js';
import { type Found, found, nearer, search } from './search.js';

// Draws an exercise in the play: a turn of ours that trains the wanted skill.

const tables = 60; // tables to try: a table takes a few milliseconds, for two throws and the first cards
const solutions = 5; // how often the play may be solved: from the third card on, that takes a tenth of a second

type IsTurn = (standing: PlayPosition) => boolean;

// Returns a test that says whether a turn of ours may train the skill, judged by the cards alone. For `anyPeg`, the seed
// decides which of our turns it is.
const isTurnOf =
  (kind: PegSkill, table: DealtTable, { seed }: ExerciseSpec, at: number): IsTurn =>
  ({ fallen }) => {
    const mine = fallen.plays.filter(({ by }) => by === 'us').length;
    if (kind === 'anyPeg' && mine !== pick(3, seed, at, 5)) return false;
    return mayTurnOn(kind, { ...table, fallen });
  };

// True for a skill that is trained only by a player's first card: the lead or the reply to it.
const isFirstCard = (kind: PegSkill): boolean => ['lead', 'pairTheLead', 'pairNearTheEnd'].includes(kind);

// Plays on with two simple players, to see whether there will be a turn that passes the test. If not, the play is not worth
// solving.
const comesTo = async (dealer: Dealer, table: DealtTable, played: PlayedCards, isTurn: IsTurn): Promise<boolean> => {
  let standing = await goOn(dealer, table, played, 'pub');
  while (!standing.fallen.over && !isTurn(standing)) {
    const card = await ourCard(dealer, table, standing, 'pub');
    standing = await goOn(dealer, table, withOurs(standing, card), 'pub');
  }
  return !standing.fallen.over;
};

// Returns how many times the play must be solved until our next turn: once for the third card of the play and once for the
// fourth, whoever plays them.
const solutionsFor = ({ weDeal }: DealtTable, ourCards: number): number => {
  if (ourCards === 1) return weDeal ? 2 : 1;
  return ourCards === 2 && !weDeal ? 1 : 0;
};

// Goes through our turns in one deal, until one gives the wanted exercise or the permitted solutions are used up.
const walk = async (
  dealer: Dealer,
  table: DealtTable,
  wanted: ExerciseSpec,
  isTurn: IsTurn,
  spend: (solutions: number) => boolean,
): Promise<Found<PegExercise> | undefined> => {
  let nearest: Found<PegExercise> | undefined;
  let standing = await goOn(dealer, table, []);
  for (let ourCards = 1; !standing.fallen.over; ourCards++) {
    const here = isTurn(standing);
    const asked = here || ourCards > 1 ? await askCard(dealer, table, wanted.unit, standing) : undefined;
    if (here && asked) nearest = nearer(nearest, found(asked, wanted));
    if (nearest?.off === 0 || isFirstCard(wanted.kind as PegSkill)) break;
    const card = asked?.choices[0]?.cards[0] ?? (await ourCard(dealer, table, standing, 'club'));
    const played = withOurs(standing, card);
    if (!(await comesTo(dealer, table, played, isTurn)) || !spend(solutionsFor(table, ourCards))) break;
    standing = await goOn(dealer, table, played);
  }
  return nearest;
};

// If the exercise is graded in points, replaces a skill that depends on the score.
const possible = ({ kind, unit }: ExerciseSpec): PegSkill =>
  unit === 'points' && kind === 'pairNearTheEnd' ? 'pairTheLead' : (kind as PegSkill);

/** Draws the exercise of choosing a card in the play. */
export const drawPeg = async (dealer: Dealer, asked: ExerciseSpec): Promise<PegExercise> => {
  const kind = possible(asked);
  const wanted: ExerciseSpec = { ...asked, kind };
  let left = solutions;
  const spend = (some: number): boolean => {
    if (some > left) return false;
    left -= some;
    return true;
  };
  return search(tables, async (at) => {
    if (left === 0 && at < tables) return undefined;
    const table = await sitDown(dealer, kind, wanted, at);
    const isTurn = at < tables ? isTurnOf(kind, table, wanted, at) : () => true;
    return walk(dealer, table, wanted, isTurn, spend);
  });
};
