import { createEngineInProcess } from '../../engine/in_process.js';
import type { Card, Discard, Engine, Objective, Side } from '../../engine/types.js';
import { cardErrorOf, errorAt, widthOf } from '../../ui/error_margins.js';
import positions from './expert_positions.json' with { type: 'json' };

// Published positions, each with the choices that experts named, and the cost of each choice as the engine values it.
// Only facts are stored: cards, score, and each expert's choice. The engine computes the costs at every build, so they
// cannot become outdated.

/** The site that published the positions. */
const source = 'http://cribbageforum.com/';

/** A position of `expert_positions.json`. A choice may name ranks alone if the suits do not matter. */
type Asked = (typeof positions)['discards'][number] | (typeof positions)['plays'][number];
type Dealt = (typeof positions)['discards'][number];
type Played = (typeof positions)['plays'][number];

/** A possible choice: a throw, or a card to play. */
interface Choice {
  readonly cards: readonly Card[];
  /** The worth of the choice: the win chance, or the expected game points. */
  readonly worth: number;
}

/** A choice that experts named. */
export interface Named {
  readonly cards: readonly Card[];
  readonly by: readonly string[];
  /** The worth of the engine's choice less the worth of this one. */
  readonly cost: number;
}

/** The results of playing out some throws of a position in many deals. docs/measured.md describes the run. */
export interface PlayedOut {
  readonly deals: number;
  readonly throws: readonly string[];
  /** How often each throw wins, from 0 to 1, if both sides play for points, and if both play to win. */
  readonly forPoints: readonly number[];
  readonly toWin: readonly number[];
  /** The possible error of each of the numbers above. */
  readonly error: number;
}

export interface ExpertDeal {
  readonly asked: string;
  readonly source: string;
  /** The link of the app that opens the position. */
  readonly link: string;
  readonly held: readonly Card[];
  /** If the choice is a card to play: the cards thrown, the starter, and the cards played before. */
  readonly play?: { readonly thrown: readonly Card[]; readonly starter: Card; readonly played: readonly Card[] };
  readonly ours: number;
  readonly theirs: number;
  readonly weDeal: boolean;
  /** True if the experts were told that skunks count. */
  readonly skunks: boolean;
  /** The aim that the engine was given: winning, or game points. */
  readonly objective: Objective;
  readonly best: Choice;
  /** The possible error of a worth. Choices closer to the best than this count as just as good. */
  readonly error: number;
  /** The choices that experts named, lowest cost first. */
  readonly named: readonly Named[];
  readonly playedOut?: PlayedOut;
}

export const cardsOf = (text: string): readonly Card[] =>
  text.split(' ').filter(Boolean) as readonly string[] as Card[];

const fits = (cards: readonly Card[], wanted: readonly string[]): boolean =>
  [wanted, [...wanted].reverse()].some((order) => order.every((word, at) => cards[at]?.startsWith(word)));

/**
 * Returns the named choices, each with its experts. `choices` are sorted best first, so ranks without suits stand for
 * the best cards of these ranks.
 */
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

// Returns the objective and the score as the end of a link. As in the app's own links, `win` and a score of 0–0 are
// left out.
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
  const [held, onTable] = [cardsOf(kept), cardsOf(position.played)];
  const played = onTable.map((card): [Side, string] => [held.includes(card) ? 'us' : 'them', card]);
  const { legal } = await engine.valuePlays({ kept, thrown, starter, weDeal, played, ours, theirs, objective });
  const choices = legal.map(({ card, worth = 0 }) => ({ cards: [card], worth }));
  const cards = `${held.join('')}.${cardsOf(thrown).join('')}-${starter}`;
  const turns = onTable.length > 0 ? `/${weDeal ? 'mine' : 'theirs'}/${onTable.join('')}` : weDeal ? '' : '/theirs';
  const link = `v1/play/${cards}${turns}${lastParts(position, objective)}`;
  const play = { thrown: cardsOf(thrown), starter: starter as Card, played: onTable };
  const error = widthOf[objective] * cardErrorOf.winChance;
  return { asked, link, held, play, ours, theirs, weDeal, objective, error, ...judge(position, choices) };
};

interface Answers {
  readonly discards: readonly ExpertDeal[];
  readonly plays: readonly ExpertDeal[];
  /** The positions in which skunks count, with the engine's answers for the objective of game points. */
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

/**
 * Returns every position with the engine's answer, in the order of the file. The engine is asked only once,
 * not again for each language.
 */
export const askPositions = (): Promise<Answers> => {
  asked ??= askAll();
  return asked;
};
