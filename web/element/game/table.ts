import { html, nothing, svg } from 'lit/html.js';
import { playersOf, showerOf, sideOf } from '../../engine/game.js';
import type { DealRecord, PlayedCard, Player, ReadGameAnswer, SeenCard } from '../../engine/types.js';
import { cardMark, rankText } from '../../ui/card.js';
import { classNames } from '../../ui/class_names.js';
import { cribAfter, type Held, handAfter, isCard, starterAfter } from './seen_cards.js';
import type { GameStep } from './steps.js';
import { gameWords } from './words.js';

// Draws the table after a step: both scores and hands, the starter, the crib, and the cards in the order played.

const face = (card: SeenCard) => (isCard(card) ? cardMark(card) : html`<span class="mark">${rankText(card)}</span>`);

const smallCard = ({ card, played }: Held, lifted: boolean) => html`
  <span class=${classNames({ 'small-card': true, back: !card, played, lifted })} part=${lifted ? 'card lifted' : 'card'}
    >${card ? face(card) : nothing}</span
  >
`;

const cardRow = (name: string, held: readonly Held[], lifted: boolean) => {
  const seen = held.flatMap(({ card }) => (card ? [card] : []));
  const said = held.length === 0 ? gameWords.noCards : gameWords.cards(seen, held.length - seen.length);
  return html`
    <span class="small-cards" part="hand" role="img" aria-label=${`${name}: ${said}`}>
      ${held.map((each) => smallCard(each, lifted))}
    </span>
  `;
};

// Draws a player's lane of the board as a straight line, in which the holes just pegged stand out.
const lane = (holes: number, pegged: number, target: number) => {
  const along = (hole: number): string => `${(100 * hole) / target}%`;
  return svg`
    <svg class="lane" aria-hidden="true">
      <line class="track" x1="0" x2="100%" y1="50%" y2="50%" />
      ${pegged > 0 ? svg`<line class="pegged" x1=${along(holes - pegged)} x2=${along(holes)} y1="50%" y2="50%" />` : nothing}
      <circle cx=${along(holes)} cy="50%" r="5" />
    </svg>
  `;
};

const player = (game: ReadGameAnswer, deal: DealRecord, step: GameStep, who: Player) => {
  const name = gameWords.nameOf(game, who);
  const count = game.players.length;
  const [holes, pegged] = [step.score[sideOf(who, count)] ?? 0, step.pegged[who] ?? 0];
  const shows = step.what === 'show' && step.seat !== 'crib' && showerOf(deal.dealer, step.seat, count) === who;
  return html`
    <div class="player">
      <p class="player-name"><b>${name}</b>${who === deal.dealer ? html` <span class="kind">${gameWords.dealer}</span>` : nothing}</p>
      <p class="holes" part="points" role="img" aria-label=${gameWords.holes(name, holes, pegged, game.target)}>
        ${pegged > 0 ? html`<small>+${pegged}</small>` : nothing}<b>${holes}</b>
      </p>
      ${lane(holes, pegged, game.target)} ${cardRow(name, handAfter(deal, who, step, count), shows)}
    </div>
  `;
};

const middle = (deal: DealRecord, step: GameStep) => {
  const starter = starterAfter(deal, step);
  const inShow = step.what === 'show';
  const cut = starter ? [{ card: starter, played: false }] : [];
  return html`
    <div class="between">
      <div>
        <span class="label" aria-hidden="true">${gameWords.starter}</span>
        ${cardRow(gameWords.starter, cut, inShow)}
      </div>
      <div>
        <span class="label" aria-hidden="true">${gameWords.crib}</span>
        ${cardRow(gameWords.crib, cribAfter(deal, step), inShow && step.seat === 'crib')}
      </div>
    </div>
  `;
};

// Returns the index of the first card of the current count. Cards of earlier counts are turned face down.
const firstOfCount = (played: readonly PlayedCard[]): number =>
  played.findLastIndex(({ count }, at) => at === 0 || count <= (played[at - 1]?.count ?? 0));

const fallen = (game: ReadGameAnswer, deal: DealRecord, step: GameStep) => {
  const played = deal.play.slice(0, step.fell);
  const isNow = step.what === 'card';
  const from = isNow ? firstOfCount(played) : played.length;
  const count = isNow ? (played.at(-1)?.count ?? 0) : 0;
  return html`
    <div class="fell">
      <p class="count" aria-hidden="true">${isNow ? count : nothing}</p>
      <ol aria-label=${gameWords.play} role="list">
        ${played.map(
          ({ by, card, points }, at) => html`
            <li class=${classNames({ over: at < from })} data-by=${by}>
              <span class="unseen">${gameWords.laid(gameWords.nameOf(game, by), card, points)}</span>
              <span class="small-card" aria-hidden="true">${face(card)}</span>
              ${points > 0 ? html`<small aria-hidden="true">+${points}</small>` : nothing}
            </li>
          `,
        )}
      </ol>
    </div>
  `;
};

export const gameTable = (game: ReadGameAnswer, deal: DealRecord, step: GameStep) => html`
  <div class="game-table" part="table" role="group" aria-label=${gameWords.table}>
    ${playersOf(game.players.length).map((who) => player(game, deal, step, who))} ${middle(deal, step)}
    ${fallen(game, deal, step)}
  </div>
`;
