import { showerOf, showSeatsOf, sideOf } from '../../engine/game.js';
import type {
  DealRecord,
  HolesBySide,
  Peg,
  PlayedCard,
  Player,
  ReadGameAnswer,
  ShownPoints,
} from '../../engine/types.js';

// Divides a recorded game into steps. All points come from the engine; this module assigns them to the steps in which
// they were pegged.

export type ShownSeat = keyof ShownPoints;

/** The event that makes up a step. */
export type DealEvent =
  | { readonly what: 'deal' | 'throw' | 'cut' }
  | { readonly what: 'card'; readonly played: PlayedCard }
  | { readonly what: 'peg'; readonly by: Player; readonly points: number }
  | { readonly what: 'show'; readonly seat: ShownSeat; readonly points: number };

/** A step, with the state of the table after it. */
export type GameStep = DealEvent & {
  /** The deal's number in the game, from 1, and the step's number in the deal, from 0. In step 0, the cards are dealt. */
  readonly deal: number;
  readonly step: number;
  /** The number of cards played so far in this deal. */
  readonly fell: number;
  readonly score: HolesBySide;
  /** The points of this step, by player. */
  readonly pegged: Readonly<Partial<Record<Player, number>>>;
};

const isThrown = ({ thrown, starter, play, shows }: DealRecord): boolean =>
  Boolean(starter) || play.length + Object.keys(thrown).length + Object.keys(shows).length > 0;

// Returns the events of a deal in order. Pegs that the record notes without any card are left out here, and added by
// `stepsOfDeal`.
const toldOf = (deal: DealRecord, players: number): readonly DealEvent[] => {
  const told: DealEvent[] = [{ what: 'deal' }];
  if (isThrown(deal)) told.push({ what: 'throw' });
  if (deal.starter) told.push({ what: 'cut' });
  for (const played of deal.play) told.push({ what: 'card', played });
  for (const seat of showSeatsOf(players)) {
    const points = deal.shows[seat];
    if (points !== undefined) told.push({ what: 'show', seat, points });
  }
  return told;
};

// Returns what an event is worth: the source, the player and the points. At the end of the game, fewer points than
// these may be pegged.
const worthOf = (
  deal: DealRecord,
  told: DealEvent,
  players: number,
): readonly [Peg['source'], Player, number] | undefined => {
  if (told.what === 'cut') return ['heels', deal.dealer, deal.heels];
  if (told.what === 'card') return ['play', told.played.by, told.played.points];
  if (told.what === 'show')
    return [told.seat === 'crib' ? 'crib' : 'hand', showerOf(deal.dealer, told.seat, players), told.points];
  return undefined;
};

// Removes the pegs of an event from the list, and returns the sum of their points. A card may have two pegs, because
// the point for a go is a peg of its own.
const takePegs = (pegs: Peg[], source: Peg['source'], by: Player, worth: number): number => {
  let taken = 0;
  while (taken < worth) {
    const at = pegs.findIndex((peg) => peg.source === source && peg.by === by);
    if (at < 0) break;
    taken += pegs.splice(at, 1)[0]?.points ?? 0;
  }
  return taken;
};

const stepsOfDeal = (deal: DealRecord, number: number, players: number): readonly GameStep[] => {
  const pegs = [...deal.pegs];
  const steps: GameStep[] = [];
  let score = deal.before;
  let fell = 0;
  const put = (told: DealEvent, by: Player, points: number) => {
    const side = sideOf(by, players);
    score = { ...score, [side]: (score[side] ?? 0) + points };
    steps.push({ ...told, deal: number, step: steps.length, fell, score, pegged: { [by]: points } });
  };
  const putPegs = () => {
    for (let peg = pegs[0]; peg?.source === 'peg'; peg = pegs[0]) {
      pegs.shift();
      put({ what: 'peg', by: peg.by, points: peg.points }, peg.by, peg.points);
    }
  };
  for (const told of toldOf(deal, players)) {
    if (told.what === 'card' || told.what === 'show') putPegs();
    if (told.what === 'card') fell += 1;
    const [source, by, worth] = worthOf(deal, told, players) ?? ['peg', deal.dealer, 0];
    put(told, by, takePegs(pegs, source, by, worth));
  }
  putPegs();
  return steps;
};

export const stepsOf = ({ deals, players }: ReadGameAnswer): readonly GameStep[] =>
  deals.flatMap((deal, at) => stepsOfDeal(deal, at + 1, players.length));
