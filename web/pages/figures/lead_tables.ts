import { ranks } from '../data/crib_averages.js';
import { type Lead, laidOf, leads, publishedPlay, solvedPlay } from '../data/play_leads.js';
import { bar, rankName } from './crib_tables.js';
import { fileList } from './file_list.js';
import { replyFacts } from './reply_tables.js';

// The numbers of leads.html: `%name%` in the page is the value of that name in `leadFacts`.

/** The number of rows: one for each of the hands kept most often. */
const shown = 40;

const whole = (part: number): string => `${(100 * part).toFixed(0)}%`;
// The file has thousandths, so of a smaller share we know only that it is small.
const small = (part: number): string => (part < 0.001 ? '&lt;0.1%' : `${(100 * part).toFixed(1)}%`);

const head = (names: readonly string[]): string =>
  `<thead><tr>${names.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>`;

const byRank = ranks.map((rank) => ({ rank, ...laidOf(rank, leads) }));
const mostLed = [...byRank].sort((one, other) => other.laid - one.laid);

const rankTable = (): string => {
  const most = mostLed[0]?.laid ?? 1;
  const row = ({ rank, held, laid }: (typeof byRank)[number]): string =>
    `<tr><th scope="row">${rankName(rank)}</th><td>${whole(held)}</td><td>${small(laid)}${bar(laid / most)}</td></tr>`;
  return `<table class="facts throws"><caption>How often each card is led from hands that have it</caption>
${head(['Card', 'Hands with it', 'Led'])}
<tbody>${byRank.map(row).join('\n')}</tbody></table>`;
};

const handTable = (): string => {
  // A card and its number stay on one line, as does a hand.
  const lead = ([rank, chance]: Lead['chances'][number]): string => `<b>${rankName(rank)}</b>\u00a0${whole(chance)}`;
  const row = ({ kept, share, chances }: Lead): string => {
    const often = chances.filter(([, chance]) => whole(chance) !== '0%').map(lead);
    const cards = [...kept].map(rankName).join('\u00a0');
    return `<tr><th scope="row">${cards}</th><td>${(100 * share).toFixed(2)}%</td><td>${often.join(', ')}</td></tr>`;
  };
  const hands = [...leads].sort((one, other) => other.share - one.share).slice(0, shown);
  return `<table class="facts"><caption>The ${shown} hands a pone keeps most often, and what they lead</caption>
${head(['Hand', 'Kept', 'Leads'])}
<tbody>${hands.map(row).join('\n')}</tbody></table>`;
};

const files = (): string => fileList(publishedPlay);

/** The texts and tables written into leads.html, by name. */
export const leadFacts = (): Readonly<Record<string, string>> => {
  const [first, second, least] = [mostLed[0], mostLed[1], mostLed.at(-1)];
  if (!solvedPlay || !first || !second || !least) throw new Error('nothing is known of the solved play');
  // A second card led once in a hundred: a smaller share may be left over from the solving.
  const mixed = leads.filter(({ chances }) => (chances[1]?.[1] ?? 0) >= 0.01);
  return {
    'lead-ranks': rankTable(),
    'lead-hands': handTable(),
    'lead-first': `${rankName(first.rank)}, in ${whole(first.laid)}`,
    'lead-second': `${rankName(second.rank)}, in ${whole(second.laid)}`,
    'lead-least': `${rankName(least.rank)}, in ${small(least.laid).replace('&lt;', 'less than ')}`,
    'lead-mixed': whole(mixed.reduce((sum, { share }) => sum + share, 0)),
    'lead-files': files(),
    ...replyFacts(),
    'play-hash': `0x${solvedPlay.hash.toString(16).padStart(8, '0')}`,
    'play-made': solvedPlay.made,
    'play-gain': String(solvedPlay.gainTogether),
    'play-each': String(solvedPlay.exploitability),
  };
};
