import { createEngineInProcess } from '../engine/in_process.js';
import { cutAt, hashOf, readSeed } from '../engine/sealed.js';
import type { Card } from '../engine/types.js';
import { part, row, say } from './live.js';

// The script of sealed.html. It checks whether a seed fits the hash that was shown before a game, and shows the cards
// dealt from the seed. The fields and the address, `#seed/hash`, are untrusted input.

const [form, status, dealt, cutLine] = [part('sealed'), part('checked'), part('dealt'), part('cut')];
const [seedField, hashField] = [part<HTMLInputElement>('seed'), part<HTMLInputElement>('hash')];

/** The number of deals shown, enough for most games. */
const deals = 12;

const marks: Readonly<Record<string, string>> = { T: '10', S: '♠', H: '♥', D: '♦', C: '♣' };
const names = (cards: readonly Card[]): string =>
  cards.map((card) => card.replace(/[TSHDC]/g, (letter) => marks[letter] ?? letter)).join(' ');

const verdict = async (seed: number): Promise<string> => {
  const { right, wrong, alone, insecure, hash: noHash } = status.dataset;
  const [given, hash] = [hashField.value.replace(/\s/g, '').toLowerCase(), await hashOf(seed)];
  if (hash === undefined) return say(insecure);
  if (given === '') return say(alone, { hash });
  if (!/^[0-9a-f]{64}$/.test(given)) return say(noHash);
  return say(given === hash ? right : wrong, { hash });
};

const showCards = async (seed: number): Promise<void> => {
  const engine = await createEngineInProcess();
  const dealOf = (at: number) => engine.deal({ seed: seed + at });
  const [cut, ...rest] = await Promise.all(Array.from({ length: deals + 1 }, (_, at) => dealOf(at)));
  engine.close();
  const rows = rest.map(({ hands: [pone, dealer], starter }, at) =>
    row(String(at + 1), names(pone), names(dealer), names([starter])),
  );
  const [first, second] = cut?.hands ?? [[], []];
  const at = cutAt(first, second);
  const cards = { first: names(first.slice(at, at + 1)), second: names(second.slice(at, at + 1)) };
  cutLine.textContent = at < 0 ? '' : say(cutLine.dataset.cut, cards);
  dealt.querySelector('tbody')?.replaceChildren(...rows);
  dealt.hidden = false;
};

const check = async (): Promise<void> => {
  const { seed: noSeed, failed } = status.dataset;
  const seed = readSeed(seedField.value.replace(/\s/g, ''));
  dealt.hidden = true;
  if (seed === undefined) status.textContent = say(noSeed);
  else
    status.textContent = await showCards(seed).then(
      () => verdict(seed),
      () => say(failed),
    );
};

const open = (): void => {
  const [seed = '', hash = ''] = location.hash.slice(1).split('/');
  if (seed === '') return;
  [seedField.value, hashField.value] = [seed.slice(0, 40), hash.slice(0, 200)];
  void check();
};

form.addEventListener('submit', (event) => {
  event.preventDefault();
  void check();
});
addEventListener('hashchange', open);
form.hidden = false;
open();
