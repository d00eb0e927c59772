import { render } from 'lit/html.js';
import { openLink, splitRoute } from '../app/root/route.js';
import { countOf } from '../app/session/count_slice.js';
import { discardOf } from '../app/session/discard_slice.js';
import { sharedEngine } from '../element/bundles/engine.js';
import { pageLanguage } from '../element/bundles/language.js';
import { CribbageCounter, CribbageDiscard, CribbageHand } from '../element/index.js';
import type { CountDetail, DiscardDetail, ErrorDetail } from '../element/public.js';
import { strings } from '../element/strings.js';
import { CribbageError } from '../engine/in_process.js';
import { languageFor, pageTag } from '../i18n/locale.js';
import { engineWords } from '../ui/messages/engine.js';
import { type EmbedMessage, readShow } from './messages.js';
import { embedView, type Shown } from './view.js';

// The links that the embed opens never lead to a recorded game or an exercise, so the elements that show them are left out.
customElements.define('cribbage-hand', CribbageHand);
customElements.define('cribbage-counter', CribbageCounter);
customElements.define('cribbage-discard', CribbageDiscard);

const root = document.querySelector('#embed') as HTMLElement;

const asked = new URLSearchParams(location.search).get('lang') ?? '';
document.documentElement.lang = pageTag(languageFor([asked]));

// Any page that frames the embed may read the embed's messages, because they contain only what that page put into the frame.
const tell = (message: EmbedMessage) => {
  if (window.parent !== window) window.parent.postMessage(message, '*');
};

const read = async (fragment: string): Promise<Shown> => {
  const link = splitRoute(fragment);
  if (!link) return { wrong: strings.unknownLink };
  const engine = await sharedEngine();
  try {
    const { view, session, ranking } = await openLink(link, engine);
    if (view !== 'count' && view !== 'discard') return { wrong: strings.unknownLink };
    if (view === 'discard')
      return { discard: discardOf(session, ranking), score: ranking.order === 'winChance' ? (link.score ?? '') : '' };
    const { ranks } = session;
    if (!ranks) return { count: countOf(session) };
    return {
      ranks,
      answer: await engine.scoreRanks({ ranks }),
      long: await engine.scoreRanks({ ranks, spoken: 'long' }),
    };
  } catch (error) {
    if (error instanceof CribbageError) return { wrong: strings.brokenLink(engineWords.error(error)) };
    throw error;
  }
};

// Only the newest link is shown.
let newest = 0;
const show = async (fragment: string) => {
  const mine = ++newest;
  const shown = await read(fragment).catch((): Shown => ({ wrong: strings.engineFailed }));
  if (mine !== newest) return;
  render(embedView(shown), root);
  if ('wrong' in shown) tell({ fifteenTwo: 1, type: 'error', message: shown.wrong });
  if ('ranks' in shown)
    tell({
      fifteenTwo: 1,
      type: 'ranks',
      result: { ranks: shown.ranks, ...shown.answer, spoken: engineWords.spoken(shown.answer) },
    });
};

addEventListener('hashchange', () => void show(location.hash));
addEventListener('message', ({ source, data }) => {
  const asked = source === window.parent && window.parent !== window ? readShow(data) : undefined;
  if (asked) void show(asked.link);
});
root.addEventListener('cribbage-count', ({ detail }: CustomEvent<CountDetail>) =>
  tell({ fifteenTwo: 1, type: 'count', result: detail }),
);
root.addEventListener('cribbage-discard', ({ detail }: CustomEvent<DiscardDetail>) =>
  tell({ fifteenTwo: 1, type: 'discard', result: detail }),
);
root.addEventListener('cribbage-error', ({ detail }: CustomEvent<ErrorDetail>) =>
  tell({ fifteenTwo: 1, type: 'error', message: detail.message }),
);
new ResizeObserver(() => {
  const height = Math.ceil(root.getBoundingClientRect().height);
  if (height > 0) tell({ fifteenTwo: 1, type: 'height', height });
}).observe(root);

tell({ fifteenTwo: 1, type: 'ready' });
await pageLanguage();
await show(location.hash);
