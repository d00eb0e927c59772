import { allowOwnScripts } from '../app/platform/trusted_types.js';
import { type ShowsProof, showSlices } from '../proof/proof.js';
import { seededQuestions } from '../proof/questions.js';
import { answersDigest, publishedHands, showsDigest } from '../proof/recorded.js';
import type { ProofNews } from '../proof/worker.js';
import { figure, part, row, say } from './live.js';

// The proof on about.html: the reader's device counts every show and asks questions of every type. The texts are in the
// page's HTML. The questions go to the app's own modules. A WebAssembly build of the native signature program would
// check only that program.

const button = part<HTMLButtonElement>('prove');
const progress = part<HTMLProgressElement>('proving');
const status = part('proven');

// Shows the highest points first, which interest players most.
const showTable = ({ hands, cribs }: ShowsProof) => {
  const rows = hands.map((count, points) =>
    row(figure(points), figure(count), figure(publishedHands[points] ?? 0), figure(cribs[points] ?? 0)),
  );
  part('shows').replaceChildren(...rows.reverse());
};

const showDigests = (shows: string, answers: string) => {
  part('shows-here').textContent = shows;
  part('shows-there').textContent = showsDigest;
  part('answers-here').textContent = answers;
  part('answers-there').textContent = answersDigest;
};

// On the progress bar, a slice of the shows is as long as 20 questions, because it takes more time.
const questions = seededQuestions().length;
const weight = 20;
progress.max = weight * showSlices + questions;

const verdict = (shows: ShowsProof, answers: string): string => {
  const { right, wrong, other } = button.dataset;
  if (shows.wrong > 0) return say(wrong, { wrong: shows.wrong, first: shows.firstWrong });
  const same =
    shows.digest === showsDigest &&
    answers === answersDigest &&
    publishedHands.every((count, points) => count === shows.hands[points]);
  return say(same ? right : other, { shows: shows.shows, answers: questions });
};

const prove = () => {
  allowOwnScripts();
  const worker = new Worker(new URL('../proof/worker.js', import.meta.url), { type: 'module' });
  let [slices, shows, answers] = [0, undefined as ShowsProof | undefined, ''];
  const end = (words: string) => {
    worker.terminate();
    button.setAttribute('aria-disabled', 'false');
    progress.hidden = true;
    status.textContent = words;
  };
  button.setAttribute('aria-disabled', 'true');
  progress.value = 0;
  progress.hidden = false;
  part('proof').hidden = true;
  status.textContent = say(button.dataset.counting);
  worker.onerror = () => end(say(button.dataset.failed));
  worker.onmessage = ({ data }: MessageEvent<ProofNews>) => {
    if ('shows' in data) {
      shows = data.shows;
      progress.value = weight * ++slices;
      if (slices === showSlices) status.textContent = say(button.dataset.asking, { answers: questions });
    } else if ('answers' in data) {
      answers = data.digest;
      progress.value = weight * slices + data.answers;
    } else if ('ended' in data && shows) {
      showTable(shows);
      showDigests(shows.digest, answers);
      part('proof').hidden = false;
      end(verdict(shows, answers));
    } else end(say(button.dataset.failed));
  };
};

/** Shows the button that starts the proof. */
export const offerProof = () => {
  button.addEventListener('click', () => button.getAttribute('aria-disabled') === 'true' || prove());
  button.hidden = false;
};
