import '../../../styles/against.css';
import { html, nothing } from 'lit/html.js';
import { board } from '../../../ui/board.js';
import { hand } from '../../../ui/hand.js';
import { cutNow, matchOf, standingNow } from '../../against/asking.js';
import { isBegun, type Match } from '../../against/match.js';
import { type Stage, stageOf } from '../../against/rules.js';
import { hintOf, namesOf } from '../../against/telling.js';
import type { State } from '../../model/state.js';
import { strings } from '../../strings.js';
import { againstWords } from '../../words/against.js';
import { outlookWords } from '../../words/outlook.js';
import type { Controls, ScreenView } from '../view.js';
import { choice } from './choice.js';
import { againstDock } from './dock.js';
import { fallenCards, starterAndCrib, theirSide } from './middle.js';
import { showing, totals } from './showing.js';
import { strip } from './strip.js';

const isChoice = ({ against }: State): boolean => against?.table.front === 'choice';

const title = (state: State) => {
  const match = matchOf(state);
  if (isChoice(state) || !match) return html`<b>${againstWords.chooseTitle}</b>`;
  const deal = match.game.deals.length;
  return html`
    <b>${againstWords.against(match.level)}</b>
    ${deal > 0 ? html`<span class="note">${againstWords.dealNumber(deal)}</span>` : nothing}
  `;
};

const choices: ScreenView['choices'] = (state, { dispatch }) => html`
  <div class="against-title">
    <p>${title(state)}</p>
    <button type="button" class="quiet" @click=${() => dispatch({ type: 'against', deed: { do: 'leave' } })}>
      ${isChoice(state) ? againstWords.back : againstWords.leave}
    </button>
  </div>
`;

const cutForDeal = (state: State, match: Match) => {
  const cut = cutNow(state, match);
  if (!cut) return nothing;
  const names = namesOf(state, match);
  return html`
    <h2 class="hand-title">${againstWords.cutTitle}</h2>
    <dl class="cut-for-deal">
      <div><dt>${strings.nameOf('them', names)}</dt><dd>${hand({ cards: [cut.theirs], starter: undefined, lifted: [], total: undefined })}</dd></div>
      <div><dt>${strings.nameOf('us', names)}</dt><dd>${hand({ cards: [cut.ours], starter: undefined, lifted: [], total: undefined })}</dd></div>
    </dl>
    <p class="who">${strings.deals(cut.weDeal, names)}.</p>
    ${seal(state, false)}
  `;
};

// All cards come from the seed: its hash stands before the game, the seed after it.
const seal = ({ against }: State, over: boolean) => {
  const sealed = against?.table.seal;
  if (!sealed || sealed.seed !== against?.table.match?.seed) return nothing;
  return html`
    <p class="seal note">${over ? againstWords.unsealed(sealed.seed) : againstWords.sealed} <code>${sealed.hash}</code></p>
  `;
};

const wholeBoard = (state: State, match: Match) => {
  const { us, them } = standingNow(state, match).pegs;
  const label = outlookWords.boardPicture(us, them, namesOf(state, match));
  return board({ us, them, label, marks: outlookWords.boardMarks, tap: () => undefined });
};

const middle = (state: State, match: Match, stage: Stage, controls: Controls) => {
  if (stage === 'draw' || stage === 'cut') return cutForDeal(state, match);
  if (stage === 'show') return showing(state, match, controls);
  if (stage === 'over') return html`${wholeBoard(state, match)}${seal(state, true)}`;
  if (stage === 'dealt') return html`${totals(state, match)}${wholeBoard(state, match)}`;
  const hint = hintOf(state, match);
  return html`
    ${theirSide(state, match)}${fallenCards(state, match)}${starterAndCrib(state, match)}
    ${hint ? html`<p class="hint" aria-hidden="true">${hint}</p>` : nothing}
  `;
};

const body: ScreenView['body'] = (state, controls) => {
  const match = matchOf(state);
  if (isChoice(state) || !match) return choice(state, controls);
  const stage = stageOf(state, match);
  return html`
    <div class="against" data-stage=${stage}>
      ${isBegun(match) ? strip(state, match) : nothing} ${middle(state, match, stage, controls)}
    </div>
  `;
};

/** A game against the engine, all of it on one screen. */
export const againstView: ScreenView = {
  choices,
  body,
  dock: againstDock,
  marks: () => undefined,
  textHint: '',
};
