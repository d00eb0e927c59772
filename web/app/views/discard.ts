import { html, nothing } from 'lit/html.js';
import type { Discard } from '../../engine/index.js';
import { discardDetails } from '../../ui/discard_details.js';
import { discardTable } from '../../ui/discard_table.js';
import { tray } from '../../ui/tray.js';
import { cutsOf, discardsOf, keptOf, openedDiscard } from '../questions.js';
import { dealtSize, type State } from '../state.js';
import { strings } from '../strings.js';
import type { Controls } from './view.js';

const details = (state: State, choice: Discard, other: Discard, { dispatch }: Controls) =>
  discardDetails(
    {
      choice,
      other,
      weDeal: state.game.discard.weDeal,
      show: keptOf(state, choice),
      starters: cutsOf(state, choice),
    },
    html`
      <button type="button" class="quiet" @click=${() => dispatch({ type: 'keptCounted', kept: choice.kept, thrown: choice.thrown })}>
        ${strings.countKept}
      </button>
    `,
  );

export const discardView = (state: State, controls: Controls) => {
  const { dealt } = state.game.discard;
  const choices = discardsOf(state);
  const [best, next] = choices ?? [];
  const opened = openedDiscard(state);
  const left = dealtSize - dealt.length;
  const prompt = dealt.length === 0 ? strings.discardPrompt : left > 0 ? strings.more(left) : '';
  return html`
    ${tray({
      cards: dealt,
      size: dealtSize,
      starter: undefined,
      starterLabel: '',
      lifted: [],
      faded: opened?.thrown ?? [],
      name: strings.cardInHand,
      emptyName: strings.emptySlot,
      emptyStarterName: '',
      total: undefined,
      hint: prompt,
      tap: () => controls.dispatch({ type: 'trayTapped' }),
    })}
    ${prompt ? html`<p class="prompt">${prompt}</p>` : nothing}
    ${
      choices && best && next
        ? html`
            <p class="note">${strings.discardNote}</p>
            ${discardTable(
              choices,
              opened,
              opened ? details(state, opened, opened === best ? next : best, controls) : nothing,
              (thrown) => controls.dispatch({ type: 'discardTapped', thrown }),
            )}
          `
        : nothing
    }
  `;
};
