import type { Card, Objective } from '../../engine/index.js';
import type { LinkedPosition, Open, Reader } from '../features/link_parts.js';
import { isScore, printScore, readScore } from '../features/score_link.js';
import { type Ranking, usualRanking } from '../session/discard_slice.js';
import { objectives } from '../session/session.js';
import { scoreAsked } from '../session/standing.js';
import { allViews, type State, type View } from '../state/state.js';
import { screenOf } from './registry.js';

// A link holds the state of a screen. Examples:
//
//     #v1/count/5H5DJC5C-5S                           a hand and its starter
//     #v1/count/5H5DJC5C.4S6S7H8D.QHKH2D3D-5S/dealer  a show, with the dealer's hand in view
//     #v1/count/5H6H7H/any                            any cards
//     #v1/count/A2233444/ranks                        ranks without suits
//     #v1/discard/5DJH6S4H5S2C/theirs                 six cards, and the opponent's crib
//     #v1/discard/5DJH6S4H5S2C/mine/random            six cards, our crib, and a random opponent
//     #v1/board/60-55/theirs                          a score, and the opponent as the dealer
//     #v1/discard/5DJH6S4H5S2C/acc/60-55              an objective other than the win, and a score
//     #v1/discard/5DJH6S4H5S2C/chose-5D6S/60-55       the choice made in a reviewed game, and a score
//
// The score comes last, if the answer depends on it. A link has at most 128 characters, except for a record to review.
// Links must stay readable for ever.

export const longestLink = 128;

const chose = /^chose-((?:[A2-9TJQK][SHDC]){1,2})$/i;

const readChosen = (parts: readonly string[]): readonly Card[] => {
  const [, cards = ''] = parts.map((part) => chose.exec(part)).find(Boolean) ?? [];
  return (cards.toUpperCase().match(/../g) ?? []) as readonly Card[];
};

/** The length of the longest link to a record. It is larger than `longestLink`, because a record holds a whole game. */
const longestRecord = 2000;
const longestOf = (view: View | undefined): number => (view === 'review' ? longestRecord : longestLink);

/** A parsed link. Its cards are still text for the engine to read. */
export interface Link {
  readonly view: View;
  readonly open: Open;
  /** The last part, if it is a score. */
  readonly score?: string;
  readonly objective?: Objective;
  /** The choice made in a reviewed game. */
  readonly ringed?: readonly Card[];
}

// Prints the part of the link after the screen's name. The score 0–0 and the objective `win` are left out, because a
// link without them means the same.
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

/** Returns the fragment of the link to a state, without `#`. It is empty for the Count screen without cards. */
export const printRoute = (state: State): string => {
  const { view, ui } = state;
  // The cards of a player who shares the phone stay out of the address.
  const rest = ui.advised ? '' : printRest(state);
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

/** Parses the fragment of a link. An empty fragment leads to the Count screen. Undefined if it is not a link of this app. */
export const splitRoute = (fragment: string): Link | undefined => {
  const text = decode(fragment.replace(/^#/, '')) || 'v1/count/';
  // Unknown parts are ignored, so that later versions can add parts.
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

/**
 * Opens the position of a link. Rejects with a `CribbageError` if its cards cannot be read or do not make a position.
 */
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
