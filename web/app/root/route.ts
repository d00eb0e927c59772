import type { Card, Objective } from '../../engine/index.js';
import type { LinkedPosition, Open, Reader } from '../features/link_parts.js';
import { isScore, printScore, readScore } from '../features/score_link.js';
import { type Ranking, usualRanking } from '../session/discard_slice.js';
import { objectives } from '../session/session.js';
import { scoreAsked } from '../session/standing.js';
import { allViews, type State, type View } from '../state/state.js';
import { screenOf } from './registry.js';

// The state as a link: `#v1/count/5H5DJC5C-5S`, `#v1/count/5H5DJC5C.4S6S7H8D.QHKH2D3D-5S/dealer`, `#v1/count/5H6H7H/any`,
// `#v1/count/A2233444/ranks`, `#v1/discard/5DJH6S4H5S2C/theirs`, `#v1/discard/5DJH6S4H5S2C/mine/random`, `#v1/board/60-55/theirs`; where an
// answer depends on the score it may come last, `#v1/discard/5DJH6S4H5S2C/60-55`, and before that what the game is for, where that is not a
// win alone, `#v1/discard/5DJH6S4H5S2C/acc/60-55`. What was chosen in a game that is looked at may be said too,
// `#v1/discard/5DJH6S4H5S2C/chose-5D6S/60-55`. No more than 128 characters, but for a record to review; read for ever.

export const longestLink = 128;

const chose = /^chose-((?:[A2-9TJQK][SHDC]){1,2})$/i;

const readChosen = (parts: readonly string[]): readonly Card[] => {
  const [, cards = ''] = parts.map((part) => chose.exec(part)).find(Boolean) ?? [];
  return (cards.toUpperCase().match(/../g) ?? []) as readonly Card[];
};

/** A whole game is more than a position. */
const longestRecord = 2000;
const longestOf = (view: View | undefined): number => (view === 'review' ? longestRecord : longestLink);

/** A link taken apart, its cards still text for the engine to read. */
export interface Link {
  readonly view: View;
  readonly open: Open;
  /** The last part, where it says a score. */
  readonly score?: string;
  /** What the game is for, where that is said. */
  readonly objective?: Objective;
  /** What was chosen there. */
  readonly ringed?: readonly Card[];
}

// Nought and a win alone need not be said: a link is a game of its own.
const printRest = (state: State): string => {
  const screen = screenOf(state.view);
  const rest = screen.printLink(state);
  if (rest === '') return rest;
  const { objective } = state.session;
  const score = screen.score?.(state);
  return [
    rest,
    ...(screen.dependsOnObjective && objective !== 'win' ? [objective] : []),
    ...(screen.dependsOnObjective && state.ui.ringed.length > 0 ? [`chose-${state.ui.ringed.join('')}`] : []),
    ...(score && 'ours' in scoreAsked(score) ? [printScore(score)] : []),
  ].join('/');
};

/** The fragment of a state, without `#`; empty at the very start. */
export const printRoute = (state: State): string => {
  const { view } = state;
  const rest = printRest(state);
  const link = rest === '' && view === 'count' ? '' : `v1/${view}/${rest}`;
  return link.length <= longestOf(view) ? link : `v1/${view}/`;
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
  // Parts that a screen does not know are for later versions to add.
  const [version, name, rest = '', ...more] = text.split('/');
  const view = allViews.find((each) => each === name);
  if (version !== 'v1' || !view || text.length > longestOf(view)) return undefined;
  const screen = screenOf(view);
  const score = screen.score && more.find(isScore);
  const objective = screen.dependsOnObjective ? objectives.find((each) => more.includes(each)) : undefined;
  const ringed = screen.dependsOnObjective ? readChosen(more) : [];
  const own = more.filter((part) => part !== score && part !== objective && !chose.test(part));
  const open = screen.readLink(rest, own);
  return (
    open && {
      view,
      open,
      ...(score && { score }),
      ...(objective && { objective }),
      ...(ringed.length > 0 && { ringed }),
    }
  );
};

/** The position a link describes; rejects with a `CribbageError` where its cards cannot be read or do not make one. */
export const openLink = async (
  { view, open, score, objective = 'win', ringed }: Link,
  reader: Reader,
): Promise<LinkedPosition & { view: View; ranking: Ranking; ringed?: readonly Card[] }> => {
  const position = await open(reader, score === undefined ? undefined : readScore(score));
  return {
    view,
    ...(ringed && { ringed }),
    ranking: usualRanking,
    ...position,
    session: { ...position.session, objective },
  };
};
