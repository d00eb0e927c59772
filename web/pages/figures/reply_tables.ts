import { ranks } from '../data/crib_averages.js';
import { laidOf, type Reply, replies } from '../data/play_leads.js';
import { rankName } from './crib_tables.js';

// The parts of leads.html that are numbers of replies: `%name%` in the page is what `replyFacts` has by that name.

// Where one shade ends and the next begins, by the figure that is shown, so that equal figures have one shade.
const shades = [5, 10, 20, 30, 40, 50, 70];
const shadeOf = (figure: string): number => shades.filter((least) => Number(figure) >= least).length;

const perHundred = (part: number): string => (100 * part).toFixed(0);

const pips = (rank: string): number => ('TJQK'.includes(rank) ? 10 : ranks.indexOf(rank) + 1);
/** The ranks that make fifteen with one. */
const toFifteen = (lead: string): string => ranks.filter((rank) => pips(rank) + pips(lead) === 15).join('');

const byLead = new Map(ranks.map((rank) => [rank, replies.filter(({ lead }) => lead === rank)]));
const repliesTo = (lead: string): readonly Reply[] => byLead.get(lead) ?? [];

/** What is led on the left, what is replied along the top. */
const grid = (): string => {
  const cell = (lead: string, rank: string): string => {
    const figure = perHundred(laidOf(rank, repliesTo(lead)).laid);
    return `<td class="s${shadeOf(figure)}">${figure}</td>`;
  };
  const row = (lead: string): string =>
    `<tr><th scope="row">${rankName(lead)}</th>${ranks.map((rank) => cell(lead, rank)).join('')}</tr>`;
  const head = ranks.map((rank) => `<th scope="col">${rankName(rank)}</th>`).join('');
  return `<table class="facts shaded"><caption>Of a hundred hands with the card at the top, how many reply it to the card on the left</caption>
<thead><tr><td></td>${head}</tr></thead>
<tbody>${ranks.map(row).join('\n')}</tbody></table>`;
};

/** Of the hands that can reply what `wanted` says to each lead, the part that does. */
const readiness = (wanted: (lead: string) => string): number => {
  let able = 0;
  let willing = 0;
  for (const lead of ranks) {
    if (wanted(lead) === '') continue;
    const { held, laid } = laidOf(wanted(lead), repliesTo(lead));
    able += held;
    willing += held * laid;
  }
  return willing / able;
};

/** What is written into leads.html of the replies, by name. */
export const replyFacts = (): Readonly<Record<string, string>> => {
  const leads = ranks
    .map((rank) => ({
      rank,
      led: repliesTo(rank).reduce((sum, { share }) => sum + share, 0),
      paired: laidOf(rank, repliesTo(rank)).laid,
    }))
    .sort((one, other) => other.paired - one.paired);
  // What is hardly ever led tells nothing of pairing.
  const often = leads.filter(({ led }) => led > 0.01);
  const rarest = leads.reduce((least, each) => (each.led < least.led ? each : least));
  const [most, least] = [often[0], often.at(-1)];
  if (!most || !least) throw new Error('nothing is paired');
  return {
    'reply-grid': grid(),
    'reply-fifteen': `${perHundred(readiness(toFifteen))}%`,
    'reply-pair': `${perHundred(readiness((lead) => lead))}%`,
    'reply-pair-most': `${rankName(most.rank)}, in ${perHundred(most.paired)}%`,
    'reply-pair-least': `${rankName(least.rank)}, in ${perHundred(least.paired)}%`,
    'reply-rarest': `${rankName(rarest.rank)} is led in one of ${new Intl.NumberFormat('en').format(Number((1 / rarest.led).toPrecision(2)))} deals`,
  };
};
