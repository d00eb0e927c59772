import { html } from 'lit/html.js';
import type { State } from '../../model/state.js';
import { objectives } from '../../record/sitting.js';
import { strings } from '../../strings.js';
import { outlookWords } from '../../words/outlook.js';
import type { Controls } from '../view.js';

/** What the game is for, and what that counts. */
export const objectiveChoice = ({ sitting: { objective } }: State, { dispatch }: Controls) => html`
  <div class="objective note">
    <label>
      ${outlookWords.objective}
      <select
        @change=${({ target }: Event) => {
          const chosen = objectives[(target as HTMLSelectElement).selectedIndex];
          if (chosen) dispatch({ type: 'objectiveChosen', objective: chosen });
        }}
      >
        ${objectives.map((each) => html`<option .selected=${each === objective}>${outlookWords.objectives[each]}</option>`)}
      </select>
    </label>
    <span>${strings.counting[objective]}</span>
  </div>
`;
