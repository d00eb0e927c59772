import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { selectMatchStanding } from '../../../web/app/features/match/selectors.js';
import { sentenceOf } from '../../../web/app/features/review/announcements.js';
import {
  keyOf,
  printSummaries,
  readSummaries,
  writeSummaries,
} from '../../../web/app/features/review/games/game_summaries.js';
import { allGames, newlyFinished, notJudged, sourceOfKept } from '../../../web/app/features/review/games/kept_games.js';
import { readKept, writeKept } from '../../../web/app/features/review/games/serialize_games.js';
import { statisticsOf } from '../../../web/app/features/review/games/statistics.js';
import { type JudgedGame, lostOf, luckOf, type Parts } from '../../../web/app/features/review/judged_game.js';
import { lessonsIn } from '../../../web/app/features/review/lessons.js';
import { linkTo } from '../../../web/app/features/review/position_link.js';
import { reviewFeature, summaryDue } from '../../../web/app/features/review/reducer.js';
import { roundedGame } from '../../../web/app/features/review/rounded_game.js';
import { readChoosing } from '../../../web/app/features/review/saved_mistakes.js';
import { namesOf, selectGame } from '../../../web/app/features/review/selectors.js';
import { reviewWords } from '../../../web/app/messages/review.js';
import { activeQueries } from '../../../web/app/root/active_queries.js';
import { type Action, reduce } from '../../../web/app/root/reducer.js';
import { splitRoute } from '../../../web/app/root/route.js';
import { sourceOfMatch, sourceOfTable } from '../../../web/app/state/review_sources.js';
import {
  type MissedHoles,
  noSource,
  type RecordSource,
  type ReviewAction,
} from '../../../web/app/state/slices/review.js';
import type { State } from '../../../web/app/state/state.js';
import { frenchReview } from '../../../web/i18n/french/app/review.js';
import { begun, goOnTo, match, stepOn } from '../match/playing.js';
import { answered, goTo, peg, playThrough, reach, start } from '../play_through.js';
import { deskIn, done, drawn, engine, judgedIn, oneDeal, reviewed, withDesk } from './reviewing.js';

const act = (state: State, action: ReviewAction): State => reduce(state, { type: 'review', action });

const namesIn = (state: State) => {
  const game = selectGame(state, deskIn(state));
  if (!game) throw new Error('no game is read');
  return namesOf(game, deskIn(state));
};

const paper = readFileSync(new URL('../../cases/games/paper.txt', import.meta.url), 'utf8');

const over = async (level: 'beginner' | 'pub', seed: number): Promise<State> =>
  withDesk(await goOnTo(engine, 'over', await begun(engine, level, seed)));

