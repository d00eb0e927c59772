import { ranks } from './crib_averages.js';
import { chanceColumn, type Published } from './published.js';
import { manifestOf, read, rowsOf } from './source_tables.js';

// Reads and checks the leads and replies of the solved play, which cpp/solve/play/main.cpp writes. The published tables
// have a row for each rank that is played.

/** How often each rank is played from four kept ranks. */
export interface Played {
  /** The lower ranks first: `AA2K`. */
  readonly kept: string;
  /**
   * The chance of each rank, from 0 to 1, highest first. Chances are rounded to a thousandth; ranks with a rounded
   * chance of 0 are left out.
   */
  readonly chances: readonly (readonly [rank: string, chance: number])[];
}

/** The pone's leads from a hand. */
export interface Lead extends Played {
  /** How often the pone keeps these four ranks, as a share of all deals. */
  readonly share: number;
}

/** The dealer's replies with a hand. */
export interface LeadReply extends Played {
  /** The rank that the pone leads. */
  readonly lead: string;
  /** How often the pone leads this rank to a dealer who has kept these four ranks, as a share of all deals. */
  readonly share: number;
}

// There are 1,820 ways to hold four ranks. A dealer who replies to a lead cannot hold four cards of its rank, because
// the pone has played one.
const hands = 1820;
const rows = { leads: hands, replies: 13 * (hands - 1) };

// True if a sum is about 1. The numbers in the files are rounded separately, so it need not be exact.
const isOne = (sum: number): boolean => Math.abs(sum - 1) < 0.005;

const parsePlayed = (kept: string, played: string): Played => {
  const chances = played.split(' ').map((part): [string, number] => {
    const [rank = '', chance] = part.split(':');
    return [rank, Number(chance || Number.NaN)];
  });
  const held = kept.length === 4 && [...kept].every((rank) => ranks.includes(rank));
  const known = chances.every(([rank, chance]) => kept.includes(rank) && chance > 0 && chance <= 1);
  if (!held || !known || !isOne(chances.reduce((sum, [, chance]) => sum + chance, 0)))
    throw new Error(`not what is played from ${kept}: ${played}`);
  return { kept, chances: chances.sort(([, one], [, other]) => other - one) };
};

const parseShare = (share = ''): number => {
  const part = Number(share || Number.NaN);
  if (!(part >= 0 && part <= 1)) throw new Error(`not a share of deals: ${share}`);
  return part;
};

const areAllDeals = <Some extends { readonly share: number }>(some: readonly Some[]): readonly Some[] => {
  if (!isOne(some.reduce((sum, { share }) => sum + share, 0))) throw new Error('the shares are not of all deals');
  return some;
};

/** Reads the leads of a file. Throws if the file is not as expected. */
export const parseLeads = (text: string): readonly Lead[] =>
  areAllDeals(
    rowsOf(text, 'kept,share,leads', rows.leads).map(
      ([kept = '', share, played = '']): Lead => ({ ...parsePlayed(kept, played), share: parseShare(share) }),
    ),
  );

/** Reads the replies of a file. Throws if the file is not as expected. */
export const parseReplies = (text: string): readonly LeadReply[] =>
  areAllDeals(
    rowsOf(text, 'lead,kept,share,replies', rows.replies).map(
      ([lead = '', kept = '', share, played = '']): LeadReply => {
        if (!ranks.includes(lead)) throw new Error(`not a lead: ${lead}`);
        return { lead, ...parsePlayed(kept, played), share: parseShare(share) };
      },
    ),
  );

/** Returns how often a hand has a rank among `some`, as a share of deals, and how often such a hand plays one of them. */
export const playedOf = (
  some: string,
  hands: readonly (Played & { readonly share: number })[],
): { readonly held: number; readonly played: number } => {
  let held = 0;
  let played = 0;
  for (const { kept, share, chances } of hands) {
    if (![...some].some((rank) => kept.includes(rank))) continue;
    held += share;
    for (const [rank, chance] of chances) if (some.includes(rank)) played += share * chance;
  }
  return { held, played: played / held };
};

export const leads = parseLeads(read('play-leads.csv'));
export const replies = parseReplies(read('play-replies.csv.gz'));

/** The entry for the solved play in cpp/tables/manifest.json. */
export const solvedPlay = manifestOf('play.bin');

const keptColumn = (whose: string) =>
  ({
    name: 'kept',
    type: 'string',
    description: `The four ranks that the ${whose} kept, lowest first; T is the 10`,
  }) as const;
const playedChance = chanceColumn('chance', 'How often it is played then; chances below 0.0005 are left out');

// Shares and chances are printed with as many digits as the source files have.
const playedRows = ({ chances }: Played): readonly (readonly [string, string])[] =>
  chances.map(([rank, chance]) => [rank, chance.toFixed(3)]);

const error = `the play is ${solvedPlay?.exploitability} points a deal from an equilibrium; single chances may differ more`;

export const publishedPlay: readonly Published[] = [
  {
    file: 'play-leads.csv',
    title: 'What the pone leads',
    error,
    columns: [
      keptColumn('pone'),
      {
        name: 'kept_share',
        type: 'number',
        description: 'How often, of all deals, the pone keeps the four',
        unit: 'share',
      },
      { name: 'lead', type: 'string', description: 'The rank that is led' },
      playedChance,
    ],
    key: ['kept', 'lead'],
    rows: leads.flatMap((each) => playedRows(each).map((played) => [each.kept, each.share.toFixed(6), ...played])),
  },
  {
    file: 'play-replies.csv',
    title: 'What the dealer replies to a lead',
    error,
    columns: [
      { name: 'lead', type: 'string', description: 'The rank that was led' },
      keptColumn('dealer'),
      {
        name: 'met_share',
        type: 'number',
        description: 'How often, of all deals, the rank is led to a dealer who has kept the four',
        unit: 'share',
      },
      { name: 'reply', type: 'string', description: 'The rank that is played on it' },
      playedChance,
    ],
    key: ['lead', 'kept', 'reply'],
    rows: replies.flatMap((each) =>
      playedRows(each).map((played) => [each.lead, each.kept, each.share.toFixed(8), ...played]),
    ),
  },
];
