import shows from '../../tests/cases/shows.json';
import { createEngineInProcess } from '../engine/in_process.js';
import { offerProof } from './about_proof.js';

// The cases every language of the project is held to, counted once more by whoever reads the page. The words are the page's.

const button = document.querySelector('#check') as HTMLButtonElement;
const status = document.querySelector('#checked') as HTMLElement;

const say = (words = '', facts: Readonly<Record<string, string | number>> = {}) => {
  status.textContent = words.replace(/\{(\w+)\}/g, (_, fact) => String(facts[fact] ?? ''));
};

/** The hands this engine counts otherwise. */
const findWrong = async (): Promise<readonly string[]> => {
  const engine = await createEngineInProcess();
  const wrong: string[] = [];
  for (const { hand, starter, crib, points } of shows) {
    const show = await engine.scoreShow({ hand, ...(starter !== undefined && { starter }), crib: crib === true });
    if (show.points !== points) wrong.push([hand, starter, crib && 'crib'].filter(Boolean).join(' '));
  }
  engine.close();
  return wrong;
};

button.addEventListener('click', async () => {
  say();
  const { right, wrong, failed } = button.dataset;
  try {
    const hands = await findWrong();
    const facts = { all: shows.length, right: shows.length - hands.length, wrong: hands.join('; ') };
    say(hands.length === 0 ? right : wrong, facts);
  } catch {
    say(failed);
  }
});
button.hidden = false;
offerProof();
