import { html } from 'lit/html.js';
import { worthWords } from '../../../ui/messages/worth.js';
import { outlookWords } from '../../messages/win_chances.js';
import { objectives } from '../../session/session.js';
import type { State } from '../../state/state.js';
import type { Controls } from '../view_types.js';

export const objectiveChoice = ({ session: { objective } }: State, { dispatch }: Controls) => html`
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
    <span>${worthWords.counting[objective]}</span>
  </div>
`;
