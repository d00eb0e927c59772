import { html, nothing, svg } from 'lit/html.js';
import type { Side } from '../../../engine/index.js';
import { strings } from '../../messages/app.js';
import { againstWords } from '../../messages/match.js';
import { dealOf, lastHole } from '../../session/game.js';
import { isBegun, type Match } from '../../session/match.js';
import { matchNames } from '../../state/review_sources.js';
import type { State } from '../../state/state.js';
import { selectMatchStanding } from './selectors.js';

// This file draws the board as a slim strip: a track for each side, with its two pegs and the skunk lines.

const pitch = 2;
const at = (hole: number): number => 4 + hole * pitch;

// How many holes each skunk line is before the last hole.
const skunks = [60, 30];

const track = (pegs: readonly [number, number], by: Side, target: number) => svg`
  <path class="track" d=${`M${at(0)} 5H${at(target)}`} />
  ${skunks.filter((holes) => holes < target - 1).map((holes) => svg`<path class="line" d=${`M${at(target - holes) - 1} 2V8`} />`)}
  <circle class="peg" data-side=${by} data-behind="true" cx=${at(pegs[1])} cy="5" r="2.4" />
  <circle class="peg" data-side=${by} cx=${at(pegs[0])} cy="5" r="4" />
`;

const row = (state: State, match: Match, by: Side) => {
  const names = matchNames(state, match);
  const { pegs } = selectMatchStanding(state, match);
  const { target = lastHole } = match.game;
  const deals = isBegun(match) && dealOf(match.game).weDeal === (by === 'us');
  return html`
    <div data-side=${by}>
      <dt>${strings.nameOf(by, names)}${deals ? html`<span class="dealer-mark" role="img" aria-label=${strings.dealer}>●</span>` : nothing}</dt>
      <dd>
        <svg viewBox=${`0 0 ${at(target) + 4} 10`} aria-hidden="true">${track(pegs[by], by, target)}</svg>
        <b>${pegs[by][0]}</b>
      </dd>
    </div>
  `;
};

export const strip = (state: State, match: Match) => html`
  <dl class="strip" aria-label=${againstWords.scoreLabel}>${row(state, match, 'them')}${row(state, match, 'us')}</dl>
`;
