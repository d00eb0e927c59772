import type { Card } from '../../engine/types.js';
import { askPositions, cardsOf, type Judged, type Named } from '../data/experts.js';
import { rankName } from './crib_tables.js';

// The numbers of experts.html: `%name%` in the page is the value of that name in `expertFacts`.

const hundredths = (chance: number): string => (100 * chance).toFixed(1);
// No game is called won for certain.
const percent = (chance: number): string =>
  hundredths(chance) === '100.0' && chance < 1 ? '>99.9%' : `${hundredths(chance)}%`;

/** A worth or a cost, in games of a hundred or in game points. */
const figure = (worth: number, { objective }: Judged): string =>
  objective === 'win' ? hundredths(worth) : worth.toFixed(2);

const rankOf = (card: Card): string => rankName(card.charAt(0));
const ranksOf = (cards: readonly Card[]): string => cards.map(rankOf).join('\u00a0');
/** What is thrown or laid, as players write it: `6–10`. */
const choiceName = (cards: readonly Card[]): string => `<span class="throw">${cards.map(rankOf).join('–')}</span>`;

const joined = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** The cards held that are of one suit, where a flush may be kept. */
const flushOf = (held: readonly Card[]): readonly Card[] =>
  [...'SHDC'].map((suit) => held.filter((card) => card.endsWith(suit))).find(({ length }) => length >= 4) ?? [];

const flushNote = ({ held, play }: Judged): readonly string[] => {
  const flush = flushOf(held);
  if (flush.length === 0) return [];
  const starter = play && flush[0]?.endsWith(play.starter.charAt(1)) ? ', as is the starter' : '';
  return [`${ranksOf(flush)} are of one suit${starter}`];
};

const playNote = ({ play }: Judged): readonly string[] =>
  play
    ? [
        `${choiceName(play.thrown)} thrown, ${rankOf(play.starter)} cut`,
        play.laid.length > 0 ? `laid: ${ranksOf(play.laid)}` : 'you lead',
      ]
    : [];

const scoreOf = ({ ours, theirs, weDeal }: Judged): string => `${ours}–${theirs}, ${weDeal ? 'you deal' : 'they deal'}`;

const skunkNote = ({ skunks }: Judged): readonly string[] => (skunks ? ['skunks count'] : []);

const linkTo = (position: Judged, text: string): string => `<a href="./#${position.link}">${text}</a>`;

const head = (position: Judged): string => {
  const notes = [scoreOf(position), ...playNote(position), ...flushNote(position), ...skunkNote(position)];
  const source = `<a href="${position.source}" rel="external">${position.asked}</a>`;
  return `${linkTo(position, ranksOf(position.held))}<br><small>${notes.join('; ')}. ${source}</small>`;
};

const isAsGood = ({ error }: Judged, { cost }: Named): boolean => cost <= error;

const costOf = (position: Judged, named: Named): string => {
  if (named.cost === 0) return 'best';
  return isAsGood(position, named) ? 'as good' : `−${figure(named.cost, position)}`;
};

const namedCell = (position: Judged): string =>
  position.named
    .map((named) => `<li>${choiceName(named.cards)} <b>${costOf(position, named)}</b> ${named.by.join(', ')}</li>`)
    .join('');

const bestCell = (position: Judged): string => {
  const { best, error, objective } = position;
  const worth = objective === 'win' ? percent(best.worth) : figure(best.worth, position);
  return `${choiceName(best.cards)}<br>${worth} <small>±${figure(error, position)}</small>`;
};

const table = (caption: string, positions: readonly Judged[]): string => {
  const row = (position: Judged): string =>
    `<tr><th scope="row">${head(position)}</th><td><ul>${namedCell(position)}</ul></td><td>${bestCell(position)}</td></tr>`;
  const heads = ['Position', 'Named', 'Engine'].map((name) => `<th scope="col">${name}</th>`).join('');
  return `<table class="facts experts"><caption>${caption}</caption>
<thead><tr>${heads}</tr></thead>
<tbody>${positions.map(row).join('\n')}</tbody></table>`;
};

const nearest = ({ named }: Judged): Named => {
  const [first] = named;
  if (!first) throw new Error('nobody named anything');
  return first;
};

/** Where nobody's choice is as good as the engine's, the widest gap first. */
const alone = (positions: readonly Judged[]): readonly Judged[] =>
  positions
    .filter((position) => !isAsGood(position, nearest(position)))
    .sort((one, other) => nearest(other).cost - nearest(one).cost);

const aloneItem = (position: Judged): string => {
  const { cards, by, cost } = nearest(position);
  const what = position.play ? 'lays' : 'throws';
  const link = linkTo(position, `${ranksOf(position.held)} at ${scoreOf(position)}`);
  return `<li>${link}: the engine ${what} ${choiceName(position.best.cards)}. The nearest named choice, ${choiceName(cards)} (${joined(by)}), costs ${hundredths(cost)}.</li>`;
};

const whole = (chance: number): string => (100 * chance).toFixed(0);

/** What came of it when the throws of a deal were played out. */
const playedOutText = (position: Judged): string => {
  const { playedOut } = position;
  if (!playedOut) return '';
  const { deals, throws, forPoints, toWin, error } = playedOut;
  const names = joined(throws.map((thrown) => choiceName(cardsOf(thrown))));
  const [points, wins] = [forPoints, toWin].map((chances) => joined(chances.map(whole)));
  return `${linkTo(position, `The hand at ${position.ours}–${position.theirs}`)} was played out, ${deals} deals for each throw. ${names} won ${points} games in a hundred when both sides laid cards for points, which is how the engine reckons a throw. When both laid cards to win, they won ${wins}. Each figure may be off by ${whole(error)}.`;
};

/** A cost that is worth no more than a word, in games of a hundred as they are shown. */
const little = 2;

/** Every person's choice of every position. */
const choicesOf = (positions: readonly Judged[]) =>
  positions.flatMap((position) =>
    position.named.flatMap((named) => named.by.map(() => ({ cost: named.cost, good: isAsGood(position, named) }))),
  );

/** The texts and tables written into experts.html, by name. */
export const expertFacts = async (): Promise<Readonly<Record<string, string>>> => {
  const { discards, plays, forPoints } = await askPositions();
  const all = [...discards, ...plays];
  const choices = choicesOf(all);
  const good = choices.filter((choice) => choice.good);
  const small = choices.filter(({ cost, good }) => !good && Number(hundredths(cost)) < little);
  return {
    'experts-discards': table('Throws: what was named and what it costs, in games of a hundred', discards),
    'experts-plays': table('Cards to lay: what was named and what it costs, in games of a hundred', plays),
    'experts-for-points': table('Where skunks count: the same choices in game points', forPoints),
    'experts-positions': String(all.length),
    'experts-choices': String(choices.length),
    'experts-good': String(good.length),
    'experts-small': String(small.length),
    'experts-little': String(little),
    'experts-split': String(all.filter(({ named }) => named.length > 1).length),
    'experts-agreed': String(all.length - alone(all).length),
    'experts-skunks': String(all.filter(({ skunks }) => skunks).length),
    'experts-played-out': all.map(playedOutText).join(''),
    'experts-alone': `<ul>${alone(all).map(aloneItem).join('\n')}</ul>`,
  };
};
