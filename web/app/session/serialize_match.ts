import { levels } from '../../engine/lists.js';
import { seeds } from '../../engine/sealed.js';
import { claims } from './claims.js';
import { type Deal, type Game, lastHole } from './game.js';
import {
  type Comparison,
  counters,
  type Hint,
  type Match,
  type MatchSettings,
  newMatch,
  targets,
  usualSettings,
} from './match.js';
import { areCards, isObject, isWhole, oneOf } from './parse_untrusted.js';
import { readDeal } from './serialize_session.js';
import { seriesLengths } from './series.js';

/** An upper limit: no game has more deals. */
const longestGame = 200;

const readDeals = (value: unknown): readonly Deal[] | undefined => {
  if (!Array.isArray(value) || value.length > longestGame) return undefined;
  const deals = value.map(readDeal);
  return deals.includes(undefined) ? undefined : (deals as readonly Deal[]);
};

const readHint = (value: unknown): readonly Hint[] =>
  Array.isArray(value) && isWhole(value[0]) && isWhole(value[1]) ? [[value[0], value[1]]] : [];

export const readMatchSettings = (target: unknown, counts: unknown, games: unknown): MatchSettings => ({
  target: oneOf(targets, target) ?? usualSettings.target,
  counts: oneOf(counters, counts) ?? usualSettings.counts,
  games: oneOf(seriesLengths, games) ?? usualSettings.games,
});

// Reads the finished games of a series before the current one. An earlier version stored none.
const readEarlier = (value: unknown, target: Game['target']): readonly Game[] | undefined => {
  if (value === undefined) return [];
  if (!Array.isArray(value) || value.length >= Math.max(...seriesLengths)) return undefined;
  const games = value.map((each) => (isObject(each) ? readDeals(each.deals) : undefined));
  if (games.some((deals) => deals === undefined || deals.length === 0)) return undefined;
  return games.map((deals) => ({ start: { ours: 0, theirs: 0 }, deals: deals ?? [], ...(target && { target }) }));
};

const readRival = (value: unknown): Comparison | null => {
  if (!isObject(value) || !Number.isSafeInteger(value.lead) || Math.abs(value.lead as number) > lastHole) return null;
  const who = oneOf(['friend', 'us'] as const, value.who);
  return who ? { who, sameSide: value.sameSide === true, lead: value.lead as number } : null;
};

export const readMatch = (value: unknown): Match | undefined => {
  if (!isObject(value) || !isObject(value.game)) return undefined;
  const { seed, faceDown, hints } = value;
  const level = oneOf(levels, value.level);
  const deals = readDeals(value.game.deals);
  if (!level || !deals || !areCards(faceDown, 2) || faceDown.length === 1) return undefined;
  if (seed !== null && !isWhole(seed, seeds - 1)) return undefined;
  const asked = Array.isArray(hints) ? hints.slice(0, longestGame * 5).flatMap(readHint) : [];
  const settings = readMatchSettings(value.game.target, value.counts, value.games);
  const earlier = readEarlier(value.earlier, settings.target === lastHole ? undefined : settings.target);
  if (!earlier || earlier.length >= settings.games) return undefined;
  const fresh = newMatch({
    level,
    settings,
    seed,
    swapped: value.swapped === true,
    comparison: readRival(value.rival),
    guided: value.guided === true,
    earlier,
  });
  const claim = oneOf(claims, value.claim) ?? null;
  return { ...fresh, counting: value.counting === true, claim, game: { ...fresh.game, deals }, faceDown, hints: asked };
};
