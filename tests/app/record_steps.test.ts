import { describe, expect, test } from 'vitest';
import { createEngine, type Player, type Rank } from '../../dist/engine/index.js';
import { isOpponentDue } from '../../web/app/features/match/feature.js';
import { selectMatch, selectMatchStanding } from '../../web/app/features/match/selectors.js';
import { type Action, reduce } from '../../web/app/root/reducer.js';
import { type Game, type ShowSeat, seatsOfTwo } from '../../web/app/session/game.js';
import { wholeGame } from '../../web/app/session/match.js';
import { printRecord } from '../../web/app/session/record_text.js';
import { statusOf } from '../../web/app/shell/shell.js';
import type { State } from '../../web/app/state/state.js';
import { actionsOf, atBoard, inMatch } from './match/playing.js';
import { answered, cardsOf, follow, goTo, keepingScore, peg, playThrough, start, taps, undo } from './play_through.js';

const engine = await createEngine();

/** Hears the status line: each of its sentences, when it changes. */
const listening = (first: State) => {
  let state = first;
  const heard: string[] = [];
  const hear = (now: State): State => {
    const [was, is] = [statusOf(state), statusOf(now)];
    for (const part of ['told', 'said', 'later'] as const)
      if (is[part] !== was[part] && is[part] !== '') heard.push(is[part]);
    state = now;
    return now;
  };
  const act = async (action: Action): Promise<readonly string[]> => {
    heard.length = 0;
    hear(reduce(state, action));
    await answered(engine, state, hear);
    return [...heard];
  };
  return { act, now: () => state };
};

const heardOf = async (actions: readonly Action[], from: State = start): Promise<readonly string[]> => {
  const { act } = listening(await answered(engine, from));
  const all: string[] = [];
  for (const action of actions) all.push((await act(action)).join(' '));
  return all;
};

const named: readonly Action[] = [
  { type: 'named', by: 'us', name: 'Ann' },
  { type: 'named', by: 'them', name: 'Ben' },
];
const kept = { type: 'keptPlayed', kept: cardsOf('5H 5D 6C QS'), thrown: cardsOf('2C 9D') } as const;
const playsRank = (rank: Rank): Action => ({ type: 'rankPlayed', rank });
const hand = (cards: string, seat: ShowSeat): readonly Action[] => [...taps(cards), { type: 'showPegged', seat }];
const untilGo = [kept, ...taps('JC'), playsRank('K'), ...taps('QS'), playsRank('5'), ...taps('5H')];
const afterGo = [playsRank('7'), ...taps('6C'), playsRank('T'), ...taps('5D')];
const best = (said: string) => said.replace(/Best: .*, I win \d+%/, 'Best');

describe('a listener hears', () => {
  test('each card, go and peg of the play, whether a go is said or given away by the next card', async () => {
    const before = [
      '',
      'Heels: 2 for me: I have 2. They lead.',
      'They play the king, count 10. Best.',
      'I play the queen of spades, count 20. Their turn.',
      'They play the 5, count 25. Best.',
      'I play the 5 of hearts, count 30, pair for two. 2 for me: I have 4. Their turn.',
    ];
    const after = [
      'I play the 6 of clubs, count 13. Their turn.',
      'They play the 10, count 23. Best.',
      'I play the 5 of diamonds, count 28, last card for one. 1 for me: I have 6. All cards are played.',
    ];
    const said = ['They say go. Go: 1 for me: I have 5. They lead.', 'They play the 7, count 7. Best.'];
    const all = await heardOf([...untilGo, { type: 'goSaid' }, ...afterGo]);
    expect(all.map(best)).toEqual([...before, ...said, ...after]);
    const unsaid = ['Go: 1 for me: I have 5. They play the 7, count 7. Best.'];
    expect((await heardOf([...untilGo, ...afterGo])).map(best)).toEqual([...before, ...unsaid, ...after]);
  });

  test('our own go, which follows from our cards, once', async () => {
    const ours = { type: 'keptPlayed', kept: cardsOf('TH 9D 8C QS'), thrown: cardsOf('2C 3D') } as const;
    const count29 = [playsRank('4'), ...taps('TH'), playsRank('3'), ...taps('9D'), playsRank('2'), playsRank('A')];
    const said = await heardOf([ours, ...taps('KC'), ...count29, ...taps('8C QS')]);
    expect(said.slice(6).map(best)).toEqual([
      'They play the 2, count 28. I say go. Their turn.',
      'They play the ace, count 29, go for one. 1 for them: they have 1. Best.',
      'I play the 8 of clubs, count 8. Best.',
      'I play the queen of spades, count 18, last card for one. 1 for me: I have 1. All cards are played.',
    ]);
  });

  test('a card before its advice, and the advice once, when it is final', async () => {
    const { act } = listening(await playThrough(engine, [kept, ...taps('JC')]));
    const said = await act(playsRank('K'));
    expect(said.map(best)).toEqual(['They play the king, count 10.', 'Best.']);
  });

  test('the shows, the next deal, pegs on the board, and what undo takes back', async () => {
    const shows = [...hand('4S 5H 5D 6C JD', 'pone'), ...hand('2H 2D 3C KS', 'dealer'), ...hand('7H 8D 9C TS', 'crib')];
    const after = [{ type: 'dealEnded' } as const, goTo('board'), peg('us', 3), undo];
    const [, , , , ...all] = await heardOf([...named, ...keepingScore, ...shows, ...after]);
    const plain = (said: string) => said.replace(/ fifteen two.*/, '').replace(/\d+%/, '%');
    expect(all.filter(Boolean).map(plain)).toEqual([
      '12 so far. With the starter: 12 to 24, 15.96 on average.',
      expect.stringMatching(/^Heels: 2 for Ann, who has 2\. Ben’s hand: 16\.|^Ben’s hand: 16\./),
      '16 for Ben, who has 16.',
      'Ann’s hand: 10.',
      '10 for Ann, who has 12.',
      'Ann’s crib: 7.',
      '7 for Ann, who has 19.',
      'New deal, Ben deals. Ben deals: Ann wins %.',
      '3 for Ann, who has 22. Ben deals: Ann wins %.',
      'Undone: Ann 19, Ben 16. Ben deals: Ann wins %.',
    ]);
  });

  test('the peg that wins, and then the result', async () => {
    const { act } = listening(await follow(engine, 'v1/board/118-88'));
    expect(await act(peg('us', 6))).toEqual(['3 for me: I have 121.', 'I win by 33: a skunk.']);
  });

  test('a correction once, as a notice, and nothing of a game that a link or another tab puts in front', async () => {
    const { act, now } = listening(await playThrough(engine, [...keepingScore, ...hand('4S 5H 5D 6C KH', 'pone')]));
    await act({ type: 'seatChosen', seat: 'pone' });
    await act({ type: 'cardTapped', card: 'KH' });
    const said = await act({ type: 'cardTapped', card: '5S' });
    expect(said).toEqual(['16 corrected to 23: they have 23.']);
    const stored = { session: now().session, past: [] };
    const other = listening(await answered(engine, start));
    const taken = await other.act({ type: 'gameTaken', stored });
    expect(taken.join(' ')).not.toMatch(/ for (me|them)/);
  });
});

