import { html } from 'lit/html.js';
import { rankPad } from '../../../ui/rank_pad.js';
import { strings } from '../../messages/app.js';
import { playWords } from '../../messages/pegging.js';
import { isPlayedOut, mayBegin, mayHold, playOf } from '../../session/pegging_slice.js';
import { canUndo, type State } from '../../state/state.js';
import { nextStepButton } from '../next_step_button.js';
import type { Controls, ScreenView } from '../view_types.js';
import { likelyTurn, playAnswer } from './feature.js';
import { isPastCount, nextStep } from './selectors.js';

const actions = (state: State, { dispatch }: Controls) => {
  const { primary, early } = nextStep(state);
  return html`
    <div class="folded laying">
      <button type="button" aria-disabled=${canUndo(state) ? 'false' : 'true'} @click=${() => dispatch({ type: 'undone' })}>
        ${strings.undo}
      </button>
      ${nextStepButton(primary, dispatch, early)}
      <button type="button" @click=${() => dispatch({ type: 'panelChosen', panel: 'text' })}>${strings.text}</button>
    </div>
  `;
};

/**
 * Draws the dock during the play: a key for each rank that the opponent may play. Returns undefined before and after
 * the play, so that the screen has its usual dock.
 */
export const playDock: NonNullable<ScreenView['dock']> = (state, controls) => {
  const play = playOf(state.session);
  if (!mayBegin(play) || isPlayedOut(play)) return undefined;
  const { dispatch } = controls;
  const { names } = state.session;
  const answer = playAnswer(state);
  const theirs = likelyTurn(state) === 'them';
  return html`
    <p class="whose-play" aria-hidden="true">${playWords.lays('them', names)}</p>
    ${rankPad({
      label: playWords.lays('them', names),
      keyName: (rank) => (isPastCount(state, rank) ? playWords.laysPast : playWords.laysRank)('them', names, rank),
      disabled: (rank) => !theirs || !mayHold(play, rank),
      dimmed: (rank) => isPastCount(state, rank),
      play: (rank) => dispatch({ type: 'rankPlayed', rank }),
      go: {
        label: playWords.go,
        name: playWords.saysGo('them', names),
        disabled: !theirs || answer?.count === 0,
        say: () => dispatch({ type: 'goSaid' }),
      },
    })}
    ${actions(state, controls)}
  `;
};
