import shows from '../../tests/cases/shows.json';
import { createEngineInProcess } from '../engine/in_process.js';
import { offerProof } from './about_proof.js';
import { part, say } from './live.js';

// The check on about.html counts the hands of tests/cases on the reader's device. The same hands test the project's code
// in every programming language. The texts are in the page's HTML.

const [button, status] = [part('check'), part('checked')];

/** Returns the hands that this engine counts wrong. */
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
  status.textContent = '';
  const { right, wrong, failed } = button.dataset;
  try {
    const hands = await findWrong();
    const facts = { all: shows.length, right: shows.length - hands.length, wrong: hands.join('; ') };
    status.textContent = say(hands.length === 0 ? right : wrong, facts);
  } catch {
    status.textContent = say(failed);
  }
});
button.hidden = false;
offerProof();
