import { html, nothing } from 'lit/html.js';
import type { CountExercise, Exercise, PegExercise, ThrowExercise } from '../../../exercises/exercise.js';
import { gradeCount } from '../../../exercises/grade.js';
import { nameOf } from '../../../exercises/named_hands.js';
import { cardMark, smallCards } from '../../../ui/card.js';
import { cardChooser } from '../../../ui/card_chooser.js';
import { countReasons } from '../../../ui/count_reasons.js';
import { throwWith } from '../../../ui/discards/comparison.js';
import { discardTable } from '../../../ui/discards/table.js';
import { hand } from '../../../ui/hand.js';
import { engineWords } from '../../../ui/messages/engine.js';
import { words } from '../../../ui/messages/ui.js';
import { fallen } from '../../../ui/played_cards.js';
import { total } from '../../../ui/score_total.js';
import { strings } from '../../messages/app.js';
import { playWords } from '../../messages/pegging.js';
import { practiceWords } from '../../messages/practice.js';
import { practiceMemoryWords } from '../../messages/practice_memory.js';
import { kindNames } from '../../messages/skills.js';
import { noNames } from '../../session/record_text.js';
import { type Attempt, emptyPracticeState, type Quiz } from '../../state/slices/practice.js';
import type { State } from '../../state/state.js';
import { playReasons, throwReasons } from '../choice_reasons_view.js';
import type { Controls } from '../view_types.js';
import { questionWords, verdictWords, whereWords } from './announcements.js';
import { longOf, playsOf, throwsOf } from './queries.js';

// This file draws the current exercise: the cards on the table and, after an answer, the answer's grade and the reasons
// for it.

const said = (exercise: Exercise, attempt: Attempt) => html`
  <p class="sentence" aria-hidden="true" data-mark=${attempt.mark}>${verdictWords(exercise, attempt)}</p>
`;

const countAnswer = (state: State, exercise: CountExercise, attempt: Attempt) => {
  const { missed, over } = gradeCount(exercise, attempt.claimed ?? 0);
  const { answer, hand: four, starter } = exercise;
  const name = nameOf(four, starter, answer.points);
  return html`
    ${total(answer.points, verdictWords(exercise, attempt), words.spoken(engineWords.spoken(answer)))}
    ${countReasons({ answer, long: longOf(state, exercise), name: name && practiceWords.named[name], missed, over })}
  `;
};

const count = (state: State, exercise: CountExercise, attempt: Attempt | null) => html`
  ${hand({ cards: exercise.hand, starter: exercise.starter, lifted: [], total: undefined })}
  ${attempt ? countAnswer(state, exercise, attempt) : nothing}
`;

// Draws the same list as the discard screen, with a ring around the player's throw, and
// the reasons.
const throwAnswer = (state: State, exercise: ThrowExercise, attempt: Attempt) => {
  const choices = throwsOf(state, exercise);
  const mine = choices && throwWith(choices, attempt.chosen);
  if (!choices || !mine) return nothing;
  const { ours, theirs, unit, weDeal } = exercise;
  return html`
    ${throwReasons(state, choices, mine, weDeal)}
    ${discardTable({
      choices,
      order: unit === 'points' ? 'points' : 'winChance',
      score: unit === 'points' ? undefined : { ours, theirs },
      opened: [],
      shown: mine,
      ringed: attempt.chosen,
      details: () => nothing,
    })}
  `;
};

const throwing = (state: State, exercise: ThrowExercise, attempt: Attempt | null) =>
  attempt
    ? html`
        ${cardChooser({
          cards: exercise.dealt,
          label: strings.pad,
          chosen: attempt.chosen,
          played: [],
          may: [],
          best: exercise.choices[0]?.cards ?? [],
          tap: () => undefined,
        })}
        ${said(exercise, attempt)}${throwAnswer(state, exercise, attempt)}
      `
    : nothing;

const pegChoices = (exercise: PegExercise, attempt: Attempt) => html`
  <ol class="trial-choices" aria-label=${practiceWords.choices} role="list">
    ${exercise.choices.map(({ cards, worth }, at) => {
      const mine = cards[0] === attempt.chosen[0];
      const names = [...(at === 0 ? [practiceWords.thisIsBest] : []), ...(mine ? [practiceWords.myChoice] : [])];
      return html`
        <li data-ringed=${mine}>
          ${smallCards(cards)} <span>${names.join(', ')}</span>
          <b>${practiceWords.worth(worth, exercise.unit)} <small>${practiceWords.worthSaid(exercise.unit)}</small></b>
        </li>
      `;
    })}
  </ol>
`;

