import { html, nothing, type TemplateResult } from 'lit/html.js';
import { smallCards } from '../../../ui/card.js';
import { nextButton } from '../../../ui/next_button.js';
import { strings } from '../../messages/app.js';
import { guideWords } from '../../messages/guide.js';
import { againstWords } from '../../messages/match.js';
import { reviewWords } from '../../messages/review.js';
import { missedBy, takenBy } from '../../session/claims.js';
import { dealOf, nextDealer, sideOf } from '../../session/game.js';
import { isGuided, type Match, seatToShow } from '../../session/match.js';
import { matchNames, sourceOfMatch } from '../../state/review_sources.js';
import type { State } from '../../state/state.js';
import type { Controls, ScreenView } from '../view_types.js';
import { ourClaims } from './claim_pad.js';
import { applyOpponentMove } from './moves.js';
import { ownCards } from './own_cards_view.js';
import { type Phase, phaseOf } from './phase.js';
import { isSeriesOpen, selectMatch, selectMatchShow, selectMatchStanding, selectShownPlay } from './selectors.js';

// This file draws the dock of a game against the engine. Its green button always makes the next step of the game.

interface Next {
  readonly label: string | TemplateResult;
  /** True while the button is disabled, because something else must happen first. */
  readonly waits?: boolean;
}

const throwNext = (state: State): Next => {
  const chosen = state.match?.chosen ?? [];
  if (chosen.length < 2) return { label: againstWords.chooseTwo(2 - chosen.length), waits: true };
  return { label: html`${againstWords.throwTwo} ${smallCards(chosen)}` };
};

const claimNext = ({ match: matchState }: State): Next => {
  const points = matchState?.toClaim ?? null;
  return points === null ? { label: againstWords.howMuch, waits: true } : { label: againstWords.claim(points) };
};

const showNext = (state: State, match: Match): Next => {
  const deal = dealOf(match.game);
  const seat = seatToShow(deal);
  const worth = selectMatchShow(state, match, 'short')?.points ?? 0;
  const points = worth - missedBy(match, worth);
  const taken = takenBy(match, worth);
  if (seat && points === 0 && taken > 0) return { label: strings.pegFor(taken, 'them', matchNames(state, match)) };
  if (!seat || points === 0) return { label: againstWords.goToNext };
  return { label: strings.pegFor(points, sideOf(deal, seat), matchNames(state, match)) };
};

// In a guided deal the opponent moves when the player has read the explanation.
const readOn = (state: State, match: Match): Next => ({
  label: guideWords.goOn,
  waits: applyOpponentMove(state, match) === state,
});

// After a game of a series comes its next game, and after the series or a single game another one.
const overNext = (state: State, match: Match): Next => {
  const loser = selectMatchStanding(state, match).winner === 'them' ? 'us' : 'them';
  return isSeriesOpen(state, match)
    ? { label: strings.nextGame(loser, matchNames(state, match)) }
    : { label: againstWords.again };
};

const nextOf = (state: State, match: Match, phase: Phase): Next => {
  const names = matchNames(state, match);
  switch (phase) {
    case 'draw':
      return { label: againstWords.drawing, waits: true };
    case 'cut':
      return { label: againstWords.dealCards };
    case 'throw':
      return throwNext(state);
    case 'theirThrow':
      return isGuided(match) ? readOn(state, match) : { label: againstWords.throws(names), waits: true };
    case 'play':
      return { label: againstWords.myTurn(selectShownPlay(state, match)?.answer.count === 0), waits: true };
    case 'theirTurn':
      return isGuided(match) ? readOn(state, match) : { label: againstWords.thinks(names), waits: true };
    case 'played':
      return { label: againstWords.countHands };
    case 'claim':
      return claimNext(state);
    case 'show':
      return showNext(state, match);
    case 'dealt':
      return { label: strings.nextDeal(nextDealer(dealOf(match.game)), names) };
    case 'over':
      return overNext(state, match);
  }
};

const mayUndo = ({ match: matchState }: State): boolean =>
  matchState !== null &&
  (matchState.before !== null ||
    matchState.replaced !== null ||
    matchState.chosen.length > 0 ||
    matchState.toClaim !== null);

const button = (label: string, act: () => void) => html`<button type="button" @click=${act}>${label}</button>`;

const green = ({ label, waits }: Next, act: () => void) => nextButton(label, waits ? undefined : act);

const atTheEnd = (state: State, match: Match, next: Next, { dispatch }: Controls) => {
  const does = (type: 'sidesSwapped' | 'rematchStarted') => () => dispatch({ type: 'match', action: { type } });
  const review = () =>
    dispatch({ type: 'review', action: { type: 'recordOpened', source: sourceOfMatch(state, match) } });
  return html`
    <div class="folded laying against-actions at-the-end">
      ${
        isSeriesOpen(state, match)
          ? html`${button(reviewWords.review, review)} ${green(next, does('rematchStarted'))}`
          : html`${button(againstWords.otherSide, does('sidesSwapped'))} ${green(next, does('rematchStarted'))}
            ${button(reviewWords.review, review)}`
      }
    </div>
  `;
};

const actions = (state: State, match: Match, phase: Phase, controls: Controls) => {
  const { dispatch } = controls;
  const next = nextOf(state, match, phase);
  if (phase === 'over') return atTheEnd(state, match, next, controls);
  const hint = () => dispatch({ type: 'match', action: { type: 'hintAsked' } });
  return html`
    <div class="folded laying against-actions">
      <button type="button" aria-disabled=${mayUndo(state) ? 'false' : 'true'} @click=${() => dispatch({ type: 'undone' })}>${strings.undo}</button>
      ${green(next, () => dispatch({ type: 'match', action: { type: 'nextPressed' } }))}
      ${phase === 'throw' || phase === 'play' ? button(againstWords.hint, hint) : nothing}
    </div>
  `;
};

export const againstDock: NonNullable<ScreenView['dock']> = (state, controls) => {
  const match = selectMatch(state);
  if (!match || state.match?.page !== 'match') return html``;
  const phase = phaseOf(state, match);
  return html`
    ${ownCards(state, match, phase, controls)}${phase === 'claim' ? ourClaims(state, controls) : nothing}
    ${actions(state, match, phase, controls)}
  `;
};