/** The cards and pegs of a record, as they are to be heard. */
const stepsOf = async (game: Game, names: Readonly<Partial<Record<Player, string>>>) => {
  const { deals } = await engine.readGame({ record: printRecord(game) });
  return deals.map(({ play, pegs }) => ({
    cards: play.map(({ by, count }) => `${names[by]} ${count}`),
    pegs: pegs.map(({ by, points, score }) => `${points} ${names[by]} ${score}`).sort(),
  }));
};

/** The cards and pegs that were heard. */
const stepsIn = (said: readonly string[]) => {
  const all = said.join(' ');
  return {
    cards: [...all.matchAll(/(\w+) plays the [^.]*?, count (\d+)/g)].map(([, by, count]) => `${by} ${count}`),
    pegs: [...all.matchAll(/(\d+) for (\w+), who has (\d+)\./g)]
      .map(([, points, by, score]) => `${points} ${by} ${score}`)
      .sort(),
  };
};

const walked: readonly Action[] = [
  goTo('discard'),
  ...taps('5H 5D 6C QS 2C 9D'),
  ...untilGo,
  ...afterGo,
  { type: 'showCounted' },
  ...taps('KD 5S 7H TC'),
  { type: 'showPegged', seat: 'pone' },
  { type: 'showPegged', seat: 'dealer' },
  ...hand('2D 9C', 'crib'),
];
const byHand = [goTo('board'), peg('us', 2), peg('them', 3), peg('us', 1), peg('them', 12), peg('us', 8), peg('us', 4)];
const counted = seatsOfTwo.flatMap((seat, at) =>
  hand(['4S 5H 5D 6C JD', '2H 2D 3C KS', '7H 8D 9C TS'][at] ?? '', seat),
);

describe.each([
  ['on Discard, Pegging and Count', walked],
  ['on the board', byHand],
  ['on Count', [...keepingScore, ...counted]],
  ['on Count, with the play on the board', [...byHand.slice(0, 4), goTo('count'), ...counted]],
] as const)('a deal %s', (_, actions) => {
  test('is heard step by step as its record has it, each step once', async () => {
    const { act, now } = listening(await playThrough(engine, named));
    const said: string[] = [];
    for (const action of actions) said.push(...(await act(action)));
    const [steps] = await stepsOf(now().session.game, { a: 'Ann', b: 'Ben' });
    expect(stepsIn(said)).toEqual(steps);
    expect(steps?.pegs.length).toBeGreaterThan(3);
  });
});

test.each(['app', 'muggins', 'strict'] as const)(
  'a whole game against the engine, counted by %s, is heard as its record has it, and no score before it is true',
  async (counts) => {
    const begun = inMatch({
      type: 'matchStarted',
      level: 'beginner',
      seed: 7,
      settings: { target: 61, games: 1, counts },
    });
    const named = reduce(atBoard, { type: 'named', by: 'us', name: 'Ann' });
    const { act, now } = listening(await answered(engine, reduce(named, begun)));
    const said: string[] = [];
    const say = async (action: Action) => {
      said.push(...(await act(action)));
      while (isOpponentDue(now())) said.push(...(await act(inMatch({ type: 'opponentMoved' }))));
    };
    const standing = () => selectMatchStanding(now(), selectMatch(now()) as never);
    while (!standing().winner) for (const action of await actionsOf(engine, now())) await say(action);
    const deals = await stepsOf(wholeGame(selectMatch(now()) as never), { a: 'Ann', b: 'Beginner' });
    const all = { cards: deals.flatMap(({ cards }) => cards), pegs: deals.flatMap(({ pegs }) => pegs).sort() };
    expect(stepsIn(said)).toEqual(all);
    expect(said.filter((each) => / wins by /.test(each)).length).toBe(1);
  },
  60_000,
);
