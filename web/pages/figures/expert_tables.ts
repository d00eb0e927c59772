import type { Card } from '../../engine/types.js';
import { askPositions, cardsOf, type ExpertDeal, type Named } from '../data/experts.js';
import type { PageLanguage } from '../languages.js';
import { rankName } from './crib_tables.js';
import { cell, row, table } from './html_table.js';

// The numbers of experts.html: `%name%` in the page is replaced by the entry `name` of `expertFacts`.

const hundredths = ({ formats }: PageLanguage, chance: number): string => formats.fixed(100 * chance, 1);
// A chance below 1 is never printed as 100%.
const percent = ({ formats }: PageLanguage, chance: number): string =>
  chance < 1 && Number((100 * chance).toFixed(1)) === 100
    ? `>${formats.percent(0.999, 1)}`
    : formats.percent(chance, 1);

/** Prints a worth or a cost: as games in a hundred or, if skunks count too, in game points. */
const figure = (language: PageLanguage, worth: number, { objective }: ExpertDeal): string =>
  objective === 'win' ? hundredths(language, worth) : language.formats.fixed(worth, 2);

const rankOf = (card: Card): string => rankName(card.charAt(0));
const ranksOf = (cards: readonly Card[]): string => cards.map(rankOf).join('\u00a0');
/** Returns the name of a throw or a card, as players write it: `6–10`. */
const choiceName = (cards: readonly Card[]): string => `<span class="throw">${cards.map(rankOf).join('–')}</span>`;

const joined = ({ words }: PageLanguage, some: readonly string[]): string =>
  some.length < 2 ? some.join('') : `${some.slice(0, -1).join(', ')} ${words.and} ${some.at(-1)}`;

/** Returns the held cards of the suit in which a flush can be kept; empty if there is no such suit. */
const flushOf = (held: readonly Card[]): readonly Card[] =>
  [...'SHDC'].map((suit) => held.filter((card) => card.endsWith(suit))).find(({ length }) => length >= 4) ?? [];

const flushNote = ({ words }: PageLanguage, { held, play }: ExpertDeal): readonly string[] => {
  const flush = flushOf(held);
  if (flush.length === 0) return [];
  const starterToo = play !== undefined && flush[0]?.charAt(1) === play.starter.charAt(1);
  return [words.experts.ofOneSuit(ranksOf(flush), starterToo)];
};

const playNote = ({ words: { experts } }: PageLanguage, { play }: ExpertDeal): readonly string[] =>
  play
    ? [
        experts.thrown(choiceName(play.thrown), rankOf(play.starter)),
        play.played.length > 0 ? experts.laid(ranksOf(play.played)) : experts.youLead,
      ]
    : [];

const scoreOf = ({ words }: PageLanguage, { ours, theirs, weDeal }: ExpertDeal): string =>
  `${ours}–${theirs}, ${words.whoDeals(weDeal)}`;

const skunkNote = ({ words }: PageLanguage, { skunks }: ExpertDeal): readonly string[] =>
  skunks ? [words.experts.skunksCount] : [];

const linkTo = (position: ExpertDeal, text: string): string => `<a href="./#${position.link}">${text}</a>`;

const head = (language: PageLanguage, position: ExpertDeal): string => {
  const more = [playNote, flushNote, skunkNote].flatMap((note) => note(language, position));
  const notes = [scoreOf(language, position), ...more];
  const source = `<a href="${position.source}" rel="external">${language.formats.month(position.asked)}</a>`;
  return `${linkTo(position, ranksOf(position.held))}<br><small>${notes.join('; ')}. ${source}</small>`;
};

const isAsGood = ({ error }: ExpertDeal, { cost }: Named): boolean => cost <= error;

const costOf = (language: PageLanguage, position: ExpertDeal, named: Named): string => {
  const { best, asGood } = language.words.experts;
  if (named.cost === 0) return best;
  return isAsGood(position, named) ? asGood : `−${figure(language, named.cost, position)}`;
};

const namedItems = (language: PageLanguage, position: ExpertDeal): string =>
  position.named
    .map((named) => {
      const cost = costOf(language, position, named);
      return `<li>${choiceName(named.cards)} <b>${cost}</b> ${named.by.join(', ')}</li>`;
    })
    .join('');

