import { html } from 'lit/html.js';
import type { LaidCard, PlayAnswer } from '../../../engine/index.js';
import { cardMark, rankText } from '../../../ui/card.js';
import { fallen as fallenCards } from '../../../ui/played_cards.js';
import { strings } from '../../messages/app.js';
import { isCard, type Turn } from '../../session/game.js';
import { playOf } from '../../session/pegging_slice.js';
import type { State } from '../../state/state.js';

type Laid = Exclude<Turn, 'go'>;

const face = (turn: Laid, laid: LaidCard) =>
  isCard(turn) ? cardMark(laid.card) : html`<span class="mark">${rankText(turn)}</span>`;

const named = (turn: Laid, laid: LaidCard): string =>
  isCard(turn) ? strings.cardName(laid.card) : strings.rankName(turn);

/** The played cards. Those of the opponent may lack their suits. */
export const fallen = (state: State, answer: PlayAnswer) => {
  const { names } = state.session;
  const turns = playOf(state.session).played.filter((turn): turn is Laid => turn !== 'go');
  const turnAt = (at: number, { card }: LaidCard): Laid => turns[at] ?? card;
  const last = answer.plays.at(-1);
  return fallenCards({
    answer,
    label: strings.fallen,
    countName: strings.countNow(answer.count),
    face: (laid, at) => face(turnAt(at, laid), laid),
    said: (laid, at) => strings.fell(laid.by, names, named(turnAt(at, laid), laid), laid.count, laid.points),
    why: last && last.points > 0 ? strings.justPegged(last.by, last.reasons, names) : '',
    whyBy: last?.by,
  });
};
