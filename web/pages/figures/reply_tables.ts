import { ranks } from '../data/crib_averages.js';
import { type LeadReply, playedOf, replies } from '../data/play_leads.js';
import type { PageLanguage } from '../languages.js';
import { rankName } from './crib_tables.js';
import { cell, row, table } from './html_table.js';

// The numbers in leads.html about replies: `%name%` in the page is replaced by the entry `name` of `replyFacts`.

// The shares of replies, in percent, at which a new shade begins. A share is compared as rounded on the page, so that equal
// figures have the same shade.
const shades = [5, 10, 20, 30, 40, 50, 70];
const shadeOf = (figure: string): number => shades.filter((least) => Number(figure) >= least).length;

// Whole numbers below a thousand look the same in every language.
const perHundred = (part: number): string => (100 * part).toFixed(0);

const pips = (rank: string): number => ('TJQK'.includes(rank) ? 10 : ranks.indexOf(rank) + 1);
/** Returns the ranks that make fifteen with the lead. */
const toFifteen = (lead: string): string => ranks.filter((rank) => pips(rank) + pips(lead) === 15).join('');

const byLead = new Map(ranks.map((rank) => [rank, replies.filter(({ lead }) => lead === rank)]));
const repliesTo = (lead: string): readonly LeadReply[] => byLead.get(lead) ?? [];

/** Draws a table with leads on the left, and replies along the top. */
const grid = ({ words }: PageLanguage): string => {
  const share = (lead: string, rank: string): string => {
    const figure = perHundred(playedOf(rank, repliesTo(lead)).played);
    return cell(figure, `s${shadeOf(figure)}`);
  };
  const rows = ranks.map((lead) => row(rankName(lead), ...ranks.map((rank) => share(lead, rank))));
  return table('facts shaded', words.leads.replies, ['', ...ranks.map(rankName)], rows);
};

/** Returns the share of hands that reply with one of the `wanted` ranks, among the hands that hold such a rank. */
const readiness = (wanted: (lead: string) => string): number => {
  let able = 0;
  let willing = 0;
  for (const lead of ranks) {
    if (wanted(lead) === '') continue;
    const { held, played } = playedOf(wanted(lead), repliesTo(lead));
    able += held;
    willing += held * played;
  }
  return willing / able;
};

/** Returns the texts and tables of replies for leads.html, by name. */
export const replyFacts = (language: PageLanguage): Readonly<Record<string, string>> => {
  const { words, formats } = language;
  const leads = ranks
    .map((rank) => ({
      rank,
      led: repliesTo(rank).reduce((sum, { share }) => sum + share, 0),
      paired: playedOf(rank, repliesTo(rank)).played,
    }))
    .sort((one, other) => other.paired - one.paired);
  // Leaves out ranks that are hardly ever led, because they say little about how often a lead is paired.
  const often = leads.filter(({ led }) => led > 0.01);
  const rarest = leads.reduce((least, each) => (each.led < least.led ? each : least));
  const [most, least] = [often[0], often.at(-1)];
  if (!most || !least) throw new Error('nothing is paired');
  const pairedIn = ({ rank, paired }: (typeof leads)[number]): string =>
    words.leads.inHands(rankName(rank), formats.percent(paired, 0));
  const deals = formats.plain(Number((1 / rarest.led).toPrecision(2)));
  return {
    'reply-grid': grid(language),
    'reply-fifteen': formats.percent(readiness(toFifteen), 0),
    'reply-pair': formats.percent(
      readiness((lead) => lead),
      0,
    ),
    'reply-pair-most': pairedIn(most),
    'reply-pair-least': pairedIn(least),
    'reply-rarest': words.leads.rarest(rankName(rarest.rank), deals),
  };
};