const bestOf = (language: PageLanguage, position: ExpertDeal): string => {
  const { best, error, objective } = position;
  const worth = objective === 'win' ? percent(language, best.worth) : figure(language, best.worth, position);
  return `${choiceName(best.cards)}<br>${worth} <small>±${figure(language, error, position)}</small>`;
};

const judgedTable = (language: PageLanguage, caption: string, positions: readonly ExpertDeal[]): string => {
  const { position, named, engine } = language.words.experts;
  const rows = positions.map((judged) =>
    row(
      head(language, judged),
      cell(`<ul role="list">${namedItems(language, judged)}</ul>`),
      cell(bestOf(language, judged)),
    ),
  );
  return table('facts experts', caption, [position, named, engine], rows);
};

const nearest = ({ named }: ExpertDeal): Named => {
  const [first] = named;
  if (!first) throw new Error('nobody named anything');
  return first;
};

/**
 * Returns the positions in which every choice that experts named is worse than the engine's. They are sorted by the cost of
 * the best named choice, highest cost first.
 */
const alone = (positions: readonly ExpertDeal[]): readonly ExpertDeal[] =>
  positions
    .filter((position) => !isAsGood(position, nearest(position)))
    .sort((one, other) => nearest(other).cost - nearest(one).cost);

const aloneItem = (language: PageLanguage, position: ExpertDeal): string => {
  const { experts } = language.words;
  const { cards, by, cost } = nearest(position);
  const said = experts.alone({
    held: linkTo(position, experts.heldAt(ranksOf(position.held), scoreOf(language, position))),
    lays: position.play !== undefined,
    choice: choiceName(position.best.cards),
    nearest: choiceName(cards),
    by: joined(language, by),
    cost: hundredths(language, cost),
  });
  return `<li>${said}</li>`;
};

// Whole numbers below a thousand look the same in every language.
const whole = (chance: number): string => (100 * chance).toFixed(0);

/** Says how often the throws of a position won when they were played out. Empty if they were not played out. */
const playedOutText = (language: PageLanguage, position: ExpertDeal): string => {
  const { playedOut, ours, theirs } = position;
  if (!playedOut) return '';
  const { experts } = language.words;
  const won = (chances: readonly number[]): string => joined(language, chances.map(whole));
  return experts.playedOut({
    hand: linkTo(position, experts.handAt(`${ours}–${theirs}`)),
    deals: language.formats.plain(playedOut.deals),
    throws: joined(
      language,
      playedOut.throws.map((thrown) => choiceName(cardsOf(thrown))),
    ),
    forPoints: won(playedOut.forPoints),
    toWin: won(playedOut.toWin),
    error: whole(playedOut.error),
  });
};

/** A cost is small if it is below this many games in a hundred, after rounding to one decimal as on the page. */
const little = 2;

/** Returns every expert's choice in every position. */
const choicesOf = (positions: readonly ExpertDeal[]) =>
  positions.flatMap((position) =>
    position.named.flatMap((named) => named.by.map(() => ({ cost: named.cost, good: isAsGood(position, named) }))),
  );

/** Returns the texts and tables for experts.html, by name. */
export const expertFacts = async (language: PageLanguage): Promise<Readonly<Record<string, string>>> => {
  const { experts } = language.words;
  const count = ({ length }: readonly unknown[]): string => language.formats.plain(length);
  const { discards, plays, forPoints } = await askPositions();
  const all = [...discards, ...plays];
  const choices = choicesOf(all);
  const good = choices.filter((choice) => choice.good);
  const small = choices.filter(({ cost, good }) => !good && Number((100 * cost).toFixed(1)) < little);
  return {
    'experts-discards': judgedTable(language, experts.discards, discards),
    'experts-plays': judgedTable(language, experts.plays, plays),
    'experts-for-points': judgedTable(language, experts.forPoints, forPoints),
    'experts-positions': count(all),
    'experts-choices': count(choices),
    'experts-good': count(good),
    'experts-small': count(small),
    'experts-little': language.formats.plain(little),
    'experts-split': count(all.filter(({ named }) => named.length > 1)),
    'experts-agreed': count(all.filter((position) => isAsGood(position, nearest(position)))),
    'experts-skunks': count(all.filter(({ skunks }) => skunks)),
    'experts-played-out': all.map((position) => playedOutText(language, position)).join(''),
    'experts-alone': `<ul>${alone(all)
      .map((position) => aloneItem(language, position))
      .join('\n')}</ul>`,
  };
};
