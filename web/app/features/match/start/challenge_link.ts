import type { Level } from '../../../../engine/index.js';
import { readSeed } from '../../../../engine/sealed.js';
import { lastHole } from '../../../session/game.js';
import { counters, type MatchSettings, targets, usualSettings } from '../../../session/match.js';
import { levels } from '../settings.js';

// This file writes and reads challenges: links that invite a friend to play the same cards.
// `#v1/against/club/1234567/first/won-7` gives the opponent's level, the seed, which of the seed's two sides the sender
// played, and the sender's margin. If the target or the way of counting is not the usual one, it is added at the end:
// `#v1/against/pub/99/second/lost-31/61/muggins`.
// A link has at most 128 characters and must stay readable for ever. Unknown parts are ignored, so that later versions
// can add parts.

export interface Challenge {
  readonly level: Level;
  readonly seed: number;
  /** The seed deals two hands, one for each player to cut from. True if the sender had the second hand. */
  readonly swapped: boolean;
  readonly settings: MatchSettings;
  /** The sender's margin in holes; negative if they lost. */
  readonly lead: number;
}

const longest = 128;
const kind = 'v1/against/';

/** Prints a challenge as the fragment of a link, without `#`. */
export const printChallenge = ({ level, seed, swapped, settings, lead }: Challenge): string =>
  [
    `${kind}${level}/${seed}/${swapped ? 'second' : 'first'}/${lead > 0 ? 'won' : 'lost'}-${Math.abs(lead)}`,
    ...(settings.target === usualSettings.target ? [] : [settings.target]),
    ...(settings.counts === usualSettings.counts ? [] : [settings.counts]),
  ].join('/');

const leadOf = (text: string): number | undefined => {
  const [, how, by] = /^(won|lost)-(\d{1,3})$/.exec(text) ?? [];
  const holes = Number(by);
  return holes > 0 && holes <= lastHole ? holes * (how === 'won' ? 1 : -1) : undefined;
};

/** Parses the fragment of a link as a challenge; undefined if it is not a challenge. */
export const readChallenge = (fragment: string): Challenge | undefined => {
  const text = fragment.replace(/^#/, '').replace(/%2f/gi, '/').toLowerCase();
  if (!text.startsWith(kind) || text.length > longest) return undefined;
  const [name, number = '', side, result = '', ...more] = text.slice(kind.length).split('/');
  const level = levels.find((each) => each === name);
  const [seed, lead] = [readSeed(number), leadOf(result)];
  if (!level || seed === undefined || lead === undefined || (side !== 'first' && side !== 'second')) return undefined;
  const settings = {
    target: targets.find((each) => more.includes(String(each))) ?? usualSettings.target,
    counts: counters.find((each) => more.includes(each)) ?? usualSettings.counts,
    games: usualSettings.games,
  };
  return { level, seed, swapped: side === 'second', settings, lead };
};