describe('a game against the engine', () => {
  let played: State;
  let opened: State;
  let state: State;
  beforeAll(async () => {
    played = await over('pub', 21);
    opened = act(played, { type: 'recordOpened', source: sourceOfMatch(played, match(played)) });
    state = await answered(engine, opened);
  }, 120_000);

  /** Reviews the game once more, with these changes to what is known of it. */
  const reviewedWith = async (changes: Partial<RecordSource>): Promise<JudgedGame> => {
    const source = { ...sourceOfMatch(played, match(played)), ...changes };
    return judgedIn(await done(state, { type: 'recordOpened', source }));
  };

  test('is shown as text as the engine writes it, and otherwise kept as it was', () => {
    const page = (to: 'text' | 'statistics') => deskIn(act(state, { type: 'pageChosen', page: to }));
    const record = selectGame(state, deskIn(state))?.record;
    expect(page('text').source).toEqual({ ...deskIn(state).source, text: record });
    expect(deskIn(state).source.text).not.toBe(record);
    expect(page('statistics').source).toEqual(deskIn(state).source);
  });

  test('is judged deal by deal, and only while the review is in front', async () => {
    const asked = (there: State) => activeQueries(there).filter(({ name }) => name === 'reviewDeal');
    const reply = async (there: State, question: ReturnType<typeof activeQueries>[number] | undefined) => {
      if (!question) throw new Error('nothing is asked');
      const { key, name } = question;
      const method = engine[name] as (question: unknown) => Promise<never>;
      return reduce(there, { type: 'answered', key, reply: { ok: await method(question.question) } });
    };
    expect(asked(played)).toEqual([]);
    const record = activeQueries(opened).findLast(({ name }) => name === 'readGames');
    const read = await reply(opened, record);
    const all = match(played).game.deals.length;
    expect(asked(read).length).toBe(all);
    const one = await reply(read, asked(read)[0]);
    expect(judgedIn(one).done).toBe(1);
    expect(asked(one).length).toBe(all - 1);
    const left = reduce(one, goTo('board'));
    expect(asked(left)).toEqual([]);
    // A judged deal is not judged again.
    const back = await reply(reduce(left, goTo('review')), record);
    expect(asked(back).length).toBe(all - 1);
  }, 120_000);

  test('adds up: what the cards did and what each gave away is the result', () => {
    const { before, whole, deals, curve, worst, all } = judgedIn(state);
    expect(deals.length).toBe(all);
    const won = selectGame(state, deskIn(state))?.winner === 'a' ? 1 : 0;
    expect(before + luckOf(whole.luck) - lostOf(whole.lost.us) + lostOf(whole.lost.them)).toBeCloseTo(won, 9);
    let chance = before;
    for (const { luck, lost, after } of deals) {
      expect(chance + luckOf(luck) - lostOf(lost.us) + lostOf(lost.them)).toBeCloseTo(after, 9);
      chance = after;
    }
    expect([curve[0]?.chance, curve.at(-1)?.chance]).toEqual([before, won]);
    expect(drawn(state).all('.curve .end').length).toBe(all - 1);
    // We always threw the first two cards of the hand and played the first legal card, so the three worst choices are ours.
    const costs = worst.map(({ step }) => step.lost ?? 0);
    expect(costs.length).toBe(3);
    expect(costs).toEqual([...costs].sort((one, two) => two - one));
    expect(worst.every(({ by }) => by === 'us')).toBe(true);
  });

  test('adds up as it is shown, to tenths of a percent', () => {
    const judged = judgedIn(state);
    const { before, deals, whole } = roundedGame(judged);
    const tenths = (chance: number) => Math.round(chance * 1000);
    const change = ({ luck, lost }: Parts) => {
      const all = [luck.dealt, luck.cut, luck.cards, -lost.us.throw, -lost.us.play, -lost.us.counting];
      return [...all, lost.them.throw, lost.them.play].reduce((sum, each) => sum + tenths(each), 0);
    };
    let chance = tenths(before);
    for (const [at, deal] of deals.entries()) {
      chance += change(deal);
      expect(chance).toBe(tenths(judged.deals[at]?.after ?? -1));
      const is = judged.deals[at] as Parts;
      expect(Math.abs(luckOf(deal.luck) - luckOf(is.luck))).toBeLessThan(0.0025);
      for (const by of ['us', 'them'] as const) {
        expect(Math.abs(lostOf(deal.lost[by]) - lostOf(is.lost[by]))).toBeLessThan(0.0011);
        expect(Math.min(deal.lost[by].throw, deal.lost[by].play, deal.lost[by].counting)).toBeGreaterThanOrEqual(0);
      }
    }
    expect(tenths(before) + change(whole)).toBe(chance);
    expect(tenths(lostOf(whole.lost.us))).toBe(tenths(lostOf(judged.whole.lost.us)));
  });

  test('says that a decision will be asked again, and that it will not', () => {
    const { deal, at } = judgedIn(state).worst[0] ?? { deal: 0, at: 0 };
    const marked = act(state, { type: 'mistakeToggled', place: { deal, at } });
    expect(marked.ui.notice).toBe(reviewWords.askedAgain);
    expect(act(marked, { type: 'mistakeToggled', place: { deal, at } }).ui.notice).toBe(reviewWords.notAskedAgain);
  });

  test('says once how it ended', () => {
    expect(reviewFeature.announce(state)).toBe(sentenceOf(state, deskIn(state)));
    expect(reviewFeature.announce(state)).toMatch(
      /by \d+.*My chance of winning at the start: \d+\.\d%\. Since then: luck of the cards [+−]\d+\.\d%, my decisions −.*Pub’s decisions/,
    );
  });

  test('leaves a summary once, and not again when it is reviewed again', async () => {
    expect(summaryDue(state)?.summary).toMatchObject({ against: 'pub', date: '2026-11-23', counting: 0 });
    const summed = act(state, { type: 'gameSummed' });
    expect(deskIn(summed).games.length).toBe(1);
    expect(summaryDue(summed)).toBeUndefined();
    const again = await done(summed, { type: 'recordOpened', source: sourceOfMatch(played, match(played)) });
    expect(summaryDue(again)).toBeUndefined();
    expect(deskIn(act(again, { type: 'gameSummed' })).games.length).toBe(1);
  });

  const keep = (state: State, date = '2026-11-20'): State => {
    const game = newlyFinished(state, date);
    return game ? act(state, { type: 'gameKept', game }) : state;
  };

  test('is kept when it is over, and once', () => {
    const kept = keep(played);
    const { ours, theirs } = selectMatchStanding(played, match(played)).score;
    expect(deskIn(kept).kept).toMatchObject([
      { date: '2026-11-20', score: { ours, theirs }, played: { match: match(played) } },
    ]);
    expect(newlyFinished(kept, '2026-11-21')).toBeUndefined();
    const { all } = statisticsOf(allGames(deskIn(kept)));
    expect([all.games, all.won, all.judged]).toEqual([1, ours > theirs ? 1 : 0, 0]);
    expect(notJudged(deskIn(kept)).length).toBe(1);
    expect(readKept(writeKept(deskIn(kept)))).toEqual({ kept: deskIn(kept).kept, removed: [] });
  });

  test('is not kept before its end is counted', async () => {
    const going = withDesk(await begun(engine, 'pub', 21));
    expect(newlyFinished(await stepOn(engine, going), '2026-11-20')).toBeUndefined();
    expect(newlyFinished({ ...played, results: new Map() }, '2026-11-20')).toBeUndefined();
  });

  test('is counted once when it is reviewed later, for the day on which it ended', async () => {
    const kept = keep(played);
    const [game] = notJudged(deskIn(kept));
    if (!game) throw new Error('nothing is kept');
    const again = reduce(kept, { type: 'match', action: { type: 'rematchStarted' } });
    const judged = await done(again, { type: 'recordOpened', source: sourceOfKept(again, game) });
    const summed = act(judged, { type: 'gameSummed' });
    expect(allGames(deskIn(summed))).toMatchObject([{ key: game.key, date: '2026-11-20', against: 'pub' }]);
    expect(statisticsOf(allGames(deskIn(summed))).all.judged).toBe(1);
    expect(notJudged(deskIn(summed))).toEqual([]);
    // When the game is reviewed, its mistakes are added to practice.
    expect(lessonsIn(summed, judged).length).toBeGreaterThan(3);
    expect(lessonsIn(kept, played)).toEqual([]);
  });

  test('leaves its result when fifty others have come after it', () => {
    const [first] = deskIn(keep(played)).kept;
    if (!first) throw new Error('nothing is kept');
    let there = keep(played);
    for (let at = 1; at <= 51; ++at) there = act(there, { type: 'gameKept', game: { ...first, key: `k${at}` } });
    const review = deskIn(there);
    expect([review.kept.length, review.games.length, allGames(review).length]).toEqual([50, 2, 52]);
    expect(readSummaries(writeSummaries(review.games))).toEqual(review.games);
    expect(printSummaries(review.games).split('\n')[1]).toMatch(/^2026-11-20\tpub\t(won|lost)\t\t\t\t\t\d+-\d+$/);
  });

  test('is erased with all others, comes back with undo, and is not kept anew by itself', () => {
    const kept = keep(played);
    const erased = act(kept, { type: 'statisticsErased' });
    expect(allGames(deskIn(erased))).toEqual([]);
    expect(newlyFinished(erased, '2026-11-21')).toBeUndefined();
    const stored = readKept(writeKept(deskIn(erased)));
    expect(newlyFinished(withDesk({ ...played, review: null }, stored), '2026-11-21')).toBeUndefined();
    const back = act(erased, { type: 'gamesRestored' });
    expect(deskIn(back)).toMatchObject({ kept: deskIn(kept).kept, removed: [] });
  });

  test('is read back only as a game that is over', () => {
    const { kept } = deskIn(keep(played));
    const [game] = JSON.parse(writeKept({ kept, removed: [] })).games;
    const read = (part: object) => readKept(JSON.stringify({ v: 1, games: [{ ...game, ...part }] })).kept;
    expect(read({})).toEqual(kept);
    const { match: is, score } = game;
    for (const part of [
      { key: '../..' },
      { date: 'today' },
      { score: { ours: 121, theirs: 121 } },
      { score: { ...score, theirs: -1 } },
      { score: { ours: 120, theirs: 100 } },
      { score: { ours: 121.5, theirs: 100 } },
      { score: null },
      { unfinished: true },
      { match: { ...is, level: 'shark' } },
      { match: { ...is, game: { ...is?.game, deals: [] } } },
      { match: null },
    ])
      expect(read(part), JSON.stringify(part)).toEqual([]);
    expect(read({ score: { ours: 61, theirs: 54 }, unfinished: true })).toHaveLength(1);
    for (const text of [null, '', '{', '[]', '{"v":2,"games":[1]}', '{"v":1,"games":7,"last":"../.."}'])
      expect(readKept(text)).toEqual({ kept: [], removed: [] });
  });

  test('that an earlier version stored is read, and the last one stays removed if it was erased', () => {
    const [{ key, date, score } = { key: '', date: '', score: null }] = deskIn(keep(played)).kept;
    const games = [{ key, date, score, match: match(played) }];
    expect(readKept(JSON.stringify({ v: 1, last: key, games })).kept).toMatchObject([{ key, played: { match: {} } }]);
    expect(readKept(JSON.stringify({ v: 1, last: key, games: [] })).removed).toEqual([key]);
  });

  test('tells holes that were not seen from luck', async () => {
    const source = { ...sourceOfMatch(played, match(played)), missed: [[1, 4, 0]] as const };
    const missed = await done(state, { type: 'recordOpened', source });
    const [was, is] = [judgedIn(state), judgedIn(missed)];
    const [first] = is.deals;
    expect(first?.lost.us.counting).toBeGreaterThan(0.01);
    expect(is.whole.lost.us.counting).toBe(first?.lost.us.counting);
    const { before, whole, deals } = is;
    const after = before + luckOf(whole.luck) - lostOf(whole.lost.us) + lostOf(whole.lost.them);
    expect(after).toBeCloseTo(deals.at(-1)?.after ?? -1, 9);
    expect(luckOf(whole.luck)).toBeCloseTo(luckOf(was.whole.luck) + whole.lost.us.counting, 9);
    expect(summaryDue(missed)?.summary.counting).toBe(whole.lost.us.counting);
    // Missed holes cost the difference that they would make to the win chance at the start of the next deal.
    const [told, next] = selectGame(missed, deskIn(missed))?.deals ?? [];
    const chance = async (holes: number) => {
      const [ours, theirs] = [(told?.after.a ?? 0) + holes, told?.after.b ?? 0];
      return (await engine.winChance({ ours, theirs, weDeal: next?.dealer === 'a' })).chance;
    };
    expect(first?.lost.us.counting).toBeCloseTo((await chance(4)) - (await chance(0)), 12);
  }, 120_000);

  test('tells holes that the opponent took from those that nobody pegged', async () => {
    const lostBy = async (...missed: readonly MissedHoles[]) => (await reviewedWith({ missed })).whole.lost.us.counting;
    const apart = await lostBy([1, 4, 0]);
    expect(await lostBy([1, 4, 4])).toBeGreaterThan(apart * 1.5);
    expect(await lostBy([1, 1, 0], [1, 3, 0])).toBe(apart);
    // If the missed holes would have won a game that was lost, they cost the whole game.
    const { deals, winner } = selectGame(state, deskIn(state)) ?? {};
    const last = deals?.length ?? 0;
    expect(winner).toBeDefined();
    expect(await lostBy([last, 120, 0])).toBe(winner === 'a' ? 0 : 1);
  }, 120_000);

  test('counts again for the other player, and not once more after it was erased', async () => {
    const summed = act(state, { type: 'gameSummed' });
    const [mine] = deskIn(summed).games;
    const other = act(act(summed, { type: 'sideChosen', me: 'b' }), { type: 'gameSummed' });
    const games = deskIn(await answered(engine, other)).games;
    expect([games.length, games[0]?.won]).toEqual([1, !mine?.won]);
    const erased = act(summed, { type: 'statisticsErased' });
    expect(summaryDue(erased)).toBeUndefined();
    expect(deskIn(act(act(erased, { type: 'gameSummed' }), { type: 'gamesRestored' })).games).toEqual([mine]);
  }, 120_000);

  test('marks a decision that had a hint', async () => {
    const hintedAt = async (fallen: number) => {
      const { deals } = await reviewedWith({ hints: [[1, fallen]] });
      return deals.flatMap(({ decisions }) => decisions.filter((decision) => decision.hinted));
    };
    const asked = await hintedAt(0);
    expect(asked.some(({ deal, step }) => deal === 1 && step.kind === 'throw')).toBe(true);
    expect(asked.every(({ deal, by }) => deal === 1 && by === 'us')).toBe(true);
    // A hint taken before a card is played marks only the decision about that card, not an earlier one.
    const [first] = judgedIn(state).deals;
    const ours = first?.decisions.filter(({ by, step }) => by === 'us' && step.kind === 'play') ?? [];
    const each = [asked, ...(await Promise.all([1, 2, 3, 4, 5, 6, 7].map(hintedAt)))];
    expect(each.slice(1).every(({ length }) => length <= 1)).toBe(true);
    expect(each.flat().filter(({ step }) => step.kind === 'play').length).toBe(ours.length);
  }, 120_000);

  test('counts a decision after a hint apart', async () => {
    const source = {
      ...sourceOfMatch(played, match(played)),
      hints: [
        [1, 0],
        [2, 0],
        [3, 0],
      ] as const,
    };
    const [is, was] = [summaryDue(await done(state, { type: 'recordOpened', source })), summaryDue(state)];
    const [hinted, plain] = [is?.summary, was?.summary];
    expect([hinted?.hints, plain?.hints]).toEqual([3 + (plain?.decisions ?? 0) - (hinted?.decisions ?? 0) - 3, 0]);
    expect(hinted?.hints).toBeGreaterThanOrEqual(3);
    expect(hinted?.hinted).toBeGreaterThan(0);
    expect((hinted?.throws ?? 0) + (hinted?.plays ?? 0) + (hinted?.hinted ?? 0)).toBeCloseTo(
      (plain?.throws ?? 0) + (plain?.plays ?? 0),
      9,
    );
    expect(is?.lessons.length).toBeLessThan(was?.lessons.length ?? 0);
  }, 120_000);

  test('has a link for each decision that opens', async () => {
    const decisions = judgedIn(state).deals.flatMap((deal) => deal.decisions);
    expect(decisions.length).toBeGreaterThan(10);
    for (const { step } of decisions) {
      const link = splitRoute(linkTo(step) ?? '');
      expect(link, linkTo(step)).toBeDefined();
      expect(link?.ringed, linkTo(step)).toEqual(step.chosen);
      expect(readChoosing(step.kind, step.question), linkTo(step)).toBeDefined();
      expect(await link?.open(engine, undefined), linkTo(step)).toBeDefined();
    }
  });
});

