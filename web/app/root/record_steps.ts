import type { Peg, Player, ReadGameAnswer, ScorePlayAnswer } from '../../engine/index.js';
import { announceSeries } from '../features/board/announcements.js';
import { selectMatch, selectPlay } from '../features/match/selectors.js';
import { playAnswer } from '../features/pegging/feature.js';
import { strings } from '../messages/app.js';
import { againstWords } from '../messages/match.js';
import { stepWords } from '../messages/steps.js';
import {
  dealerOf,
  dealOf,
  type Game,
  handSize,
  needsCounting,
  type Person,
  personAt,
  scorerOf,
  showSeats,
  type Turn,
  turnsOf,
  wasPegged,
} from '../session/game.js';
import { isBegun, isGuided, wholeGame } from '../session/match.js';
import type { Names } from '../session/record_text.js';
import { personOf } from '../session/standing.js';
import type { Action } from '../state/actions.js';
import { resultOf } from '../state/queries.js';
import { matchNames } from '../state/review_sources.js';
import { gameQuery, sayScores } from '../state/score_selectors.js';
import type { State, Told, ToldDeal } from '../state/state.js';
import { matchInFront } from './late_features.js';

// This file announces the steps of the record: each card played, each go and each peg, once. It compares the record
// before and after an action, so that it says the same on every screen.

/** The game in front of the player, which is the game at the table or a game against the engine. */
interface Front {
  readonly id: string;
  readonly game: Game;
  readonly names: Names;
  /** True if the screen explains each step, and so tells it. */
  readonly isExplained?: boolean;
  /** The points and reasons of each card of the play, if the screen asks for them; undefined until the engine has answered. */
  readonly plays?: () => ScorePlayAnswer | undefined;
}

const frontOf = (state: State): Front => {
  const match = matchInFront(state) ? selectMatch(state) : null;
  if (match)
    return {
      id: `match ${match.seed} ${match.swapped}`,
      game: wholeGame(match),
      names: matchNames(state, match),
      isExplained: isGuided(match),
      plays: () => (isBegun(match) ? selectPlay(state, match)?.answer : undefined),
    };
  const { game, names } = state.session;
  return {
    id: 'table',
    game,
    names,
    ...(state.view === 'play' && { plays: () => playAnswer(state) }),
  };
};

/** The score of each side. */
type Holes = Partial<Readonly<Record<Person, number>>>;

/** A step of a deal. The key tells the steps of a deal apart. */
interface Step {
  readonly key: string;
  readonly by: Person;
  readonly points: number;
  /** The words of a step without points, or before them. */
  readonly says?: string;
  readonly turn?: 'card' | 'go';
  /** The words for the points, if not those of any peg. */
  readonly pegs?: 'go' | 'heels';
}

// Our own go is not written in the record, because our cards prove it: the opponent plays on although we hold cards.
const ourGo = (turns: readonly Turn[], { record, toPlay }: ToldDeal, { names }: Front): readonly Step[] => {
  const last = record?.play.at(-1);
  const left = (who: Player) => handSize - (record?.play.filter(({ by }) => by === who).length ?? 0);
  const isOver = !last || last.by === 'a' || turns.at(-1) === 'go' || last.count === 31;
  if (isOver || toPlay !== 'b' || left('a') === 0) return [];
  return [{ key: `our go ${turns.length}`, by: 'us', points: 0, turn: 'go', says: stepWords.saysGo('us', names) }];
};

const stepsOf = (told: ToldDeal, front: Front, plays?: ScorePlayAnswer): readonly Step[] => {
  const { deal, record } = told;
  const { id, names } = front;
  const starter = deal?.starter;
  const cut: readonly Step[] =
    starter && id.startsWith('match')
      ? [{ key: 'starter', by: 'us', points: 0, says: againstWords.cutCard(starter) }]
      : [];
  if (!record || !deal) return cut;
  const turns = turnsOf(deal);
  let at = 0;
  const played = turns.flatMap((turn, index): readonly Step[] => {
    if (turn === 'go')
      return [{ key: `go ${index}`, by: 'them', points: 0, turn: 'go', says: stepWords.saysGo('them', names) }];
    const [card, why] = [record.play[at], plays?.plays[at]?.reasons ?? []];
    at += 1;
    if (!card) return [];
    const by = personOf(card.by);
    const says = stepWords.plays(by, card.card, card.count, why, names);
    return [{ key: `card ${index} ${turn[0]}`, by, points: card.points, turn: 'card', says }];
  });
  let byHand = 0;
  const others = record.pegs.flatMap(({ by, source, points }): readonly Step[] => {
    if (source === 'heels') return [{ key: `heels ${by}`, by: personOf(by), points, pegs: 'heels' }];
    return source === 'peg' ? [{ key: `peg ${byHand++} ${by} ${points}`, by: personOf(by), points }] : [];
  });
  // A hand that is being corrected stays a step, so that its new points are not announced again.
  const shows = showSeats.flatMap((seat): readonly Step[] => {
    const by = personAt(deal, seat);
    const isIt = (peg: Peg) => personOf(peg.by) === by && peg.source === (seat === 'crib' ? 'crib' : 'hand');
    return wasPegged(deal, seat) ? [{ key: seat, by, points: record.pegs.find(isIt)?.points ?? 0 }] : [];
  });
  const [heels, ...rest] = others;
  const pegged = heels?.pegs ? [heels, ...played, ...rest] : [...played, ...others];
  return [...cut, ...pegged, ...shows, ...ourGo(turns, told, front)];
};

