import { html, nothing } from 'lit/html.js';
import type { Card } from '../../../engine/index.js';
import type { RankedChoice } from '../../../exercises/exercise.js';
import { choiceOf } from '../../../exercises/grade.js';
import { cardMark, smallCards } from '../../../ui/card.js';
import { classNames } from '../../../ui/class_names.js';
import { throwWith } from '../../../ui/discards/comparison.js';
import { fallen } from '../../../ui/played_cards.js';
import { focusNext, keepOneTabStop } from '../../../ui/roving_focus.js';
import { strings } from '../../messages/app.js';
import { playWords } from '../../messages/pegging.js';
import { reviewWords } from '../../messages/review.js';
import { lastHole, other } from '../../session/game.js';
import type { Names } from '../../session/record_text.js';
import type { Retry, ReviewState } from '../../state/slices/review.js';
import type { State } from '../../state/state.js';
import { playReasons, throwReasons } from '../choice_reasons_view.js';
import { suchButton } from '../share_buttons.js';
import type { Controls } from '../view_types.js';
import { retryQuestion, verdictWords } from './announcements.js';
import { againButton, lookLink } from './decision_view.js';
import type { Decision } from './judged_game.js';
import { handOf, playedIn, positionOf, selectChoices, selectPlays, selectThrows, selectVerdict } from './retry.js';
import { decisionAt, namesOf, selectGame, selectJudgedGame } from './selectors.js';

// This file draws a decision to retry: the table, the cards to choose from and, after the choice, its cost.

// Says the score and who deals. In a shorter game, the scores in the question are raised to those of a game to 121.
// Here they are lowered again.
const where = ({ by }: Decision, { choosing: { question } }: Retry, target: number, names: Names) => {
  const { weDeal } = question;
  const [own, others] = [question.ours, question.theirs].map((score = 0) => Math.max(0, score - (lastHole - target)));
  const [ours = 0, theirs = 0] = by === 'us' ? [own, others] : [others, own];
  const score = { ours, theirs };
  return `${strings.scores(score, names)}. ${strings.deals(weDeal === (by === 'us') ? 'us' : 'them', names)}.`;
};

const playedBefore = (state: State, { by }: Decision, { choosing }: Retry, names: Names) => {
  if (choosing.kind !== 'play') return nothing;
  const answer = playedIn(state, choosing.question);
  const seen = (side: 'us' | 'them') => (by === 'us' ? side : other(side));
  const { starter } = choosing.question;
  return html`
    ${
      answer
        ? fallen({
            answer: { ...answer, plays: answer.plays.map((played) => ({ ...played, by: seen(played.by) })) },
            label: playWords.fallen,
            countName: playWords.countNow,
            face: ({ card }) => cardMark(card),
            said: ({ by: playedBy, card, count, points }) =>
              playWords.fell(playedBy, names, strings.cardName(card), count, points),
            why: '',
            whyBy: undefined,
          })
        : html`<div class="count-now"></div>`
    }
    ${starter ? html`<p>${strings.starter} ${smallCards([starter as Card])}</p>` : nothing}
  `;
};

const ownCard = (retry: Retry, card: Card, at: number, may: boolean, { dispatch }: Controls) => {
  const chosen = retry.chosen.includes(card);
  const choose = () => may && dispatch({ type: 'review', action: { type: 'cardChosen', card } });
  return html`
    <button
      type="button"
      class=${classNames({ place: true, lifted: chosen, faded: !may && !chosen })}
      aria-label=${strings.cardName(card)}
      aria-pressed=${chosen}
      aria-disabled=${may ? nothing : 'true'}
      tabindex=${at === 0 ? 0 : -1}
      @click=${choose}
    >
      ${cardMark(card)}
    </button>
  `;
};

const hand = (state: State, retry: Retry, controls: Controls) => {
  const choices = selectChoices(state, retry);
  const legal = choices?.flatMap(({ cards }) => cards);
  return html`
    <div
      class="tray trial-cards"
      role="group"
      aria-label=${strings.pad}
      @keydown=${(event: KeyboardEvent) => focusNext(event)}
      @focusin=${(event: FocusEvent) => keepOneTabStop(event)}
    >
      ${handOf(retry).map((card, at) => ownCard(retry, card, at, !retry.answered && legal?.includes(card) !== false, controls))}
    </div>
  `;
};

const choiceRow = (names: readonly string[], { cards, worth }: RankedChoice, ringed: boolean) => html`
  <li data-ringed=${ringed}>
    ${smallCards(cards)} <span>${names.join(', ')}</span> <b>${reviewWords.chance(worth)}</b>
  </li>
`;

// Says why the best choice is best and, if the player chose another, what that one lacks.
const reasons = (state: State, retry: Retry, best: RankedChoice) => {
  const { choosing, chosen } = retry;
  const [throws, plays] = [selectThrows(state, retry), selectPlays(state, retry)];
  const mine = throws && throwWith(throws, chosen);
  if (mine) return throwReasons(state, throws, mine, choosing.question.weDeal);
  return plays && choosing.kind === 'play'
    ? playReasons(state, positionOf(choosing.question), plays, best.cards[0], chosen[0])
    : nothing;
};

const answer = (state: State, review: ReviewState, decision: Decision, retry: Retry, controls: Controls) => {
  const verdict = selectVerdict(state, retry);
  if (!verdict) return nothing;
  const { best, mine, choices } = verdict;
  const was = choiceOf(choices, decision.step.chosen ?? []);
  const nameOf = (choice: RankedChoice): readonly string[] => [
    ...(choice === best ? [reviewWords.thisIsBest] : []),
    ...(choice === mine ? [reviewWords.mine] : []),
    ...(choice === was ? [reviewWords.inGame] : []),
  ];
  const shown = choices.filter((choice) => nameOf(choice).length > 0);
  return html`
    <p class="sentence" aria-hidden="true">${verdictWords(verdict)}</p>
    <ol class="trial-choices" aria-label=${reviewWords.choices} role="list">
      ${shown.map((choice) => choiceRow(nameOf(choice), choice, choice === mine))}
    </ol>
    <div class="reasons">${reasons(state, retry, best)}</div>
    <div class="decision-actions">${againButton(review, decision, controls)} ${suchButton(controls)} ${lookLink(decision)}</div>
  `;
};

export const trial = (state: State, review: ReviewState, tried: Retry, controls: Controls) => {
  const [game, judged] = [selectGame(state, review), selectJudgedGame(state, review)];
  const decision = judged && decisionAt(judged, tried.place);
  if (!game || !decision) return nothing;
  const names = namesOf(game, review);
  return html`
    <p class="question">${retryQuestion(state, review, tried)}</p>
    <p class="note">${where(decision, tried, game.target, names)}</p>
    ${playedBefore(state, decision, tried, names)} ${hand(state, tried, controls)}
    ${answer(state, review, decision, tried, controls)}
  `;
};
