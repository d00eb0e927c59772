import { createEngineInProcess } from '../../engine/in_process.js';
import type { Card, Discard, Engine, Objective, Side } from '../../engine/types.js';
import { cardErrorOf, errorAt, widthOf } from '../../ui/error_margins.js';
import positions from './expert_positions.json' with { type: 'json' };

// Published positions, and what the engine that was just built says of each choice that was named. Only facts are written down:
// cards, score, and who chose what. What they cost is asked, so it cannot go stale.

/** Where the positions were asked. */
const source = 'http://cribbageforum.com/';

/** As `expert_positions.json` has them; ranks suffice in a choice where its suits do not matter. */
type Asked = (typeof positions)['discards'][number] | (typeof positions)['plays'][number];
type Dealt = (typeof positions)['discards'][number];
type Played = (typeof positions)['plays'][number];

/** What may be done: a throw, or a card to lay. */
interface Choice {
  readonly cards: readonly Card[];
  /** What it is worth: the chance of winning, or what is expected in game points. */
  readonly worth: number;
}

/** What somebody named. */
export interface Named {
  readonly cards: readonly Card[];
  readonly by: readonly string[];
  /** How much less it is worth than the engine's choice. */
  readonly cost: number;
}

/** Throws of one deal that were played out: docs/measured.md has the run. */
export interface PlayedOut {
  readonly deals: number;
  readonly throws: readonly string[];
  /** How often each wins, from 0 to 1, when both sides lay for points, and when both lay to win. */
  readonly forPoints: readonly number[];
  readonly toWin: readonly number[];
  /** What each of these may be off. */
  readonly error: number;
}

export interface ExpertDeal {
  readonly asked: string;
  readonly source: string;
  /** The link of the app that opens the position. */
  readonly link: string;
  readonly held: readonly Card[];
  /** In Pegging: what was thrown, what was cut, and what was laid. */
  readonly play?: { readonly thrown: readonly Card[]; readonly starter: Card; readonly laid: readonly Card[] };
  readonly ours: number;
  readonly theirs: number;
  readonly weDeal: boolean;
  /** They were told that skunks count. */
  readonly skunks: boolean;
  /** What the engine was asked to play for: the win, or game points. */
  readonly objective: Objective;
  readonly best: Choice;
  /** What is nearer than this to the best cannot be told from it. */
  readonly error: number;
  /** The least cost first. */
  readonly named: readonly Named[];
  readonly playedOut?: PlayedOut;
}

export const cardsOf = (text: string): readonly Card[] =>
  text.split(' ').filter(Boolean) as readonly string[] as Card[];

const fits = (cards: readonly Card[], wanted: readonly string[]): boolean =>
  [wanted, [...wanted].reverse()].some((order) => order.every((word, at) => cards[at]?.startsWith(word)));

/** Who named what: choices are the best first, so of equal ranks the best suits stand for the choice. */
const namedOf = ({ asked, named }: Asked, choices: readonly Choice[]): readonly Named[] => {
  const best = choices[0]?.worth ?? 0;
  const by = new Map<Choice, string[]>();
  for (const [name, words] of Object.entries(named)) {
    const choice = choices.find(({ cards }) => fits(cards, words.split(' ')));
    if (!choice) throw new Error(`${asked}: ${name} cannot choose ${words}`);
    by.set(choice, [...(by.get(choice) ?? []), name]);
  }
  return [...by]
    .map(([{ cards, worth }, names]) => ({ cards, by: names, cost: best - worth }))
    .sort((one, other) => one.cost - other.cost);
};

const judge = (
  position: Asked,
  choices: readonly Choice[],
): Pick<ExpertDeal, 'best' | 'named' | 'skunks' | 'source'> => {
  const [best] = choices;
  if (!best) throw new Error(`${position.asked}: nothing can be chosen`);
  const skunks = 'skunks' in position && position.skunks === true;
  return { best, named: namedOf(position, choices), skunks, source: `${source}${position.page}.htm` };
};

// Nought and a win alone are not said, as in the app's own links.
const lastParts = ({ ours, theirs }: Asked, objective: Objective): string =>
  `${objective === 'win' ? '' : `/${objective}`}${ours + theirs === 0 ? '' : `/${ours}-${theirs}`}`;

const judgeThrow = async (engine: Engine, position: Dealt, objective: Objective): Promise<ExpertDeal> => {
  const { asked, dealt, weDeal, ours, theirs } = position;
  const answers = await engine.valueDiscards({ dealt, weDeal, ours, theirs, objective });
  const choices = answers.map(({ thrown, worth = 0 }: Discard) => ({ cards: thrown, worth }));
  const held = cardsOf(dealt);
  const link = `v1/discard/${held.join('')}${weDeal ? '' : '/theirs'}${lastParts(position, objective)}`;
  const error = errorAt('winChance', { ours, theirs }, objective);
  const playedOut = 'playedOut' in position && { playedOut: position.playedOut };
  return { asked, link, held, ours, theirs, weDeal, objective, error, ...judge(position, choices), ...playedOut };
};

const judgeCard = async (engine: Engine, position: Played, objective: Objective): Promise<ExpertDeal> => {
  const { asked, kept, thrown, starter, weDeal, ours, theirs } = position;
  const [held, laid] = [cardsOf(kept), cardsOf(position.played)];
  const played = laid.map((card): [Side, string] => [held.includes(card) ? 'us' : 'them', card]);
  const { legal } = await engine.valuePlays({ kept, thrown, starter, weDeal, played, ours, theirs, objective });
  const choices = legal.map(({ card, worth = 0 }) => ({ cards: [card], worth }));
  const cards = `${held.join('')}.${cardsOf(thrown).join('')}-${starter}`;
  const turns = laid.length > 0 ? `/${weDeal ? 'mine' : 'theirs'}/${laid.join('')}` : weDeal ? '' : '/theirs';
  const link = `v1/play/${cards}${turns}${lastParts(position, objective)}`;
  const play = { thrown: cardsOf(thrown), starter: starter as Card, laid };
  const error = widthOf[objective] * cardErrorOf.winChance;
  return { asked, link, held, play, ours, theirs, weDeal, objective, error, ...judge(position, choices) };
};

interface Answers {
  readonly discards: readonly ExpertDeal[];
  readonly plays: readonly ExpertDeal[];
  /** Where skunks count, asked again for game points. */
  readonly forPoints: readonly ExpertDeal[];
}

const askAll = async (): Promise<Answers> => {
  const engine = await createEngineInProcess();
  const [discards, plays, forPoints]: [ExpertDeal[], ExpertDeal[], ExpertDeal[]] = [[], [], []];
  for (const position of positions.discards) {
    discards.push(await judgeThrow(engine, position, 'win'));
    if (position.skunks) forPoints.push(await judgeThrow(engine, position, 'acc'));
  }
  for (const position of positions.plays) {
    plays.push(await judgeCard(engine, position, 'win'));
    if (position.skunks) forPoints.push(await judgeCard(engine, position, 'acc'));
  }
  engine.close();
  return { discards, plays, forPoints };
};

let asked: Promise<Answers> | undefined;

/** Every position with the engine's answer, in the order in which they were asked. The engine is asked once for all languages. */
export const askPositions = (): Promise<Answers> => {
  asked ??= askAll();
  return asked;
};