describe('a record that was typed', () => {
  test('is reviewed with the cards seen, and for both players by their names', async () => {
    const state = await reviewed(oneDeal);
    const game = selectGame(state, deskIn(state));
    expect(game && namesOf(game, deskIn(state))).toEqual({ us: 'Ann', them: 'Ben' });
    expect(judgedIn(state).worst.map(({ by }) => by)).toEqual(['them', 'them', 'us']);
    expect(sentenceOf(state, deskIn(state))).toMatch(
      /Ann \d+, Ben \d+ so far\. Ann’s chance of winning.*Ann’s decisions −.*Ben’s decisions \+/,
    );
    expect(summaryDue(state)).toBeUndefined();
  }, 60_000);

  test('says nothing of the decisions of a player whose cards were not written down', async () => {
    const state = await reviewed(oneDeal.split('\n').slice(0, 3).join('\n'));
    expect(sentenceOf(state, deskIn(state))).toMatch(/Ann’s decisions/);
    expect(sentenceOf(state, deskIn(state))).not.toMatch(/Ben’s decisions/);
  }, 60_000);

  test('keeps no judgement of a record that another replaced', async () => {
    const first = await done(withDesk(start), { type: 'recordPasted', text: oneDeal });
    const asking = act(first, { type: 'pageChosen', page: 'review' });
    const deal = activeQueries(asking).find(({ name }) => name === 'reviewDeal');
    if (!deal) throw new Error('no deal is judged');
    const reply = { ok: await engine.reviewDeal(deal.question as never) };
    const kept = (there: State) => deskIn(reduce(there, { type: 'answered', key: deal.key, reply })).judged.size;
    const other = await done(asking, { type: 'recordOpened', source: { ...noSource, text: 'Cat - Dan\n1. 0-0*' } });
    expect([kept(asking), deskIn(other).judged.size, kept(other)]).toEqual([1, 1, 1]);
  }, 60_000);

  test('is seen from the side of whoever holds the phone', async () => {
    const from = async (me: 'a' | 'b' | null) =>
      judgedIn(await done(await reviewed(oneDeal), { type: 'sideChosen', me }));
    const [ann, ben] = [await from('a'), await from('b')];
    expect(ann.before + ben.before).toBeCloseTo(1, 12);
    expect(luckOf(ann.whole.luck)).toBeCloseTo(-luckOf(ben.whole.luck), 12);
    expect(ann.whole.lost.us).toEqual(ben.whole.lost.them);
  }, 60_000);

  test('counts in the statistics only for the player whose cards were all written down', async () => {
    const state = await reviewed(paper);
    expect(selectGame(state, deskIn(state))?.winner).toBe('b');
    expect(summaryDue(state)).toBeUndefined();
    const from = (me: 'a' | 'b') => done(state, { type: 'sideChosen', me });
    const [ann, ben] = [await from('a'), await from('b')];
    expect(summaryDue(ann)?.summary).toMatchObject({ against: 'table', won: false });
    expect(judgedIn(ben).deals.some(({ seen }) => !seen.us)).toBe(true);
    expect(summaryDue(ben)).toBeUndefined();
  }, 120_000);

  test('is refused with the line that cannot be, and stays as it was typed', async () => {
    const text = 'Ann - Ben\n1. 0-0*\nAnn: 5H 5H';
    const state = await done(withDesk(start), { type: 'recordPasted', text });
    const reply = [...state.results.values()].find((each) => 'error' in each);
    expect(reply && 'error' in reply && [reply.error.line, reply.error.message]).toEqual([
      3,
      'The five of hearts appears twice.',
    ]);
    expect(deskIn(state).source.text).toBe(text);
  });

  test('may be one of a file, and in the notation of another program', async () => {
    const pgn = (name: string) =>
      `[FirstDealer "${name}"]\n[FirstPone "Ann"]\n1.\nH1 3S 6S 6H 6C JC QD D1 JC QD\nH2 4C 5H 6D JS 2C KH D2 2C KH\nC JH\n`;
    const one = await reviewed(pgn('Ben'));
    expect(judgedIn(one)).toMatchObject({ done: 1, all: 1 });
    expect(drawn(one).texts('.review-screen .other-games')).toEqual([]);
    const typed = await done(withDesk(start), { type: 'recordPasted', text: pgn('Ben') + pgn('Cat') });
    expect(drawn(typed).texts('.reading')).toEqual(['2 games. Choose one to review.']);
    expect(drawn(typed).texts('.games li')).toEqual(
      ['Ben', 'Cat'].map((name) => `${name} and Ann, 1 deal. ${name} 2, Ann 0.`),
    );
    const first = await done(await done(typed, { type: 'pageChosen', page: 'review' }), {
      type: 'sideChosen',
      me: 'b',
    });
    const [named, other] = [namesIn(first), await done(first, { type: 'gameChosen', game: 1 })];
    expect([named, namesIn(other), deskIn(other).page]).toEqual([
      { us: 'Ann', them: 'Ben' },
      { us: 'Cat', them: 'Ann' },
      'review',
    ]);
    expect([judgedIn(other).done, deskIn(other).judged.size]).toEqual([1, 1]);
    expect(drawn(other).texts('.review-screen .other-games')).toEqual(['Game 2 of 2']);
    // The link and the copied text are of the game in review only.
    expect(reviewFeature.text(other)).toMatch(/^Cat - Ann to 121\n1\. 0\*-0 JH\n/);
    // The same game in review stays judged if it is chosen again.
    expect(deskIn(await done(other, { type: 'gameChosen', game: 1 })).judged).toBe(deskIn(other).judged);
    expect(
      deskIn(reduce(other, { type: 'review', action: { type: 'recordTyped', text: pgn('Eve') } })).source.game,
    ).toBe(0);
  }, 60_000);

  test('comes back with undo after another replaced it', async () => {
    const first = await reviewed(oneDeal);
    const second = await done(first, { type: 'recordPasted', text: 'Cat - Dan\n1. 0-0*' });
    expect(deskIn(second).source.text).toContain('Cat');
    const back = reduce(second, { type: 'undone' });
    expect(deskIn(back).source.text).toBe(oneDeal);
    expect(deskIn(reduce(back, { type: 'undone' })).source.text).toContain('Cat');
  });
});