// Returns the sentences of the steps. The last peg of a side has its score.
const sentencesOf = (steps: readonly Step[], holes: Holes, { game, names }: Front): readonly string[] => {
  const left: Partial<Record<Person, number>> = { ...holes };
  const said = [...steps].reverse().map(({ by, points, says, pegs }) => {
    const side = scorerOf(dealOf(game), by);
    const score = left[side] ?? 0;
    const peg = points > 0 ? stepWords[pegs ?? 'gets'](by, points, score, names) : '';
    left[side] = score - points;
    return [says, peg].filter(Boolean).join(' ');
  });
  return said.reverse();
};

// Returns the steps that came since, in order. The point for a go belongs to an earlier card. It follows the go, or comes
// before the card that gives the go away.
const since = (was: readonly Step[], now: readonly Step[]): readonly Step[] => {
  const before = new Map(was.map(({ key, points }) => [key, points]));
  const after = new Set(now.map(({ key }) => key));
  const gone = was.filter(({ key }) => !after.has(key));
  // Points that were pegged by hand, and are now pegged for a card, are not new.
  const isMoved = ({ by, points }: Step) => gone.some((step) => step.by === by && step.points === points);
  const added = now.filter((step) => !before.has(step.key) && (step.turn !== undefined || !isMoved(step)));
  const goes = now.flatMap(({ says: _, ...step }): readonly Step[] => {
    const more = step.points - (before.get(step.key) ?? step.points);
    return step.turn === 'card' && more > 0 ? [{ ...step, points: more, pegs: 'go' }] : [];
  });
  const first = added[0]?.turn === 'go' ? 1 : 0;
  return [...added.slice(0, first), ...goes, ...added.slice(first)];
};

// The actions that put another game in front of the player.
const replacing: ReadonlySet<string> = new Set(['linkAwaited', 'linkOpened', 'positionLeft', 'gameTaken']);
const replacingInMatch: ReadonlySet<string> = new Set(['matchResumed', 'stateTaken', 'matchLeft']);

const replaces = (action: Action): boolean =>
  replacing.has(action.type) || (action.type === 'match' && replacingInMatch.has(action.action.type));

// A step of either player begins what is told anew.
const isStep = (action: Action, touches: boolean): boolean =>
  touches || (action.type === 'match' && action.action.type === 'opponentMoved');

// Says what undo has changed; empty if it changed only cards that were entered.
const ofUndo = (
  was: readonly Step[],
  now: readonly Step[],
  isNew: boolean,
  holes: Holes,
  { game, names }: Front,
): string => {
  const keys = (steps: readonly Step[]) => steps.map(({ key, points }) => `${key} ${points}`).join();
  return keys(was) === keys(now) && !isNew ? '' : stepWords.undone(sayScores({ game, names }, holes));
};

/** Returns what was told of the record after an action. */
export const tell = (before: State, after: State, action: Action, touches: boolean): Told => {
  const anew = isStep(action, touches);
  // A later notice would repeat what stands beside it.
  const said = anew || action.type === 'noticed' ? '' : after.told.said;
  const isReplaced = replaces(action) || before.ui.advised !== after.ui.advised;
  const known = isReplaced ? null : after.told.deal;
  const undone = anew ? action.type === 'undone' : after.told.undone;
  const told: Told = { said, deal: known, undone };
  const same = (['session', 'match', 'results', 'view', 'suspended'] as const).every((of) => before[of] === after[of]);
  if (same && told.deal) return said === after.told.said && undone === after.told.undone ? after.told : told;
  const front = frontOf(after);
  const { game } = front;
  const counts = game.deals.length > 0 && needsCounting(game);
  const answer = counts ? resultOf<ReadGameAnswer>(after, gameQuery(game)) : undefined;
  if (counts && !answer) return told;
  const record = answer?.deals.at(-1);
  const deal: ToldDeal = {
    game: front.id,
    deals: game.deals.length,
    deal: game.deals.at(-1),
    toPlay: answer?.toPlay,
    ...(record && { record }),
  };
  const { a, b, c } = record?.after ?? { a: game.start.ours, b: game.start.theirs };
  const holes: Holes = { us: a, them: b, ...(c !== undefined && { third: c }) };
  if (!known || known.game !== deal.game) return { ...told, deal, undone: false };
  const isNew = known.deals !== deal.deals;
  const was = stepsOf(known, front);
  if (undone) return { said: ofUndo(was, stepsOf(deal, front), isNew, holes, front), deal, undone: false };
  const plays = front.plays?.();
  const now = stepsOf(deal, front, plays);
  const added = since(isNew ? [] : was, now);
  // A card that has pegged waits for the reasons, if its screen asks for them.
  if (front.plays && !plays && added.some(({ turn, points, pegs }) => turn === 'card' && points > 0 && !pegs))
    return told;
  const isNext = isNew && front.id === 'table' && after.ui.notice === '';
  const begins = [
    action.type === 'gameBegun' ? announceSeries(after) : '',
    isNext ? `${strings.nextDeal(dealerOf(dealOf(game)), front.names)}.` : '',
  ];
  const steps = front.isExplained ? [] : sentencesOf(added, holes, front);
  const all = [said, ...begins, ...steps].filter(Boolean).join(' ');
  return { said: all, deal, undone: false };
};
