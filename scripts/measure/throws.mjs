// Plays throws of one deal out, every throw against the same cards, and prints how often each wins beside what the advice says:
//
//     node scripts/measure/throws.mjs DEALT mine|theirs OURS THEIRS ORDER DEALS SEED THROW …
//     node scripts/measure/throws.mjs '2S 3H 5D 8C 9S 9H' theirs 110 103 winChance 400 2026 9S9H 3H9S
//
// The other throws what wins most often by the advice. Both sides lay what its first answers have first by ORDER, `winChance` or
// `points`. After the deal the board says what the score is worth. Needs the built package.
import { createEngine } from '../../dist/engine/index.js';

const [cards, seat, oursText, theirsText, order, dealsText, seedText, ...throwTexts] = process.argv.slice(2);
const six = cards.split(' ');
const throws = throwTexts.map((text) => text.match(/../g));
const weDeal = seat === 'mine';
const start = { us: Number(oursText), them: Number(theirsText) };
const last = 121;
const engine = await createEngine();

// Mulberry32 (Tommy Ettinger): small, and the same everywhere.
let state = Number(seedText) >>> 0;
const random = () => {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

const unseen = [...'A23456789TJQK']
  .flatMap((rank) => [...'SHDC'].map((suit) => rank + suit))
  .filter((card) => !six.includes(card));
const shuffled = () => {
  const pack = [...unseen];
  for (let at = pack.length - 1; at > 0; --at) {
    const other = Math.floor(random() * (at + 1));
    [pack[at], pack[other]] = [pack[other], pack[at]];
  }
  return pack;
};

const otherSide = { us: 'them', them: 'us' };
/** The score after some pegs, ours and theirs; the first to get home ends it. */
const pegged = (score, pegs) => {
  const now = { ...score };
  for (const [by, points] of pegs) if (Math.max(now.us, now.them) < last) now[by] = Math.min(last, now[by] + points);
  return now;
};

/** The score after the play; each side sees its own cards. */
const afterPlay = async (hands, starter, score) => {
  const played = [];
  for (;;) {
    const { plays, toPlay, over } = await engine.scorePlay({ played, weDeal, ours: score.us, theirs: score.them });
    if (over || !toPlay)
      return pegged(
        score,
        plays.map(({ by, points }) => [by, points]),
      );
    const { kept, thrown } = hands[toPlay];
    const seen = toPlay === 'us' ? played : played.map(([by, card]) => [otherSide[by], card]);
    const [ours, theirs] = [score[toPlay], score[otherSide[toPlay]]];
    const deals = weDeal === (toPlay === 'us');
    const question = { kept, thrown, starter, weDeal: deals, ours, theirs, played: seen, order, quick: true };
    const { legal, mustGo } = await engine.valuePlays(question);
    played.push([toPlay, mustGo ? 'go' : legal[0].card]);
  }
};

const dealer = weDeal ? 'us' : 'them';
const pone = otherSide[dealer];
const showsOf = async (hands, starter) => {
  const count = async (hand, crib = false) => (await engine.scoreShow({ hand, starter, crib })).points;
  const crib = [...hands.us.thrown, ...hands.them.thrown];
  return [
    [pone, await count(hands[pone].kept)],
    [dealer, await count(hands[dealer].kept)],
    [dealer, await count(crib, true)],
  ];
};

/** Our chance of winning after a deal: 1 and 0 where it is decided. */
const playOut = async (hands, starter) => {
  const cut = pegged(start, starter.startsWith('J') ? [[dealer, 2]] : []);
  const laid = Math.max(cut.us, cut.them) >= last ? cut : await afterPlay(hands, starter, cut);
  const { us, them } = pegged(laid, await showsOf(hands, starter));
  if (Math.max(us, them) >= last) return us >= last ? 1 : 0;
  return (await engine.winChance({ ours: us, theirs: them, weDeal: !weDeal })).chance;
};

const best = async (dealt, deals, ours, theirs) =>
  (await engine.valueDiscards({ dealt, weDeal: deals, ours, theirs }))[0];

const results = throws.map(() => []);
for (let deal = 0; deal < Number(dealsText); ++deal) {
  const pack = shuffled();
  const them = await best(pack.slice(0, 6), !weDeal, start.them, start.us);
  for (const [at, thrown] of throws.entries()) {
    const us = { thrown, kept: six.filter((card) => !thrown.includes(card)) };
    results[at].push(await playOut({ us, them }, pack[6]));
  }
}

const meanOf = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
const errorOf = (values) =>
  1.96 * Math.sqrt((meanOf(values.map((value) => value * value)) - meanOf(values) ** 2) / values.length);
const withError = (values) => `${meanOf(values).toFixed(3)} ± ${errorOf(values).toFixed(3)}`;
const [first] = results;
const shown = await engine.valueDiscards({ dealt: six, weDeal, ours: start.us, theirs: start.them });
console.log('| throw | said | played out | behind the first row |\n|---|---|---|---|');
for (const [at, thrown] of throws.entries()) {
  const { winChance } = shown.find((choice) => choice.thrown.every((card) => thrown.includes(card)));
  const behind = at === 0 ? '' : withError(first.map((value, deal) => value - results[at][deal]));
  console.log(`| ${thrown.join(' ')} | ${winChance.toFixed(3)} | ${withError(results[at])} | ${behind} |`);
}
engine.close();
