import { type Card, CribbageError, type Engine } from '../engine/index.js';
import { dealtSize, emptyCount, emptyDiscard, type Game, handSize, type Seat, type State, type View } from './state.js';
import { strings } from './strings.js';

// The state as a link: `#v1/count/5H5DJC5C-5S`, `#v1/count/5H5DJC5C.4S6S7H8D.QHKH2D3D-5S/dealer`, `#v1/count/5H6H7H/any`,
// `#v1/count/A2233444/ranks`, `#v1/discard/5DJH6S4H5S2C/theirs`. No more than 128 characters; read for ever.

export const longestLink = 128;

/** A link taken apart, its cards still text for the engine to read. */
export type Link =
  | { view: 'count'; seat: Seat; hands: readonly string[]; starter: string }
  | { view: 'count'; seat: 'any'; ranks: string }
  | { view: 'discard'; dealt: string; weDeal: boolean };

const showSeats = ['pone', 'dealer', 'crib'] as const;

const printCount = ({ seat, hands, starter, ranks }: Game['count']): string => {
  if (seat === 'any') return ranks ? `${ranks.replace(/[^0-9a-z]/gi, '')}/ranks` : `${hands.any.join('')}/any`;
  const texts = showSeats.map((each) => hands[each].join(''));
  while (texts.at(-1) === '') texts.pop();
  return `${texts.join('.')}${starter ? `-${starter}` : ''}${seat === 'pone' ? '' : `/${seat}`}`;
};

/** The fragment of a state, without `#`; empty at the very start. */
export const printRoute = ({ view, game }: Pick<State, 'view' | 'game'>): string => {
  const { dealt, weDeal } = game.discard;
  const rest = view === 'count' ? printCount(game.count) : `${dealt.join('')}${weDeal ? '' : '/theirs'}`;
  const link = rest === '' && view === 'count' ? '' : `v1/${view}/${rest}`;
  return link.length <= longestLink ? link : `v1/${view}/`;
};

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Takes a fragment apart, an empty one being the start; undefined where it is not one of ours. */
export const splitRoute = (fragment: string): Link | undefined => {
  const text = decode(fragment.replace(/^#/, '')) || 'v1/count/';
  if (text.length > longestLink) return undefined;
  // Parts after these are for later versions to add.
  const [version, view, rest = '', last] = text.split('/');
  if (version !== 'v1') return undefined;

  if (view === 'discard') {
    if (last !== undefined && last !== 'theirs' && last !== 'mine') return undefined;
    return { view, dealt: rest, weDeal: last !== 'theirs' };
  }
  if (view !== 'count') return undefined;
  if (last === 'ranks') return { view, seat: 'any', ranks: rest };
  if (last === 'any') return { view, seat: 'any', hands: [rest], starter: '' };
  const seat = last === undefined ? 'pone' : showSeats.find((each) => each === last);
  const [cards = '', starter = '', ...others] = rest.split('-');
  const hands = cards.split('.');
  if (!seat || others.length > 0 || hands.length > showSeats.length) return undefined;
  return { view, seat, hands, starter };
};

/** What reads the parts of a link. */
export type Reader = Pick<Engine, 'parseCards' | 'scoreRanks'>;

const readParts = async (texts: readonly string[], reader: Reader): Promise<readonly (readonly Card[])[]> => {
  const lists: (readonly Card[])[] = [];
  for (const text of texts) {
    const { cards, error } = await reader.parseCards({ text });
    if (error) throw new CribbageError(error.code, error.text, error.message);
    lists.push(cards);
  }
  return lists;
};

const check = (cards: readonly Card[], most: number, message: (count: number) => string) => {
  if (cards.length > most) throw new CribbageError('wrongCount', cards.join(' '), message(cards.length));
};

/** The game a link describes; rejects with a `CribbageError` where its cards cannot be read or do not make one. */
export const openLink = async (link: Link, reader: Reader): Promise<{ view: View; game: Game }> => {
  if (link.view === 'discard') {
    const [dealt = []] = await readParts([link.dealt], reader);
    check(dealt, dealtSize, strings.tooManyDealt);
    return { view: 'discard', game: { count: emptyCount, discard: { ...emptyDiscard, dealt, weDeal: link.weDeal } } };
  }
  const game = (count: Partial<Game['count']>) => ({
    view: 'count' as const,
    game: { count: { ...emptyCount, ...count }, discard: emptyDiscard },
  });
  if ('ranks' in link) {
    await reader.scoreRanks({ ranks: link.ranks });
    return game({ seat: 'any', ranks: link.ranks });
  }
  // All of it at once first: no card may be there twice.
  const texts = [link.starter, ...link.hands];
  await readParts([texts.join(' ')], reader);
  const [starters = [], ...lists] = await readParts(texts, reader);
  if (link.seat === 'any') return game({ seat: 'any', hands: { ...emptyCount.hands, any: lists[0] ?? [] } });
  const [pone = [], dealer = [], crib = []] = lists;
  check(starters, 1, strings.tooManyStarters);
  for (const hand of [pone, dealer, crib]) check(hand, handSize, strings.tooManyInHand);
  return game({ seat: link.seat, hands: { ...emptyCount.hands, pone, dealer, crib }, starter: starters[0] ?? null });
};
