import { language, pageTag } from '../../i18n/locale.js';
import { bestBy } from '../../ui/discards/throw.js';
import { engineWords } from '../../ui/messages/engine.js';
import { discardsOf, partOf, singlesOf } from '../features/discard/feature.js';
import { printScore } from '../features/score_link.js';
import { adviceWords } from '../messages/advice.js';
import { embedWords } from '../messages/embed.js';
import { countOf, countsRanks, starterOf } from '../session/count_slice.js';
import { type Deal, dealOf, dealtTo } from '../session/game.js';
import { selectScoreBeforeThrow } from '../state/score_selectors.js';
import { selectShow } from '../state/show_queries.js';
import type { State, View } from '../state/state.js';
import { usualHeight } from './embed_preview_height.js';
import { printText } from './registry.js';
import { printRoute } from './route.js';

// This file prints the current position as HTML that people can put into their own pages.

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeText = (text: string): string => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);

const tag = (name: string, attributes: Readonly<Record<string, string | true>>, inside: string): string => {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === true ? key : `${key}="${escapeText(value)}"`,
  );
  return `<${[name, ...written].join(' ')}>${escapeText(inside)}</${name}>`;
};

// Sets the objective to the win, because embeds and elements know no other objective.
const forWin = (state: State): State => ({ ...state, session: { ...state.session, objective: 'win' } });

// Returns the query part of an embed's address. It contains the language, because a frame cannot see the language of
// the page around it.
const inQuery = (): string => {
  const tag = pageTag(language().tag);
  return tag === 'en' ? '' : `?lang=${tag}`;
};

/** Returns the address of the embed of this position. `base` is the address of the app. */
export const embedAddress = (state: State, base: string): string =>
  new URL(`./embed/v1/${inQuery()}#${printRoute(forWin(state))}`, base).href;

// Adds room, because the embed may be higher in a narrower frame than in the preview.
const withSlack = (height: number): number => Math.ceil(height + height / 10);

const isDealt = (deal: Pick<Deal, 'size' | 'dealt'>): boolean => deal.dealt.length === dealtTo(deal);

/** True if the screen has something to embed: a hand, ranks, or all cards of a throw. */
export const isShowable = ({ view, session }: State): boolean => {
  if (view === 'discard') return isDealt(dealOf(session.game));
  if (view !== 'count') return false;
  const count = countOf(session);
  return countsRanks(count) || Object.values(count.hands).some((hand) => hand.length > 0);
};

export const frameSnippet = (state: State, base: string): string | undefined =>
  !isShowable(state)
    ? undefined
    : tag(
        'iframe',
        {
          src: embedAddress(state, base),
          sandbox: 'allow-scripts',
          width: '100%',
          height: String(withSlack(state.ui.previewHeight ?? usualHeight)),
          title: embedWords.embedFrameTitle(printText(state).split('\n')[0] ?? ''),
          loading: 'lazy',
        },
        '',
      );

// Prints the score for an element. It is left out if the list is sorted by points, because an element without a score
// sorts by points.
const scoreSaid = (state: State): string => {
  const score = selectScoreBeforeThrow(state);
  return state.ranking.order === 'points' || score.ours + score.theirs === 0 ? '' : printScore(score);
};

const elements: { readonly [Name in View]: (state: State) => string | undefined } = {
  count: (state) => {
    const count = countOf(state.session);
    const hand = count.hands[count.seat];
    if (countsRanks(count) || hand.length === 0) return undefined;
    const starter = starterOf(count);
    const answer = selectShow(state, count.seat);
    return tag(
      'cribbage-hand',
      {
        cards: hand.join(' '),
        ...(starter && { starter }),
        ...(count.seat === 'crib' && { crib: true as const }),
      },
      answer ? `${answer.points}: ${engineWords.spoken(answer)}` : hand.join(' '),
    );
  },
  play: () => undefined,
  practice: () => undefined,
  review: () => undefined,
  board: () => undefined,
  discard: (state) => {
    const part = partOf(state);
    const { dealt, weDeal, size, opponent } = part;
    if (!isDealt(part)) return undefined;
    const score = size ? '' : scoreSaid(state);
    const best = size
      ? singlesOf(state)?.[0]
      : bestBy(discardsOf(forWin(state)) ?? [], score === '' ? 'points' : 'winChance');
    return tag(
      'cribbage-discard',
      {
        cards: dealt.join(' '),
        ...(weDeal && { 'my-crib': true as const }),
        ...(score !== '' && { score }),
        ...(size ? { players: String(size) } : opponent !== 'expert' && { opponent }),
      },
      best ? `${adviceWords.announceDiscard(best, score !== '')}.` : dealt.join(' '),
    );
  },
};

export const elementSnippet = (state: State, base: string): string | undefined => {
  const element = elements[state.view](state);
  const script = tag('script', { type: 'module', src: new URL('./element/v1/fifteen-two.js', base).href }, '');
  return element && `${script}\n${element}`;
};
