import { html, nothing } from 'lit/html.js';
import { gradeCount } from '../../../practice/grade.js';
import { nameOf } from '../../../practice/names.js';
import type { Asked, CountAsked, PegAsked, ThrowAsked } from '../../../practice/questions.js';
import { cardMark, smallCards } from '../../../ui/card.js';
import { choosingTray } from '../../../ui/choosing.js';
import { countReasons } from '../../../ui/count_reasons.js';
import { comparedWords, throwWith } from '../../../ui/discards/compared.js';
import { discardTable } from '../../../ui/discards/table.js';
import { engineWords } from '../../../ui/engine_words.js';
import { fallen } from '../../../ui/fallen.js';
import { hand } from '../../../ui/hand.js';
import { total } from '../../../ui/total.js';
import { words } from '../../../ui/words.js';
import { strings } from '../../messages/app.js';
import { practiceWords } from '../../messages/practice.js';
import { practiceMemoryWords } from '../../messages/practice_memory.js';
import { kindNames } from '../../messages/skills.js';
import { noNames } from '../../session/record_text.js';
import { emptyDrill, type Given, type Run } from '../../state/slices/practice.js';
import type { State } from '../../state/state.js';
import type { Controls } from '../view_types.js';
import { questionWords, verdictWords, whereWords } from './announcements.js';
import { longOf, playsOf, throwsOf } from './queries.js';

// The question in front: what lies on the table and, once an answer stands, what it was worth and why.

const said = (asked: Asked, given: Given) => html`
  <p class="sentence" aria-hidden="true" data-mark=${given.mark}>${verdictWords(asked, given)}</p>
`;

const countAnswer = (state: State, asked: CountAsked, given: Given) => {
  const { missed, over } = gradeCount(asked, given.claimed ?? 0);
  const { answer, hand: four, starter } = asked;
  const name = nameOf(four, starter, answer.points);
  return html`
    ${total(answer.points, verdictWords(asked, given), words.spoken(engineWords.spoken(answer)))}
    ${countReasons({ answer, long: longOf(state, asked), name: name && practiceWords.named[name], missed, over })}
  `;
};

const count = (state: State, asked: CountAsked, given: Given | null) => html`
  ${hand({ cards: asked.hand, starter: asked.starter, lifted: [], total: undefined })}
  ${given ? countAnswer(state, asked, given) : nothing}
`;

// The list as Discard has it, the player's throw ringed, and the best one in a sentence against it.
const throwAnswer = (state: State, asked: ThrowAsked, given: Given) => {
  const choices = throwsOf(state, asked);
  const mine = choices && throwWith(choices, given.chosen);
  if (!choices || !mine) return nothing;
  const { ours, theirs, unit, weDeal } = asked;
  return html`
    <p class="keeps">${comparedWords(choices, mine, weDeal)}</p>
    ${discardTable({
      choices,
      order: unit === 'points' ? 'points' : 'winChance',
      score: unit === 'points' ? undefined : { ours, theirs },
      opened: [],
      shown: mine,
      ringed: given.chosen,
      details: () => nothing,
    })}
  `;
};

const throwing = (state: State, asked: ThrowAsked, given: Given | null) =>
  given
    ? html`
        ${choosingTray({
          cards: asked.dealt,
          label: strings.pad,
          chosen: given.chosen,
          laid: [],
          may: [],
          best: asked.choices[0]?.cards ?? [],
          tap: () => undefined,
        })}
        ${said(asked, given)}${throwAnswer(state, asked, given)}
      `
    : nothing;

const pegChoices = (asked: PegAsked, given: Given) => html`
  <ol class="trial-choices" aria-label=${practiceWords.choices}>
    ${asked.choices.map(({ cards, worth }, at) => {
      const mine = cards[0] === given.chosen[0];
      const names = [...(at === 0 ? [practiceWords.thisIsBest] : []), ...(mine ? [practiceWords.myChoice] : [])];
      return html`
        <li data-ringed=${mine}>
          ${smallCards(cards)} <span>${names.join(', ')}</span>
          <b>${practiceWords.worth(worth, asked.unit)} <small>${practiceWords.worthSaid(asked.unit)}</small></b>
        </li>
      `;
    })}
  </ol>
`;

// The best card and the player's own, in what they peg.
const whyPegs = (state: State, asked: PegAsked, { chosen }: Given) => {
  const legal = playsOf(state, asked) ?? [];
  const [best] = asked.choices[0]?.cards ?? [];
  const told = legal.filter(({ card }) => card === best || chosen.includes(card));
  return html`
    <p class="keeps">${told.map(({ card, points, net }) => practiceWords.pegs(card, points, net)).join(' ')}</p>
  `;
};

const pegging = (state: State, asked: PegAsked, { given, after }: Run) => {
  const shown = after ? ('over' in after ? after.over : after.fallen) : asked.fallen;
  return html`
    ${fallen({
      answer: shown,
      label: strings.fallen,
      countName: strings.countNow(shown.count),
      face: ({ card }) => cardMark(card),
      said: ({ by, card, count: at, points }) => strings.fell(by, noNames, strings.cardName(card), at, points),
      why: '',
      whyBy: undefined,
    })}
    <p class="note">${strings.starter} ${smallCards([asked.starter])}</p>
    ${given ? html`${said(asked, given)}${given.forced ? nothing : html`${whyPegs(state, asked, given)}${pegChoices(asked, given)}`}` : nothing}
  `;
};

/** The cards to choose from, in thumb's reach: six until two are thrown, four as long as the play goes on. */
export const ownTray = (run: Run, asked: Asked, { dispatch }: Controls) => {
  const { chosen, given } = run;
  if (asked.topic === 'throw' && !given)
    return choosingTray({
      cards: asked.dealt,
      label: strings.pad,
      chosen,
      laid: [],
      may: asked.dealt,
      best: [],
      tap: (card) => dispatch({ type: 'practice', deed: { do: 'choose', card } }),
    });
  if (asked.topic !== 'peg') return nothing;
  return choosingTray({
    cards: asked.kept,
    label: strings.pad,
    chosen: given ? given.chosen : chosen,
    laid: asked.played.flatMap(([, card]) => (card === 'go' ? [] : [card])),
    may: given ? [] : asked.choices.flatMap(({ cards }) => cards),
    best: given ? (asked.choices[0]?.cards ?? []) : [],
    tap: (card, at) => dispatch({ type: 'practice', deed: { do: 'lay', card, at } }),
  });
};

// What the question turned on, and when such a hand comes again.
const kindLine = (state: State, { kind }: Asked) => {
  const { memory, today } = state.practice ?? emptyDrill;
  const due = memory.kinds.get(kind)?.due;
  return html`
    <p class="note kind">
      ${practiceMemoryWords.capital(kindNames[kind])}. ${due ? practiceMemoryWords.comesBack(due, today) : nothing}
    </p>
  `;
};

const inFront = (state: State, run: Run, asked: Asked) => {
  if (asked.topic === 'count') return count(state, asked, run.given);
  return asked.topic === 'throw' ? throwing(state, asked, run.given) : pegging(state, asked, run);
};

export const question = (state: State, run: Run, asked: Asked) => {
  const where = whereWords(asked);
  return html`
    <p class="question">${questionWords(asked)}</p>
    ${where ? html`<p class="note">${where}</p>` : nothing} ${inFront(state, run, asked)}
    ${run.given ? kindLine(state, asked) : nothing}
  `;
};
