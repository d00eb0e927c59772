// Third-party programs, as texts. They are checked against the installed package, not as part of this repository.

export const engineConsumer = `
import { type Card, CribbageError, createEngine, type Discard, type Engine, type EngineUrls, ranks, type TableName } from 'fifteen-two';

const urls: EngineUrls = { folder: 'engine/', tables: { crib: new URL('https://example.org/crib.bin') } };
const engine: Engine = await createEngine({ inProcess: true, latestOnly: true, urls });
const dealt: readonly Card[] = ['5D', 'JH', '6S', '4H', '5S', '2C'];
const choices: readonly Discard[] = await engine.valueDiscards({ dealt, weDeal: true }, AbortSignal.timeout(1000));
const best: number | undefined = choices[0]?.hand.mean;
const tables: readonly TableName[] = await engine.needs('valueDiscards', { dealt, weDeal: true });

try {
  const { points, combinations } = await engine.scoreShow({ hand: '5H 5D 5S JC', starter: '5C' });
  const first: Card | undefined = combinations[0]?.cards[0];
  console.log(points, first, best, tables, ranks.length);
} catch (error) {
  if (error instanceof CribbageError && error.code === 'badCard') console.log(error.text, error.message);
}
engine.close();
`;

export const elementsConsumer = `
import { CribbageCounter, CribbageDiscard, CribbageDrill, CribbageGame, CribbageHand } from 'fifteen-two/element';
import { CribbageHand as OnlyHand } from 'fifteen-two/element/hand';
import 'fifteen-two/element/define';
import 'fifteen-two/cribbage-hand.js';
import 'fifteen-two/fifteen-two.js';
import 'fifteen-two/fifteen-two-all.js';

const hand = document.createElement('cribbage-hand');
hand.cards = '5H 5D 5S JC';
hand.starter = '5C';
hand.crib = true;
hand.step = 1;
const same: OnlyHand & CribbageHand = hand;

const discard: CribbageDiscard = document.createElement('cribbage-discard');
discard.myCrib = true;
discard.score = '90-75';

const counter = document.querySelector('cribbage-counter');
if (counter instanceof CribbageCounter) counter.cards = '';

const game: CribbageGame = document.createElement('cribbage-game');
game.record = 'Ann - Ben';
game.at = '1.2';

const drill: CribbageDrill = document.createElement('cribbage-drill');
drill.date = '2026-11-23';
drill.kind = 'count';

document.body.append(same, discard, game, drill);
hand.addEventListener('cribbage-count', (event) => console.log(event.detail.points, event.detail.spoken));
discard.addEventListener('cribbage-discard', (event) => console.log(event.detail.choices.length));
game.addEventListener('cribbage-game', (event) => console.log(event.detail.players, event.detail.winner));
drill.addEventListener('cribbage-answer', ({ detail }) => console.log(detail.date, detail.kind, detail.verdict === 'asGood', detail.cost));
`;

/** Each line after the second has one error. */
export const wrongConsumer = `import { type Card, createEngine } from 'fifteen-two';
const engine = await createEngine();
export const card: Card = '1H';
export const show = engine.scoreShow({ starter: '5C' });
export const discards = engine.valueDiscards({ dealt: '5D JH 6S 4H 5S 2C', weDeal: 'mine' });
export const count: string = (await engine.scoreRanks({ ranks: 'A2' })).points;
`;
