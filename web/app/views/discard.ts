import { html, nothing } from 'lit/html.js';
import type { Discard } from '../../engine/index.js';
import { smallCards } from '../../ui/card.js';
import { discardTable } from '../../ui/discard_table.js';
import { histogram } from '../../ui/histogram.js';
import { tray } from '../../ui/tray.js';
import { cutsOf, discardsOf, keptOf, openedDiscard } from '../questions.js';
import { dealtSize, type State } from '../state.js';
import { strings } from '../strings.js';
import { cutsMaking } from './cuts.js';
import { type Controls, joinCards } from './view.js';

const line = (label: string, source: string, range: string, value: string) => html`
  <div><dt>${label} <small>${source}</small></dt><dd><small>${range}</small> <b>${value}</b></dd></div>
`;

const cuts = (state: State, choice: Discard) => {
  const answer = cutsOf(state, choice);
  if (!answer) return nothing;
  return html`
    <p class="best-and-worst">
      ${cutsMaking(answer.max, answer, strings.bestCuts, 3)} ${cutsMaking(answer.min, answer, strings.worstCuts, 3)}
    </p>
  `;
};

const details = (state: State, choice: Discard, other: Discard, { dispatch }: Controls) => {
  const { weDeal } = state.game.discard;
  const { hand, crib } = choice;
  const kept = keptOf(state, choice);
  const kinds = kept?.combinations.map(({ kind, cards }) => ({ kind, cards: cards.length })) ?? [];
  return html`
    <div class="details">
      <dl>
        ${line(strings.hand, strings.handSource, strings.range(hand.min, hand.max), strings.mean(hand.mean))}
        ${line(strings.crib(weDeal), strings.cribSource, '', strings.signedMean(weDeal ? crib.mean : -crib.mean))}
      </dl>
      ${histogram({
        counts: hand.histogram,
        min: hand.min,
        max: hand.max,
        label: strings.histogram(hand.min, hand.max),
        barLabel: strings.histogramBar,
      })}
      <p class="sentence">${kept ? strings.sentence(choice, other, weDeal, kinds) : nothing}</p>
      ${cuts(state, choice)}
      <button type="button" class="quiet" @click=${() => dispatch({ type: 'keptCounted', kept: choice.kept, thrown: choice.thrown })}>
        ${strings.countKept}
      </button>
    </div>
  `;
};

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
              choices.map((choice) => ({
                id: joinCards(choice.thrown),
                cards: smallCards(choice.thrown, strings.cardName),
                points: choice.points,
                pointsText: strings.netPoints(choice.points),
                differenceText: choice === best ? strings.best : strings.difference(choice.points - best.points),
                best: choice === best,
                open: choice === opened,
              })),
              strings.columns,
              opened ? details(state, opened, opened === best ? next : best, controls) : nothing,
              (thrown) => controls.dispatch({ type: 'discardTapped', thrown }),
            )}
          `
        : nothing
    }
  `;
};
