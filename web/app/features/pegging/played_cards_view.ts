import { html } from 'lit/html.js';
import type { PeggedCard, ScorePlayAnswer } from '../../../engine/index.js';
import { cardMark, rankText } from '../../../ui/card.js';
import { fallen as fallenCards } from '../../../ui/played_cards.js';
import { strings } from '../../messages/app.js';
import { playWords } from '../../messages/pegging.js';
import { isCard, type Turn } from '../../session/game.js';
import { playOf } from '../../session/pegging_slice.js';
import type { State } from '../../state/state.js';
import { goGivenAway } from './selectors.js';

type PlayedTurn = Exclude<Turn, 'go'>;

const face = (turn: PlayedTurn, played: PeggedCard) =>
  isCard(turn) ? cardMark(played.card) : html`<span class="mark">${rankText(turn)}</span>`;

const named = (turn: PlayedTurn, played: PeggedCard): string =>
  isCard(turn) ? strings.cardName(played.card) : strings.rankName(turn);

/** Draws the played cards. The opponent's cards may lack their suits. */
export const fallen = (state: State, answer: ScorePlayAnswer) => {
  const { names } = state.session;
  const turns = playOf(state.session).played.filter((turn): turn is PlayedTurn => turn !== 'go');
  const turnAt = (at: number, { card }: PeggedCard): PlayedTurn => turns[at] ?? card;
  const last = answer.plays.at(-1);
  const go = goGivenAway(state, answer);
  return fallenCards({
    answer,
    label: playWords.fallen,
    countName: playWords.countNow,
    face: (played, at) => face(turnAt(at, played), played),
    said: (played, at) =>
      playWords.fell(played.by, names, named(turnAt(at, played), played), played.count, played.points),
    why: go?.said ?? (last && last.points > 0 ? playWords.justPegged(last.by, last.reasons, names) : ''),
    whyBy: go?.by ?? last?.by,
  });
};
