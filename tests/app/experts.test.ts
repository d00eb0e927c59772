import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { discardsOf } from '../../web/app/features/discard/feature.js';
import { adviceOf } from '../../web/app/features/pegging/feature.js';
import { printRoute } from '../../web/app/root/route.js';
import positions from '../../web/pages/data/expert_positions.json' with { type: 'json' };
import { expertFacts } from '../../web/pages/figures/expert_tables.js';
import { english } from '../../web/pages/languages.js';
import { errorAt, widthOf } from '../../web/ui/error_margins.js';
import { answered, engine, follow, table } from './play_through.js';

// Reads the page about experts as its readers do. The app opens every link, and must show the figures printed beside it.

const facts = await expertFacts(english);

const asked = [...positions.discards, ...positions.plays];

const plain = (html: string): string => html.replace(/<[^>]+>/g, '').replaceAll('\u00a0', ' ');

interface Row {
  readonly link: string;
  readonly said: string;
  readonly named: readonly string[];
  readonly engine: string;
}

const rowsOf = (name: string): readonly Row[] =>
  [...(facts[name] ?? '').matchAll(/<tr><th scope="row">(.*?)<\/th><td>(.*?)<\/td><td>(.*?)<\/td><\/tr>/gs)].map(
    ([, said = '', named = '', best = '']) => ({
      link: /href="\.\/#([^"]+)"/.exec(said)?.[1] ?? '',
      said: plain(said),
      named: [...named.matchAll(/<li>(.*?)<\/li>/g)].map(([, item = '']) => plain(item)),
      engine: plain(best),
    }),
  );

type Choices = readonly { readonly ranks: string; readonly chance: number }[];

const ranksOf = (cards: readonly string[]): string =>
  cards.map((card) => (card.startsWith('T') ? '10' : card.charAt(0))).join('–');

const open = async (link: string): Promise<{ choices: Choices; canonical: string; cards: readonly string[] }> => {
  const state = await answered(engine, await follow(engine, link));
  const { dealt, hands, weDeal } = table(state);
  const throws = state.view === 'discard' ? discardsOf(state) : [];
  const cards = state.view === 'play' ? (adviceOf(state)?.legal ?? []) : [];
  const choices = [
    ...(throws ?? []).map(({ thrown, winChance = 0 }) => ({ ranks: ranksOf(thrown), chance: winChance })),
    ...cards.map(({ card, winChance = 0 }) => ({ ranks: ranksOf([card]), chance: winChance })),
  ];
  return {
    choices,
    canonical: printRoute(state),
    cards: state.view === 'discard' ? dealt : hands[weDeal ? 'dealer' : 'pone'],
  };
};

const turnsOf = ({ kept, thrown, starter, played }: (typeof positions)['plays'][number]) => {
  const sideOf = (card: string) => (kept.includes(card) ? 'us' : 'them');
  return { kept, thrown, starter, played: played.split(' ').map((card) => [sideOf(card), card] as const) };
};

const figure = (chance: number): string => (100 * chance).toFixed(1);
const errorIn = (link: string): number => {
  const [ours = 0, theirs = 0] = /\/(\d+)-(\d+)$/.exec(link)?.slice(1).map(Number) ?? [];
  return link.startsWith('v1/play/') ? 0.002 : errorAt('winChance', { ours, theirs });
};

describe.each([
  ['experts-discards', positions.discards],
  ['experts-plays', positions.plays],
])('%s', (name, wanted) => {
  test('has a row for every position, with its source', () => {
    const rows = rowsOf(name);
    expect(rows).toHaveLength(wanted.length);
    for (const [at, position] of wanted.entries()) {
      expect(rows[at]?.said).toContain(`${position.ours}–${position.theirs}, ${position.weDeal ? 'you' : 'they'} deal`);
      expect(rows[at]?.said).toContain(position.asked);
      expect(facts[name]).toContain(`${position.page}.htm`);
    }
  });

  test('has links that the app reads and would write so itself', async () => {
    for (const { link, said } of rowsOf(name)) {
      const { canonical, cards } = await open(link);
      expect(canonical).toBe(link);
      expect(said.startsWith(ranksOf(cards).replaceAll('–', ' ')), said).toBe(true);
    }
  });

  test('says of every choice what the app says of it', async () => {
    for (const row of rowsOf(name)) {
      const { choices } = await open(row.link);
      const [best] = choices;
      const shown = figure(best?.chance ?? 0) === '100.0' ? '>99.9' : figure(best?.chance ?? 0);
      expect(row.engine, row.said).toBe(`${best?.ranks}${shown}% ±${figure(errorIn(row.link))}`);
      for (const item of row.named) {
        const [, ranks, cost] = /^(\S+) (best|as good|−[\d.]+) /.exec(item) ?? [];
        const [choice] = choices.filter((each) => each.ranks === ranks);
        const behind = (best?.chance ?? 0) - (choice?.chance ?? 0);
        const wantedCost = behind === 0 ? 'best' : behind <= errorIn(row.link) ? 'as good' : `−${figure(behind)}`;
        expect(cost, `${row.said}: ${item}`).toBe(wantedCost);
      }
    }
  });

  test('has everybody who named something, once', () => {
    for (const [at, { named }] of wanted.entries()) {
      const names = rowsOf(name)[at]?.named.flatMap((item) => item.replace(/^.* (best|good|−[\d.]+) /, '').split(', '));
      expect(names?.sort()).toEqual(Object.keys(named).sort());
    }
  });
});

