import { html, nothing, type TemplateResult } from 'lit/html.js';
import { smallCards } from '../../../ui/card.js';
import { strings } from '../../messages/app.js';
import { againstWords } from '../../messages/match.js';
import { reviewWords } from '../../messages/review.js';
import { missedBy } from '../../session/claims.js';
import { dealOf, sideOf } from '../../session/game.js';
import { type Match, seatToShow } from '../../session/match.js';
import { namesOf, sourceOfMatch } from '../../state/review_sources.js';
import type { State } from '../../state/state.js';
import type { Controls, ScreenView } from '../view_types.js';
import { ourClaims } from './claim_pad.js';
import { ownCards } from './own_cards_view.js';
import { type Stage, stageOf } from './phase.js';
import { matchOf, showNow, shownPlay } from './selectors.js';

// What the thumb reaches: our cards, and one green button, which is always the next thing.

interface Next {
  readonly label: string | TemplateResult;
  readonly name?: string;
  /** Something else has to happen first. */
  readonly waits?: boolean;
}

const throwNext = (state: State): Next => {
  const chosen = state.against?.chosen ?? [];
  if (chosen.length < 2) return { label: againstWords.chooseTwo(2 - chosen.length), waits: true };
  return { label: html`${againstWords.throwTwo} ${smallCards(chosen)}` };
};

const claimNext = ({ against }: State): Next => {
  const points = against?.toClaim ?? null;
  return points === null ? { label: againstWords.howMuch, waits: true } : { label: againstWords.claim(points) };
};

const showNext = (state: State, match: Match): Next => {
  const deal = dealOf(match.game);
  const seat = seatToShow(deal);
  const worth = showNow(state, match, 'short')?.points ?? 0;
  const points = worth - missedBy(match, worth);
  if (seat && points === 0 && worth > 0 && match.counts === 'muggins')
    return { label: strings.pegFor(worth, 'them', namesOf(state, match)) };
  if (!seat || points === 0) return { label: againstWords.goToNext };
  return { label: strings.pegFor(points, sideOf(deal, seat), namesOf(state, match)) };
};

const nextOf = (state: State, match: Match, stage: Stage): Next => {
  const names = namesOf(state, match);
  switch (stage) {
    case 'draw':
      return { label: againstWords.drawing, waits: true };
    case 'cut':
      return { label: againstWords.dealCards };
    case 'throw':
      return throwNext(state);
    case 'theirThrow':
      return { label: againstWords.throws(names), waits: true };
    case 'play':
      return { label: againstWords.myTurn(shownPlay(state, match)?.answer.count === 0), waits: true };
    case 'theirTurn':
      return { label: againstWords.thinks(names), waits: true };
    case 'laid':
      return { label: againstWords.countHands };
    case 'claim':
      return claimNext(state);
    case 'show':
      return showNext(state, match);
    case 'dealt':
      return { label: strings.nextDeal(!dealOf(match.game).weDeal, names) };
    case 'over':
      return { label: againstWords.again };
  }
};

const mayUndo = ({ against }: State): boolean =>
  against !== null &&
  (against.before !== null || against.left !== null || against.chosen.length > 0 || against.toClaim !== null);

const button = (label: string, act: () => void) => html`<button type="button" @click=${act}>${label}</button>`;

const green = ({ label, waits }: Next, act: () => void) => html`
  <button
    type="button"
    class=${waits ? 'next' : 'next primary'}
    aria-disabled=${waits ? 'true' : 'false'}
    @click=${() => waits || act()}
  >
    ${label}
  </button>
`;

const atTheEnd = (state: State, match: Match, next: Next, { dispatch }: Controls) => {
  const does = (deed: 'otherSide' | 'again') => () => dispatch({ type: 'against', deed: { do: deed } });
  const review = () => dispatch({ type: 'review', deed: { do: 'open', source: sourceOfMatch(state, match) } });
  return html`
    <div class="folded laying against-actions at-the-end">
      ${button(againstWords.otherSide, does('otherSide'))} ${green(next, does('again'))}
      ${button(reviewWords.review, review)}
    </div>
  `;
};

const actions = (state: State, match: Match, stage: Stage, controls: Controls) => {
  const { dispatch } = controls;
  const next = nextOf(state, match, stage);
  if (stage === 'over') return atTheEnd(state, match, next, controls);
  const hint = () => dispatch({ type: 'against', deed: { do: 'hint' } });
  return html`
    <div class="folded laying against-actions">
      <button type="button" aria-disabled=${mayUndo(state) ? 'false' : 'true'} @click=${() => dispatch({ type: 'undone' })}>${strings.undo}</button>
      ${green(next, () => dispatch({ type: 'against', deed: { do: 'next' } }))}
      ${stage === 'throw' || stage === 'play' ? button(againstWords.hint, hint) : nothing}
    </div>
  `;
};

export const againstDock: NonNullable<ScreenView['dock']> = (state, controls) => {
  const match = matchOf(state);
  if (!match || state.against?.front !== 'match') return html``;
  const stage = stageOf(state, match);
  return html`
    ${ownCards(state, match, stage, controls)}${stage === 'claim' ? ourClaims(state, controls) : nothing}
    ${actions(state, match, stage, controls)}
  `;
};