// Says why the best card is best and, if the player chose another, why that one is not. Then says what the player's card
// brings in the whole play.
const whyPegs = (state: State, exercise: PegExercise, { chosen }: Attempt) => {
  const answer = playsOf(state, exercise);
  if (!answer) return nothing;
  const mine = answer.legal.find(({ card }) => chosen.includes(card));
  return html`
    ${playReasons(state, exercise, answer, exercise.choices[0]?.cards[0], chosen[0])}
    ${mine ? html`<p class="keeps">${practiceWords.net(mine.net)}</p>` : nothing}
  `;
};

// Returns the play so far: with the cards that fell after our answer, once they have.
const playSoFar = ({ fallen }: PegExercise, { after }: Quiz) =>
  after ? ('over' in after ? after.over : after.fallen) : fallen;

const pegging = (state: State, exercise: PegExercise, quiz: Quiz) => {
  const { attempt } = quiz;
  const shown = playSoFar(exercise, quiz);
  return html`
    ${fallen({
      answer: shown,
      label: playWords.fallen,
      countName: playWords.countNow,
      face: ({ card }) => cardMark(card),
      said: ({ by, card, count: at, points }) => playWords.fell(by, noNames, strings.cardName(card), at, points),
      why: '',
      whyBy: undefined,
    })}
    <p class="note">${strings.starter} ${smallCards([exercise.starter])}</p>
    ${attempt ? html`${said(exercise, attempt)}${attempt.forced ? nothing : html`${pegChoices(exercise, attempt)}${whyPegs(state, exercise, attempt)}`}` : nothing}
  `;
};

/**
 * Draws the player's cards within the thumb's reach: the six dealt cards until two are thrown, or the four cards of the
 * play.
 */
export const ownTray = (quiz: Quiz, exercise: Exercise, { dispatch }: Controls) => {
  const { chosen, attempt } = quiz;
  if (exercise.topic === 'throw' && !attempt)
    return cardChooser({
      cards: exercise.dealt,
      label: strings.pad,
      chosen,
      played: [],
      may: exercise.dealt,
      best: [],
      tap: (card) => dispatch({ type: 'practice', action: { type: 'cardChosen', card } }),
    });
  if (exercise.topic !== 'peg') return nothing;
  return cardChooser({
    cards: exercise.kept,
    label: strings.pad,
    chosen: attempt ? attempt.chosen : chosen,
    played: exercise.played.flatMap(([, card]) => (card === 'go' ? [] : [card])),
    may: attempt ? [] : exercise.choices.flatMap(({ cards }) => cards),
    best: attempt ? (exercise.choices[0]?.cards ?? []) : [],
    tap: (card, at) => dispatch({ type: 'practice', action: { type: 'cardPlayed', card, at } }),
  });
};

// Draws the name of the skill that this exercise trains, and the day on which that skill is due again.
const kindLine = (state: State, { kind }: Exercise) => {
  const { memory, today } = state.practice ?? emptyPracticeState;
  const due = memory.kinds.get(kind)?.due;
  return html`
    <p class="note kind">
      ${practiceMemoryWords.capital(kindNames[kind])}. ${due ? practiceMemoryWords.comesBack(due, today) : nothing}
    </p>
  `;
};

const inFront = (state: State, quiz: Quiz, exercise: Exercise) => {
  if (exercise.topic === 'count') return count(state, exercise, quiz.attempt);
  return exercise.topic === 'throw' ? throwing(state, exercise, quiz.attempt) : pegging(state, exercise, quiz);
};

export const question = (state: State, quiz: Quiz, exercise: Exercise) => {
  const where = exercise.topic === 'peg' ? whereWords(exercise, playSoFar(exercise, quiz)) : whereWords(exercise);
  return html`
    <p class="question">${questionWords(exercise)}</p>
    ${where ? html`<p class="note">${where}</p>` : nothing} ${inFront(state, quiz, exercise)}
    ${quiz.attempt ? kindLine(state, exercise) : nothing}
  `;
};