test('if skunks count, every choice has its cost in game points', async () => {
  const rows = rowsOf('experts-for-points');
  const wanted = asked.filter((position) => position.skunks);
  expect(rows).toHaveLength(wanted.length);
  for (const [at, position] of wanted.entries()) {
    const { weDeal, ours, theirs } = position;
    const score = { weDeal, ours, theirs, objective: 'acc' } as const;
    const thrown = 'dealt' in position ? await engine.valueDiscards({ ...score, dealt: position.dealt }) : [];
    const played = 'kept' in position ? (await engine.valuePlays({ ...score, ...turnsOf(position) })).legal : [];
    const choices = [
      ...thrown.map(({ thrown: cards, worth = 0 }) => ({ ranks: ranksOf(cards), worth })),
      ...played.map(({ card, worth = 0 }) => ({ ranks: ranksOf([card]), worth })),
    ];
    const [best] = choices;
    expect((await open(rows[at]?.link ?? '')).canonical).toBe(rows[at]?.link);
    expect(rows[at]?.link).toContain('/acc/');
    const error = widthOf.acc * errorIn(rows[at]?.link ?? '');
    expect(rows[at]?.engine).toBe(`${best?.ranks}${best?.worth.toFixed(2)} ±${error.toFixed(2)}`);
    for (const item of rows[at]?.named ?? []) {
      const [, ranks, cost] = /^(\S+) (best|as good|−[\d.]+) /.exec(item) ?? [];
      const behind = (best?.worth ?? 0) - (choices.find((each) => each.ranks === ranks)?.worth ?? 0);
      expect(cost, item).toBe(behind === 0 ? 'best' : behind <= error ? 'as good' : `−${behind.toFixed(2)}`);
    }
  }
});

test('the sentences count positions and choices', () => {
  const choices = asked.flatMap(({ named }) => Object.keys(named));
  expect([facts['experts-positions'], facts['experts-choices']]).toEqual([
    String(asked.length),
    String(choices.length),
  ]);
  const items = [...rowsOf('experts-discards'), ...rowsOf('experts-plays')];
  const good = items.flatMap(({ named }) => named.filter((item) => / (best|as good) /.test(item)));
  const people = good.reduce((sum, item) => sum + item.split(', ').length, 0);
  expect(facts['experts-good']).toBe(String(people));
  expect(facts['experts-split']).toBe(String(items.filter(({ named }) => named.length > 1).length));
  const sided = items.filter(({ named }) => named.some((item) => / (best|as good) /.test(item)));
  expect(facts['experts-agreed']).toBe(String(sided.length));
  const costs = items.flatMap(({ named }) =>
    named.flatMap((item) => item.split(', ').map(() => / −([\d.]+) /.exec(item)?.[1])),
  );
  expect(facts['experts-small']).toBe(String(costs.filter((cost) => Number(cost) < 2).length));
  expect(facts['experts-alone']?.match(/<li>/g) ?? []).toHaveLength(items.length - sided.length);
});

test('the played-out position agrees with docs/measured.md', () => {
  const measured = readFileSync(new URL('../../docs/measured.md', import.meta.url), 'utf8');
  const played = positions.discards.flatMap(({ playedOut }) => (playedOut ? [playedOut] : []));
  expect(played).toHaveLength(1);
  for (const playedOut of played) {
    for (const [at, thrown] of playedOut.throws.entries()) {
      const row = new RegExp(
        `^\\| ${thrown.replace(' ', '–')} \\|.*\\| ([\\d.]+) ± ([\\d.]+) \\| ([\\d.]+) ± `,
        'm',
      ).exec(measured);
      expect(row?.slice(1).map(Number), thrown).toEqual([
        playedOut.forPoints[at],
        expect.any(Number),
        playedOut.toWin[at],
      ]);
      expect(Number(row?.[2])).toBeLessThanOrEqual(playedOut.error);
    }
  }
});

test('three people or more named something in every position, and no card is there twice', () => {
  for (const position of asked) {
    expect(Object.keys(position.named).length, position.asked).toBeGreaterThanOrEqual(3);
    const cards = 'dealt' in position ? position.dealt : `${position.kept} ${position.thrown} ${position.starter}`;
    expect(new Set(cards.split(' ')).size, position.asked).toBe('dealt' in position ? 6 : 7);
  }
});
