import { ranks } from '../data/crib_averages.js';
import { type Lead, leads, playedOf, publishedPlay, solvedPlay } from '../data/play_leads.js';
import { hexOf } from '../data/source_tables.js';
import type { PageLanguage } from '../languages.js';
import { bar, rankName } from './crib_tables.js';
import { fileList } from './file_list.js';
import { cell, row, table } from './html_table.js';
import { replyFacts } from './reply_tables.js';

// The numbers of leads.html: `%name%` in the page is replaced by the entry `name` of `leadFacts`.

/** The number of hands in the table, which shows only the hands that are kept most often. */
const shown = 40;

// Chances in the file are rounded to thousandths, so a share below 0.001 is printed as less than 0.1%.
const tenths = ({ formats }: PageLanguage, part: number, less: (figure: string) => string): string =>
  part < 0.001 ? less(formats.percent(0.001, 1)) : formats.percent(part, 1);

const byRank = ranks.map((rank) => ({ rank, ...playedOf(rank, leads) }));
const mostLed = [...byRank].sort((one, other) => other.played - one.played);

const rankTable = (language: PageLanguage): string => {
  const { words, formats } = language;
  const most = mostLed[0]?.played ?? 1;
  const rows = byRank.map(({ rank, held, played }) => {
    const often = `${tenths(language, played, (figure) => `&lt;${figure}`)}${bar(played / most)}`;
    return row(rankName(rank), cell(formats.percent(held, 0)), cell(often));
  });
  const { byCard, card, handsWithIt, led } = words.leads;
  return table('facts throws', byCard, [card, handsWithIt, led], rows);
};

const handTable = ({ words, formats }: PageLanguage): string => {
  // Non-breaking spaces keep a card and its percentage on one line. They do the same for the cards of a hand.
  const lead = ([rank, chance]: Lead['chances'][number]): string =>
    `<b>${rankName(rank)}</b>\u00a0${formats.percent(chance, 0)}`;
  const hands = [...leads].sort((one, other) => other.share - one.share).slice(0, shown);
  const rows = hands.map(({ kept, share, chances }) => {
    const often = chances.filter(([, chance]) => (100 * chance).toFixed(0) !== '0').map(lead);
    const cards = [...kept].map(rankName).join('\u00a0');
    return row(cards, cell(formats.percent(share, 2)), cell(often.join(', ')));
  });
  const { byHand, hand, kept, leads: leadsHead } = words.leads;
  return table('facts', byHand(formats.plain(shown)), [hand, kept, leadsHead], rows);
};

/** Returns the texts and tables for leads.html, by name. */
export const leadFacts = (language: PageLanguage): Readonly<Record<string, string>> => {
  const { words, formats } = language;
  const [first, second, least] = [mostLed[0], mostLed[1], mostLed.at(-1)];
  if (!solvedPlay || !first || !second || !least) throw new Error('nothing is known of the solved play');
  // The hands from which a second rank is led at least once in a hundred times. A smaller chance may be an error
  // of the solution.
  const mixed = leads.filter(({ chances }) => (chances[1]?.[1] ?? 0) >= 0.01);
  const ledIn = ({ rank }: (typeof byRank)[number], share: string): string =>
    words.leads.inHands(rankName(rank), share);
  return {
    'lead-ranks': rankTable(language),
    'lead-hands': handTable(language),
    'lead-first': ledIn(first, formats.percent(first.played, 0)),
    'lead-second': ledIn(second, formats.percent(second.played, 0)),
    'lead-least': ledIn(least, tenths(language, least.played, words.lessThan)),
    'lead-mixed': formats.percent(
      mixed.reduce((sum, { share }) => sum + share, 0),
      0,
    ),
    'lead-files': fileList(language, publishedPlay),
    ...replyFacts(language),
    'play-hash': hexOf(solvedPlay.hash),
    'play-made': solvedPlay.made,
    'play-gain': formats.plain(solvedPlay.gainTogether),
    'play-each': formats.plain(solvedPlay.exploitability),
  };
};