test.each([1, 2, 3, 4, 5, 6])(
  'a game to 61 with muggins has the key of its review, however it ends: seed %i',
  async (seed) => {
    const begins = await begun(engine, 'beginner', seed, seed % 2 === 0, { target: 61, counts: 'muggins' });
    const state = withDesk(await goOnTo(engine, 'over', begins));
    const { record, players } = await engine.readGame({ record: sourceOfMatch(state, match(state)).text });
    expect(newlyFinished(state, '2026-11-20')?.key).toBe(keyOf(record, players));
  },
);

describe('a game at the table', () => {
  const table = reach([goTo('board'), peg('us', 5), peg('them', 7)], withDesk(start));

  test('is reviewed as it was kept, and the table stays as it was', async () => {
    const source = sourceOfTable(table);
    const state = await done(await playThrough(engine, [], table), { type: 'recordOpened', source });
    expect(state.view).toBe('review');
    expect(selectGame(state, deskIn(state))).toMatchObject({ players: ['Me', 'Them'], score: { a: 5, b: 7 } });
    expect(state.session).toEqual(table.session);
  }, 60_000);

  test('is the same game in a record, whatever the players are called', async () => {
    const pieces = ['Ann', 'Ben', 'É', '𝔸nn', ' ', ' 3', ' 7', ' to 5', ' - ', ' -', '-', '–', 'pone', 'Dealer'];
    const more = ['final', 'play', ' v ', '’', '.', 'Me', '𝔹'];
    const name = fc.array(fc.constantFrom(...pieces, ...more), { maxLength: 6 }).map((all) => all.join(''));
    await fc.assert(
      fc.asyncProperty(name, name, async (us, them) => {
        const names: readonly Action[] = [
          { type: 'named', by: 'us', name: us },
          { type: 'named', by: 'them', name: them },
        ];
        const named = reach(names, table);
        const { record, players, score } = await engine.readGame({ record: sourceOfTable(named).text });
        expect(score).toEqual({ a: 5, b: 7 });
        expect(await engine.readGame({ record })).toMatchObject({ record, players, score });
      }),
      { numRuns: 1000, seed: 36 },
    );
  });
});

