import { html, nothing } from 'lit/html.js';
import { segments } from '../../../ui/segments.js';
import { practiceWords } from '../../messages/practice.js';
import { practiceMemoryWords } from '../../messages/practice_memory.js';
import { kindNames } from '../../messages/skills.js';
import type { Mode, PracticeAction, PracticeState } from '../../state/slices/practice.js';
import type { Controls } from '../view_types.js';
import { dueKinds } from './memory/pick_skill.js';
import { squaresToday } from './squares/view.js';

// This file draws the home page of practice: today's exercises, the skills due for practice, and four kinds of quiz.

type Act = (action: PracticeAction) => () => void;

const today = ({ memory, today: date }: PracticeState, act: Act, { effects }: Controls) => {
  const done = memory.daily.get(date);
  return html`
    <section class="daily" aria-label=${practiceWords.modes.daily}>
      <h2>${practiceWords.daily(date)}</h2>
      ${
        done
          ? html`
              <p class="marks" role="img" aria-label=${practiceWords.marksSaid(done)}>${practiceWords.line(done)}</p>
              <p class="note">${practiceWords.dailyDone(date, done)}</p>
              <button type="button" class="quiet" @click=${() => effects.shareResult(practiceWords.dailyLink(effects.base(), date), practiceWords.shareText(date, practiceWords.line(done)))}>
                ${practiceWords.share}
              </button>
            `
          : html`
              <p class="note">${practiceWords.dailyAbout}</p>
              <button type="button" class="primary" @click=${act({ type: 'dailyStarted', date })}>${practiceWords.playDaily}</button>
            `
      }
    </section>
  `;
};

const due = ({ memory, today: date, unit }: PracticeState, act: Act) => {
  const kinds = dueKinds(memory, date).map(({ kind }) => kind);
  if (kinds.length === 0)
    return memory.log.length > 0 && memory.daily.has(date)
      ? html`<p class="note">${practiceMemoryWords.allForToday}</p>`
      : nothing;
  return html`
    <section class="due" aria-label=${practiceWords.modes.due}>
      <p>${practiceWords.due(kinds.map((kind) => kindNames[kind]))}</p>
      <button type="button" @click=${act({ type: 'quizStarted', settings: { mode: 'due', topic: 'mixed', unit, skills: kinds } })}>
        ${practiceWords.practiseDue}
      </button>
    </section>
  `;
};

const way = (
  mode: Exclude<Mode, 'daily' | 'due' | 'again'>,
  best: string,
  { topic, unit }: PracticeState,
  act: Act,
) => html`
  <li>
    <button
      type="button"
      class="way"
      @click=${act({ type: 'quizStarted', settings: { mode, topic: mode === 'golf' ? 'throw' : topic, unit } })}
    >
      <b>${practiceWords.modes[mode]}</b> <span>${practiceWords.about[mode]} ${best}</span>
    </button>
  </li>
`;

export const home = (practice: PracticeState, controls: Controls) => {
  const act: Act = (action) => () => controls.dispatch({ type: 'practice', action });
  const { best } = practice.memory;
  const topics = Object.entries(practiceWords.topics) as [PracticeState['topic'], string][];
  const units = Object.entries(practiceWords.units) as [PracticeState['unit'], string][];
  return html`
    ${today(practice, act, controls)} ${squaresToday(practice, controls)} ${due(practice, act)}
    ${segments(
      practiceWords.topicGroup,
      topics.map(([value, label]) => ({ value, label })),
      practice.topic,
      (topic) => act({ type: 'topicChosen', topic })(),
    )}
    <ul class="ways" role="list">
      ${way('ten', '', practice, act)} ${way('streak', practiceWords.best(best.streak), practice, act)}
      ${way('storm', practiceWords.best(best.storm), practice, act)} ${way('golf', practiceWords.bestGolf(best.golf), practice, act)}
    </ul>
    ${segments(
      practiceWords.unitGroup,
      units.map(([value, label]) => ({ value, label })),
      practice.unit,
      (unit) => act({ type: 'unitChosen', unit })(),
    )}
    <p class="note">${practiceWords.unitNote[practice.unit]}</p>
    <p class="links">
      <button type="button" class="quiet" @click=${act({ type: 'pageChosen', page: 'mistakes' })}>${practiceWords.mistakes}</button>
      <button type="button" class="quiet" @click=${act({ type: 'pageChosen', page: 'progress' })}>${practiceWords.progress}</button>
    </p>
  `;
};
