import { type Action, reduce } from '../../../web/app/root/reducer.js';
import { openLink, splitRoute } from '../../../web/app/root/route.js';
import { countOf } from '../../../web/app/session/count_slice.js';
import { dealOf, people, showSeats, tableSizes } from '../../../web/app/session/game.js';
import { lengthAt, seriesLengths, seriesWinner } from '../../../web/app/session/series.js';
import { seats } from '../../../web/app/session/session.js';
import { holesOf, standingQueries } from '../../../web/app/state/score_selectors.js';
import { readStored, writeStored } from '../../../web/app/state/serialize_state.js';
import { type SessionHistory, type State, views } from '../../../web/app/state/state.js';
import { type Card, type Engine, ranks, suits } from '../../../web/engine/index.js';
import { start } from '../play_through.js';
import { countedBy } from './referee.js';

// Random walks through everything that a player can do in two tabs of one browser.

const deck = ranks.flatMap((rank) => suits.map((suit) => `${rank}${suit}` as Card));

const links = [
  'v1/board/60-55/theirs',
  'v1/discard/5DJH6S4H5S2C/theirs/118-109',
  'v1/count/5H5DJC5C.4S6S7H8D.QHKH2D3D-5S/dealer',
  'v1/count/..2H4H6HKH-JH/crib',
  'v1/count/4S5H5D6C.7H8H9CTC-JD',
  'v1/board/121-90',
  'v1/board/',
];

/** Returns a generator of pseudorandom numbers (mulberry32), the same for each seed. */
export const createDice = (seed: number) => {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number): number => Math.floor(next() * count);
  const pick = <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value;
  return { below, pick };
};

type Dice = ReturnType<typeof createDice>;

const shuffled = ({ below }: Dice, count: number): readonly Card[] => {
  const cards = [...deck];
  return Array.from({ length: count }, () => cards.splice(below(cards.length), 1)[0] as Card);
};

// Returns an action that enters one card or several at once, or taps a card entered before, to correct it.
const cardAction = (dice: Dice, state: State): Action => {
  const { session } = state;
  const lying = countOf(session).hands[session.seat];
  if (dice.below(3) === 0 && lying.length > 0) return { type: 'cardTapped', card: dice.pick(lying) };
  if (dice.below(3) === 0) return { type: 'cardsGiven', cards: shuffled(dice, 1 + dice.below(6)) };
  return { type: 'cardTapped', card: dice.pick(deck) };
};

const doings: readonly ((dice: Dice, state: State) => Action)[] = [
  cardAction,
  cardAction,
  cardAction,
  (dice) => {
    const [one, two, three, four, five, ...more] = shuffled(dice, 13);
    const hand = (at: number) => more.slice(at, at + 4);
    const cards = [one, two, three, four] as readonly Card[];
    return { type: 'showDealt', hands: { pone: cards, dealer: hand(0), crib: hand(4) }, starter: five as Card };
  },
  (dice) => ({ type: 'seatChosen', seat: dice.pick(seats) }),
  (dice) => ({ type: 'viewChosen', view: dice.pick([...views, 'play']) }),
  (dice) => ({ type: 'showPegged', seat: dice.pick(showSeats) }),
  (dice) => ({ type: 'showPegged', seat: dice.pick(showSeats) }),
  (dice) => ({ type: 'pegged', by: dice.pick(people), points: dice.below(31) }),
  (dice) => ({ type: 'dealerChosen', dealer: dice.pick(people) }),
  (dice) => {
    const cards = shuffled(dice, 6);
    return { type: 'keptPlayed', kept: cards.slice(0, 4), thrown: cards.slice(4) };
  },
  (dice) => ({ type: dice.below(3) === 0 ? 'tableSet' : 'scoreKept', size: dice.pick(tableSizes) }),
  () => ({ type: 'cleared' }),
  () => ({ type: 'scoreKept' }),
  () => ({ type: 'dealEnded' }),
  (dice) => ({ type: dice.below(4) === 0 ? 'gameBegun' : 'undone' }),
  (dice) => (dice.below(4) === 0 ? { type: 'gameBegun', games: dice.pick(seriesLengths) } : { type: 'gameBegun' }),
  () => ({ type: 'undone' }),
  (dice) => ({ type: dice.below(2) === 0 ? 'positionKept' : 'positionLeft' }),
  (dice) => ({ type: 'named', by: dice.pick(people), name: dice.pick(['Ann', 'Ben', '']) }),
];

