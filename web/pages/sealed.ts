import { createEngineInProcess } from '../engine/in_process.js';
import { cutAt, hashOf, readSeed } from '../engine/sealed.js';
import type { Card } from '../engine/types.js';

// A seed against its hash, and the cards dealt from it. What is in the fields or in the address, `#seed/hash`, is a stranger's word.
// The words are the page's.

const find = <Kind extends HTMLElement>(selector: string) => document.querySelector(selector) as Kind;
const [form, status, dealt, cutLine] = [find('#sealed'), find('#checked'), find('#dealt'), find('#cut')];
const [seedField, hashField] = [find<HTMLInputElement>('#seed'), find<HTMLInputElement>('#hash')];

const say = (words = '', facts: Readonly<Record<string, string>> = {}): string =>
  words.replace(/\{(\w+)\}/g, (_, fact) => facts[fact] ?? '');

/** As many as most games have. */
const deals = 12;

const suits: Readonly<Record<string, string>> = { S: '♠', H: '♥', D: '♦', C: '♣' };
const names = (cards: readonly Card[]): string =>
  cards.map((card) => `${card[0] === 'T' ? '10' : card[0]}${suits[card[1] ?? '']}`).join(' ');

const verdict = (given: string, hash: string | undefined): string => {
  const { right, wrong, alone, insecure, hash: noHash } = status.dataset;
  if (hash === undefined) return say(insecure);
  if (given === '') return say(alone, { hash });
  if (!/^[0-9a-f]{64}$/.test(given)) return say(noHash);
  return say(given === hash ? right : wrong, { hash });
};

const row = (cells: readonly string[]): HTMLTableRowElement => {
  const line = document.createElement('tr');
  for (const [at, text] of cells.entries()) {
    const cell = document.createElement(at === 0 ? 'th' : 'td');
    if (at === 0) cell.setAttribute('scope', 'row');
    cell.textContent = text;
    line.append(cell);
  }
  return line;
};

const showCards = async (seed: number): Promise<void> => {
  const engine = await createEngineInProcess();
  const [cut, ...rest] = await Promise.all(
    Array.from({ length: deals + 1 }, (_, more) => engine.deal({ seed: seed + more })),
  );
  const rows = rest.map(({ hands: [pone, dealer], starter }, at) =>
    row([String(at + 1), names(pone), names(dealer), names([starter])]),
  );
  const [first, second] = cut?.hands ?? [[], []];
  const at = cutAt(first, second);
  const cards = { first: names(first.slice(at, at + 1)), second: names(second.slice(at, at + 1)) };
  cutLine.textContent = at < 0 ? '' : say(cutLine.dataset.cut, cards);
  dealt.querySelector('tbody')?.replaceChildren(...rows);
  dealt.hidden = false;
  engine.close();
};

const check = async (): Promise<void> => {
  const seed = readSeed(seedField.value.replace(/\s/g, ''));
  dealt.hidden = true;
  if (seed === undefined) {
    status.textContent = say(status.dataset.seed);
    return;
  }
  const said = verdict(hashField.value.replace(/\s/g, '').toLowerCase(), await hashOf(seed));
  try {
    await showCards(seed);
    status.textContent = said;
  } catch {
    status.textContent = say(status.dataset.failed);
  }
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
