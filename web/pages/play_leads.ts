import { manifestOf, ranks, read } from './crib_averages.js';

// Leads and replies of the solved play, as cpp/tools/solve_play.cpp writes them: read, checked, and published as they are.

/** How often each rank is laid from four kept ranks. */
export interface Laid {
  /** The lower ranks first: `AA2K`. */
  readonly kept: string;
  /** By rank, from 0 to 1, the most often laid first; to a thousandth, and what is laid less often is not there. */
  readonly chances: readonly (readonly [rank: string, chance: number])[];
}

/** What the pone leads. */
export interface Lead extends Laid {
  /** How often he keeps these four, of all deals. */
  readonly share: number;
}

// 1,820 sets of four ranks; to a lead of a rank all but four of that rank can be held.
const hands = 1820;
const rows = { leads: hands, replies: 13 * (hands - 1) };

// Numbers in the files are rounded, each by itself.
const isOne = (sum: number): boolean => Math.abs(sum - 1) < 0.005;

const parseLaid = (kept: string, laid: string): Laid => {
  const chances = laid.split(' ').map((part): [string, number] => {
    const [rank = '', chance] = part.split(':');
    return [rank, Number(chance || Number.NaN)];
  });
  const held = kept.length === 4 && [...kept].every((rank) => ranks.includes(rank));
  const known = chances.every(([rank, chance]) => kept.includes(rank) && chance > 0 && chance <= 1);
  if (!held || !known || !isOne(chances.reduce((sum, [, chance]) => sum + chance, 0)))
    throw new Error(`not what is laid from ${kept}: ${laid}`);
  return { kept, chances: chances.sort(([, one], [, other]) => other - one) };
};

const linesOf = (text: string, header: string, count: number): readonly string[][] => {
  const [first, ...lines] = text.trim().split('\n');
  if (first !== header || lines.length !== count) throw new Error(`not ${count} rows of ${header}`);
  return lines.map((line) => line.split(','));
};

/** The leads in a file; throws where it is not what it should be. */
export const parseLeads = (text: string): readonly Lead[] => {
  const leads = linesOf(text, 'kept,share,leads', rows.leads).map(([kept = '', share, laid = '']): Lead => {
    const part = Number(share || Number.NaN);
    if (!(part >= 0 && part <= 1)) throw new Error(`not a share of deals: ${share}`);
    return { ...parseLaid(kept, laid), share: part };
  });
  if (!isOne(leads.reduce((sum, { share }) => sum + share, 0))) throw new Error('the shares are not of all deals');
  return leads;
};

/** Throws where the replies in a file are not what they should be. */
export const checkReplies = (text: string): void => {
  for (const [lead = '', kept = '', laid = ''] of linesOf(text, 'lead,kept,replies', rows.replies)) {
    if (!ranks.includes(lead)) throw new Error(`not a lead: ${lead}`);
    parseLaid(kept, laid);
  }
};

/** Of the deals in which the pone keeps at least one of a rank: how often that is, and how often he leads it then. */
export const leadOf = (rank: string, leads: readonly Lead[]): { readonly held: number; readonly led: number } => {
  let held = 0;
  let led = 0;
  for (const { kept, share, chances } of leads) {
    if (!kept.includes(rank)) continue;
    held += share;
    led += share * (chances.find(([laid]) => laid === rank)?.[1] ?? 0);
  }
  return { held, led: led / held };
};

const leadsText = read('play-leads.csv');
export const leads = parseLeads(leadsText);
const repliesText = read('play-replies.csv');
checkReplies(repliesText);

/** The files for others to download, by name. */
export const publishedPlay: Readonly<Record<string, string>> = {
  'play-leads.csv': leadsText,
  'play-replies.csv': repliesText,
};

/** What the manifest says of the play. */
export const solvedPlay = manifestOf('play.bin');