const ownOf = ({ suspended, session, past }: State): SessionHistory => suspended ?? { session, past };

/** The storage of the device, which both tabs use. `at` grows with each change. */
interface Device {
  text: string | null;
  at: number;
}

interface Tab {
  state: State;
  known: number;
}

// Stores the tab's game, as the app's effects do. If the device has a newer game, the tab takes that one over instead.
const keep = (tab: Tab, device: Device): void => {
  if (device.at > tab.known) {
    takeOver(tab, device);
    return;
  }
  device.at += 1;
  tab.known = device.at;
  device.text = writeStored(ownOf(tab.state), tab.state.view, device.at);
};

const takeOver = (tab: Tab, device: Device): void => {
  const stored = readStored(device.text);
  if (!stored || stored.at <= tab.known) return;
  tab.known = stored.at;
  tab.state = reduce(tab.state, { type: 'gameTaken', stored: { session: stored.session, past: stored.past } });
};

const settle = async (tab: Tab, engine: Engine): Promise<void> => {
  for (;;) {
    const [open] = standingQueries(tab.state).filter(({ key }) => !tab.state.results.has(key));
    if (!open) return;
    const reply = await engine.readGame(open.question as { record: string }).then(
      (ok) => ({ ok }),
      (error) => ({ error }),
    );
    tab.state = reduce(tab.state, { type: 'answered', key: open.key, reply });
  }
};

const visit = async (tab: Tab, dice: Dice, engine: Engine): Promise<void> => {
  const link = splitRoute(dice.pick(links));
  if (link) tab.state = reduce(tab.state, { type: 'linkOpened', ...(await openLink(link, engine)) });
};

const reload = (tab: Tab, device: Device): void => {
  const stored = readStored(device.text);
  tab.state = stored ? { ...start, session: stored.session, past: stored.past, view: stored.view } : start;
  tab.known = device.at;
};

/** Makes random steps in two tabs. After every step it calls `check` with the score on the screen and the referee's score. */
export const walk = async (
  seed: number,
  steps: number,
  engine: Engine,
  check: (shown: unknown, counted: unknown) => void,
): Promise<void> => {
  const dice = createDice(seed);
  const device: Device = { text: null, at: 0 };
  const tabs: readonly [Tab, Tab] = [
    { state: start, known: 0 },
    { state: start, known: 0 },
  ];
  for (let done = 0; done < steps; ++done) {
    const tab = tabs[dice.below(5) === 0 ? 1 : 0];
    if (dice.below(3) > 0) takeOver(tab, device); // as after a storage event, or when the tab is shown again
    await settle(tab, engine);
    const way = dice.below(24);
    const before = ownOf(tab.state).session;
    if (way === 0) await visit(tab, dice, engine);
    else if (way === 1) reload(tab, device);
    else tab.state = reduce(tab.state, dice.pick(doings)(dice, tab.state));
    await settle(tab, engine);
    const { game, games, won } = tab.state.session;
    // Below a game lie only the games that count with it, so never a series that somebody has won.
    if (lengthAt(dealOf(game), games) > 1) check(seriesWinner(games, won), undefined);
    // The referee does not score the play. Other tests check the points pegged in the play.
    const laid = game.deals.some(({ steps }) => steps.some((each) => 'turn' in each));
    if (!laid) check(Object.values(holesOf(tab.state)), countedBy(game));
    if (ownOf(tab.state).session !== before) keep(tab, device);
  }
};