test('a record that was typed stays as it was typed', async () => {
  const text = `${oneDeal}\n\n`;
  expect(deskIn(await done(await reviewed(text), { type: 'pageChosen', page: 'text' })).source.text).toBe(text);
});

test('no decision that gave nothing away is among the worst', async () => {
  const throws = oneDeal.split('\n').slice(0, 4).join('\n');
  const wrong = throws.replace('4C 5H 6D JS / 2C KH', '4C 5H 6D KH / 2C JS');
  const lost = async (text: string) => {
    const { deals, worst } = judgedIn(await reviewed(text));
    expect(deals.flatMap(({ decisions }) => decisions).length).toBe(2);
    return worst.map(({ by, step }) => [by, (step.lost ?? 0) > 0]);
  };
  expect(await lost(throws)).toEqual([]);
  expect(await lost(wrong)).toEqual([['us', true]]);
});

test('the change of our chance by the cut is luck of the cut, heels included', async () => {
  const { curve, deals } = judgedIn(await reviewed(oneDeal));
  const after = (kind: string): number => {
    const at = curve.find((point) => point.at !== undefined && stepAt(point.at)?.kind === kind);
    return at?.chance ?? Number.NaN;
  };
  const { steps } = await engine.reviewDeal({ record: oneDeal, deal: 1 });
  const stepAt = (at: number) => steps[at];
  const lastThrow = steps.findLastIndex(({ kind }) => kind === 'throw');
  const before = curve.find(({ at }) => at === lastThrow)?.chance ?? Number.NaN;
  expect(deals[0]?.luck.cut).toBeCloseTo(after('heels') - before, 12);
});

test.each([reviewWords.example, frenchReview.example])(
  'the record that is shown as an example can be read',
  async (record) => {
    expect((await engine.readGame({ record })).deals).toHaveLength(1);
  },
);
